import EmakiLimits
import EmakiDrawing
import EmakiLayout

/// Finds what a screen's constraints, pins and stack views say about distances, and where margins and
/// safe areas are that they keep to.
struct StatedDistances {
  private(set) var distances: [StatedDistance] = []
  /// Strips along the edges of views that their margins or safe areas take.
  private(set) var strips: [Rect] = []

  private let snapshot: Snapshot
  private let rects: [Rect]
  /// The visible part of each view.
  private let parts: [Rect?]
  private let places: [ViewID: Int]
  private var known: Set<Key> = []

  /// Distances that look the same: all labels of a column keep as far from its edge.
  private struct Key: Hashable {
    let axis: Axis
    let start, end: Int
  }

  /// - Parameter parts: what is seen of each view that distances may be measured at.
  init(_ snapshot: Snapshot, parts: [Rect?]) {
    self.snapshot = snapshot
    self.parts = parts
    rects = snapshot.screenRects()
    places = Dictionary(
      zip(snapshot.screen.nodes.map(\.view.id), rects.indices), uniquingKeysWith: { a, _ in a })
    for (index, node) in snapshot.screen.nodes.enumerated() {
      for constraint in node.view.constraints where constraint.isActive { add(constraint) }
      if let stack = node.view.stack { addGaps(of: stack, index) }
    }
  }

  // MARK: Constraints

  /// An edge on the screen.
  private struct Edge {
    let index: Int
    let axis: Axis
    /// Whether it is the left or top one.
    let isStart: Bool
    var coordinate: Double
    var isMargin = false
  }

  private mutating func add(_ constraint: Constraint) {
    guard constraint.multiplier == 1, let other = constraint.second,
      let first = edge(constraint.first), let second = edge(other), first.axis == second.axis,
      first.index != second.index
    else { return }
    let inner = isAncestor(first.index, of: second.index) ? second : first
    let outer = inner.index == first.index ? second : first
    guard parts[inner.index] != nil else { return }
    if outer.isMargin, constraint.relation == .equal {
      addStrip(
        of: outer,
        upTo: inner.coordinate + (inner.index == first.index ? -1 : 1) * constraint.constant)
    }
    let isInside = isAncestor(outer.index, of: inner.index)
    guard isInside || parts[outer.index] != nil else { return }
    let (own, room) = (
      rects[inner.index].span(inner.axis.other), rects[outer.index].span(inner.axis.other)
    )
    let both = (max(own.start, room.start), min(own.end, room.end))
    let across = isInside || both.0 >= both.1 ? own : both
    add(
      inner.axis, inner.coordinate, outer.coordinate, across, inner.index,
      word(inner.axis, inner.isStart))
  }

  private func word(_ axis: Axis, _ isStart: Bool) -> String {
    axis == .horizontal ? (isStart ? "left" : "right") : (isStart ? "top" : "bottom")
  }

  private mutating func add(
    _ axis: Axis, _ one: Double, _ other: Double, _ across: (Double, Double), _ index: Int,
    _ word: String
  ) {
    let (start, end) = (min(one, other), max(one, other))
    let screen = Rect(origin: .zero, size: snapshot.screen.size)
    let (room, wide) = (screen.span(axis), screen.span(axis.other))
    let (low, high) = (max(across.0, wide.start), min(across.1, wide.end))
    guard end - start >= 0.5, start >= room.start - 0.5, end <= room.end + 0.5, low < high else {
      return
    }
    let key = Key(
      axis: axis, start: Int(clamping: (start * 10).rounded()),
      end: Int(clamping: (end * 10).rounded()))
    guard known.insert(key).inserted else { return }
    distances.append(
      StatedDistance(
        axis: axis, start: start, end: end, low: low, high: high, index: index, word: word))
  }

  private func edge(_ anchor: Anchor) -> Edge? {
    guard let index = anchor.item.view.flatMap({ places[$0] }) else { return nil }
    let node = snapshot.screen.nodes[index]
    let isMirrored = node.direction == .rightToLeft
    let side: (axis: Axis, isStart: Bool)? =
      switch anchor.attribute {
      case .left, .leftMargin: (.horizontal, true)
      case .right, .rightMargin: (.horizontal, false)
      case .leading, .leadingMargin: (.horizontal, !isMirrored)
      case .trailing, .trailingMargin: (.horizontal, isMirrored)
      case .top, .topMargin: (.vertical, true)
      case .bottom, .bottomMargin: (.vertical, false)
      default: nil
      }
    guard let side, let rect = rect(anchor.item, index) else { return nil }
    let span = rect.span(side.axis)
    var edge = Edge(
      index: index, axis: side.axis, isStart: side.isStart,
      coordinate: side.isStart ? span.start : span.end)
    if case .margins = anchor.item { edge.isMargin = true }
    if anchor.attribute.rawValue.hasSuffix("Margin") { edge.isMargin = true }
    return edge
  }

  /// The rectangle that anchors of an item join; margins count from the view's edge.
  private func rect(_ item: LayoutItem, _ index: Int) -> Rect? {
    let node = snapshot.screen.nodes[index]
    switch item {
    case .view, .margins, .frame: return rects[index]
    case .safeArea: return rects[index].inset(by: node.safeArea)
    case .content:
      let own = snapshot.presentations[index]
      return Rect(origin: rects[index].origin - own.contentOffset, size: node.contentSize)
    case .topGuide, .bottomGuide, .guide: return nil
    }
  }

  private mutating func addStrip(of edge: Edge, upTo coordinate: Double) {
    guard let part = parts[edge.index] ?? screenPart(edge.index) else { return }
    let (start, end) = (min(edge.coordinate, coordinate), max(edge.coordinate, coordinate))
    guard end - start >= 2, edge.isStart == (coordinate > edge.coordinate) else { return }
    let across = part.span(edge.axis.other)
    strips.append(
      edge.axis == .horizontal
        ? Rect(minX: start, minY: across.start, maxX: end, maxY: across.end)
        : Rect(minX: across.start, minY: start, maxX: across.end, maxY: end))
  }

  private func screenPart(_ index: Int) -> Rect? {
    rects[index].intersection(Rect(origin: .zero, size: snapshot.screen.size))
  }

  private func isAncestor(_ index: Int, of other: Int) -> Bool {
    var next = snapshot.screen.nodes[other].parent
    while let place = next, place > index { next = snapshot.screen.nodes[place].parent }
    return next == index
  }

  // MARK: Stack views

  private mutating func addGaps(of stack: StackLayout, _ index: Int) {
    let own = index + 1..<snapshot.endOfSubtree(index)
    let arranged = own.filter {
      snapshot.screen.nodes[$0].parent == index && !snapshot.presentations[$0].isHidden
    }
    for (one, next) in zip(arranged, arranged.dropFirst())
    where parts[one] != nil && parts[next] != nil {
      let (a, b) = (rects[one].span(stack.axis), rects[next].span(stack.axis))
      let isFirst = a.start <= b.start
      let (wide, other) = (rects[one].span(stack.axis.other), rects[next].span(stack.axis.other))
      let both = (max(wide.start, other.start), min(wide.end, other.end))
      add(
        stack.axis, isFirst ? a.end : b.end, isFirst ? b.start : a.start,
        both.0 < both.1 ? both : wide, next, word(stack.axis, true))
    }
  }
}

extension LayoutItem {
  /// The view that it belongs to; `nil` for a guide.
  fileprivate var view: ViewID? {
    switch self {
    case .view(let id), .safeArea(let id), .margins(let id), .content(let id), .frame(let id),
      .topGuide(let id), .bottomGuide(let id):
      id
    case .guide: nil
    }
  }
}
