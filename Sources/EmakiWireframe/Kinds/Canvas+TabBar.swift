import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Icons over titles, in a low bar and on a tablet beside them, the selected one in the accent
  /// colour; badges over the icons' upper corners.
  mutating func drawTabBar(_ figure: DrawnView) {
    let bounds = figure.bounds
    if figure.edge?.line != 0 { softLine(from: bounds.minX, to: bounds.maxX, y: bounds.minY) }
    let control = figure.view.control
    guard !figure.hasSubviews, !control.items.isEmpty else { return }
    let row = figure.bottomBarRow(atMost: 49)
    let tabs = control.items.map(Tab.init)
    let isWide = row.width >= Self.widthOfTablets && row.height >= 40
    let places = isWide ? middlePlaces(of: tabs, in: row) : evenPlaces(of: tabs.count, in: row)
    for (index, tab) in tabs.enumerated() {
      let place = figure.mirrored(grid.snap(places[index]))
      let isSelected = index == figure.own.selectedIndex ?? 0
      let chosen = theme.usesSceneColors ? tint(of: figure) : palette.accent
      let color = isSelected ? chosen : ink(nil, .quiet, of: figure, in: place)
      let isMirrored = figure.direction == .rightToLeft
      if isWide {
        drawBeside(tab, .tablet, color, in: place, isMirrored)
      } else if place.height < 40 {
        drawBeside(tab, .low, color, in: place, isMirrored)
      } else {
        draw(tab, color, in: place, isMirrored: isMirrored)
      }
    }
  }

  /// From this width on, in points, a bar is that of a tablet: the narrowest is an iPad mini's.
  private static let widthOfTablets = 700.0

  private func evenPlaces(of count: Int, in row: Rect) -> [Rect] {
    let width = row.width / Double(count)
    return (0..<count).map { index in
      Rect(x: row.minX + Double(index) * width, y: row.minY, width: width, height: row.height)
    }
  }

  /// Tabs as wide as the widest in the middle of the bar, as up to iPadOS 17; shared out where they
  /// do not fit.
  private func middlePlaces(of tabs: [Tab], in row: Rect) -> [Rect] {
    let look = TabLook.tablet
    let widths = tabs.map { look.icon + look.gap + width(of: $0.title, look.font) }
    let pitch = max(76, (widths.max() ?? 0).rounded(.up)) + 34
    let all = pitch * Double(tabs.count)
    guard all <= row.width else { return evenPlaces(of: tabs.count, in: row) }
    return evenPlaces(
      of: tabs.count,
      in: Rect(x: row.midX - all / 2, y: row.minY, width: all, height: row.height))
  }

  private mutating func draw(_ tab: Tab, _ color: Color, in place: Rect, isMirrored: Bool) {
    let upper = Rect(x: place.minX, y: place.minY + 5, width: place.width, height: 24)
    let icon = grid.centered(Size(width: 24, height: 24), in: upper)
    drawTabIcon(tab, color, in: icon)
    let text = Rect(x: place.minX + 2, y: place.minY + 31, width: place.width - 4, height: 14)
    line(tab.title, .system(10, .medium), color, in: text, .center)
    drawBadge(tab.badge, of: icon, in: place, side: 18, isMirrored)
  }

  /// The icon and the title beside it, as observed on phones in landscape and on tablets.
  private mutating func drawBeside(
    _ tab: Tab, _ look: TabLook, _ color: Color, in place: Rect, _ isMirrored: Bool
  ) {
    let (icon, gap, font) = (look.icon, look.gap, look.font)
    let text = min(width(of: tab.title, font), max(0, place.width - icon - gap - 4))
    let left = place.midX - (icon + gap + text) / 2
    let iconLeft = isMirrored ? left + text + gap : left
    let iconRect = grid.snap(
      Rect(x: iconLeft, y: place.midY - icon / 2, width: icon, height: icon))
    drawTabIcon(tab, color, in: iconRect)
    let textLeft = isMirrored ? left : left + icon + gap
    let room = Rect(x: textLeft, y: place.minY, width: text, height: place.height).outset(by: 0.5)
    line(tab.title, font, color, in: room, .center)
    // Chosen, not UIKit's: small and on the outer corner, where it leaves the title free.
    drawBadge(tab.badge, of: iconRect, in: place, side: look.badge, !isMirrored)
  }

  /// A picture in its size, centred on the icon's rectangle, but hardly larger than that; else the
  /// icon.
  private mutating func drawTabIcon(_ tab: Tab, _ color: Color, in rect: Rect) {
    if let image = tab.image, let picture = picture(of: image) {
      let size = image.size ?? rect.size
      let factor = min(1, 1.25 * rect.width / size.width, 1.25 * rect.height / size.height)
      let fitted = Size(width: size.width * factor, height: size.height * factor)
      draw(picture.tinted(color), in: grid.centered(fitted, in: rect))
    } else if let icon = Icon.named(tab.icon.lowercased()) {
      draw(icon, color, in: rect)
    } else {
      outline(rect.outset(by: -2), color, width: theme.iconLineWidth, corner: 5)
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
    fill(rect, badgeColor, corner: Corner(side / 2))
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

/// The content of a tab: a title, which can name its icon too, or an icon's name before a title:
/// `home: Home`.
private struct Tab {
  let icon: String
  let title: String
  let image: ImageContent?
  /// The text of its badge; `nil` for none.
  let badge: String?

  init(_ item: ControlItem) {
    image = item.image
    badge = item.badge
    let parts = item.title.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    icon = parts[0]
    title = parts.count > 1 ? String(parts[1].drop(while: \.isWhitespace)) : icon
  }
}

/// How large a tab's icon, badge and letters are where the title stands beside the icon, in points.
private struct TabLook {
  let icon: Double
  let gap: Double
  let font: Font
  let badge: Double

  /// On phones in landscape.
  static let low = TabLook(icon: 18, gap: 5, font: .system(12, .medium), badge: 14)
  /// On tablets.
  static let tablet = TabLook(icon: 24, gap: 8, font: .system(13, .medium), badge: 18)
}
