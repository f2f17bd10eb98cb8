import EmakiDrawing
import EmakiLayout

/// The calendar of a date picker in the style `inline`: the month with its days, and a row for the time
/// where there is one.
extension Canvas {
  /// January 2025, which begins on the fourth day of a week from Sunday on.
  private static let month = (name: "January 2025", days: 31, blanks: 3)
  private static let weekdays = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]
  private static let header = 44.0
  private static let timeRow = 44.0

  mutating func drawCalendar(_ figure: DrawnView) {
    var room = figure.bounds
    if let time = figure.view.control.items.map(\.title).first(where: { $0.contains(":") }) {
      let row = Rect(
        x: room.minX, y: room.maxY - Self.timeRow, width: room.width, height: Self.timeRow)
      room.size.height -= Self.timeRow
      drawTime(time, in: row, figure)
    }
    drawMonth(in: Rect(x: room.minX, y: room.minY, width: room.width, height: Self.header), figure)
    room = room.inset(by: Insets(top: Self.header, left: 0, bottom: 0, right: 0))
    let names = room.height / 8
    let quiet = ink(nil, .quiet, of: figure, in: room)
    for (column, name) in Self.weekdays.enumerated() {
      let cell = figure.mirrored(self.cell(column, top: room.minY, height: names, in: room))
      line(name, .system(13, .semibold), quiet, in: cell, .center)
    }
    let days = room.inset(by: Insets(top: names, left: 0, bottom: 0, right: 0))
    for day in 1...Self.month.days { draw(day, in: days, figure) }
  }

  private func cell(_ column: Int, top: Double, height: Double, in room: Rect) -> Rect {
    let width = room.width / 7
    return Rect(x: room.minX + Double(column) * width, y: top, width: width, height: height)
  }

  private mutating func draw(_ day: Int, in room: Rect, _ figure: DrawnView) {
    let (place, height) = (day - 1 + Self.month.blanks, room.height / 5)
    let cell = figure.mirrored(
      cell(place % 7, top: room.minY + Double(place / 7) * height, height: height, in: room))
    let isChosen = day == 1
    if isChosen {
      let side = max(0, min(44, cell.width, cell.height) - 2)
      let circle = grid.centered(Size(width: side, height: side), in: cell)
      fill(circle, tint(of: figure).multipliedAlpha(0.15), corner: Corner(side / 2))
    }
    let color = isChosen ? tint(of: figure) : ink(nil, .plain, of: figure, in: cell)
    line("\(day)", .system(20, isChosen ? .semibold : .regular), color, in: cell, .center)
  }

  private mutating func drawMonth(in row: Rect, _ figure: DrawnView) {
    let color = ink(nil, .plain, of: figure, in: row)
    let name = row.inset(by: Insets(top: 0, left: 16, bottom: 0, right: 88))
    line(
      Self.month.name, .system(17, .semibold), color, in: figure.mirrored(name),
      figure.direction == .rightToLeft ? .right : .left)
    for (icon, end) in [("chevron-backward", 72.0), ("chevron-forward", 32)] {
      let place = Rect(x: row.maxX - end - 12, y: row.minY, width: 24, height: row.height)
      let box = grid.centered(Size(width: 20, height: 20), in: figure.mirrored(place))
      if let icon = Icon.named(icon, reading: figure.direction) {
        draw(icon, tint(of: figure), in: box)
      }
    }
  }

  private mutating func drawTime(_ time: String, in row: Rect, _ figure: DrawnView) {
    let isMirrored = figure.direction == .rightToLeft
    let label = row.inset(by: Insets(top: 0, left: 16, bottom: 0, right: 96))
    line(
      "Time", .system(17), ink(nil, .plain, of: figure, in: row), in: figure.mirrored(label),
      isMirrored ? .right : .left)
    let field = figure.mirrored(
      grid.snap(Rect(x: row.maxX - 88, y: row.midY - 17, width: 72, height: 34)))
    fillControl(field, corner: 8)
    line(time, .system(17), ink(nil, .plain, of: figure, in: field), in: field, .center)
  }
}
