internal import CPangoCairo
import EmakiDrawing

/// One painting of a display list: knows where on the surface the current items lie.
///
/// Affine transforms go into Cairo's matrix. Under perspective the matrix is the identity, and
/// outlines are projected before Cairo sees them.
final class CairoCanvas {
  /// Whether the surface keeps pixels or outlines.
  enum Medium { case pixels, outlines }

  let cairo: OpaquePointer
  let medium: Medium
  let fonts: FontBook
  let stores: PaintStores
  /// The whole surface, in its pixels.
  let visible: Rect
  /// The parts of the surface that matter: what does not reach them is left out.
  let damage: [Rect]
  private let context: ContextHandle
  /// The visible parts of the items that are still to be painted.
  var visibleItems: VisibleItems
  private var kept: [PremultipliedImage] = []
  /// From the items' coordinates to the surface's pixels.
  private(set) var transform: Transform = .identity
  /// The factor by which every colour's alpha is multiplied.
  private(set) var opacity = 1.0

  init(
    _ surface: SurfaceHandle, medium: Medium, fonts: FontBook, stores: PaintStores, visible: Rect,
    damage: [Rect]
  ) throws(CairoError) {
    context = try ContextHandle(surface)
    cairo = context.raw
    self.medium = medium
    self.fonts = fonts
    self.stores = stores
    self.visible = visible
    self.damage = damage
    visibleItems = VisibleItems(visible: visible, damage: damage, hasCovers: medium == .pixels)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_GRAY)
  }

  /// Throws what went wrong while painting.
  func finish() throws(CairoError) { try context.check("paint") }

  /// Paints with `next` between the items and what was the transform so far.
  func within(_ next: Transform, opacity factor: Double = 1, body: () -> Void) {
    let (outer, outerOpacity) = (transform, opacity)
    transform = next.concatenated(with: outer)
    opacity *= factor
    applyMatrix()
    body()
    (transform, opacity) = (outer, outerOpacity)
    applyMatrix()
  }

  /// Whether an area of the items' coordinates reaches what is painted.
  func reaches(_ area: Rect) -> Bool {
    guard let box = Projection(transform).boundingBox(of: area) else { return false }
    return damage.contains { $0.intersection(box) != nil }
  }

  /// Keeps a picture's pixels as long as Cairo may read them.
  func keep(_ image: PremultipliedImage) { kept.append(image) }

  /// Pixels per point where the items stand upright and undistorted.
  var uprightScale: Double? { transform.uprightScale }

  private func applyMatrix() {
    guard transform.isAffine else {
      cairo_identity_matrix(cairo)
      return
    }
    let e = transform.elements
    var matrix = cairo_matrix_t(xx: e[0], yx: e[1], xy: e[4], yy: e[5], x0: e[12], y0: e[13])
    cairo_set_matrix(cairo, &matrix)
  }
}
