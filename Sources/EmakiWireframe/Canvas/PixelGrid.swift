import EmakiDrawing

/// The pixels of the device, on which every edge lies so that no hairline blurs.
struct PixelGrid {
  /// Pixels a point.
  let scale: Double

  /// The nearest grid line, halves to the right and downwards.
  func snap(_ value: Double) -> Double {
    (value * scale + 0.5).rounded(.down) / scale
  }

  /// The rectangle with each edge on the nearest grid line.
  func snap(_ rect: Rect) -> Rect { rect.snapped(toScale: scale) }

  /// The rectangle on the grid; a side that is thinner than a pixel, but not nothing, gets the pixel
  /// in which it begins.
  func snapKeeping(_ rect: Rect) -> Rect {
    var snapped = snap(rect)
    if snapped.width <= 0, rect.width * scale > Self.visible {
      snapped.origin.x = (rect.minX * scale).rounded(.down) / scale
      snapped.size.width = 1 / scale
    }
    if snapped.height <= 0, rect.height * scale > Self.visible {
      snapped.origin.y = (rect.minY * scale).rounded(.down) / scale
      snapped.size.height = 1 / scale
    }
    return snapped
  }

  /// Pixels that a hairline has at least: a third of a point has a sixth in a picture of half the size.
  private static let visible = 0.15

  /// A thickness of whole pixels, at least one.
  func thickness(_ points: Double) -> Double {
    max(1, (points * scale).rounded()) / scale
  }

  /// A rectangle of this size on the grid, as near to the middle of `rect` as the grid allows.
  func centered(_ size: Size, in rect: Rect) -> Rect {
    let width = snap(size.width)
    let height = snap(size.height)
    return Rect(
      x: snap(rect.midX - width / 2), y: snap(rect.midY - height / 2), width: width, height: height)
  }
}
