import EmakiDrawing

/// The list beside a screen, of the facts that found no room in it.
struct Legend {
  /// A line of it.
  struct Entry {
    /// The number in the drawing; `nil` for a view that has its name there.
    var number: Int?
    /// The view's name, if it has one.
    var name: String?
    var facts: [String]
  }

  var entries: [Entry] = []
}

extension Canvas {
  private static let legendWidth = 232.0
  private static let legendLine = 15.0
  /// For a number and the space after it.
  private static let numberRoom = 28.0
  private static let legendFont = Font.system(9.5)

  /// Draws a list in columns of a height, from the point where the picture ended before.
  ///
  /// - Returns: how much wider the picture gets, points.
  mutating func draw(_ legend: Legend, at corner: Point, height: Double) -> Double {
    guard !legend.entries.isEmpty else { return 0 }
    let gap = corner.y > 0 ? 0.0 : 16
    let top = max(corner.y, 16)
    let bottom = corner.y + height
    var place = Point(x: corner.x + gap, y: top)
    for entry in legend.entries {
      let lines = lines(of: entry)
      if place.y + Double(lines.count) * Self.legendLine > bottom, place.y > top {
        place = Point(x: place.x + Self.legendWidth, y: top)
      }
      draw(entry, lines, at: place)
      place.y += Double(lines.count) * Self.legendLine + 3
    }
    return place.x + Self.legendWidth - corner.x
  }

  /// The facts in as few lines as they need beside the name, which is in the first.
  private func lines(of entry: Legend.Entry) -> [String] {
    let room = Self.legendWidth - Self.numberRoom - 16
    var used = entry.name.map { width(of: $0, Self.nameFont) + 6 } ?? 0
    var lines = [""]
    for fact in entry.facts {
      let length = width(of: fact, Self.legendFont) + 6
      if used + length > room, used > 0 {
        lines.append("")
        used = 0
      }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : "  ") + fact
      used += length
    }
    return lines
  }

  private static let nameFont = Font.system(9.5, .semibold)

  private mutating func draw(_ entry: Legend.Entry, _ lines: [String], at place: Point) {
    let row = Rect(
      x: place.x + Self.numberRoom, y: place.y, width: Self.legendWidth - Self.numberRoom - 16,
      height: Self.legendLine)
    if let number = entry.number {
      drawNumber(number, in: Rect(origin: place, size: numberSize(number)))
    }
    var start = 0.0
    if let name = entry.name {
      line(name, Self.nameFont, palette.ink, in: row)
      start = min(width(of: name, Self.nameFont), row.width) + 6
    }
    for (index, text) in lines.enumerated() {
      let left = index == 0 ? start : 0
      let rect = Rect(
        x: row.minX + left, y: row.minY + Double(index) * Self.legendLine,
        width: row.width - left + 12, height: Self.legendLine)
      line(text, Self.legendFont, palette.quiet, in: rect)
    }
  }

  private static let numberFont = Font.system(8, .bold)

  /// How large the mark of a number is.
  func numberSize(_ number: Int) -> Size {
    Size(width: max(14, width(of: "\(number)", Self.numberFont).rounded(.up) + 7), height: 14)
  }

  /// Draws a number on a disc of the accent colour.
  mutating func drawNumber(_ number: Int, in rect: Rect) {
    let isOnAccent = ground(at: rect).painted == palette.accent
    let (paper, ink) =
      isOnAccent ? (palette.onAccent, palette.accent) : (palette.accent, palette.onAccent)
    fill(rect, paper, corner: Corner(rect.height / 2))
    line("\(number)", Self.numberFont, ink, in: rect.outset(by: -1), .center)
  }
}
