import EmakiLimits
import EmakiDrawing

/// Finds a side of a box of one picture again in another.
///
/// Across the side, the mean colours of both pictures are derived; the derivatives of the first
/// within three points of the side are moved over the second. The position counts where |Σ a·b| /
/// (|a| |b|) is largest, weighed by how strong the edge is there and how near: a and b are the
/// derivatives along the direction in which the colour of each picture changes most, so that a side
/// in another colour is found as well.
struct SideSearch {
  let build: PicturePlanes
  let design: PicturePlanes

  /// A side: a line across an axis.
  struct Side {
    var axis: PicturePlanes.Axis
    /// Points along the axis.
    var position: Double
    /// Where it lies across the axis, in points.
    var span: ClosedRange<Double>
  }

  /// Points on both sides of an edge that tell it from others.
  private static let reach = 3.0
  /// Below this a change of colour is no edge; of 255.
  private static let faint: Float = 4

  /// The distance of the side from its position in the first picture, in points; `nil` where it is
  /// not seen in the first, or not found.
  ///
  /// - Parameters:
  ///   - span: where it lies across the axis in the second picture.
  ///   - expected: the most likely distance.
  ///   - room: how far from that it is looked for.
  func distance(
    of side: Side, at span: ClosedRange<Double>, near expected: Double, within room: Double
  ) -> Double? {
    let scale = build.scale
    let reach = Int(clamping: (Self.reach * scale).rounded(.up))
    let middle = Int(clamping: (side.position * scale).rounded())
    // At the edge of the screen there is no outside.
    guard middle > 1, middle < build.count(side.axis) - 1 else { return nil }
    let own = Self.derivative(
      build.means(side.axis, lines: middle - reach..<middle + reach + 1, across: side.span))
    let (template, strength) = Self.projected(own[...])
    guard strength >= Self.faint else { return nil }
    let first = Int(clamping: ((expected - room) * scale).rounded(.down))
    let last = Int(clamping: ((expected + room) * scale).rounded(.up))
    let other = Self.derivative(
      design.means(
        side.axis, lines: middle - reach + first..<middle + reach + last + 1, across: span))
    let likely = expected * scale
    var scores: [Float] = []
    for shift in 0...(last - first) {
      let (window, power) = Self.projected(other[shift..<shift + template.count])
      scores.append(
        power < Self.faint
          ? 0 : Self.likeness(template, window) * min(1, power / strength).squareRoot())
    }
    let places = scores.indices.filter { scores[$0] > 0.3 }
    let best = places.max { one, two in
      func weighed(_ index: Int) -> Double {
        Double(scores[index])
          * (1 - 0.5 * min(1, abs(Double(first + index) - likely) / (room * scale)))
      }
      return weighed(one) < weighed(two)
    }
    return best.map { (Double(first + $0) + Self.peak(scores, at: $0)) / scale }
  }

  /// How the colours change from line to line, a little smoothed.
  private static func derivative(_ means: [SIMD3<Float>]) -> [SIMD3<Float>] {
    let steps = zip(means.dropFirst(), means).map { $0 - $1 }
    return steps.indices.map { index in
      let before = steps[max(index - 1, 0)]
      let after = steps[min(index + 1, steps.count - 1)]
      return before * 0.25 + steps[index] * 0.5 + after * 0.25
    }
  }

  /// The changes along the direction of the largest, and how large they are together.
  private static func projected(
    _ changes: ArraySlice<SIMD3<Float>>
  ) -> (values: [Float], strength: Float) {
    let largest = changes.max { $0.dot($0) < $1.dot($1) } ?? .zero
    let length = largest.dot(largest).squareRoot()
    guard length > 0 else { return (changes.map { _ in 0 }, 0) }
    let values = changes.map { $0.dot(largest) / length }
    return (values, values.reduce(0) { $0 + $1 * $1 }.squareRoot())
  }

  private static func likeness(_ one: [Float], _ other: [Float]) -> Float {
    var (both, first, second): (Float, Float, Float) = (0, 0, 0)
    for (a, b) in zip(one, other) {
      both += a * b
      first += a * a
      second += b * b
    }
    return first > 0 && second > 0 ? abs(both) / (first * second).squareRoot() : 0
  }

  /// Where between the neighbours of a largest value the top of the parabola through all three is.
  private static func peak(_ values: [Float], at index: Int) -> Double {
    guard index > 0, index + 1 < values.count else { return 0 }
    let (before, here, after) = (values[index - 1], values[index], values[index + 1])
    let bend = before - 2 * here + after
    guard bend < 0 else { return 0 }
    return Double(min(max((before - after) / (2 * bend), -0.5), 0.5))
  }
}
