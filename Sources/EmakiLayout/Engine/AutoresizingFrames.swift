import EmakiDrawing

/// Where autoresizing masks put a view.
///
/// On each axis the saved superview length P₀ is before + size + after. Of P − P₀ the flexible ones
/// of the three take shares in proportion to their saved lengths, equal ones if these sum to 0.
struct AutoresizingFrames {
  let view: View
  let axis: Axis
  /// Whether the superview is read from right to left, which counts for masks that follow it.
  var isMirrored = false

  /// The frame's origin and length, given the superview's length.
  func span(in superviewLength: Linear) -> Span {
    let span = unmirroredSpan(in: superviewLength)
    guard axis == .horizontal, isMirrored, view.autoresizing.contains(.followsDirection) else {
      return span
    }
    return Span(origin: superviewLength - span.end, length: span.length)
  }

  private func unmirroredSpan(in superviewLength: Linear) -> Span {
    let saved = view.superviewSize?.length(axis)
    let before = view.frame.start(axis)
    let size = view.frame.end(axis) - before
    guard let saved else { return Span(origin: Linear(before), length: Linear(size)) }
    let shares = shares(of: [before, size, saved - before - size])
    let growth = superviewLength - saved
    return Span(
      origin: shares[0] * growth + before,
      length: shares[1] * growth + size)
  }

  private var isFlexible: [Bool] {
    let mask = view.autoresizing
    return axis == .horizontal
      ? [
        mask.contains(.flexibleMinX), mask.contains(.widthSizable), mask.contains(.flexibleMaxX),
      ]
      : [
        mask.contains(.flexibleMinY), mask.contains(.heightSizable), mask.contains(.flexibleMaxY),
      ]
  }

  private func shares(of lengths: [Double]) -> [Double] {
    let flexible = isFlexible
    let count = flexible.count { $0 }
    guard count > 0 else { return [0, 0, 0] }
    let sum = zip(lengths, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    return zip(lengths, flexible).map { length, isFlexible in
      guard isFlexible else { return 0 }
      return abs(sum) < 1e-9 ? 1 / Double(count) : length / sum
    }
  }
}
