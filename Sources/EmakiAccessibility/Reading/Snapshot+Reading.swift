import EmakiDrawing
public import EmakiLayout

extension Snapshot {
  /// The elements that a screen reader stops at, in its order: first those with a stated order,
  /// then line by line in reading direction; the elements in a cell, or of one controller, stay
  /// together.
  public func spokenElements() -> [SpokenElement] {
    let views = SeenViews(self)
    let elements = ReadingOrder(views).elements(of: 0)
    // A sort that keeps what is alike in its order.
    let placed = elements.enumerated().compactMap { place, element in
      element.order.map { (order: $0, place: place, element: element) }
    }.sorted { ($0.order, $0.place) < ($1.order, $1.place) }
    return placed.map(\.element) + elements.filter { $0.order == nil }
  }
}

/// Reads a tree of views line by line.
struct ReadingOrder {
  private let views: SeenViews

  /// Elements that are read together, with the extent of all.
  private struct Block {
    var rect: Rect
    var elements: [SpokenElement]
  }

  init(_ views: SeenViews) {
    self.views = views
  }

  /// The elements of a view and of all in it.
  func elements(of index: Int) -> [SpokenElement] {
    guard !views.all.isEmpty else { return [] }
    let isReversed = views.all[index].direction == .rightToLeft
    return Self.lines(blocks(of: views.all[index]), isReversed).flatMap(\.elements)
  }

  private func blocks(of seen: SeenView) -> [Block] {
    guard seen.isSeen, !views.isSilent(seen.index) else { return [] }
    let own = SpokenElement.all(of: seen, in: views)
    let isWhole = SpokenElement.isElement(seen) && !own.isEmpty
    var blocks = own.isEmpty ? [] : [Block(rect: seen.visible, elements: own)]
    if isWhole { return blocks }
    let inner = views.children(of: seen.index).flatMap(self.blocks)
    let isGroup =
      seen.view.kind == .tableCell || seen.view.kind == .collectionCell
      || seen.view.isControllerRoot
    if isGroup, !inner.isEmpty {
      let lines = Self.lines(inner, seen.direction == .rightToLeft)
      blocks.append(Block(rect: seen.visible, elements: lines.flatMap(\.elements)))
    } else {
      blocks += inner
    }
    return blocks
  }

  /// Line by line: what shares more than half of its height with the first of a line stands in it.
  private static func lines(_ blocks: [Block], _ isReversed: Bool) -> [Block] {
    var rest = blocks.enumerated().sorted {
      ($0.element.rect.minY, $0.offset) < ($1.element.rect.minY, $1.offset)
    }
    .map(\.element)
    var sorted: [Block] = []
    while let first = rest.first {
      let isBeside = { (block: Block) in
        let shared = min(block.rect.maxY, first.rect.maxY) - max(block.rect.minY, first.rect.minY)
        return shared > 0.5 * min(block.rect.height, first.rect.height)
      }
      let line = rest.filter(isBeside)
      rest.removeAll(where: isBeside)
      sorted +=
        line.isEmpty
        ? [rest.removeFirst()]
        : line.sorted {
          isReversed ? $0.rect.maxX > $1.rect.maxX : $0.rect.minX < $1.rect.minX
        }
    }
    return sorted
  }
}
