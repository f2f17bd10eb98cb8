package import EmakiText
package import EmakiDiagnostics
import EmakiDrawing
package import EmakiLayout
import EmakiMotion
package import EmakiScenes

/// The report of `inspect --explain`: why a view has its frame.
package struct ExplanationReport {
  private struct Answer {
    let scene: Scene
    let explanation: FrameExplanation
    let names: LayoutNames
  }

  private let input: InputFile
  private let answers: [Answer]
  /// Diagnostics from reading and layout.
  package let diagnostics: [Diagnostic]

  /// Explains the views that a name means, in all scenes that have one.
  ///
  /// - Throws: `Failure` with the nearest names where no scene has one.
  package init(
    explaining name: String, input: InputFile, scenes: [Scene], screen: ScreenSettings,
    sampling: SamplingSettings, engine: LayoutEngine
  ) throws(Failure) {
    self.input = input
    var answers: [Answer] = []
    var candidates: [String] = []
    var diagnostics = input.diagnostics
    for scene in scenes {
      let motion = try scene.motion(for: sampling, in: input.name)
      let timeline = try input.timeline(of: scene, motion, screen, by: engine)
      let time = sampling.at ?? 0
      let search = ViewSearch(scene, timeline.snapshot(at: time).screen)
      let names = input.names(in: timeline)
      candidates += search.candidates
      let found = search.views(called: name)
      for view in found {
        guard let explanation = timeline.explanation(of: view, at: time, calling: names) else {
          continue
        }
        answers.append(Answer(scene: scene, explanation: explanation, names: names))
      }
      if !found.isEmpty { diagnostics += input.warnings(about: timeline.issues, in: timeline) }
    }
    if answers.isEmpty {
      throw Failure(
        "\(input.name) has no view \"\(name)\"",
        hint: NearestName.hint(for: name, in: candidates)
          ?? "emaki inspect \(input.name) --format tree shows them all")
    }
    self.answers = answers
    self.diagnostics = diagnostics
  }

  // MARK: Words

  /// Number by number, what decides it.
  package var text: String {
    answers.map(text(of:)).joined(separator: "\n") + Report.text(of: diagnostics)
  }

  private func text(of answer: Answer) -> String {
    let own = answer.explanation
    var lines = ["scene \(answer.scene.id)\(answer.scene.title.map { " \"\($0)\"" } ?? "")"]
    let frame = own.parts.map(\.value.shortText).joined(separator: " ")
    let parent = own.superview.map { " in \(answer.names($0))" } ?? ""
    lines.append("\(title(of: own, answer.names)) [\(frame)]\(parent)\(place(own.view.place))")
    for part in own.parts {
      lines.append("  \(part.number.rawValue) = \(part.value.shortText)")
      lines += part.reasons.flatMap { self.lines($0, indent: 4 + 2 * min($0.depth, 8)) }
    }
    for loss in own.losses {
      lines += self.lines(loss.reason, indent: 2)
      if !loss.winners.isEmpty { lines.append("    what holds instead:") }
      lines += loss.winners.flatMap { self.lines($0, indent: 6) }
    }
    return lines.map { $0.onOneLine + "\n" }.joined()
  }

  private func title(of own: FrameExplanation, _ names: LayoutNames) -> String {
    let name = names(own.view.id)
    return name == own.view.id.rawValue ? "\(own.view.kind.rawValue) \(name)" : name
  }

  private func lines(_ reason: FrameExplanation.Reason, indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    return [space + reason.text + place(reason.place)] + reason.notes.map { space + "  " + $0 }
  }

  private func place(_ place: FilePlace) -> String {
    guard let line = place.line else { return "" }
    return
      "  (\(place.file == nil || place.file == input.name ? "line " : "\(place.file ?? ""):")\(line))"
  }

  // MARK: JSON

  /// The report as JSON.
  package var json: JSONValue {
    .object([
      ("input", .string(input.name)),
      ("explanations", .array(answers.map(json(of:)))),
      ("diagnostics", .array(diagnostics.map(\.json))),
    ])
  }

  private func json(of answer: Answer) -> JSONValue {
    let own = answer.explanation
    return .object([
      ("scene", .string(answer.scene.id)),
      ("id", .string(own.view.id.rawValue)),
      ("name", JSONValue(own.view.name)),
      ("kind", .string(own.view.kind.rawValue)),
      ("parent", JSONValue(own.superview?.rawValue)),
      ("file", JSONValue(own.view.place.file ?? input.name)),
      ("line", JSONValue(own.view.place.line.map(Double.init))),
      ("frame", .array(own.parts.map { .number($0.value) })),
      (
        "numbers",
        .array(
          own.parts.map { part in
            .object([
              ("number", .string(part.number.rawValue)), ("value", .number(part.value)),
              ("reasons", .array(part.reasons.map(json(of:)))),
            ])
          })
      ),
      (
        "broken",
        .array(
          own.losses.map { loss in
            .object([
              ("reason", json(of: loss.reason)), ("instead", .array(loss.winners.map(json(of:)))),
            ])
          })
      ),
    ])
  }

  private func json(of reason: FrameExplanation.Reason) -> JSONValue {
    .object([
      ("text", .string(reason.text)),
      ("depth", .number(Double(reason.depth))),
      ("notes", .array(reason.notes.map(JSONValue.string))),
      ("file", JSONValue(reason.place.line == nil ? nil : reason.place.file ?? input.name)),
      ("line", JSONValue(reason.place.line.map(Double.init))),
    ])
  }
}
