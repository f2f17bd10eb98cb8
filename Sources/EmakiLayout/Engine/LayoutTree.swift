import EmakiDrawing

/// A view tree as arrays: parents before children, everything by index.
struct LayoutTree: Sendable {
  /// One view with its position in the tree.
  struct Node: Sendable {
    /// The view without its subviews, for the screen that is made of it.
    let shared: Shared<View>
    /// The index of the superview; the root has its index here.
    var parent: Int
    /// The number of ancestors.
    var depth: Int
    /// One past the last descendant.
    var end: Int
    /// The subviews.
    var children: [Int]
    /// The direction that leading and trailing follow.
    var direction: LayoutDirection
    /// How far the frame reaches beyond the alignment rectangle.
    var alignmentInsets: Insets
    /// Whether a scroll view is among the ancestors.
    var isInScrollContent: Bool
    /// Whether a stack view decides where the view lies.
    var isArranged: Bool
    /// Whether the view is the part of a cell or effect view that holds the rest: it fills it,
    /// unless it has an explicit frame.
    var fillsSuperview: Bool
    /// Whether a content view holds its subviews.
    var hasContentView: Bool

    /// The view without its subviews.
    var view: View { _read { yield shared.value } }

    init(_ view: View, parent: Int, depth: Int, place: Int, direction: LayoutDirection) {
      var own = view
      own.subviews = []
      shared = Shared(own)
      self.parent = parent
      self.depth = depth
      self.direction = direction
      end = place + 1
      children = []
      alignmentInsets = view.alignmentInsets ?? view.kind.traits.alignment
      isInScrollContent = false
      isArranged = false
      fillsSuperview = false
      hasContentView = view.subviews.contains { $0.kind == .contentView }
    }
  }

  /// A guide that a view declares.
  struct Guide: Sendable {
    var id: ViewID
    var owner: Int
  }

  private(set) var nodes: [Node] = []
  private(set) var guides: [Guide] = []
  private(set) var index: [ViewID: Int] = [:]
  private(set) var guideIndex: [ViewID: Int] = [:]

  init(_ root: View, direction: LayoutDirection) {
    append(root, parent: 0, depth: 0, direction: direction)
  }

  private mutating func append(_ view: View, parent: Int, depth: Int, direction: LayoutDirection) {
    let place = nodes.count
    let direction = view.layoutDirection ?? direction
    var node = Node(view, parent: parent, depth: depth, place: place, direction: direction)
    if place > 0 {
      let superview = nodes[parent]
      node.isInScrollContent = superview.view.kind.scrolls || superview.isInScrollContent
      node.isArranged = superview.view.stack != nil
      node.fillsSuperview =
        view.kind == .contentView && view.placement == .constraints
        && superview.view.kind.traits.hasContentView
    }
    nodes.append(node)
    // The first of two equal ids is the one that constraints mean.
    if index[view.id] == nil { index[view.id] = place }
    for guide in view.guides where guideIndex[guide.id] == nil {
      guideIndex[guide.id] = guides.count
      guides.append(Guide(id: guide.id, owner: place))
    }
    var children: [Int] = []
    children.reserveCapacity(view.subviews.count)
    for child in view.subviews {
      children.append(nodes.count)
      append(child, parent: place, depth: depth + 1, direction: direction)
    }
    nodes[place].children = children
    nodes[place].end = nodes.count
  }

  /// A view with its subviews and the superview's constraints on its lengths alone.
  func viewAlone(_ node: Int) -> View {
    var view = whole(node)
    view.constraints += nodes[nodes[node].parent].view.constraints.filter {
      $0.first.item == .view(view.id) && $0.second == nil
    }
    return view
  }

  private func whole(_ node: Int) -> View {
    var view = nodes[node].view
    view.subviews = nodes[node].children.map(whole)
    return view
  }

  /// Whether `node` lies in the tree under `ancestor`, or is it.
  func contains(_ ancestor: Int, _ node: Int) -> Bool {
    node >= ancestor && node < nodes[ancestor].end
  }

  /// The deepest view that holds both.
  func commonAncestor(_ a: Int, _ b: Int) -> Int {
    var ancestor = a
    while !contains(ancestor, b) { ancestor = nodes[ancestor].parent }
    return ancestor
  }
}
