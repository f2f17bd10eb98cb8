import EmakiLimits
import EmakiDrawing

/// The lines of one section of a collection.
struct FlowLines: Sendable, Hashable {
  private let flow: FlowLayout
  let count: Int
  /// Cells in a line.
  private let columns: Int
  private let size: Size
  /// Points between the cells of a line, once the rest is shared out.
  private let gap: Double
  /// Where the first cell of a line begins.
  private let lead: Double

  /// - Parameter breadth: the length of a line with its insets: the width where lines follow one
  ///   another downwards.
  init(_ flow: FlowLayout, count: Int, breadth: Double) {
    self.flow = flow
    self.count = count
    let insets = flow.sectionInsets
    let isVertical = flow.axis == .vertical
    let before = isVertical ? insets.left : insets.top
    let after = isVertical ? insets.right : insets.bottom
    let room = max(0, breadth - before - after)
    var size = flow.itemSize
    if let given = flow.columns {
      let share = max(0, (room - Double(given - 1) * flow.itemSpacing) / Double(max(1, given)))
      if isVertical { size.width = share } else { size.height = share }
    }
    let length = isVertical ? size.width : size.height
    let fitting = ((room + flow.itemSpacing) / max(length + flow.itemSpacing, 0.001)).rounded(.down)
    columns = flow.columns ?? max(1, Int(clamping: min(fitting, 1e6)))
    let free = room - Double(columns) * length
    gap = columns > 1 ? max(0, free / Double(columns - 1)) : 0
    lead = before + (columns > 1 ? 0 : max(0, free / 2))
    self.size = size
  }

  private var isVertical: Bool { flow.axis == .vertical }
  private var length: Double { isVertical ? size.width : size.height }
  /// Across the lines.
  private var thickness: Double { isVertical ? size.height : size.width }
  private var before: Double { isVertical ? flow.sectionInsets.top : flow.sectionInsets.left }
  private var after: Double { isVertical ? flow.sectionInsets.bottom : flow.sectionInsets.right }
  private var lines: Int { (count + columns - 1) / columns }

  /// How far the section reaches in the direction in which lines follow one another.
  var extent: Double {
    let gaps = Double(max(0, lines - 1)) * flow.lineSpacing
    return before + Double(lines) * thickness + gaps + after
  }

  /// Where the line of a cell begins.
  func start(of item: Int) -> Double {
    before + Double(item / columns) * (thickness + flow.lineSpacing)
  }

  /// A cell's frame, from the section's first corner.
  func frame(of item: Int) -> Rect {
    let line = start(of: item)
    let place = lead + Double(item % columns) * (length + gap)
    return isVertical
      ? Rect(x: place, y: line, width: size.width, height: size.height)
      : Rect(x: line, y: place, width: size.width, height: size.height)
  }

  /// The cells that have a part between two distances from the section's start.
  func items(from start: Double, to end: Double) -> Range<Int> {
    guard count > 0, end > start else { return 0..<0 }
    let step = max(thickness + flow.lineSpacing, 0.001)
    let first = max(0, ((start - before - thickness) / step).rounded(.down) + 1)
    let last = min(Double(lines), max(0, ((end - before) / step).rounded(.up)))
    guard last > first else { return 0..<0 }
    return Int(clamping: first) * columns..<min(count, Int(clamping: last) * columns)
  }
}
