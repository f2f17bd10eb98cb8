public import EmakiDrawing

/// Where the knob of a slider lies, as UIKit has it: within the track, which ends 2 points before the
/// slider does.
public struct SliderTrack: Sendable, Hashable {
  /// Width and height of the knob, points.
  public let knobSide: Double
  /// How far the knob goes from the smallest value to the largest, points.
  public let way: Double
  private let height: Double

  /// The track of a slider of this size.
  public init(_ size: Size) {
    knobSide = min(28, size.height)
    way = max(0, size.width - 2 * Self.margin - knobSide)
    height = size.height
  }

  private static let margin = 2.0

  /// The middle of the knob, from the slider's top and the side where lines begin.
  ///
  /// - Parameter value: 0…1.
  public func knob(at value: Double) -> Point {
    Point(x: Self.margin + knobSide / 2 + way * min(max(value, 0), 1), y: height / 2)
  }
}
