import EmakiLimits
import EmakiDrawing
import EmakiLayout

/// The lengths and constants that links set in the layout.
struct LinkedLengths: Hashable {
  /// The constants by the identifiers of constraints.
  var constants: [String: Double] = [:]
  var widths: [ViewID: Double] = [:]
  var heights: [ViewID: Double] = [:]
  var coveredTops: [ViewID: Double] = [:]

  var isEmpty: Bool {
    constants.isEmpty && widths.isEmpty && heights.isEmpty && coveredTops.isEmpty
  }
}

/// One evaluation of all links on a screen.
struct LinkPass {
  private(set) var snapshot: Snapshot
  private(set) var lengths = LinkedLengths()
  private let indices: [ViewID: Int]
  /// The views of the row that is looked at, by their names in every row.
  var row: [ViewID: Int] = [:]
  private let led: Set<ViewID>
  private var rects: [Rect]?

  /// - Parameter led: scroll views that a finger moves up or down, or has let go.
  init(_ snapshot: Snapshot, indices: [ViewID: Int], led: Set<ViewID> = []) {
    self.led = led
    self.snapshot = snapshot
    self.indices = indices
  }

  mutating func evaluate(_ links: [Link]) {
    for link in links {
      if rects == nil, link.reads.contains(where: \.property.isOnScreen) {
        rects = snapshot.screenRects()
      }
      let value = link.value { number($0) }
      if case .number(let number) = value, !number.isFinite { continue }
      set(link.target, value)
    }
  }

  private func number(_ expression: LinkExpression) -> Double {
    expression.terms.reduce(expression.constant) { sum, term in
      guard let index = place(of: term.view) else { return sum }
      return sum + term.factor * read(term.property, at: index)
    }
  }

  /// The value of an expression on a screen; views that are not there count as 0.
  static func number(_ expression: LinkExpression, in snapshot: Snapshot) -> Double {
    let places = snapshot.screen.nodes.enumerated().map { ($1.view.id, $0) }
    var pass = LinkPass(snapshot, indices: Dictionary(places) { first, _ in first }, led: [])
    pass.rects = snapshot.screenRects()
    return pass.number(expression)
  }

  private func isLed(_ index: Int) -> Bool { led.contains(snapshot.screen.nodes[index].view.id) }

  private func place(of view: ViewID) -> Int? { row[view] ?? indices[view] }

  private mutating func set(_ target: Link.Target, _ value: LinkValue) {
    switch (target, value) {
    case (.constraint(let name), .number(let number)): lengths.constants[name] = number
    case (.coveredTop(let id), .number(let number)): lengths.coveredTops[id] = number
    case (.view(let id, .width), .number(let number)): lengths.widths[id] = max(0, number)
    case (.view(let id, .height), .number(let number)): lengths.heights[id] = max(0, number)
    case (.view(let id, let property), .number(let number)):
      guard let index = place(of: id) else { return }
      set(property, number, at: index)
      if property.moves { rects = nil }
    case (.view(let id, let property), .color(let color)):
      guard let index = place(of: id) else { return }
      set(property, color, at: index)
    case (.constraint, .color), (.coveredTop, .color): break
    }
  }

  // MARK: Views

  private func read(_ property: LinkProperty, at index: Int) -> Double {
    let own = snapshot.presentations[index]
    let node = snapshot.screen.nodes[index]
    if property.isOnScreen { return rects.map { property.value(in: $0[index]) } ?? 0 }
    switch property {
    case .contentWidth: return node.contentSize.width
    case .contentHeight: return node.contentSize.height
    case .pageX:
      return own.frame.width > 0 ? beginningDistance(of: index) / own.frame.width : 0
    case .leading: return leading(of: index, x: own.frame.minX)
    case .pageY: return own.frame.height > 0 ? own.contentOffset.y / own.frame.height : 0
    case .safeAreaTop: return node.safeArea.top
    case .safeAreaBottom: return node.safeArea.bottom
    case .clips: return node.view.clipsToBounds ? 1 : 0
    case .selected: return Double(own.selectedIndex ?? 0)
    default:
      guard let part = property.parts.first else { return property.value(in: own.frame) }
      return part.unit.told(part.number(in: own) ?? 0)
    }
  }

  /// How far what is shown of a scroll view lies from the beginning of its content.
  private func beginningDistance(of index: Int) -> Double {
    let node = snapshot.screen.nodes[index]
    let own = snapshot.presentations[index]
    guard node.direction == .rightToLeft else { return own.contentOffset.x }
    return node.contentSize.width - own.frame.width - own.contentOffset.x
  }

  /// The distance of a frame that begins at `x` from its superview's edge, or from that of the
  /// content that it scrolls with: x itself, or mirrored room − width − x.
  private func leading(of index: Int, x: Double) -> Double {
    let node = snapshot.screen.nodes[index]
    guard let parent = node.parent, snapshot.screen.nodes[parent].direction == .rightToLeft else {
      return x
    }
    let superview = snapshot.screen.nodes[parent]
    let room =
      superview.view.kind.scrolls
      ? superview.contentSize.width : snapshot.presentations[parent].frame.width
    return room - snapshot.presentations[index].frame.width - x
  }

  private mutating func set(_ property: LinkProperty, _ value: Double, at index: Int) {
    switch property {
    case .leading:
      // The same equation the other way round.
      set(.x, leading(of: index, x: value), at: index)
    case .insetTop: snapshot.setInset(.top, value, at: index, isLed: isLed(index))
    case .insetBottom: snapshot.setInset(.bottom, value, at: index, isLed: isLed(index))
    case .clips: snapshot.screen.nodes[index].view.clipsToBounds = value >= 0.5
    case .selected:
      let nearest = min(max(value.rounded(), 0), 1e6)
      snapshot.screen.nodes[index].view.control.selectedIndex = Int(clamping: nearest)
      snapshot.presentations[index].selectedIndex = Int(clamping: nearest)
      if snapshot.presentations[index].knob != nil { snapshot.presentations[index].knob = nearest }
    default:
      for property in property.parts {
        let limits = property.part.limits
        let number = min(max(value, limits.lowerBound), limits.upperBound)
        property.set(property.unit.reckoned(number), in: &snapshot.presentations[index])
      }
    }
  }

  private mutating func set(_ property: LinkProperty, _ color: Color, at index: Int) {
    property.parts.first?.set(color, in: &snapshot.presentations[index])
  }
}

extension LinkProperty {
  /// The line or length of a rectangle; 0 for other properties.
  fileprivate func value(in rect: Rect) -> Double {
    switch self {
    case .x, .rectX: rect.minX
    case .y, .rectY: rect.minY
    case .width, .rectWidth: rect.width
    case .height, .rectHeight: rect.height
    case .midX, .rectMidX: rect.midX
    case .midY, .rectMidY: rect.midY
    case .maxX, .rectMaxX: rect.maxX
    case .maxY, .rectMaxY: rect.maxY
    default: 0
    }
  }
}

extension Snapshot {
  /// The value of a sum of views' properties here.
  func value(of expression: LinkExpression) -> Double {
    LinkPass.number(expression, in: self)
  }
}
