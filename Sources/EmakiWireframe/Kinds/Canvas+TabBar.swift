import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Icons over titles, in a low bar beside them, the selected one in the accent colour; badges over
  /// the icons' upper corners.
  mutating func drawTabBar(_ figure: Figure) {
    let bounds = figure.bounds
    softLine(from: bounds.minX, to: bounds.maxX, y: bounds.minY)
    let control = figure.view.control
    guard !figure.hasSubviews, !control.items.isEmpty else { return }
    let row = figure.bottomBarRow(atMost: 49)
    let width = row.width / Double(control.items.count)
    for (index, item) in control.items.enumerated() {
      let left = row.minX + Double(index) * width
      let place = figure.mirrored(
        grid.snap(Rect(x: left, y: row.minY, width: width, height: row.height)))
      let isSelected = index == figure.own.selectedIndex ?? 0
      let chosen = theme.usesSceneColors ? tint(of: figure) : palette.accent
      let color = isSelected ? chosen : ink(nil, .quiet, of: figure, in: place)
      let tab = Tab(item, badge: control.badges[index])
      draw(tab, color, in: place, isMirrored: figure.direction == .rightToLeft)
    }
  }

  private mutating func draw(_ tab: Tab, _ color: Color, in place: Rect, isMirrored: Bool) {
    if place.height < 40 { return drawLow(tab, color, in: place, isMirrored) }
    let upper = Rect(x: place.minX, y: place.minY + 5, width: place.width, height: 24)
    let icon = grid.centered(Size(width: 24, height: 24), in: upper)
    drawTabIcon(tab.icon, color, in: icon)
    let text = Rect(x: place.minX + 2, y: place.minY + 31, width: place.width - 4, height: 14)
    line(tab.title, .system(10, .medium), color, in: text, .center)
    drawBadge(tab.badge, of: icon, in: place, side: 18, isMirrored)
  }

  /// The icon, smaller, and the title beside it, as observed on phones on their side.
  private mutating func drawLow(
    _ tab: Tab, _ color: Color, in place: Rect, _ isMirrored: Bool
  ) {
    let (icon, gap, font) = (18.0, 5.0, Font.system(12, .medium))
    let text = min(width(of: tab.title, font), max(0, place.width - icon - gap - 4))
    let left = place.midX - (icon + gap + text) / 2
    let iconLeft = isMirrored ? left + text + gap : left
    let iconRect = grid.snap(
      Rect(x: iconLeft, y: place.midY - icon / 2, width: icon, height: icon))
    drawTabIcon(tab.icon, color, in: iconRect)
    let textLeft = isMirrored ? left : left + icon + gap
    let room = Rect(x: textLeft, y: place.minY, width: text, height: place.height).outset(by: 0.5)
    line(tab.title, font, color, in: room, .center)
    // Chosen, not UIKit's: small and on the outer corner, where it leaves the title free.
    drawBadge(tab.badge, of: iconRect, in: place, side: 14, !isMirrored)
  }

  private mutating func drawTabIcon(_ name: String, _ color: Color, in rect: Rect) {
    if let icon = Icon.named(name.lowercased()) {
      draw(icon, color, in: rect)
    } else {
      outline(rect.outset(by: -2), color, width: theme.iconLineWidth, radius: 5)
    }
  }

  /// A capsule over an icon's upper corner. UIKit's, observed on iOS 8 to 10, is 18 points high and at
  /// least as wide, and covers 5 points of an icon's width.
  private mutating func drawBadge(
    _ badge: String?, of icon: Rect, in place: Rect, side: Double, _ isMirrored: Bool
  ) {
    guard let badge else { return }
    let font = Font.system(side * 13 / 18)
    let text = width(of: badge, font)
    let length = min(max(side, (text + side / 2).rounded(.up)), place.width)
    let overlap = icon.width * 5 / 24
    let left = isMirrored ? icon.minX + overlap - length : icon.maxX - overlap
    let within = min(max(left, place.minX), place.maxX - length)
    let rect = grid.snap(
      Rect(x: within, y: max(place.minY + 2, icon.minY - 3), width: length, height: side))
    fill(rect, badgeColor, radius: side / 2)
    note(text: rect)
    // As a bar, so short a text would be a hole.
    guard !theme.drawsTextAsBars else { return }
    line(badge, font, theme.usesSceneColors ? .white : palette.onAccent, in: rect, .center)
  }

  /// The system's red, which is lighter in the dark; in sketches the accent.
  private var badgeColor: Color {
    guard theme.usesSceneColors else { return palette.accent }
    return palette.mapsDarkScenes ? Color(rgb: 0xFF453A) : Color(rgb: 0xFF3B30)
  }
}

/// What a tab shows: a title, which can name its icon too, or an icon's name before a title:
/// `home: Home`.
private struct Tab {
  let icon: String
  let title: String
  /// What its badge says; `nil` for none.
  let badge: String?

  init(_ item: String, badge: String?) {
    let parts = item.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    icon = parts[0]
    title = parts.count > 1 ? String(parts[1].drop(while: \.isWhitespace)) : icon
    self.badge = badge
  }
}
