package import EmakiComparison
package import EmakiDrawing
package import EmakiMeasuring
package import EmakiText

/// How a recording differs from the plan.
package struct RecordingResult: Sendable {
  /// One view that moves, or several that move together.
  package struct View: Sendable {
    package var id: String
    package var title: String
    /// How many views move together.
    package var count: Int
    package var finding: TrackFinding
    package var planned: PlannedValues
    package var shape: MotionShape?
    /// How far a sample may be off, in points.
    package var noise = 0.3
  }

  /// A view that lies elsewhere at rest.
  package struct Moved: Sendable {
    package var title: String
    /// How far, in points.
    package var offset: Point
  }

  /// The frames that were looked at.
  package struct Frames: Sendable {
    package var count: Int
    package var dropped: Int
    package var doubled: Int
    /// Seconds from one to the next in motion.
    package var step: Double
  }

  package let recording: String
  package let file: String
  package var views: [View] = []
  /// Titles of views of which there is no trace at rest.
  package var missing: [String] = []
  /// Views that lie elsewhere at rest.
  package var moved: [Moved] = []
  /// Further notes on the comparison, one sentence each.
  package var notes: [String] = []
  /// Areas at rest that no view explains, in points.
  package var unexplained: [Rect] = []
  /// When the plan starts in the recording, in seconds.
  package var start = 0.0
  package var frames = Frames(count: 0, dropped: 0, doubled: 0, step: 0)
  /// Where the screen lies in the recording.
  package var screenPlace = ScreenPlace(scale: 1)
  /// How much of the plan is seen at rest, of 1.
  package var likeness = 1.0

  /// Whether nothing is otherwise for certain.
  package var isAccepted: Bool {
    missing.isEmpty && moved.isEmpty && unexplained.isEmpty
      && views.allSatisfy(\.finding.deviations.isEmpty)
  }
}

extension RecordingResult: ReportedResult {
  package var name: String { recording }
  package var word: String { isAccepted ? "similar" : "different" }
  package var hasNotes: Bool { true }
  package var reason: String? { nil }
  package var acceptingFlags: String? { nil }
  package var place: String { recording }
  package var ignoredArea: IgnoredArea { IgnoredArea() }

  package var explanation: [String] {
    let sure = views.filter { $0.finding.doubt == nil && $0.finding.deviations.isEmpty }
    var lines = [
      "\(screenPlace.scale.tenths) pixels a point; the motion starts \(start.thousandths) s into the recording",
      "\(sure.count) of \(views.count) moving parts move as planned",
    ]
    lines += notes + views.flatMap(\.lines)
    lines += missing.map { "\($0): not found at rest" }
    lines += moved.map {
      "\($0.title): at rest x \($0.offset.x.signed) pt, y \($0.offset.y.signed) pt off"
    }
    lines += unexplained.map { "no view explains what is seen at \($0.words)" }
    let unsure = views.compactMap { view in
      view.finding.doubt.map { "\(view.words): not sure, \($0)" }
    }
    lines += unsure
    if frames.dropped + frames.doubled > 0 {
      lines.append(
        "the recorder left out \(frames.dropped) frames and doubled \(frames.doubled), which is no fault of the app"
      )
    }
    return lines
  }

  package var json: JSONValue {
    .object([
      ("name", .string(recording)), ("outcome", .string(word)), ("scene", .string(file)),
      ("start", .number(start.toThousandths)), ("scale", .number(screenPlace.scale)),
      ("likeness", .number(likeness.toThousandths)),
      ("dropped", .number(Double(frames.dropped))), ("doubled", .number(Double(frames.doubled))),
      ("missing", .array(missing.map(JSONValue.string))),
      (
        "moved",
        .array(
          moved.map { view in
            .object([
              ("title", .string(view.title)), ("x", .number(view.offset.x.toThousandths)),
              ("y", .number(view.offset.y.toThousandths)),
            ])
          })
      ),
      (
        "unexplained",
        .array(
          unexplained.map { box in
            .array([box.minX, box.minY, box.width, box.height].map(JSONValue.number))
          })
      ),
      ("notes", .array(notes.map(JSONValue.string))),
      ("views", .array(views.map(\.json))),
      ("lines", .array(explanation.map(JSONValue.string))),
    ])
  }
}

extension RecordingResult.View {
  /// `container#menu and 2 more`
  var words: String { count > 1 ? "\(title) and \(count - 1) more" : title }

  fileprivate var lines: [String] {
    guard !finding.deviations.isEmpty else { return [] }
    let said = finding.deviations.map { $0.words(finding.side) }
    let largest = finding.largest
    let off = "at most \(largest.points.tenths) pt off, at \(largest.time.thousandths) s"
    return ["\(words): " + (said + [off]).joined(separator: ", ")]
  }

  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(id)), ("title", .string(title)), ("count", .number(Double(count))),
      ("side", .string(finding.side.rawValue)), ("frames", .number(Double(finding.samples.count))),
      ("late", .number(finding.delay.toThousandths)), ("doubt", JSONValue(finding.doubt)),
      ("deviations", .array(finding.deviations.map { .string($0.words(finding.side)) })),
      ("largest", .number(finding.largest.points.toThousandths)),
      ("at", .number(finding.largest.time.toThousandths)),
    ]
    if let fit = finding.fit { members.append(("fit", fit.json)) }
    return .object(members)
  }
}

extension ShapeFit {
  var json: JSONValue {
    .object([
      ("curve", .string(shape.name)), ("start", .number(start.toThousandths)),
      ("duration", .number(duration.toThousandths)),
      ("durationError", .number(durationError.toThousandths)),
      ("dampingError", .number(dampingError.toThousandths)),
      ("distance", .number(distance.toThousandths)),
      ("overshoot", .number(overshoot.toThousandths)),
      ("residual", .number(residual.toThousandths)),
    ])
  }
}

extension TrackDeviation {
  /// One phrase, such as `starts 0.1 s late`.
  func words(_ side: MeasuredSide) -> String {
    switch self {
    case .late(let seconds):
      "starts \(abs(seconds).thousandths) s \(seconds > 0 ? "late" : "early")"
    case .lasts(let seconds, let planned):
      "lasts \(seconds.thousandths) s instead of \(planned.thousandths) s"
    case .distance(let points, let planned):
      "\(side.rawValue) changes by \(points.tenths) pt instead of \(planned.tenths) pt"
    case .curve(let shape, let planned):
      "runs as \(shape.name)" + (planned.map { " instead of \($0.name)" } ?? "")
    case .still(let planned):
      "stands still instead of moving by \(planned.tenths) pt"
    case .path: "moves along another way than planned"
    }
  }
}

extension Double {
  /// `+3.5`, `−2` or `0`
  fileprivate var signed: String {
    self == 0 ? "0" : (self > 0 ? "+" : "−") + abs(self).tenths
  }

  var toThousandths: Double { (self * 1000).rounded() / 1000 }
}
