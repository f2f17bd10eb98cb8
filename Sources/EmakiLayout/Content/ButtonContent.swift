public import EmakiDrawing

/// The properties of a button besides its title and picture.
public struct ButtonContent: Sendable, Hashable {
  /// The button's style; `nil` where none is given.
  public var style: ButtonStyle?
  /// The room that it keeps around its title and picture; `nil` for the style's default.
  public var contentInsets: Insets?
  /// The room that its picture keeps within that of `contentInsets`; it moves the picture and takes
  /// no part in the button's size.
  public var imageInsets = Insets.zero
  /// The same for its title.
  public var titleInsets = Insets.zero
  /// The side of its title on which its picture stands.
  public var imageSide = ImageSide.leading
  /// The picture that it stretches over its bounds, below its title and picture.
  public var backgroundImage: ImageContent?
  /// Where title and picture lie in its height.
  public var verticalAlignment = VerticalAlignment.center
  /// Whether it is not grey where it does not react.
  public var keepsColors = false

  /// Whether title and picture stand above one another.
  public var isStacked: Bool { style == .imageTop || imageSide.isStacked }

  /// Makes a button with default values.
  public init() {}

  /// The position of the content in the height of a button.
  public enum VerticalAlignment: String, Sendable, Hashable {
    /// Below the upper edge.
    case top
    /// In the middle.
    case center
    /// Above the lower edge.
    case bottom
  }

  /// A side of a button's title.
  public enum ImageSide: String, Sendable, Hashable, CaseIterable {
    /// Before the title in reading direction.
    case leading
    /// After the title in reading direction.
    case trailing
    /// Above the title.
    case top
    /// Below the title.
    case bottom

    /// Whether title and picture stand above one another.
    public var isStacked: Bool { self == .top || self == .bottom }
  }
}

extension View {
  /// Whether this is a button whose title goes on in another line where its width is too small for
  /// it, as those with a configuration do.
  public var titleWraps: Bool {
    guard kind == .button, control.button.style?.isConfigured == true, let text else {
      return false
    }
    return text.numberOfLines != 1 && !text.string.isEmpty
  }

  /// The room around title and picture of a button with a configuration, points.
  public var buttonInsets: Insets {
    control.button.contentInsets ?? Insets(top: 7, left: 12, bottom: 7, right: 12)
  }

  /// How large the picture of a button with a configuration is, points: one above or below a title
  /// is at least a symbol beside its letters. `nil` where it has none, or where nothing is known of
  /// it.
  var buttonImageSize: Size? {
    guard let image else { return nil }
    let font = text?.font ?? .system(17)
    return image.size
      ?? (control.button.imageSide.isStacked ? ImageContent.symbolSize(besideTitleIn: font) : nil)
  }

  /// Width that a picture in the title's line takes from a button with a configuration, in points.
  public var roomBesideTitle: Double {
    guard let size = buttonImageSize, !control.button.imageSide.isStacked else { return 0 }
    return size.width + (text?.string.isEmpty == false ? imagePadding ?? 8 : 0)
  }
}
