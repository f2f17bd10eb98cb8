import EmakiComparison
import EmakiDrawing
import PixelDiff

/// Compares the frames of a motion one after another and keeps the one that differs most.
struct FrameScan {
  let comparison: PixelComparison
  /// Of the actual motion.
  let frameCount: Int
  private var index = 0
  private var differing: ClosedRange<Int>?
  private(set) var worst: Frame?

  /// One frame on both sides.
  struct Frame {
    var index: Int
    var difference: PixelDifference
    var expected: PixelBuffer
    var actual: PixelBuffer
  }

  init(comparison: PixelComparison, frameCount: Int) {
    self.comparison = comparison
    self.frameCount = frameCount
  }

  /// Compares the next frame with the actual one, which is drawn only if there is one.
  mutating func add(_ expected: PixelBuffer, actual: (Int) throws -> PixelBuffer) rethrows {
    defer { index += 1 }
    guard index < frameCount else { return }
    let picture = try actual(index)
    if picture == expected { return }
    let difference = comparison.compare(expected: expected, actual: picture)
    guard difference.verdict == .different else { return }
    differing = (differing?.lowerBound ?? index)...index
    if let worst, worst.difference.changed >= difference.changed { return }
    worst = Frame(index: index, difference: difference, expected: expected, actual: picture)
  }

  var isDifferent: Bool { differing != nil || index != frameCount }

  /// What people read: frame counts, the frames that differ, and the worst of them.
  func lines(_ rate: Int) -> [String] {
    var lines: [String] = []
    if index != frameCount { lines.append("\(frameCount) pictures, expected \(index)") }
    guard let differing, let worst else { return lines }
    lines.append(
      "frames \(differing.lowerBound)…\(differing.upperBound) look different "
        + "(\(seconds(differing.lowerBound, rate))…\(seconds(differing.upperBound, rate)) s)")
    lines.append("most of all frame \(worst.index) at \(seconds(worst.index, rate)) s:")
    return lines + worst.difference.lines.map { "  \($0)" }
  }

  private func seconds(_ frame: Int, _ rate: Int) -> String {
    ((Double(frame) / Double(rate) * 1000).rounded() / 1000).shortText
  }
}
