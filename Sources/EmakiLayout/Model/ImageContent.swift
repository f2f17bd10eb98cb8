public import EmakiDrawing

/// A picture by name, with its size where that is known.
public struct ImageContent: Sendable, Hashable {
  /// The asset's or file's name, or the name of an icon.
  public var name: String
  /// Its size in points; `nil` where it is not known.
  public var size: Size?
  /// The decoded picture; `nil` draws a placeholder of the image's size.
  public var picture: DisplayImage?
  /// Whether the name is one of the system's symbols or of the drawn icons.
  public var isSymbol: Bool
  /// Whether only the shape counts, and is filled with the tint colour.
  public var isTemplate = false

  /// Makes an image.
  public init(name: String, size: Size? = nil, picture: DisplayImage? = nil, isSymbol: Bool = false)
  {
    self.name = name
    self.size = size
    self.picture = picture
    self.isSymbol = isSymbol
  }

  /// The same picture of which only the shape counts, as UIKit takes those of bars and segments.
  public var asTemplate: ImageContent {
    var image = self
    image.isTemplate = true
    return image
  }

  /// The size of a symbol beside a button's title in this font.
  public static func symbolSize(besideTitleIn font: Font) -> Size {
    let side = max(20, (font.size * 1.3).rounded())
    return Size(width: side, height: side)
  }
}

/// How content is scaled into a view's bounds; UIKit's twelve modes without `redraw`'s difference.
public enum ContentMode: String, Sendable, Hashable, CaseIterable {
  /// Stretched to the bounds.
  case scaleToFill
  /// As large as fits, in proportion.
  case scaleAspectFit
  /// Covers the bounds, in proportion.
  case scaleAspectFill
  /// Drawn again; for a picture as `scaleToFill`.
  case redraw
  /// Unscaled in the middle.
  case center
  /// Unscaled at the top.
  case top
  /// Unscaled at the bottom.
  case bottom
  /// Unscaled at the left.
  case left
  /// Unscaled at the right.
  case right
  /// Unscaled in the top left corner.
  case topLeft
  /// Unscaled in the top right corner.
  case topRight
  /// Unscaled in the bottom left corner.
  case bottomLeft
  /// Unscaled in the bottom right corner.
  case bottomRight
}
