import EmakiDrawing
internal import EmakiThreads

/// Masks of shadows, kept from frame to frame.
final class ShadowStore: Sendable {
  /// The key of a mask, with the shape moved to the first pixels of the surface.
  private struct Key: Hashable, Sendable {
    var shape: Shape
    var offset: Point
    var radius: Double
    var density: Double
  }

  private let masks = SharedCache<Key, ShadowMask?>(limit: 32 << 20) { 256 + ($0?.byteCount ?? 0) }

  /// The mask of a shadow; `nil` where there is nothing to draw or too much.
  ///
  /// The shape is taken to lie on the grid of 16ths of a pixel: a view that slides has the same
  /// shadow again after 16 frames at the latest.
  ///
  /// - Parameters:
  ///   - density: pixels per point of the mask.
  ///   - origin: a point that pixels of the surface start at, in the shape's plane.
  func mask(
    of shape: Shape, _ shadow: Shadow, density: Double, origin: Point
  ) -> ShadowMask? {
    let corner = shape.bounds.origin
    let x = GridPlace((corner.x - origin.x) * density)
    let y = GridPlace((corner.y - origin.y) * density)
    let key = Key(
      shape: shape.moved(to: Point(x: x.part / density, y: y.part / density)),
      offset: shadow.offset, radius: shadow.radius, density: density)
    let mask = masks.value(of: key) { ShadowMask(key.shape, shadow, density: density) }
    return mask?.moved(x: origin.x + x.whole / density, y: origin.y + y.whole / density)
  }
}

/// A coordinate in pixels, rounded to a 16th.
private struct GridPlace {
  /// The pixel.
  let whole: Double
  /// The remainder, from 0 up to a pixel.
  let part: Double

  init(_ pixels: Double) {
    let rounded = (pixels * 16).rounded() / 16
    whole = rounded.rounded(.down)
    part = rounded - whole
  }
}

extension Shape {
  /// The shape with the corner of its bounds at a point.
  fileprivate func moved(to corner: Point) -> Shape {
    let size = bounds.size
    switch self {
    case .rect: return .rect(Rect(origin: corner, size: size))
    case .roundedRect(_, let own): return .roundedRect(Rect(origin: corner, size: size), own)
    case .ellipse: return .ellipse(Rect(origin: corner, size: size))
    case .path(let path):
      let way = corner - bounds.origin
      return .path(path.applying(.translation(x: way.x, y: way.y)))
    }
  }
}
