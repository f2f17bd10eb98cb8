public import EmakiDrawing

/// What a view looks like at one moment: the values that motions change.
public struct Presentation: Sendable, Hashable {
  /// In the superview's coordinates, before the transform.
  public var frame: Rect
  /// 0…1.
  public var alpha: Double
  /// Whether it is left out.
  public var isHidden: Bool
  /// Whether a control reacts.
  public var isEnabled: Bool
  /// Views with more are drawn over those beside them, and touched before them.
  public var zPosition: Double
  /// Applied about the anchor point.
  public var transform: ViewTransform
  /// Behind the content.
  public var backgroundColor: Color?
  /// In points.
  public var cornerRadius: Double
  /// Of a scroll view.
  public var contentOffset: Point
  /// Of a scroll view: the room around its content that can be scrolled to.
  public var contentInset: Insets
  /// Of text; `nil` for the kind's default.
  public var textColor: Color?
  /// Of interactive content; `nil` as the superview.
  public var tintColor: Color?
  /// The characters; `nil` where the view has no text.
  public var text: String?
  /// Whether a switch is on, or a button or cell selected.
  public var isOn: Bool
  /// A slider's or progress view's place, 0…1.
  public var value: Double
  /// The selected segment, tab or page; `nil` for none.
  public var selectedIndex: Int?
  /// What slides to where `isOn` or `selectedIndex` says: the knob of a switch, from 0 to 1, or what
  /// lies under the selected segment, in segments; of a refresh control's spinner how much of it is
  /// seen, 0…1; `nil` where nothing does.
  public var knob: Double?
  /// In points; 0 for none.
  public var borderWidth: Double
  /// The border's colour; `nil` is black.
  public var borderColor: Color?
  /// The shadow under the view; `nil` for none.
  public var shadow: Shadow?
  /// Colours that blend over the background; `nil` for none.
  public var gradient: ViewGradient?
  /// Whether bars and blocks stand for its texts and pictures, and those of all in it.
  public var isSkeleton: Bool
  /// How far the light that runs over these has come across the screen, 0…1.
  public var shimmer: Double
  /// Whether text is being typed into a field.
  public var isEditing: Bool

  /// The values that a laid-out view has while nothing moves.
  public init(_ node: LaidOutScreen.Node) {
    frame = node.frame
    alpha = node.view.alpha
    isHidden = node.view.isHidden
    isEnabled = node.view.isEnabled
    zPosition = node.view.zPosition
    transform = node.view.transform
    backgroundColor = node.view.backgroundColor
    cornerRadius = node.view.cornerRadius
    contentOffset = node.view.scroll?.contentOffset ?? .zero
    contentInset = node.view.scroll?.contentInset ?? .zero
    textColor = node.view.text?.color
    tintColor = node.view.tintColor
    text = node.view.text?.string
    isOn = node.view.control.isOn
    value = node.view.control.value
    selectedIndex = node.view.control.selectedIndex
    borderWidth = node.view.borderWidth
    borderColor = node.view.borderColor
    shadow = node.view.shadow
    gradient = node.view.gradient
    isSkeleton = node.view.isSkeleton
    shimmer = node.view.shimmer
    isEditing = node.view.isEditing
    knob = nil
    switch node.view.kind {
    case .switch: knob = isOn ? 1 : 0
    case .segmentedControl, .searchBar: knob = selectedIndex.flatMap { $0 < 0 ? nil : Double($0) }
    default: break
    }
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

  /// The map from each view's own coordinates (origin at its top left) to the screen.
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
