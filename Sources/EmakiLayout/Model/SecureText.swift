public import EmakiDrawing

/// The dots of a field that hides what is typed into it, in parts of the font's size.
///
/// UIKit says neither how large they are nor how far apart; both are by eye.
public struct SecureText: Sendable, Hashable {
  /// The number of dots: one for each character.
  public let count: Int
  /// Across a dot, points.
  public let diameter: Double
  /// The distance from dot to dot, in points.
  public let pitch: Double

  /// Makes the dots of a text.
  public init(_ text: String, font: Font) {
    count = text.count
    diameter = 0.44 * font.size
    pitch = 0.64 * font.size
  }

  /// The width from the first dot's left edge to the last one's right, in points.
  public var width: Double { count == 0 ? 0 : Double(count - 1) * pitch + diameter }
}
