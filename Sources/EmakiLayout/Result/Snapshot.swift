public import EmakiDrawing

/// The look of a view at one moment: the values that motions change.
public struct Presentation: Sendable, Hashable, ViewValues {
  /// The frame in the superview's coordinates, before the transform.
  public var frame: Rect
  /// The animated position of the part that slides with `isOn` or `selectedIndex`: the knob of a
  /// switch, from 0 to 1, or the highlight under the selected segment, in segments; for a refresh
  /// control how much of the spinner is seen, 0…1; `nil` where nothing does.
  public var knob: Double?
  /// The values that decide no frame.
  public var appearance: ViewAppearance
  /// The values that are content or may decide frames.
  public var state: ContentState

  /// The values that a laid-out view has while nothing moves.
  public init(_ node: LaidOutScreen.Node) {
    frame = node.frame
    appearance = node.view.appearance
    state = node.view.state
    knob = Self.knob(of: node.view.kind, state)
  }

  private static func knob(of kind: View.Kind, _ state: ContentState) -> Double? {
    switch kind {
    case .switch: state.isOn ? 1 : 0
    case .segmentedControl, .searchBar:
      state.selectedIndex.flatMap { $0 < 0 ? nil : Double($0) }
    default: nil
    }
  }
}

// The content by name.
extension Presentation {
  /// Its ``ContentState/isHidden``.
  @inlinable public var isHidden: Bool {
    get { state.isHidden }
    _modify { yield &state.isHidden }
  }
  /// Its ``ContentState/text``.
  @inlinable public var text: String? {
    get { state.text }
    _modify { yield &state.text }
  }
  /// Its ``ContentState/textColor``.
  @inlinable public var textColor: Color? {
    get { state.textColor }
    _modify { yield &state.textColor }
  }
  /// Its ``ContentState/isOn``.
  @inlinable public var isOn: Bool {
    get { state.isOn }
    _modify { yield &state.isOn }
  }
  /// Its ``ContentState/value``.
  @inlinable public var value: Double {
    get { state.value }
    _modify { yield &state.value }
  }
  /// Its ``ContentState/selectedIndex``.
  @inlinable public var selectedIndex: Int? {
    get { state.selectedIndex }
    _modify { yield &state.selectedIndex }
  }
  /// Its ``ContentState/contentOffset``.
  @inlinable public var contentOffset: Point {
    get { state.contentOffset }
    _modify { yield &state.contentOffset }
  }
  /// Its ``ContentState/contentInset``.
  @inlinable public var contentInset: Insets {
    get { state.contentInset }
    _modify { yield &state.contentInset }
  }
}

/// A screen at one moment.
public struct Snapshot: Sendable, Hashable {
  /// The views, as laid out for the state that is in force.
  public var screen: LaidOutScreen
  /// One value for each node of `screen`, in the same order.
  public var presentations: [Presentation]

  /// The screen as it is while nothing moves.
  public init(_ screen: LaidOutScreen) {
    self.screen = screen
    presentations = screen.nodes.map(Presentation.init)
    zoom()
  }

  /// Makes a snapshot.
  ///
  /// - Precondition: as many presentations as nodes.
  public init(screen: LaidOutScreen, presentations: [Presentation]) {
    precondition(screen.nodes.count == presentations.count)
    self.screen = screen
    self.presentations = presentations
  }

  /// The map from each view's coordinates (origin at its top left) to the screen.
  public func screenTransforms() -> [Transform] {
    var maps: [Transform] = []
    maps.reserveCapacity(presentations.count)
    for (index, node) in screen.nodes.enumerated() {
      let own = presentations[index]
      var map = Transform.translation(x: own.frame.minX, y: own.frame.minY)
      if own.transform != .identity {
        let anchor = Point(
          x: own.frame.width * node.view.anchorPoint.x,
          y: own.frame.height * node.view.anchorPoint.y)
        map = own.transform.matrix.about(anchor).concatenated(with: map)
      }
      if let parent = node.parent {
        let offset = presentations[parent].contentOffset
        if offset != .zero {
          map = map.concatenated(with: .translation(x: -offset.x, y: -offset.y))
        }
        map = map.concatenated(with: maps[parent])
      }
      maps.append(map)
    }
    return maps
  }

  /// Where each view is on the screen, transforms and scrolling included.
  public func screenRects() -> [Rect] {
    zip(screenTransforms(), presentations).map { map, own in
      map.boundingBox(of: Rect(origin: .zero, size: own.frame.size))
    }
  }

  /// The index of the first node that is not in the view's subtree.
  package func endOfSubtree(_ index: Int) -> Int {
    var end = index + 1
    while end < screen.nodes.count, let parent = screen.nodes[end].parent, parent >= index {
      end += 1
    }
    return end
  }

  /// The views side by side among the nodes of whole subtrees, back to front: by their z positions,
  /// and those with the same one in the order of subviews.
  package func siblings(in nodes: Range<Int>) -> [Int] {
    var siblings: [Int] = []
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      siblings.append(index)
      index = endOfSubtree(index)
    }
    guard siblings.contains(where: { presentations[$0].zPosition != 0 }) else { return siblings }
    return siblings.sorted {
      (presentations[$0].zPosition, $0) < (presentations[$1].zPosition, $1)
    }
  }

  /// All nodes in the order in which they are drawn, back to front.
  package func drawingOrder() -> [Int] {
    var order: [Int] = []
    order.reserveCapacity(screen.nodes.count)
    func add(_ nodes: Range<Int>) {
      for index in siblings(in: nodes) {
        order.append(index)
        let end = endOfSubtree(index)
        if end > index + 1 { add(index + 1..<end) }
      }
    }
    add(screen.nodes.indices)
    return order
  }
}
