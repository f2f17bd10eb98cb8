import EmakiText
import EmakiScenes
import PixelDiff

extension FramesDifference {
  /// The difference with all figures; times in seconds, positions in points.
  var json: JSONValue {
    .object([
      ("frameCounts", Self.json(motion.frameCounts) { .number(Double($0)) }),
      ("frameRates", Self.json(motion.frameRates) { .number($0) }),
      ("frameTimes", times?.json ?? .null),
      ("frames", Self.json(frames)),
      ("added", .array(motion.added.map(JSONValue.string))),
      ("removed", .array(motion.removed.map(JSONValue.string))),
      ("views", .array(motion.views.map(\.json))),
      ("looks", .array(looks.map(\.json))),
    ])
  }

  private static func json<Value>(
    _ change: MotionDifference.Change<Value>?, _ value: (Value) -> JSONValue
  ) -> JSONValue {
    guard let change else { return .null }
    return .object([("expected", value(change.expected)), ("actual", value(change.actual))])
  }

  fileprivate static func json(_ frames: ClosedRange<Int>?) -> JSONValue {
    guard let frames else { return .null }
    return .array([.number(Double(frames.lowerBound)), .number(Double(frames.upperBound))])
  }
}

extension FrameTimeChange {
  fileprivate var json: JSONValue {
    .object([
      ("first", .number(Double(index))), ("count", .number(Double(count))),
      ("expected", .number(expected)), ("actual", .number(actual)),
    ])
  }
}

extension LookDifference {
  fileprivate var json: JSONValue {
    .object([
      ("id", .string(id)), ("changes", .array(changes.map(JSONValue.string))),
      ("frames", FramesDifference.json(frames)),
    ])
  }
}

extension ViewMotionDifference {
  fileprivate var json: JSONValue {
    .object([
      ("id", .string(id)),
      ("timing", .array(timing.map { .string($0.description) })),
      ("residual", .number(residual)), ("residualAlpha", .number(residualAlpha)),
      ("residualRotation", .number(residualRotation * 180 / .pi)),
      ("frames", FramesDifference.json(differingFrames)),
      ("largestDisplacement", .number(largestDisplacement)),
      ("largestDisplacementTime", .number(largestDisplacementTime)),
      ("endsElsewhere", .bool(end != nil)),
    ])
  }
}
