import EmakiDrawing
import EmakiLayout

/// No edge runs through the status bar's time or battery.
///
/// Edges are drawn whole, and cut by a clip that stays where it is while they move: so a picture
/// that moves has the same parts in every step.
extension ScreenPainter {
  /// Draws edges of what lies at `bounds`, in the coordinates of the group, but not where time and
  /// battery are.
  mutating func besideMarks(_ bounds: Rect, _ draw: (inout ScreenPainter) -> Void) {
    let holes = marks(besides: bounds)
    let limits = canvas.toScreen == nil ? canvas.screen : nil
    let group = DisplayGroup(clip: Canvas.shape(limits ?? bounds, without: holes))
    let cut = holes.isEmpty ? nil : canvas.open(group)
    draw(&self)
    if let cut { canvas.close(cut) }
  }

  /// Where time and battery of the status bar are on the screen, with room at their sides: a line just
  /// beside a letter looks like another one.
  private var statusMarks: [Rect] {
    guard showsStatusBar, let decoration = options.decoration else { return [] }
    let screen = Rect(origin: .zero, size: snapshot.screen.size)
    let seen = canvas.statusMarks(decoration, in: screen)?.seen ?? []
    return seen.map {
      canvas.grid.snap($0.inset(by: Insets(top: 0, left: -2, bottom: 0, right: -2)))
    }
  }

  /// Time and battery in the coordinates of the group, where a side of a rectangle of it may run
  /// through them: at whatever x it is, as it may move there in another step.
  private func marks(besides bounds: Rect) -> [Rect] {
    let place = canvas.screenRect(bounds)
    guard !place.isEmpty, place.minY < options.decoration?.safeArea.top ?? 0,
      canvas.toScreen?.isUpright ?? true
    else { return [] }
    let (across, down) = (bounds.width / place.width, bounds.height / place.height)
    return statusMarks.filter { $0.minY < place.maxY && $0.maxY > place.minY }.map { mark in
      Rect(
        x: bounds.minX + (mark.minX - place.minX) * across,
        y: bounds.minY + (mark.minY - place.minY) * down, width: mark.width * across,
        height: mark.height * down)
    }
  }
}

extension Transform {
  /// Whether rectangles stay rectangles, unturned.
  fileprivate var isUpright: Bool { isAffine && elements[1] == 0 && elements[4] == 0 }
}
