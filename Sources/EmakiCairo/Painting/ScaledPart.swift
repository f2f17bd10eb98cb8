import EmakiLimits
internal import CPangoCairo
import EmakiDrawing

/// A part of a picture, or of the picture halved several times.
struct PicturePart: Hashable, Sendable {
  private static let mostHalvings = 16

  /// The picture.
  let pixels: PixelBuffer
  /// How often it is halved.
  let halvings: Int
  /// In pixels of the picture, halved so often.
  let part: Rect

  /// A part of a picture for an area of `size` pixels: where it is at least four times as large in
  /// both directions, of the picture halved as often as it stays twice as large.
  ///
  /// To look at all pixels of a photo takes long. Halved once more, thin lines would come out paler.
  init(_ pixels: PixelBuffer, part: Rect, for size: Size) {
    var part = part
    var halvings = 0
    while part.width >= 4 * size.width, part.height >= 4 * size.height,
      halvings < Self.mostHalvings
    {
      part = Rect(
        x: part.minX / 2, y: part.minY / 2, width: part.width / 2, height: part.height / 2)
      halvings += 1
    }
    self.pixels = pixels
    self.part = part
    self.halvings = halvings
  }

  static func == (a: Self, b: Self) -> Bool {
    PixelIdentity(a.pixels) == PixelIdentity(b.pixels) && a.halvings == b.halvings
      && a.part == b.part
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(PixelIdentity(pixels))
    hasher.combine(halvings)
    hasher.combine(part)
  }
}

/// A part of a picture as a surface with upright items shows it.
///
/// It starts on the grid of quarters of a pixel, as letters do: a picture that slides comes out the
/// same again after four frames at the latest.
struct ScaledPart: Hashable, Sendable {
  /// The most pixels, as a multiple of those of the surface.
  private static let largestShare = 2.0

  let source: PicturePart
  /// In pixels of the surface, counted from a whole one.
  private let target: Rect

  /// A part scaled for a rectangle of a surface, and the pixel at which it starts; `nil` where it
  /// has that size already, or is much larger than the surface.
  ///
  /// - Parameters:
  ///   - place: the rectangle in pixels of the surface.
  ///   - visible: the whole surface.
  static func placed(
    _ source: PicturePart, over place: Rect, visible: Rect
  ) -> (scaled: ScaledPart, corner: Point)? {
    guard place.isFinite, place.size != source.part.size,
      place.width * place.height <= largestShare * visible.width * visible.height
    else { return nil }
    func rounded(_ pixels: Double, to parts: Double) -> Double {
      (pixels * parts).rounded() / parts
    }
    let start = Point(x: rounded(place.minX, to: 4), y: rounded(place.minY, to: 4))
    let corner = Point(x: start.x.rounded(.down), y: start.y.rounded(.down))
    let target = Rect(
      x: start.x - corner.x, y: start.y - corner.y, width: rounded(place.width, to: 256),
      height: rounded(place.height, to: 256))
    guard !target.isEmpty else { return nil }
    return (ScaledPart(source: source, target: target), corner)
  }

  /// The part of this picture, whose edges go on to the ends of its pixels; `nil` where Cairo has no
  /// memory for it.
  func drawn(from image: PremultipliedImage) -> PremultipliedImage? {
    let image = image.halved(source.halvings)
    return PremultipliedImage(
      width: Int(clamping: target.maxX.rounded(.up)),
      height: Int(clamping: target.maxY.rounded(.up))
    ) { cairo in
      cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
      guard image.setSource(of: cairo, part: source.part, over: target, extends: true) else {
        return
      }
      cairo_paint(cairo)
    }
  }
}
