import EmakiDrawing
import EmakiLayout
import EmakiWireframe

/// Every character is half an em wide, so that expectations can be worked out by hand.
struct HalfEmMeasurer: TextMeasuring {
  func lines(of request: TextRequest) -> [TextLine] {
    LineBreaker(request: request) { _ in request.font.size / 2 }.lines()
  }
}

/// Builds a screen node by node.
struct ScreenBuilder {
  private var nodes: [LaidOutScreen.Node] = []

  /// Starts with an empty root.
  init(_ width: Double, _ height: Double, _ change: (inout View) -> Void = { _ in }) {
    var root = View(.view, id: "root")
    change(&root)
    let frame = Rect(x: 0, y: 0, width: width, height: height)
    nodes = [LaidOutScreen.Node(view: root, parent: nil, frame: frame)]
  }

  /// Adds a view; parents must come before their subviews, and subtrees in one piece.
  @discardableResult
  mutating func add(
    _ kind: View.Kind, _ id: ViewID, in parent: Int = 0, _ frame: Rect,
    _ change: (inout View) -> Void = { _ in }
  ) -> Int {
    var view = View(kind, id: id)
    change(&view)
    nodes.append(LaidOutScreen.Node(view: view, parent: parent, frame: frame))
    return nodes.count - 1
  }

  var snapshot: Snapshot { Snapshot(LaidOutScreen(size: nodes[0].frame.size, nodes: nodes)) }

  /// The picture in a theme.
  func picture(
    _ theme: Theme = .wireframe, scale: Double = 2,
    options: Wireframe.Options = Wireframe.Options()
  ) -> DisplayList {
    Wireframe(theme: theme, measurer: HalfEmMeasurer())
      .displayList(of: snapshot, scale: scale, options: options)
  }

  /// The lines of the picture's dump after the header and the root's ground.
  func body(_ theme: Theme = .wireframe, options: Wireframe.Options = Wireframe.Options()) -> String
  {
    picture(theme, options: options).dump.split(separator: "\n").dropFirst(2)
      .map { $0.dropFirst(2) }.joined(separator: "\n")
  }
}

extension Rect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension DisplayList {
  /// Every item with the transform to the picture, groups opened.
  func forEachItem(_ body: (DisplayItem, Transform) -> Void) {
    func visit(_ items: [DisplayItem], _ map: Transform) {
      for item in items {
        body(item, map)
        if case .group(let group) = item {
          visit(group.items, group.transform.concatenated(with: map))
        }
      }
    }
    visit(items, .identity)
  }

  /// Where each fill, stroke and text lies on the picture.
  var inkAreas: [Rect] {
    var areas: [Rect] = []
    forEachItem { item, map in
      switch item {
      case .fill(let shape, _), .stroke(let shape, _, _):
        areas.append(map.boundingBox(of: shape.bounds))
      case .text(let run):
        areas.append(
          map.boundingBox(of: Rect(x: run.origin.x, y: run.origin.y, width: run.width, height: 0)))
      default: break
      }
    }
    return areas
  }

  /// Every line of text with its colour.
  var texts: [TextRun] {
    var runs: [TextRun] = []
    forEachItem { item, _ in
      if case .text(let run) = item { runs.append(run) }
    }
    return runs
  }
}

/// A clip with holes, in which something is drawn.
struct CutGroup {
  /// The rectangles that run the other way round.
  let holes: [Rect]

  /// Whether nothing is drawn in a rectangle.
  func isOutside(_ rect: Rect) -> Bool { holes.contains(rect) }
}

extension DisplayList {
  /// The groups with a path as clip in which lines of a colour are drawn, outermost first.
  func groups(around color: Color) -> [CutGroup] {
    var found: [CutGroup] = []
    forEachItem { item, _ in
      guard case .group(let group) = item, case .path(let path)? = group.clip,
        group.items.contains(where: { $0.hasLine(of: color) })
      else { return }
      let parts = path.segments.split { $0 == .close }
      let rects = parts.compactMap { Path(Array($0)).bounds }
      found.append(CutGroup(holes: Array(rects.dropFirst())))
    }
    return found
  }
}

extension DisplayItem {
  fileprivate func hasLine(of color: Color) -> Bool {
    switch self {
    case .fill(_, .color(color)), .stroke(_, _, .color(color)): true
    case .group(let group): group.items.contains { $0.hasLine(of: color) }
    default: false
    }
  }
}
