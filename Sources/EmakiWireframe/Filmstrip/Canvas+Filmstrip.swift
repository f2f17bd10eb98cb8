import EmakiDrawing

extension Canvas {
  private static let titleFont = Font.system(20, .semibold)
  private static let detailFont = Font.system(15)

  /// The title at the left, the details at the right as far as there is room for them: what the
  /// progress is of goes first, device and size stay longest.
  mutating func drawCaption(_ caption: Filmstrip.Caption, width pictureWidth: Double) {
    let row = Rect(
      minX: FilmstripLayout.gap, minY: 20, maxX: pictureWidth - FilmstripLayout.gap, maxY: 54)
    let title = caption.title.joined(separator: " · ")
    line(title, Self.titleFont, palette.ink, in: row)
    let used = width(of: title, Self.titleFont)
    let room = row.inset(by: Insets(top: 2, left: used + 24, bottom: 0, right: 0))
    var details = caption.details + caption.measures
    while !details.isEmpty {
      let string = details.joined(separator: " · ")
      if width(of: string, Self.detailFont) <= room.width {
        line(string, Self.detailFont, palette.quiet, in: room, .right)
        return
      }
      details.removeLast()
    }
  }

  /// The bar, the time or title at the left and the progress at the right.
  mutating func drawProgress(_ cell: Filmstrip.Cell, under frame: Rect) {
    let track = grid.snap(Rect(x: frame.minX, y: frame.maxY + 24, width: frame.width, height: 4))
    let row = Rect(x: frame.minX, y: track.maxY + 6, width: frame.width, height: 24)
    let time = cell.time.map { decimal($0, places: 3, keepsZeros: true) + "\u{2009}s" }
    line(cell.title ?? time ?? "", .system(15, .semibold), palette.ink, in: row)
    guard let progress = cell.progress else { return }
    let share = min(max(progress.isFinite ? progress : 0, 0), 1)
    fill(track, palette.fill, corner: 2)
    let done = Rect(
      x: track.minX, y: track.minY, width: max(4, grid.snap(track.width * share)), height: 4)
    fill(done, palette.accent, corner: 2)
    let percent = decimal(progress * 100, places: progress > 1 ? 1 : 0) + "\u{2009}%"
    line(percent, .system(15), palette.quiet, in: row, .right)
  }
}
