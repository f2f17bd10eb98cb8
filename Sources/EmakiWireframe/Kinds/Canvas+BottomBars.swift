import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Buttons at equal distances, under a soft line.
  mutating func drawToolbar(_ figure: DrawnView) {
    let bounds = figure.bounds
    softLine(from: bounds.minX, to: bounds.maxX, y: bounds.minY)
    guard !figure.hasSubviews else { return }
    let row = figure.bottomBarRow(atMost: 44)
    if let title = figure.view.control.bar.title {
      draw(title, in: row.outset(by: -4), of: row, figure)
    }
    let items = figure.view.control.items
    let widths = items.indices.map { barButtonWidth(figure, $0) }
    let places = ToolbarPlaces(
      widths: widths, spaces: figure.view.control.bar.hasSpaces ? items.map(\.space) : nil,
      room: row.width - 32)
    for (index, left) in places.lefts.enumerated() where !items[index].title.isEmpty {
      let rect = Rect(
        x: row.minX + 16 + left, y: row.minY, width: widths[index], height: row.height)
      drawBarItem(index, of: figure, in: grid.snap(figure.mirrored(rect)), of: row)
    }
  }
}

/// Where the items of a toolbar begin.
struct ToolbarPlaces {
  /// Points from where the first could begin, for each item and space.
  let lefts: [Double]

  /// Points between neighbours that no space parts.
  private static let gap = 12.0

  /// - Parameters:
  ///   - widths: of all items, points; those of spaces do not count.
  ///   - spaces: what of the items is a space; `nil` puts all items at equal distances.
  init(widths: [Double], spaces: [BarSpace?]?, room: Double) {
    guard let spaces else {
      let rest = room - widths.reduce(0, +)
      let gap = widths.count > 1 ? max(8, rest / Double(widths.count - 1)) : 0
      lefts = Self.lefts(of: widths) { _ in gap }
      return
    }
    var lengths = widths
    for (index, space) in spaces.enumerated() {
      switch space {
      case .fixed(let width): lengths[index] = width
      case .flexible: lengths[index] = 0
      case nil: break
      }
    }
    func gap(_ index: Int) -> Double {
      spaces[index...].prefix(2).allSatisfy { $0 == nil } ? Self.gap : 0
    }
    let gaps = widths.indices.dropLast().map(gap).reduce(0, +)
    let flexible = spaces.indices.filter { spaces[$0] == .flexible }
    let share = max(0, room - lengths.reduce(gaps, +)) / Double(max(1, flexible.count))
    for index in flexible { lengths[index] = share }
    lefts = Self.lefts(of: lengths, gap)
  }

  private static func lefts(of lengths: [Double], _ gap: (Int) -> Double) -> [Double] {
    var left = 0.0
    return lengths.enumerated().map { index, length in
      defer { left += length + gap(index) }
      return left
    }
  }
}

extension DrawnView {
  /// The part of a bar at the bottom that lies over the home indicator and beside the notch.
  func bottomBarRow(atMost height: Double) -> Rect {
    let free = bounds.height - safeArea.bottom
    // A bar that does not reach down to the screen's edge is used as it is.
    let own = free >= 24 ? free : bounds.height
    return Rect(
      x: bounds.minX + safeArea.left, y: bounds.minY,
      width: max(0, bounds.width - safeArea.left - safeArea.right), height: min(height, own))
  }
}
