import EmakiDrawing
import EmakiLayout

/// Drawing of the device's front around and in its screen.
extension ScreenPainter {
  /// Draws notch or island: dark as the device is, and on dark palettes as an outline.
  mutating func drawCutout(in screen: Rect) {
    guard options.showsBezel, let decoration = options.decoration, let size = decoration.cutout,
      let shape = Self.cutout(decoration, size, in: screen)
    else { return }
    let palette = canvas.theme.palette
    let isDark = palette.line.luminance < palette.surface.luminance
    canvas.items.append(.fill(shape, .color(isDark ? palette.line : palette.paper)))
    guard !isDark else { return }
    let pen = Stroke(width: canvas.grid.thickness(canvas.theme.lineWidth))
    canvas.items.append(.stroke(shape, pen, .color(palette.line)))
  }

  /// The shape on the screen; held on its side the device's top is at the left.
  static func cutout(
    _ decoration: ScreenDecoration, _ size: Size, in screen: Rect
  ) -> Shape? {
    let isOnSide = screen.width > screen.height
    let breadth = isOnSide ? screen.height : screen.width
    let left = (breadth - size.width) / 2
    let place: Path
    switch decoration.front {
    case .dynamicIsland:
      let covered = isOnSide ? decoration.safeArea.left : decoration.safeArea.top
      let top = covered >= 62 ? 14.0 : 11
      let rect = Rect(x: left, y: top, width: size.width, height: size.height)
      let turned = Rect(
        x: rect.minY, y: screen.height - rect.maxX, width: rect.height, height: rect.width)
      return .roundedRect(isOnSide ? turned : rect, Corner(size.height / 2))
    case .notch: place = notch(from: left, to: left + size.width, height: size.height)
    case .homeButton, .plain, nil: return nil
    }
    // (x, y) of the upright screen is (y, height − x) on this one.
    let turn = Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: screen.height)
    return .path(isOnSide ? place.applying(turn) : place)
  }

  /// A notch with small corners at the edge of the screen and large ones below.
  private static func notch(from left: Double, to right: Double, height: Double) -> Path {
    let (small, large) = (6.0, min(20, height * 0.66))
    var path = Path()
    path.move(left - small, 0)
    path.curve(left - small / 2, 0, left, small / 2, left, small)
    path.line(left, height - large)
    path.curve(left, height - large / 2.2, left + large / 2.2, height, left + large, height)
    path.line(right - large, height)
    path.curve(right - large / 2.2, height, right, height - large / 2.2, right, height - large)
    path.line(right, small)
    path.curve(right, small / 2, right + small / 2, 0, right + small, 0)
    path.close()
    return path
  }

  /// Draws the body of a device with a home button around the screen, as narrow as the margin of a
  /// picture: its outline, the button, and the slot to listen at.
  mutating func drawBody(around screen: Rect, margin: Double) {
    guard options.showsBezel, let front = options.decoration?.front, front == .homeButton,
      margin >= 24
    else { return }
    let line = canvas.theme.palette.line
    let width = canvas.grid.thickness(canvas.theme.deviceLineWidth)
    let isOnSide = screen.width > screen.height
    let (near, far) = (8.0, 22.0)
    let (x, y) = isOnSide ? (far, near) : (near, far)
    canvas.outline(
      screen.inset(by: Insets(top: -y, left: -x, bottom: -y, right: -x)), line, width: width,
      corner: 22)
    let button =
      isOnSide
      ? Point(x: screen.maxX + 12, y: screen.midY) : Point(x: screen.midX, y: screen.maxY + 12)
    canvas.outlineEllipse(
      Rect(x: button.x - 7, y: button.y - 7, width: 14, height: 14), line, width: width / 2)
    let slot =
      isOnSide
      ? Rect(x: screen.minX - 13, y: screen.midY - 18, width: 3, height: 36)
      : Rect(x: screen.midX - 18, y: screen.minY - 13, width: 36, height: 3)
    canvas.fill(slot, line, corner: 1.5)
  }
}
