/// The size of a view's content by itself, on each axis.
public struct IntrinsicSize: Sendable, Hashable {
  /// Where one axis' length comes from.
  public enum Length: Sendable, Hashable {
    /// From the content: text, image, control.
    case measured
    /// The content has no intrinsic size.
    case none
    /// The given length in points, of the alignment rectangle.
    case points(Double)
  }

  /// The width.
  public var width: Length
  /// The height.
  public var height: Length

  /// Both from the content.
  public static let measured = IntrinsicSize(width: .measured, height: .measured)
  /// No size on either axis.
  public static let none = IntrinsicSize(width: .none, height: .none)

  /// Makes an intrinsic size.
  public init(width: Length, height: Length) {
    self.width = width
    self.height = height
  }
}
