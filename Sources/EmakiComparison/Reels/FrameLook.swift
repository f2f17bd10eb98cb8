import EmakiScenes
import PixelDiff

/// The compared parts of two frames; `nil` where nothing is to be ignored.
struct FrameLook {
  let parts: IgnoredParts
  let area: IgnoredArea
  /// Without what is ignored.
  let comparison: PixelComparison

  init?(
    _ expected: ComparedFrame, _ actual: ComparedFrame, by comparer: MotionComparer
  ) throws {
    if comparer.ignoredViews.isEmpty, comparer.comparison.ignored.isEmpty { return nil }
    let (old, new) = (try expected.picture.size, try actual.picture.size)
    let size = PixelSize(width: max(old.width, new.width), height: max(old.height, new.height))
    parts = IgnoredParts(
      views: comparer.ignoredViews, rects: comparer.comparison.ignored, size: size,
      expected: expected.meaning.layout, actual: actual.meaning.layout,
      ignoresFrames: comparer.ignoresFrames)
    var comparison = comparer.comparison
    comparison.ignored = parts.rects
    self.comparison = comparison
    area = IgnoredArea(comparison, of: size)
  }
}

extension FramesDifference {
  /// Notes that a frame, or the end, is at another time.
  mutating func noteTime(
    _ expected: FrameStart?, _ actual: FrameStart?, frame index: Int, within tolerance: Double
  ) {
    guard let expected, let actual, !expected.isSame(as: actual, within: tolerance) else { return }
    if times == nil {
      times = FrameTimeChange(
        index: index, expected: expected.seconds, actual: actual.seconds, count: 0)
    }
    times?.count += 1
  }
}
