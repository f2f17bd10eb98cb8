import EmakiDrawing

/// The lines of all views, guides and scroll contents of a tree as linear forms.
///
/// A view's lines are measured from its superview's top left corner (under a scroll view from the
/// content's), which keeps forms short and makes subtrees of known size independent of the rest.
struct Geometry {
  /// The length or position that a variable stands for.
  enum Variable: Sendable, Hashable {
    /// The edge (`left`, `top`) or length (`width`, `height`) of a view's alignment rectangle.
    case view(Int, LayoutAttribute)
    /// The same of a guide.
    case guide(Int, LayoutAttribute)
    /// The width or height of a scroll view's content.
    case content(Int, Axis)
  }

  let tree: LayoutTree
  private(set) var variables: [Variable] = []
  /// Alignment rectangles in the superview's coordinates.
  private(set) var horizontal: [Span] = []
  private(set) var vertical: [Span] = []
  private(set) var guidesAcross: [Span] = []
  private(set) var guidesDown: [Span] = []
  private var contentsAcross: [Int: Linear] = [:]
  private var contentsDown: [Int: Linear] = [:]
  /// How far given frames are moved to the right, by node.
  private let shifts: [Int: Double]

  /// - Parameters:
  ///   - known: frames that are not to be computed; the root's must be among them.
  ///   - shifts: how far given frames are moved to the right, by node.
  init(_ tree: LayoutTree, known: [Rect?], shifts: [Int: Double] = [:]) {
    self.tree = tree
    self.shifts = shifts
    horizontal.reserveCapacity(tree.nodes.count)
    vertical.reserveCapacity(tree.nodes.count)
    for index in tree.nodes.indices {
      let across = makeSpan(index, .horizontal, known[index])
      let down = makeSpan(index, .vertical, known[index])
      horizontal.append(across)
      vertical.append(down)
    }
    for index in tree.guides.indices {
      guidesAcross.append(makeVariableSpan(Variable.guide, index, .horizontal))
      guidesDown.append(makeVariableSpan(Variable.guide, index, .vertical))
    }
  }

  private mutating func makeVariable(_ meaning: Variable) -> Linear {
    variables.append(meaning)
    return Linear(variable: variables.count - 1)
  }

  private mutating func makeVariableSpan(
    _ meaning: (Int, LayoutAttribute) -> Variable, _ index: Int, _ axis: Axis
  ) -> Span {
    axis == .horizontal
      ? Span(
        origin: makeVariable(meaning(index, .left)), length: makeVariable(meaning(index, .width)))
      : Span(
        origin: makeVariable(meaning(index, .top)), length: makeVariable(meaning(index, .height)))
  }

  private mutating func makeSpan(_ index: Int, _ axis: Axis, _ known: Rect?) -> Span {
    let node = tree.nodes[index]
    let insets = node.alignmentInsets
    var frame: Span
    if let known {
      frame = Span(known, axis)
    } else if node.fillsSuperview {
      return bounds(of: node.parent, axis)
    } else if node.isArranged || node.view.placement == .constraints {
      return makeVariableSpan(Variable.view, index, axis)
    } else if node.view.placement == .fixedFrame {
      frame = Span(node.view.frame, axis)
    } else {
      let superview = bounds(of: node.parent, axis).length
      let isMirrored = tree.nodes[node.parent].direction == .rightToLeft
      frame = AutoresizingFrames(view: node.view, axis: axis, isMirrored: isMirrored)
        .span(in: superview)
    }
    if axis == .horizontal, known == nil, let shift = shifts[index] {
      frame = frame.moved(by: Linear(shift))
    }
    return frame.inset(start: insets.start(axis), end: insets.end(axis))
  }

  /// A view's alignment rectangle in its superview.
  func span(of node: Int, _ axis: Axis) -> Span {
    axis == .horizontal ? horizontal[node] : vertical[node]
  }

  /// A guide in its owner.
  func guide(_ guide: Int, _ axis: Axis) -> Span {
    axis == .horizontal ? guidesAcross[guide] : guidesDown[guide]
  }

  /// A view's frame in its superview.
  func frame(of node: Int, _ axis: Axis) -> Span {
    let insets = tree.nodes[node].alignmentInsets
    return span(of: node, axis).inset(start: -insets.start(axis), end: -insets.end(axis))
  }

  /// A view's bounds, from its top left corner.
  func bounds(of node: Int, _ axis: Axis) -> Span {
    Span(origin: Linear(), length: frame(of: node, axis).length)
  }

  /// The length of a scroll view's content; the first question makes a variable of it.
  mutating func contentLength(of node: Int, _ axis: Axis) -> Linear {
    if let length = knownContentLength(of: node, axis) { return length }
    let length = makeVariable(.content(node, axis))
    if axis == .horizontal { contentsAcross[node] = length } else { contentsDown[node] = length }
    return length
  }

  /// The length of a scroll view's content where it is given or some constraint asked for it.
  func knownContentLength(of node: Int, _ axis: Axis) -> Linear? {
    if let size = tree.nodes[node].view.scroll?.contentSize { return Linear(size.length(axis)) }
    return axis == .horizontal ? contentsAcross[node] : contentsDown[node]
  }

  /// How far a scroll view's content is moved to the left or up.
  func contentOffset(of node: Int, _ axis: Axis) -> Double {
    tree.nodes[node].view.scroll?.contentOffset.coordinate(axis) ?? 0
  }

  /// The distance from `ancestor`'s content origin to the top left corner of `node`.
  func origin(of node: Int, in ancestor: Int, _ axis: Axis) -> Linear {
    var distance = frame(of: node, axis).origin
    var place = tree.nodes[node].parent
    while place != ancestor {
      distance.add(frame(of: place, axis).origin - contentOffset(of: place, axis))
      place = tree.nodes[place].parent
    }
    return distance
  }
}

extension Span {
  init(_ rect: Rect, _ axis: Axis) {
    origin = Linear(rect.start(axis))
    length = Linear(rect.end(axis) - rect.start(axis))
  }
}
