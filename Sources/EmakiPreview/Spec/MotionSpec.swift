import EmakiText
public import EmakiCairo
import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiRendering
import EmakiScenes

/// The changes of a motion, for those who build it: one row for each view and property.
///
/// The text depends on nothing but the motion; another duration changes the rows that have it.
public struct MotionSpec: Sendable {
  private let reel: MotionFrames

  /// The specification of a motion.
  public init(_ reel: MotionFrames) {
    self.reel = reel
  }

  private static let columns = ["view", "property", "from", "to", "delay", "duration", "curve"]

  /// In one of the forms.
  ///
  /// - Throws: `CairoError` where a chart cannot be drawn.
  public func text(_ format: SpecFormat) throws(CairoError) -> String {
    switch format {
    case .md: markdown
    case .csv: csv
    case .json: json.text + "\n"
    case .svg:
      String(
        decoding: try reel.renderer.painter.svg(of: SpecChart(reel).picture), as: UTF8.self)
    case .swift: SwiftCode(reel).text
    }
  }

  /// A heading and a table.
  var markdown: String {
    let title = [reel.scene, reel.motion].compactMap { $0 }.joined(separator: " · ")
    var text = "## \(SpecTable.cell(title))\n\n"
    if reel.duration > 0 { text += "\(Markup.number(reel.duration, places: 4)) s in all.\n\n" }
    if reel.authoredSpans.isEmpty { return text + reel.restfulness + "\n" + links }
    return text + table.markdown + links
  }

  /// The properties that follow something else at every moment, one a line; they have no separate
  /// rows.
  private var links: String {
    let lines = reel.renderer.links.map { link in
      "- \(SpecTable.cell("\(link.target)")) follows \(SpecTable.cell(link.label))\n"
    }
    return lines.isEmpty ? "" : "\n" + lines.joined()
  }

  private var table: SpecTable {
    SpecTable(
      Self.columns, texts: ["view", "property", "curve"], rows: reel.authoredSpans.map(\.cells))
  }

  /// RFC 4180, with a header; lines end with a line feed alone.
  var csv: String { table.csv }

  /// Scene, motion, duration, spans and links; numbers in points, seconds and radians.
  var json: JSONValue {
    .object([
      ("scene", .string(reel.scene)), ("motion", JSONValue(reel.motion)),
      ("device", .string(reel.device)), ("duration", .number(reel.duration)),
      ("spans", .array(reel.authoredSpans.map(\.json))),
      ("links", .array(reel.renderer.links.map(\.json))),
    ])
  }
}

extension MotionFrames {
  /// Why there is no row, in one sentence.
  var restfulness: String {
    let hasFinger = !renderer.timeline.releases.isEmpty
    if isStill {
      return hasFinger ? "Nothing moves, though a finger touches the screen." : "Nothing moves."
    }
    return hasFinger
      ? "Nothing is animated: what moves follows a finger." : "What moves ends as it began."
  }
}

extension MotionSpan {
  /// The row for people: units behind numbers.
  fileprivate var cells: [String] {
    let unit = property.unit == .none ? "" : " \(property.unit.symbol)"
    func value(_ value: Value) -> String {
      if case .number = value { return value.label(property) + unit }
      return value.label(property)
    }
    return [
      view.rawValue, property.label, value(from), value(to),
      Markup.number(start, places: 4) + " s", Markup.number(duration, places: 4) + " s",
      paceName,
    ]
  }

  /// The curve's name, or what else sets the pace.
  private var paceName: String {
    if let pacing { return name(of: pacing) + playbackName }
    guard duration > 0 else { return "at once" }
    return isCounted ? "counting" : "finger"
  }

  /// Between keyframes of some modes the curve does nothing.
  private func name(of pacing: Pacing) -> String {
    guard let mode = keyframeMode, mode != .linear else { return pacing.fullName }
    let isCurved = mode == .cubic && pacing != .curve(.linear)
    return isCurved ? "\(mode.rawValue), \(pacing.name)" : mode.rawValue
  }

  /// The words behind the curve's name where it plays more than once.
  private var playbackName: String {
    let times =
      playback.repeatCount == 1 ? "" : ", \(Markup.number(playback.repeatCount, places: 4)) times"
    return times + (playback.autoreverses ? ", there and back" : "")
  }

  private var repetition: [(String, JSONValue)] {
    if playback == .once { return [] }
    return [
      ("repeat", .number(playback.repeatCount)), ("autoreverse", .bool(playback.autoreverses)),
    ]
  }

  fileprivate var json: JSONValue {
    .object(
      [
        ("view", .string(view.rawValue)), ("property", .string(property.rawValue)),
        ("from", from.json), ("to", to.json), ("delay", .number(start)),
        ("duration", .number(duration)), ("curve", pacing?.json ?? .null),
      ] + (keyframeMode.map { [("keyframes", .string($0.rawValue))] } ?? []) + repetition)
  }
}

extension MotionSpan.Value {
  fileprivate var json: JSONValue {
    switch self {
    case .number(let value): .number(value)
    case .color(let color): JSONValue(color?.hex)
    case .flag(let flag): .bool(flag)
    case .text(let text): JSONValue(text)
    }
  }
}

extension Pacing {
  /// A name with control points, or the physics of a spring.
  fileprivate var json: JSONValue {
    switch self {
    case .curve(let curve): .object([("name", .string(curve.name))])
    case .spring(let spring):
      .object([
        ("name", .string("spring")), ("mass", .number(spring.mass)),
        ("stiffness", .number(spring.stiffness)), ("damping", .number(spring.damping)),
        ("initialVelocity", .number(spring.initialVelocity)),
        ("dampingRatio", .number(spring.dampingRatio)), ("response", .number(spring.response)),
      ])
    }
  }
}
