/// Compares two motions view by view, and separates timing from the rest.
///
/// A view whose states differ is first moved in time by whole frames; if that leaves nothing, the
/// delay is the whole difference. Otherwise the time in which it moves is stretched as well, and the
/// progress in it is compared with the known curves.
public struct MotionComparison: Sendable, Hashable {
  /// Displacements up to this many points do not count.
  public var tolerance: Double
  /// Differences of opacity up to this do not count.
  public var alphaTolerance: Double
  /// Differences of rotation up to this do not count, in radians.
  public var rotationTolerance: Double
  /// Frames a second that results count in; `nil` takes those of the expected motion, which may be
  /// sampled more finely than it is drawn.
  public var countedRate: Double?

  /// Makes a comparison.
  public init(
    tolerance: Double = 0.01, alphaTolerance: Double = 0.002, rotationTolerance: Double = 0.001,
    countedRate: Double? = nil
  ) {
    self.tolerance = tolerance
    self.alphaTolerance = alphaTolerance
    self.rotationTolerance = rotationTolerance
    self.countedRate = countedRate
  }

  /// Compares two motions. Of several tracks with one identifier the first counts.
  public func compare(expected: TrackedMotion, actual: TrackedMotion) -> MotionDifference {
    var difference = MotionDifference()
    if expected.frameCount != actual.frameCount {
      difference.frameCounts = .init(expected: expected.frameCount, actual: actual.frameCount)
    }
    if expected.frameRate != actual.frameRate {
      difference.frameRates = .init(expected: expected.frameRate, actual: actual.frameRate)
    }
    let known = Dictionary(expected.tracks.map { ($0.id, $0) }) { first, _ in first }
    let new = Dictionary(actual.tracks.map { ($0.id, $0) }) { first, _ in first }
    difference.removed = expected.tracks.map(\.id).filter { new[$0] == nil }
    difference.added = actual.tracks.map(\.id).filter { known[$0] == nil }
    var seen = Set<String>()
    for track in expected.tracks where seen.insert(track.id).inserted {
      guard let other = new[track.id] else { continue }
      let pair = TrackPair(
        expected: track, actual: other, expectedRate: expected.frameRate,
        actualRate: actual.frameRate, stillness: 2 * max(expected.precision, actual.precision),
        comparison: self)
      if let view = pair.difference() { difference.views.append(view) }
    }
    // Sorting keeps the order of equal ones only by their index.
    difference.views = difference.views.enumerated().sorted {
      ($1.element.largestDisplacement, $0.offset) < ($0.element.largestDisplacement, $1.offset)
    }.map(\.element)
    return difference
  }
}
