import EmakiLimits
import EmakiDrawing
import EmakiScenes
import PixelDiff

extension LayoutRecord {
  /// The pixels that a box of the screen touches in the picture.
  func pixelRect(_ rect: Rect) -> PixelRect {
    let left = Int(clamping: ((rect.minX + origin.x) * scale + Self.slack).rounded(.down))
    let top = Int(clamping: ((rect.minY + origin.y) * scale + Self.slack).rounded(.down))
    let right = Int(clamping: ((rect.maxX + origin.x) * scale - Self.slack).rounded(.up))
    let bottom = Int(clamping: ((rect.maxY + origin.y) * scale - Self.slack).rounded(.up))
    return PixelRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// The pixels of all views with this id or name.
  func pixelRects(of name: String) -> [PixelRect] {
    zip(views, screenRects).filter { view, _ in view.id == name || view.name == name }
      .map { pixelRect($1) }
  }

  /// Thousandths of points, which the record rounds to, do not touch a further pixel.
  private static let slack = 0.02
}
