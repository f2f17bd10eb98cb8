import EmakiDrawing

/// The frames of cells in the lines of a flow, by UIKit's rules.
///
/// Cells that are all alike stand in columns: lines that are full reach from edge to edge, and one
/// that is not has the same gaps. Where sizes differ, all lines but the last reach from edge to
/// edge. A cell that is alone in a line stands in its middle. Across its line a cell lies in the
/// middle.
struct CellLines {
  private let flow: CellFlow
  /// The length that lines have, with insets.
  private let breadth: Double
  private let insets: Insets

  /// - Parameters:
  ///   - insets: those of the flow, as they lie from left to right.
  init(_ flow: CellFlow, breadth: Double) {
    self.flow = flow
    self.breadth = breadth
    insets = flow.insets
  }

  private var isVertical: Bool { flow.axis == .vertical }
  private var lead: Double { isVertical ? insets.left : insets.top }
  private var room: Double {
    max(0, breadth - lead - (isVertical ? insets.right : insets.bottom))
  }

  /// The longest a cell can be along a line.
  var longest: Double { room }

  /// The frames of cells of these sizes below what ends at `header`, and where the content ends.
  func frames(of sizes: [Size], below header: Double) -> (frames: [Rect], end: Double) {
    var frames: [Rect] = []
    var place = header + (isVertical ? insets.top : insets.left)
    let lines = lines(of: sizes)
    let columns = sizes.allSatisfy { $0 == sizes.first } ? lines.first?.count : nil
    for (number, line) in lines.enumerated() {
      let cells = sizes[line]
      let thickest = cells.map(thickness).max() ?? 0
      if number > 0 { place += flow.lineSpacing }
      let isLast = number == lines.count - 1
      var (along, gap) = start(of: cells, isLast: isLast, columns: columns)
      for size in cells {
        let across = place + (thickest - thickness(size)) / 2
        let origin = isVertical ? Point(x: along, y: across) : Point(x: across, y: along)
        frames.append(Rect(origin: origin, size: size))
        along += length(size) + gap
      }
      place += thickest
    }
    return (frames, place + (isVertical ? insets.bottom : insets.right))
  }

  /// Where the first cell of a line begins, and the gap between its cells.
  private func start(
    of cells: ArraySlice<Size>, isLast: Bool, columns: Int?
  ) -> (Double, gap: Double) {
    let used = cells.reduce(0) { $0 + length($1) }
    let count = columns ?? cells.count
    if count == 1 { return (lead + max(0, (room - used) / 2), flow.itemSpacing) }
    if let columns, let first = cells.first {
      return (lead, max(0, room - Double(columns) * length(first)) / Double(columns - 1))
    }
    return (lead, isLast ? flow.itemSpacing : max(0, room - used) / Double(count - 1))
  }

  /// As many cells in each line as fit with the least gaps, and at least one.
  private func lines(of sizes: [Size]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (first, used) = (0, 0.0)
    for (index, size) in sizes.enumerated() {
      if index > first, used + flow.itemSpacing + length(size) > room + Self.hair {
        lines.append(first..<index)
        (first, used) = (index, 0)
      }
      used += length(size) + (index > first ? flow.itemSpacing : 0)
    }
    return first < sizes.count ? lines + [first..<sizes.count] : lines
  }

  /// The error that arithmetic may add to a sum of lengths, in points.
  private static let hair = 0.01

  private func length(_ size: Size) -> Double { isVertical ? size.width : size.height }
  private func thickness(_ size: Size) -> Double { isVertical ? size.height : size.width }
}
