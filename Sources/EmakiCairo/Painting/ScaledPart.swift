internal import CPangoCairo
import EmakiDrawing

/// A part of a picture as a surface with upright items shows it.
///
/// It starts on the grid of quarters of a pixel, as letters do: a picture that slides comes out the
/// same again after four frames at the latest.
struct ScaledPart: Hashable, Sendable {
  /// The most pixels, as a multiple of those of the surface.
  private static let largestShare = 2.0

  /// The picture is known by its own pixels, which the scene holds too, so that a part that is kept
  /// keeps nothing else.
  private let origin: PixelBuffer
  private let halvings: Int
  /// In the pixels of the picture, halved so often.
  private let part: Rect
  /// In pixels of the surface, counted from a whole one.
  private let target: Rect

  /// What a part over a rectangle of a surface comes out as, and the pixel at which it starts; `nil`
  /// where it has its own size already, or is much larger than the surface.
  ///
  /// - Parameters:
  ///   - place: in pixels of the surface.
  ///   - visible: the whole surface.
  static func placed(
    _ image: PremultipliedImage, part: Rect, over place: Rect, visible: Rect
  ) -> (scaled: ScaledPart, corner: Point)? {
    guard place.isFinite, place.size != part.size,
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
    return (
      ScaledPart(origin: image.origin, halvings: image.halvings, part: part, target: target), corner
    )
  }

  /// The part of this picture, whose edges go on to the ends of its pixels; `nil` where Cairo has no
  /// memory for it.
  func drawn(from image: PremultipliedImage) -> PremultipliedImage? {
    PremultipliedImage(
      from: image, width: Int(target.maxX.rounded(.up)), height: Int(target.maxY.rounded(.up))
    ) { cairo in
      cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
      guard image.setSource(of: cairo, part: part, over: target, extends: true) else { return }
      cairo_paint(cairo)
    }
  }

  static func == (a: Self, b: Self) -> Bool {
    PixelIdentity(a.origin) == PixelIdentity(b.origin) && a.halvings == b.halvings
      && a.part == b.part && a.target == b.target
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(PixelIdentity(origin))
    hasher.combine(halvings)
    hasher.combine(part)
    hasher.combine(target)
  }
}
