internal import EmakiDrawing
internal import EmakiLayout

extension Translation {
  /// A collection's cells as an app with data shows them: in the lines of its flow layout.
  func items(of element: XMLElement, _ members: [TableMember]) -> [View] {
    guard let screenSize else { return [] }
    let views = members.map { ($0, view($0.element, in: $0.surroundings)) }
    var flow = FlowGrid(element, screen: screenSize, canvas: canvasSize)
    var result: [View] = []
    for (member, view) in views where member.role == .accessory && !member.isSectionFooter {
      result.append(flow.placeHeader(view))
    }
    let cells = views.filter { $0.0.role == .cell }
    guard !cells.isEmpty else { return result }
    var index = 0
    while index < 60, index < cells.count || !flow.isFull {
      let view = cells[index % cells.count].1
      let turn = index / cells.count
      result.append(flow.place(turn == 0 ? view : view.renamed("#\(turn + 1)")))
      index += 1
    }
    return result
  }
}

extension TableMember {
  /// Whether it stands below the cells of a section.
  var isSectionFooter: Bool { element.key == "sectionFooterView" }
}

/// Places cells in rows (or columns), as a flow layout does.
struct FlowGrid {
  private let scrollsAcross: Bool
  private let spacing: (line: Double, item: Double)
  private let inset: Insets
  private let itemSize: Size?
  private let size: Size
  private var x: Double
  private var y: Double
  private var line = 0.0

  /// - Parameters:
  ///   - screen: what the collection cannot be larger than.
  ///   - canvas: the screen that the saved size belongs to.
  init(_ element: XMLElement, screen: Size, canvas: Size) {
    let layout = element.child(key: "collectionViewLayout")
    func value(_ key: String, _ attribute: String) -> Double? {
      layout?.child(key: key)?[attribute].flatMap(Double.init)
    }
    scrollsAcross = layout?["scrollDirection"] == "horizontal"
    spacing = (
      layout?["minimumLineSpacing"].flatMap(Double.init) ?? 10,
      layout?["minimumInteritemSpacing"].flatMap(Double.init) ?? 10
    )
    inset = Insets(
      top: value("sectionInset", "minY") ?? 0, left: value("sectionInset", "minX") ?? 0,
      bottom: value("sectionInset", "maxY") ?? 0, right: value("sectionInset", "maxX") ?? 0)
    itemSize = value("itemSize", "width").flatMap { width in
      value("itemSize", "height").map { Size(width: width, height: $0) }
    }.flatMap { $0.isEmpty ? nil : $0 }
    let saved = SavedFrame(element)?.size ?? screen
    // What the screen has more than the canvas goes to the collection.
    size = Size(
      width: max(1, saved.width + screen.width - canvas.width),
      height: max(1, saved.height + screen.height - canvas.height))
    x = inset.left
    y = inset.top
  }

  /// Whether more cells would not be seen.
  var isFull: Bool { scrollsAcross ? x > size.width : y > size.height }

  /// A section's header, over the whole width.
  mutating func placeHeader(_ view: View) -> View {
    var view = view
    view.placement = .autoresizing
    view.autoresizing = .widthSizable
    view.frame = Rect(x: 0, y: 0, width: size.width, height: view.frame.height)
    view.superviewSize = size
    y = view.frame.height + inset.top
    return view
  }

  /// The next cell.
  mutating func place(_ view: View) -> View {
    var view = view
    let cell = itemSize ?? (view.frame.isEmpty ? Size(width: 50, height: 50) : view.frame.size)
    view.placement = .fixedFrame
    if scrollsAcross {
      if y > inset.top, y + cell.height > size.height - inset.bottom {
        (x, y, line) = (x + line + spacing.line, inset.top, 0)
      }
      view.frame = Rect(origin: Point(x: x, y: y), size: cell)
      (y, line) = (y + cell.height + spacing.item, max(line, cell.width))
    } else {
      if x > inset.left, x + cell.width > size.width - inset.right + 0.01 {
        (x, y, line) = (inset.left, y + line + spacing.line, 0)
      }
      let (start, gap) = justified(cell.width)
      view.frame = Rect(origin: Point(x: x + start, y: y), size: cell)
      (x, line) = (x + cell.width + gap, max(line, cell.height))
    }
    return view
  }

  /// A line's cells reach from edge to edge; a cell that is alone stands in the middle.
  private func justified(_ width: Double) -> (start: Double, gap: Double) {
    let room = size.width - inset.left - inset.right
    let count = ((room + spacing.item) / (width + spacing.item)).rounded(.down)
    if count <= 1 { return (max(0, (room - width) / 2), spacing.item) }
    return (0, (room - count * width) / (count - 1))
  }
}
