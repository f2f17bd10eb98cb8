public import EmakiText
import EmakiDrawing
import EmakiLayout
import EmakiScenes
import PixelDiff

extension PairResult: ReportedResult {
  /// The pair's name.
  public var name: String { pair.name }
  /// One word for the verdict.
  public var word: String { outcome.word }
  /// Whether there is something to note even where both are the same.
  public var hasNotes: Bool { !meaning.notes.isEmpty }
  /// The file that a note on a pull request is put at, where `notedFile` does not say it.
  public var place: String { pair.actual ?? pair.expected ?? "" }

  /// The outcome for each view, at the line of its file that defines it.
  public var annotations: [ResultAnnotation] {
    meaning.views.compactMap { view in
      view.place.line.map {
        ResultAnnotation(file: view.place.file, line: $0, message: view.description.onOneLine)
      }
    }
  }

  /// How much of the pictures was not compared.
  public var ignoredArea: IgnoredArea { ignored.area }

  /// Why it failed, where it did.
  public var reason: String? { if case .failed(let reason) = outcome { reason } else { nil } }

  /// Figures and meaning, one sentence a line.
  public var explanation: [String] {
    if let reel { return reel.lines }
    if let design { return meaning.notes + design.lines(atMost: 20) }
    return meaning.lines + (outcome.difference?.lines ?? [])
  }

  /// The same with every view.
  private var wholeExplanation: [String] {
    if let reel { return reel.lines }
    if let design { return meaning.notes + design.lines(atMost: .max) }
    return meaning.lines(atMost: .max) + (outcome.difference?.lines ?? [])
  }

  /// The lines on the page: every view, since there it can be scrolled.
  var pageLines: [String] {
    if case .failed(let reason) = outcome { return reason.split(separator: "\n").map(String.init) }
    return wholeExplanation.map(\.onOneLine) + (acceptingFlags.map { ["to accept: \($0)"] } ?? [])
  }

  /// The flags under which the pair would pass, or `nil` where none would.
  public var acceptingFlags: String? {
    if let reel,
      reel.sizes != nil || reel.motion.frameCounts != nil || reel.motion.frameRates != nil
        || reel.times != nil || !reel.ignoredMoves.isEmpty || !reel.lookChanges.isEmpty
    {
      return nil
    }
    guard case .different(let difference?) = outcome, !ignored.hasMoved,
      !difference.exceeded.isEmpty,
      difference.expectedSize == difference.actualSize
    else { return nil }
    var flags = ["--area \(difference.changed)"]
    // A larger area alone would leave the change to the limit on windows.
    let share = reel?.worstWindowShare ?? difference.worstWindowShare
    let isOverWindow = difference.exceeded.contains { if case .window = $0 { true } else { false } }
    if let window = difference.worstWindow, share > WindowLimit().share || isOverWindow {
      let allowed = min((share * 1000).rounded(.up) / 1000, 1)
      flags.append("--window \(max(window.width, window.height)):\(allowed.shortText)")
    }
    return Self.join(flags, " ")
  }

  /// As the standard library's `joined`, which looks its types up at run time: a tenth of comparing
  /// two small pictures.
  private static func join(_ parts: [String], _ separator: String) -> String {
    var text = ""
    for (index, part) in parts.enumerated() {
      if index > 0 { text += separator }
      text += part
    }
    return text
  }

  /// The result with all figures.
  public var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("name", .string(pair.name)), ("outcome", .string(outcome.word)),
      ("expected", JSONValue(pair.expected)), ("actual", JSONValue(pair.actual)),
    ]
    if case .failed(let reason) = outcome { members.append(("reason", .string(reason))) }
    if let difference = outcome.difference {
      members.append(("changed", .number(Double(difference.changed))))
      members.append(("compared", .number(Double(difference.compared))))
      members.append(("share", .number(difference.share)))
      members.append(("largest", .number(difference.largest)))
      members.append(("unit", .string(difference.metric.unit)))
      if let similarity = difference.similarity {
        members.append(("similarity", .number(similarity)))
      }
      members.append(("exceeded", .array(difference.exceeded.map { .string("\($0)") })))
      members.append(
        (
          "regions",
          .array(
            difference.regions.map { region in
              let box = region.bounds
              return .array([box.x, box.y, box.width, box.height].map { .number(Double($0)) })
            })
        ))
    }
    if ignored.area.all > 0 { members.append(("ignored", ignored.area.json)) }
    if !explanation.isEmpty {
      members.append(("lines", .array(explanation.map(JSONValue.string))))
    }
    if !meaning.views.isEmpty { members.append(("views", .array(meaning.views.map(\.json)))) }
    for (key, lines) in [("others", meaning.others), ("notes", meaning.notes)] where !lines.isEmpty
    {
      members.append((key, .array(lines.map(JSONValue.string))))
    }
    if let notedFile { members.append(("file", .string(notedFile))) }
    if !annotations.isEmpty {
      members.append(("annotations", .array(annotations.map(\.json))))
    }
    if let reel { members.append(("motion", reel.json)) }
    if let design { members.append(("design", design.json)) }
    if let flags = acceptingFlags { members.append(("accept", .string(flags))) }
    return .object(members)
  }
}

extension ViewDifference {
  fileprivate var json: JSONValue {
    .object([
      ("id", .string(view.rawValue)), ("title", .string(title)),
      ("changes", .array(changes.map(JSONValue.string))),
    ])
  }
}
