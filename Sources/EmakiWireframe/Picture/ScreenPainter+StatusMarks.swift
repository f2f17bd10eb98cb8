import EmakiDrawing
import EmakiLayout

/// No edge runs through the status bar's time or battery.
extension ScreenPainter {
  /// Time and battery of the status bar, in the coordinates of the group, if an upper or lower side
  /// would run through them.
  func marksCrossed(by bounds: Rect) -> [Rect] {
    let place = canvas.screenRect(bounds)
    guard !place.isEmpty, place.minY < options.decoration?.safeArea.top ?? 0 else { return [] }
    let (across, down) = (bounds.width / place.width, bounds.height / place.height)
    return statusMarks.filter { mark in
      [place.minY, place.maxY].contains { $0 > mark.minY && $0 < mark.maxY }
        && mark.minX < place.maxX && mark.maxX > place.minX
    }.map { mark in
      Rect(
        x: bounds.minX + (mark.minX - place.minX) * across,
        y: bounds.minY + (mark.minY - place.minY) * down, width: mark.width * across,
        height: mark.height * down)
    }
  }

  /// The sides in pieces, those across without what runs through marks.
  func without(_ marks: [Rect], _ sides: [Rect]) -> [Rect] {
    guard !marks.isEmpty else { return sides }
    return sides.flatMap { side -> [Rect] in
      guard side.width > side.height else { return [side] }
      var start = side.minX
      var pieces: [Rect] = []
      for mark in marks.sorted(by: { $0.minX < $1.minX })
      where mark.intersection(side) != nil {
        pieces.append(Rect(minX: start, minY: side.minY, maxX: mark.minX, maxY: side.maxY))
        start = mark.maxX
      }
      pieces.append(Rect(minX: start, minY: side.minY, maxX: side.maxX, maxY: side.maxY))
      return pieces.filter { $0.width > 0 }
    }
  }

  /// Where time and battery of the status bar are on the screen.
  var statusMarks: [Rect] {
    guard showsStatusBar, let decoration = options.decoration else { return [] }
    let screen = Rect(origin: .zero, size: snapshot.screen.size)
    return canvas.statusMarks(decoration, in: screen)?.seen ?? []
  }
}
