import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// The system's keyboard for letters: the bar with suggestions, four rows of keys, and on devices
  /// without a home button the strip below them.
  mutating func drawKeyboard(_ figure: DrawnView) {
    let bounds = figure.bounds
    let colors = KeyboardColors(theme, palette)
    fill(bounds, colors.ground)
    addGround(bounds, painted: colors.ground, given: nil)
    let plan = KeyboardPlan(in: bounds, below: figure.safeArea.bottom, return: figure.string)
    guard plan.isDrawable else { return }
    for x in plan.barLines {
      let line = Rect(x: x, y: plan.bar.minY + 12, width: hairline, height: plan.bar.height - 20)
      softLine(grid.snapKeeping(line))
    }
    for key in plan.keys { draw(key, colors) }
  }

  private mutating func draw(_ key: KeyboardPlan.Key, _ colors: KeyboardColors) {
    let (color, ink) =
      key.isPrimary
      ? (palette.accent, palette.onAccent)
      : (key.isSpecial ? colors.special : colors.key, colors.ink)
    let box = grid.snap(key.rect)
    fill(box, color, corner: 5)
    addGround(box, painted: color, given: nil, corner: 5)
    if key.isBackspace { return drawBackspace(in: box, colors.ink) }
    if let icon = key.icon.flatMap({ Icon.named($0) }) {
      let side = min(20, box.width - 8, box.height - 8)
      return draw(icon, colors.ink, in: grid.centered(Size(width: side, height: side), in: box))
    }
    let size = key.title.count == 1 ? min(22, key.rect.width * 0.7) : 16
    line(key.title, .system(size), ink, in: box, .center)
  }
}

extension Canvas {
  /// The mark of the key that deletes: a cross in a tag that points back.
  private mutating func drawBackspace(in box: Rect, _ color: Color) {
    let side = min(18, box.width - 10, box.height - 12)
    guard side > 4 else { return }
    let tag = grid.centered(Size(width: side * 1.25, height: side * 0.9), in: box)
    let nose = tag.minX + tag.height / 2
    var mark = Path()
    mark.move(tag.minX, tag.midY)
    for (x, y) in [(nose, tag.minY), (tag.maxX, tag.minY), (tag.maxX, tag.maxY), (nose, tag.maxY)] {
      mark.line(x, y)
    }
    mark.close()
    let reach = tag.height * 0.18
    let centre = Point(x: (nose + tag.maxX) / 2 - reach / 2, y: tag.midY)
    mark.move(centre.x - reach, centre.y - reach)
    mark.line(centre.x + reach, centre.y + reach)
    mark.move(centre.x - reach, centre.y + reach)
    mark.line(centre.x + reach, centre.y - reach)
    let stroke = Stroke(width: theme.iconLineWidth, join: .round)
    items.append(.stroke(.path(mark), stroke, .color(color)))
  }
}

/// The colours of a keyboard: the palette's quiet colours, or those of the system.
private struct KeyboardColors {
  let ground, key, special, ink: Color

  init(_ theme: Theme, _ palette: Palette) {
    guard theme.usesSceneColors else {
      (ground, key, ink) = (palette.fill, palette.surface, palette.ink)
      special = palette.fill.mixed(with: palette.soft, share: 0.5)
      return
    }
    let colors: [UInt32] =
      palette.mapsDarkScenes
      ? [0x2C2C2E, 0x6C6C70, 0x48484A, 0xFFFFFF] : [0xD1D3D9, 0xFFFFFF, 0xABB0BA, 0x000000]
    (ground, key) = (Color(rgb: colors[0]), Color(rgb: colors[1]))
    (special, ink) = (Color(rgb: colors[2]), Color(rgb: colors[3]))
  }
}

/// Where the keys of a keyboard lie. Its proportions are those of phones that are upright, as seen on
/// iOS; not measured.
private struct KeyboardPlan {
  struct Key {
    var rect: Rect
    var title = ""
    var icon: String?
    var isBackspace = false
    var isSpecial = false
    /// Whether it stands out, as the return key of a form does.
    var isPrimary = false
  }

  /// The return keys that UIKit fills with blue; `return`, `next` and `continue` are grey.
  private static let primary: Set = [
    "done", "go", "google", "join", "route", "search", "send", "yahoo",
  ]

  /// With suggestions.
  let bar: Rect
  private(set) var keys: [Key] = []
  /// Between the suggestions.
  var barLines: [Double] {
    [1, 2].map { bar.minX + bar.width * Double($0) / 3 }
  }
  /// Whether there is room for keys.
  let isDrawable: Bool

  private static let side = 3.0
  private static let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

  /// - Parameters:
  ///   - safeArea: what the home indicator takes at the bottom, points.
  ///   - title: that of the return key; empty for the usual one.
  init(in bounds: Rect, below safeArea: Double, return title: String) {
    let strip = safeArea > 0 ? min(safeArea + 41, bounds.height * 0.25) : 0
    let barHeight = min(45, bounds.height * 0.17)
    bar = Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: barHeight)
    let rowHeight = (bounds.height - strip - barHeight) / 4
    let gap = min(6, bounds.width / 60)
    let unit = (bounds.width - 2 * Self.side - 9 * gap) / 10
    isDrawable = unit > 8 && rowHeight > 18
    guard isDrawable else { return }
    let keyHeight = rowHeight - min(12, rowHeight * 0.22)
    func top(_ row: Int) -> Double { bar.maxY + Double(row) * rowHeight + 2 }
    for (row, letters) in Self.letters.enumerated() {
      let width = Double(letters.count) * (unit + gap) - gap
      for (column, letter) in letters.enumerated() {
        let x = bounds.midX - width / 2 + Double(column) * (unit + gap)
        keys.append(
          Key(rect: Rect(x: x, y: top(row), width: unit, height: keyHeight), title: String(letter)))
      }
    }
    let wide = unit * 1.3
    let left = Rect(x: bounds.minX + Self.side, y: top(2), width: wide, height: keyHeight)
    let right = Rect(
      x: bounds.maxX - Self.side - wide, y: top(2), width: wide, height: keyHeight)
    keys.append(Key(rect: left, icon: "arrow-up", isSpecial: true))
    keys.append(Key(rect: right, isBackspace: true, isSpecial: true))
    let word = 2.4 * unit
    let space = bounds.width - 2 * Self.side - 2 * word - 2 * gap
    var x = bounds.minX + Self.side
    for (text, width, isSpecial) in [
      ("123", word, true), ("space", space, false), (title.isEmpty ? "return" : title, word, true),
    ] {
      let rect = Rect(x: x, y: top(3), width: width, height: keyHeight)
      keys.append(
        Key(
          rect: rect, title: text, isSpecial: isSpecial,
          isPrimary: Self.primary.contains(text.lowercased())))
      x += width + gap
    }
  }
}
