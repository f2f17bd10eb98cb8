import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Buttons at equal distances, under a soft line.
  mutating func drawToolbar(_ figure: Figure) {
    let bounds = figure.bounds
    softLine(from: bounds.minX, to: bounds.maxX, y: bounds.minY)
    guard !figure.hasSubviews else { return }
    let row = figure.bottomBarRow(atMost: 44)
    let items = figure.view.control.items
    let color = barButtonColor(figure, in: row)
    let widths = items.map(barButtonWidth)
    let room = row.width - 32 - widths.reduce(0, +)
    let gap = items.count > 1 ? max(8, room / Double(items.count - 1)) : 0
    var left = row.minX + 16
    for (item, width) in zip(items, widths) {
      let rect = Rect(x: left, y: row.minY, width: width, height: row.height)
      drawBarItem(
        item, color, in: grid.snap(figure.mirrored(rect)), reading: figure.direction)
      left += width + gap
    }
  }

  /// Icons over titles, in a low bar beside them, the selected one in the accent colour.
  ///
  /// An item is a title, an icon's name, or both: `home: Home`.
  mutating func drawTabBar(_ figure: Figure) {
    let bounds = figure.bounds
    softLine(from: bounds.minX, to: bounds.maxX, y: bounds.minY)
    let items = figure.view.control.items
    guard !figure.hasSubviews, !items.isEmpty else { return }
    let row = figure.bottomBarRow(atMost: 49)
    let width = row.width / Double(items.count)
    for (index, item) in items.enumerated() {
      let left = row.minX + Double(index) * width
      let tab = figure.mirrored(
        grid.snap(Rect(x: left, y: row.minY, width: width, height: row.height)))
      let isSelected = index == figure.view.control.selectedIndex ?? 0
      let chosen = theme.usesSceneColors ? tint(of: figure) : palette.accent
      let color = isSelected ? chosen : ink(nil, .quiet, of: figure, in: tab)
      drawTab(item, color, in: tab, isMirrored: figure.direction == .rightToLeft)
    }
  }

  private mutating func drawTab(
    _ item: String, _ color: Color, in tab: Rect, isMirrored: Bool
  ) {
    let parts = item.split(separator: ":", maxSplits: 1).map(String.init)
    let name = parts.first ?? ""
    let title = parts.count > 1 ? String(parts[1].drop(while: \.isWhitespace)) : name
    if tab.height < 40 { return drawLowTab(name, title, color, in: tab, isMirrored) }
    let place = Rect(x: tab.minX, y: tab.minY + 5, width: tab.width, height: 24)
    drawTabIcon(name, color, in: grid.centered(Size(width: 24, height: 24), in: place))
    let text = Rect(x: tab.minX + 2, y: tab.minY + 31, width: tab.width - 4, height: 14)
    line(title, .system(10, .medium), color, in: text, .center)
  }

  /// The icon, smaller, and the title beside it, as observed on phones on their side.
  private mutating func drawLowTab(
    _ name: String, _ title: String, _ color: Color, in tab: Rect, _ isMirrored: Bool
  ) {
    let (icon, gap, font) = (18.0, 5.0, Font.system(12, .medium))
    let text = min(width(of: title, font), max(0, tab.width - icon - gap - 4))
    let left = tab.midX - (icon + gap + text) / 2
    let iconLeft = isMirrored ? left + text + gap : left
    let iconRect = Rect(x: iconLeft, y: tab.midY - icon / 2, width: icon, height: icon)
    drawTabIcon(name, color, in: grid.snap(iconRect))
    let textLeft = isMirrored ? left : left + icon + gap
    let room = Rect(x: textLeft, y: tab.minY, width: text, height: tab.height).outset(by: 0.5)
    line(title, font, color, in: room, .center)
  }

  private mutating func drawTabIcon(_ name: String, _ color: Color, in rect: Rect) {
    if let icon = Icon.named(name.lowercased()) {
      draw(icon, color, in: rect)
    } else {
      outline(rect.outset(by: -2), color, width: theme.iconLineWidth, radius: 5)
    }
  }
}

extension Figure {
  /// The part of a bar at the bottom that lies over the home indicator and beside the notch.
  fileprivate func bottomBarRow(atMost height: Double) -> Rect {
    let free = bounds.height - safeArea.bottom
    // A bar that does not reach down to the screen's edge is used as it is.
    let own = free >= 24 ? free : bounds.height
    return Rect(
      x: bounds.minX + safeArea.left, y: bounds.minY,
      width: max(0, bounds.width - safeArea.left - safeArea.right), height: min(height, own))
  }
}
