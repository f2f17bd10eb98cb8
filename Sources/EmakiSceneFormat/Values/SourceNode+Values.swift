package import EmakiDrawing
package import EmakiLayout
package import EmakiMotion

extension SourceNode {
  /// The colour of a text.
  package var color: Color? { text.flatMap(ColorText.color) }

  /// The timing curve under the key `curve`.
  package var curve: TimingCurve? { self["curve"]?.text.flatMap { TimingCurve(name: $0) } }

  /// Two numbers, or `x` and `y`.
  package var point: Point {
    let pair = isList ? elements.compactMap(\.number) : []
    if pair.count == 2 { return Point(x: pair[0], y: pair[1]) }
    return Point(x: self["x"]?.number ?? 0, y: self["y"]?.number ?? 0)
  }

  /// Two numbers, or `width` and `height`.
  package var size: Size {
    let pair = isList ? elements.compactMap(\.number) : []
    if pair.count == 2 { return Size(width: pair[0], height: pair[1]) }
    return Size(width: self["width"]?.number ?? 0, height: self["height"]?.number ?? 0)
  }

  /// A number for all sides, or each side; leading counts as left.
  package var insets: Insets {
    insetsBySide.reduce(into: .zero) { $0[$1.edge] = $1.distance }
  }

  /// The insets of the sides that are given.
  var insetsBySide: [(edge: Insets.Edge, distance: Double)] {
    Insets.Edge.allCases.compactMap { edge in
      let names =
        switch edge {
        case .top: ["top", "vertical"]
        case .left: ["leading", "left", "horizontal"]
        case .bottom: ["bottom", "vertical"]
        case .right: ["trailing", "right", "horizontal"]
        }
      return (number ?? names.lazy.compactMap { self[$0]?.number }.first).map { (edge, $0) }
    }
  }

  /// The margins by reading direction, unless `left` or `right` is given.
  package var margins: DirectionalInsets {
    self["left"] != nil || self["right"] != nil ? .absolute(insets) : .directional(insets)
  }

  /// A number for both axes, or each axis; an axis that is not given stays.
  package func priorities(_ fallback: AxisPriorities) -> AxisPriorities {
    if let number { return AxisPriorities(Priority(number)) }
    return AxisPriorities(
      horizontal: self["horizontal"]?.number.map { Priority($0) } ?? fallback.horizontal,
      vertical: self["vertical"]?.number.map { Priority($0) } ?? fallback.vertical)
  }
}

extension IntrinsicSize {
  /// A word for both, or a word or number for each.
  package init?(_ node: SourceNode) {
    func length(_ node: SourceNode) -> Length {
      node.number.map(Length.points) ?? (node.text == "none" ? .none : .measured)
    }
    if node.text != nil {
      self.init(width: length(node), height: length(node))
    } else if node.elements.count == 2 {
      self.init(width: length(node.elements[0]), height: length(node.elements[1]))
    } else {
      return nil
    }
  }
}

extension Shadow {
  init(_ node: SourceNode) {
    self.init(
      color: node["color"]?.color ?? .black, opacity: node["opacity"]?.number ?? 1,
      offset: node["offset"]?.point ?? .zero, radius: node["radius"]?.number ?? 3)
  }
}

extension ViewTransform.Part {
  /// The part that a key of a transform sets.
  package init?(key: String) {
    switch key {
    case "x": self = .x
    case "y": self = .y
    case "scale": self = .scale
    case "rotate": self = .rotation
    case "rotateX": self = .rotationX
    case "rotateY": self = .rotationY
    case "perspective": self = .perspective
    default: return nil
    }
  }
}

extension ViewTransform {
  /// Turns are degrees in the file.
  package init(_ node: SourceNode) {
    func radians(_ key: String) -> Double { (node[key]?.number ?? 0) * .pi / 180 }
    var scale = Point(x: 1, y: 1)
    if let factor = node["scale"]?.number {
      scale = Point(x: factor, y: factor)
    } else if let pair = node["scale"] {
      scale = pair.point
    }
    self.init(
      translation: node.point, scale: scale, rotation: radians("rotate"),
      rotationX: radians("rotateX"), rotationY: radians("rotateY"),
      m34: node["perspective"]?.number ?? 0)
  }
}
