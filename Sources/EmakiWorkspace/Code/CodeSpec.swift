package import EmakiCode
package import EmakiPreview
import EmakiText

/// The specification of the motions of code: one row for each change.
package struct CodeSpec {
  private let findings: CodeFindings
  private let countsValues: Bool

  /// - Parameter countsValues: whether it ends with how often each duration and curve is used.
  package init(_ findings: CodeFindings, countingValues countsValues: Bool) {
    (self.findings, self.countsValues) = (findings, countsValues)
  }

  /// In one of the forms.
  ///
  /// - Throws: `Failure` for one that code has not.
  package func text(_ format: SpecFormat) throws(Failure) -> String {
    switch format {
    case .md: markdown
    case .csv: table.csv
    case .json: json.text + "\n"
    case .svg, .swift: throw .usage("--format \(format.rawValue) is for scenes, not for code")
    }
  }

  private static let columns = [
    "place", "function", "view", "property", "from", "to", "delay", "duration", "curve", "when",
  ]

  private var table: SpecTable {
    SpecTable(
      Self.columns, texts: ["place", "function", "view", "property", "curve", "when"],
      rows: findings.motions.flatMap(\.rows))
  }

  private var markdown: String {
    guard !findings.motions.isEmpty else { return "No motion was found.\n" }
    return table.markdown + (countsValues ? inventory : "")
  }

  // MARK: Counts

  private var inventory: String {
    let counts = CodeInventory(findings.motions)
    func rows(_ entries: [CodeInventory.Entry]) -> [[String]] {
      entries.map { [$0.label, "\($0.count)", $0.first.text] }
    }
    var text = "\n\(findings.fileCount) files, \(findings.motions.count) motions.\n"
    if counts.unknownDurations > 0 {
      text += "The duration of \(counts.unknownDurations) is not constant.\n"
    }
    text += "\n" + Self.counted("duration", rows(counts.durations.map(\.entry)))
    text += "\n" + Self.counted("curve", rows(counts.paces))
    let near = counts.near.map { pair in
      "- nearly the same: "
        + pair.durations.map { CodeValue.number($0).seconds }.joined(separator: ", ")
        + "\n"
    }
    return text + (near.isEmpty ? "" : "\n" + near.joined())
  }

  private static func counted(_ name: String, _ rows: [[String]]) -> String {
    SpecTable([name, "motions", "first"], texts: [name, "first"], rows: rows).markdown
  }

  private var json: JSONValue {
    guard countsValues, case .object(let members) = findings.json else { return findings.json }
    let counts = CodeInventory(findings.motions)
    func list(_ entries: [(value: JSONValue, entry: CodeInventory.Entry)]) -> JSONValue {
      .array(
        entries.map {
          .object([("value", $0.value), ("motions", .number(Double($0.entry.count)))])
        })
    }
    return .object(
      members + [
        ("durations", list(counts.durations.map { (.number($0.seconds), $0.entry) })),
        ("curves", list(counts.paces.map { (.string($0.label), $0) })),
        (
          "nearDurations",
          .array(counts.near.map { .array($0.durations.map { .number($0) }) })
        ),
      ])
  }
}

extension CodeMotion.Place {
  /// `Menu.swift:12`
  var text: String { "\(file):\(line)" }
}

extension CodeMotion {
  /// A row for each change that is animated; one for a motion whose changes are not known.
  fileprivate var rows: [[String]] {
    let nothing = CodeChange(view: "", property: "", to: .text(""), line: place.line)
    return (changes.isEmpty ? [nothing] : changes).map(row) + completion.map(endRow)
  }

  private func row(_ change: CodeChange) -> [String] {
    let (start, time) = part(change)
    return [
      place.text, function, change.view, change.property, Self.text(change.from, change.property),
      Self.text(change.to, change.property), Self.seconds(start), Self.seconds(time),
      pace.label + playback, (conditions + change.conditions + followed).joined(separator: "; "),
    ]
  }

  /// The values that are set when it has ended.
  private func endRow(_ change: CodeChange) -> [String] {
    [
      "\(place.file):\(change.line)", function, change.view, change.property, "",
      Self.text(change.to, change.property), "0 s", "0 s", "at once",
      (conditions + change.conditions + ["at the end of line \(place.line)"]).joined(
        separator: "; "),
    ]
  }

  /// A keyframe's time within the whole.
  private func part(_ change: CodeChange) -> (delay: CodeValue, duration: CodeValue) {
    guard let share = change.relativeStart, let length = change.relativeDuration else {
      return (delay, duration)
    }
    guard let whole = duration.number, let wait = delay.number else {
      return (.expression("\(share.label) of it"), .expression("\(length.label) of it"))
    }
    return (
      share.number.map { .number(wait + $0 * whole) } ?? share,
      length.number.map { .number($0 * whole) } ?? length
    )
  }

  private var followed: [String] {
    (follows != nil ? ["then"] : []) + (caller.map { ["called at \($0.text)"] } ?? [])
  }

  private var playback: String {
    let times =
      repeatCount.map { $0 == .text("forever") ? ", forever" : ", \($0.label) times" } ?? ""
    return times + (autoreverses ? ", there and back" : "")
  }

  private static func seconds(_ value: CodeValue) -> String {
    if case .text(let text) = value { return text }
    return value.seconds
  }

  /// Angles in degrees, as in every specification.
  private static func text(_ value: CodeValue?, _ property: String) -> String {
    guard let value else { return "" }
    guard property.hasPrefix("rotation"), let angle = value.number else { return value.label }
    return "\(CodeValue.number(angle * 180 / .pi).label)°"
  }
}
