import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// A number of a view that runs by a separate law for some time.
///
/// The model holds the last value from the start; what is seen is `model + (law − last value)`, so
/// that it agrees with animations that add to the same number.
struct DrivenValue: Sendable {
  /// The property that runs.
  enum Property: Sendable, Hashable {
    case contentOffset(Axis)
    case frame(Axis)
    /// The value of a slider.
    case value
    /// The scale of the transform, both axes.
    case scale
    /// The translation of the transform.
    case translation(Axis)
  }

  /// A number of a scroll view that is zoomed.
  enum ZoomPart: Sendable, Hashable {
    /// The scale of the content.
    case scale
    /// The translation of the content's transform.
    case translation(Axis)
    /// The offset of the scroll view.
    case offset(Axis)
  }

  /// The law by which the number runs.
  enum Law: Sendable, Hashable {
    /// A scroll view under a finger and after it.
    case scroll(ScrollMotion)
    /// A view that is pulled where there is nothing to scroll to, and goes back to rest.
    case pull(ScrollMotion, from: Double)
    /// A view that follows a finger from a start, between limits.
    case drag(DragPath, from: Double, limits: ClosedRange<Double>)
    /// Content under a pinch; its transform's fixed point in the content's coordinates.
    case zoom(ZoomMotion, ZoomPart, anchor: Point)
  }

  let view: ViewID
  let property: Property
  /// Seconds from the start of the motion.
  let start: Double
  /// Seconds from the start of the motion; earlier when something else takes over.
  var end: Double
  let law: Law
  /// The model's value.
  let last: Double
  /// Seconds of the law that have passed at the start: where it goes on from another course.
  var head = 0.0

  /// When the law begins, seconds from the start of the motion.
  var origin: Double { start - head }

  /// The difference that is added to the model's value; `nil` before and after.
  func addition(at time: Double) -> Double? {
    guard time >= start, time < end else { return nil }
    return law.value(at: time - origin) - last
  }

  /// Whether a scroll view follows a finger up or down, or runs.
  func leadsScrolling(at time: Double) -> Bool {
    property == .contentOffset(.vertical) && time >= start && time < end
  }

  func add(_ amount: Double, to presentation: inout Presentation) {
    for number in property.numbers {
      number.set((number.number(in: presentation) ?? 0) + amount, in: &presentation)
    }
  }
}

extension DrivenValue.Property {
  /// The numbers of the view that run.
  var numbers: [ViewProperty] {
    switch self {
    case .contentOffset(.horizontal): [.contentOffsetX]
    case .contentOffset(.vertical): [.contentOffsetY]
    case .frame(.horizontal): [.x]
    case .frame(.vertical): [.y]
    case .value: [.value]
    case .scale: [.scaleX, .scaleY]
    case .translation(.horizontal): [.translationX]
    case .translation(.vertical): [.translationY]
    }
  }
}

extension DrivenValue.Law {
  /// The value a time after the start.
  func value(at time: Double) -> Double {
    switch self {
    case .scroll(let motion): return motion.offset(at: time)
    case .pull(let motion, let start): return start - motion.offset(at: time)
    case .drag(let path, let start, let limits):
      let moved = path.position(at: time) - path.position(at: path.startTime)
      return min(max(start + moved, limits.lowerBound), limits.upperBound)
    case .zoom(let motion, let part, let anchor):
      let scale = motion.scale(at: time)
      switch part {
      case .scale: return scale
      case .offset(let axis): return motion.offset(at: time).along(axis)
      case .translation(let axis):
        return (scale - 1) * anchor.along(axis) + motion.margin(at: scale).along(axis)
      }
    }
  }
}

/// A label that counts.
struct CountingAnimation: Sendable {
  let counting: Counting
  /// Seconds from the start of the motion.
  let start: Double
  /// Whether anything lies elsewhere for another number, so that each is laid out.
  let decidesLayout: Bool

  /// The text of the label; `nil` before and after.
  func text(at time: Double) -> String? {
    guard time >= start, time < start + counting.duration else { return nil }
    return counting.text.text(at: (time - start) / counting.duration)
  }
}

/// A motion that a finger moves forward and back.
struct ScrubbedMotion: Sendable {
  /// Seconds from the start of the motion that is recorded.
  let start: Double
  let end: Double
  /// How far the scrubbed motion is, over the time since the start; 0…1.
  let progress: DragPath
  let recording: Recording
  /// Where the motion around it goes on from meanwhile.
  let base: Stage

  /// The time of the recording that is shown at a time; `nil` before and after.
  func moment(at time: Double) -> Double? {
    guard time >= start, time < end else { return nil }
    return progress.position(at: time - start) * recording.duration
  }

  func snapshot(at time: Double) -> Snapshot? {
    moment(at: time).map { recording.snapshot(at: $0) }
  }
}
