/// The room above the content of a scroll view that is pulled to refresh, on one axis.
///
/// A finger that pulls the content by `threshold` opens it: from the release on the content rests at
/// `lower − length` instead of `lower`, the beginning of its range.
public struct RefreshRoom: Sendable, Hashable {
  /// How long it is, in points.
  public let length: Double
  /// How far the content is pulled, as shown, until it opens, in points.
  public let threshold: Double

  /// Makes a room.
  public init(length: Double, threshold: Double) {
    self.length = length
    self.threshold = threshold
  }
}

extension ScrollSurface {
  /// The same with the room open: its range begins so much earlier.
  public var refreshing: ScrollSurface {
    guard let room = refresh else { return self }
    var surface = self
    surface.range = ScrollRange(lower: range.lower - room.length, upper: range.upper)
    return surface
  }

  /// When a finger opens the room, in seconds on the path's axis of time; `nil` where it does not.
  ///
  /// The pull that is shown grows with the finger's, so that it is the first time at which the finger
  /// has moved by its distance from where it would pull by the threshold.
  func refreshTime(from startOffset: Double, drag: DragPath) -> Double? {
    guard let room = refresh, bounces, room.threshold > 0, room.threshold < viewport else {
      return nil
    }
    let pulled = finger(forShown: range.lower - room.threshold)
    let way = finger(forShown: startOffset) - pulled
    return drag.time(reaching: drag.position(at: drag.startTime) + way)
  }
}

extension DragPath {
  /// When the finger's coordinate first is as large as `position`, in seconds; `nil` where it never is.
  func time(reaching position: Double) -> Double? {
    guard let first = samples.first else { return nil }
    if first.position >= position { return first.time }
    for (a, b) in zip(samples, samples.dropFirst()) where b.position >= position {
      let part = (position - a.position) / (b.position - a.position)
      return a.time + (b.time - a.time) * part
    }
    return nil
  }
}
