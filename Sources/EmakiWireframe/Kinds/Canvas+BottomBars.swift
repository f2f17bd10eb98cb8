import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Buttons at equal distances, under a soft line.
  mutating func drawToolbar(_ figure: Figure) {
    let bounds = figure.bounds
    softLine(from: bounds.minX, to: bounds.maxX, y: bounds.minY)
    guard !figure.hasSubviews else { return }
    let row = Rect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: min(44, bounds.height))
    let items = figure.view.control.items
    let color = barButtonColor(figure, in: row)
    let widths = items.map(barButtonWidth)
    let room = row.width - 32 - widths.reduce(0, +)
    let gap = items.count > 1 ? max(8, room / Double(items.count - 1)) : 0
    var left = row.minX + 16
    for (item, width) in zip(items, widths) {
      let rect = Rect(x: left, y: row.minY, width: width, height: row.height)
      drawBarItem(item, color, in: grid.snap(figure.mirrored(rect)))
      left += width + gap
    }
  }

  /// Icons over titles, the selected one in the accent colour.
  ///
  /// An item is a title, an icon's name, or both: `home: Home`.
  mutating func drawTabBar(_ figure: Figure) {
    let bounds = figure.bounds
    softLine(from: bounds.minX, to: bounds.maxX, y: bounds.minY)
    let items = figure.view.control.items
    guard !figure.hasSubviews, !items.isEmpty else { return }
    let width = bounds.width / Double(items.count)
    for (index, item) in items.enumerated() {
      let left = bounds.minX + Double(index) * width
      let tab = figure.mirrored(
        grid.snap(Rect(x: left, y: bounds.minY, width: width, height: min(49, bounds.height))))
      let isSelected = index == figure.view.control.selectedIndex ?? 0
      let chosen = theme.usesSceneColors ? tint(of: figure) : palette.accent
      drawTab(item, isSelected ? chosen : ink(nil, .quiet, of: figure, in: tab), in: tab)
    }
  }

  private mutating func drawTab(_ item: String, _ color: Color, in tab: Rect) {
    let parts = item.split(separator: ":", maxSplits: 1).map(String.init)
    let name = parts.first ?? ""
    let title = parts.count > 1 ? String(parts[1].drop(while: \.isWhitespace)) : name
    let place = Rect(x: tab.minX, y: tab.minY + 5, width: tab.width, height: 24)
    let iconRect = grid.centered(Size(width: 24, height: 24), in: place)
    if let icon = Icon.named(name.lowercased()) {
      draw(icon, color, in: iconRect)
    } else {
      outline(iconRect.outset(by: -2), color, width: theme.iconLineWidth, radius: 5)
    }
    let text = Rect(x: tab.minX + 2, y: tab.minY + 31, width: tab.width - 4, height: 14)
    line(title, .system(10, .medium), color, in: text, .center)
  }
}
