/// A finished picture: everything is decided, only the painting is left.
public struct DisplayList: Sendable, Hashable {
  /// The size of the picture in points.
  public var size: Size
  /// The background under everything, or `nil` for a clear one.
  public var background: Color?
  /// The drawn items, back to front.
  public var items: [DisplayItem]

  /// Makes a display list.
  public init(size: Size, background: Color? = nil, items: [DisplayItem] = []) {
    self.size = size
    self.background = background
    self.items = items
  }
}

extension DisplayList {
  /// Whether both paint the same pixels, as far as that can be seen without painting: images are
  /// compared by their pixels, too.
  public func paintsSame(as other: DisplayList) -> Bool {
    self == other && Self.images(of: items) == Self.images(of: other.items)
  }

  private static func images(of items: [DisplayItem]) -> [PixelBuffer] {
    items.flatMap { item -> [PixelBuffer] in
      switch item {
      case .image(let image, _, _): [image.pixels]
      case .group(let group): images(of: group.items)
      case .fill, .stroke, .shadow, .text: []
      }
    }
  }
}

/// One thing to paint.
public enum DisplayItem: Sendable, Hashable {
  /// The inside of a shape.
  case fill(Shape, Paint)
  /// The outline of a shape.
  case stroke(Shape, Stroke, Paint)
  /// The shadow alone; the shape itself is not painted, nor the shadow inside it.
  case shadow(Shape, Shadow)
  /// One line of text.
  case text(TextRun)
  /// A picture stretched over `destination`; only the part `source` of it (in its pixels).
  case image(DisplayImage, source: Rect, destination: Rect)
  /// Items that share a transform, a clip and an opacity.
  case group(DisplayGroup)
}

/// Items that are painted together.
public struct DisplayGroup: Sendable, Hashable {
  /// Which view drew this, for dumps and for SVG ids.
  public var name: String?
  /// Maps the group's coordinates to its parent's.
  public var transform: Transform
  /// The clip of the items, in the group's coordinates.
  public var clip: Shape?
  /// 0…1; below 1 the group is painted as one picture and then made translucent.
  public var opacity: Double
  /// The drawn items, back to front, in the group's coordinates.
  public var items: [DisplayItem]

  /// Makes a group.
  public init(
    name: String? = nil, transform: Transform = .identity, clip: Shape? = nil,
    opacity: Double = 1, items: [DisplayItem] = []
  ) {
    self.name = name
    self.transform = transform
    self.clip = clip
    self.opacity = opacity
    self.items = items
  }
}

/// A decoded picture of pixels, or of areas and lines; equal by its name, so that comparing display
/// lists stays cheap.
public struct DisplayImage: Sendable, Hashable {
  /// The path or key that it was loaded by.
  public var name: String
  /// Its pixels; none of a picture of areas and lines.
  public var pixels: PixelBuffer
  /// Its areas and lines; `nil` for a picture of pixels.
  public var vector: VectorImage?

  /// How the names of files end that pictures are read from.
  public static let fileEndings = [".png", ".jpg", ".jpeg", ".webp", ".svg"]

  /// Makes an image of pixels.
  public init(name: String, pixels: PixelBuffer) {
    self.name = name
    self.pixels = pixels
  }

  /// Makes an image of areas and lines.
  public init(name: String, vector: VectorImage) {
    self.init(name: name, pixels: PixelBuffer(width: 0, height: 0))
    self.vector = vector
  }

  /// Its extent, in pixels or in the points of its areas and lines.
  public var size: Size {
    vector?.size ?? Size(width: Double(pixels.width), height: Double(pixels.height))
  }

  /// Same name and same extent.
  public static func == (a: DisplayImage, b: DisplayImage) -> Bool {
    a.name == b.name && a.size == b.size
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
