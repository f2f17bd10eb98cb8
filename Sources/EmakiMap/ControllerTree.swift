public import EmakiDrawing
public import EmakiScenes
public import EmakiWireframe

/// Draws which controllers contain which: parents at the left, children at their right.
public struct ControllerTree: Sendable {
  private let palette: Palette
  private let measurer: any TextMeasuring
  private static let row = 44.0
  private static let gap = 50.0
  /// All boxes are as wide as the longest name asks for, at least this.
  private static let box = Size(width: 200, height: 32)
  private static let nameFont = Font.system(12, .semibold)
  private static let kindFont = Font.system(10)
  private static let margin = 40.0

  /// Makes trees in a theme.
  public init(theme: Theme, measurer: any TextMeasuring) {
    palette = theme.palette
    self.measurer = measurer
  }

  /// One controller at its position in the tree.
  struct Node {
    let scene: Scene
    let depth: Int
    var row: Double
    let parent: Int?
    let segue: Segue?
  }

  /// The tree of a storyboard: each controller under all that contain it, with what it contains
  /// itself the first time.
  public func displayList(of document: SceneDocument) -> DisplayList {
    let nodes = Self.nodes(of: document)
    var pen = MapPen(palette: palette, measurer: measurer)
    let width = nodes.map { Self.width(of: $0, pen) }.max() ?? Self.box.width
    for node in nodes {
      if let parent = node.parent { branch(from: nodes[parent], to: node, width, &pen) }
    }
    for node in nodes {
      box(node, width, isInitial: node.scene.id == document.initialScene, &pen)
    }
    let depth = Double(nodes.map(\.depth).max() ?? 0)
    let rows = (nodes.map(\.row).max() ?? 0) + 1
    return DisplayList(
      size: Size(
        width: 2 * Self.margin + depth * (width + Self.gap) + width,
        height: 2 * Self.margin + rows * Self.row - (Self.row - Self.box.height)),
      background: palette.paper, items: pen.items)
  }

  /// The forest in drawing order: the initial controller's tree first; a parent stands at the
  /// height of the middle of its children.
  static func nodes(of document: SceneDocument) -> [Node] {
    let scenes = Dictionary(
      document.scenes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let inside = document.segues.filter { $0.kind == .embed || $0.kind == .relationship }
    let contained = Set(inside.map(\.destination))
    let roots =
      document.scenes.filter { $0.id == document.initialScene }
      + document.scenes.filter { !contained.contains($0.id) && $0.id != document.initialScene }
    var builder = Builder(scenes: scenes, segues: inside)
    for root in roots { builder.add(root, depth: 0, parent: nil, segue: nil) }
    // Scenes that only a cycle contains still are shown.
    for scene in document.scenes { builder.add(scene, depth: 0, parent: nil, segue: nil) }
    return builder.nodes
  }

  private struct Builder {
    let scenes: [String: Scene]
    let segues: [Segue]
    var nodes: [Node] = []
    var seen: Set<String> = []
    var nextRow = 0.0

    /// Whether a node is a controller, or lies in it: such a child would have no end.
    private func isInside(_ id: String, _ node: Int?) -> Bool {
      guard let node else { return false }
      return nodes[node].scene.id == id || isInside(id, nodes[node].parent)
    }

    @discardableResult
    mutating func add(_ scene: Scene, depth: Int, parent: Int?, segue: Segue?) -> Int? {
      let isFirst = seen.insert(scene.id).inserted
      if !isFirst, parent == nil || isInside(scene.id, parent) { return nil }
      let index = nodes.count
      nodes.append(Node(scene: scene, depth: depth, row: 0, parent: parent, segue: segue))
      let inside = isFirst ? segues.filter { $0.source == scene.id } : []
      let children = inside.compactMap { segue -> Int? in
        guard let child = scenes[segue.destination] else { return nil }
        return add(child, depth: depth + 1, parent: index, segue: segue)
      }
      if let first = children.first, let last = children.last {
        nodes[index].row = (nodes[first].row + nodes[last].row) / 2
      } else {
        nodes[index].row = nextRow
        nextRow += 1
      }
      return index
    }
  }

  /// The width that a box needs for its name and kind, in whole points.
  private static func width(of node: Node, _ pen: MapPen) -> Double {
    let name = pen.width(of: node.scene.mapName, nameFont)
    let width = name + pen.width(of: kind(of: node), kindFont) + 32
    return max(box.width, width.rounded(.up))
  }

  private static func kind(of node: Node) -> String {
    (node.scene.controller.first(node.scene.id) ?? node.scene.controller).kind.words
  }

  private func frame(_ node: Node, _ width: Double) -> Rect {
    Rect(
      x: Self.margin + Double(node.depth) * (width + Self.gap),
      y: Self.margin + node.row * Self.row, width: width, height: Self.box.height)
  }

  private func branch(from parent: Node, to child: Node, _ width: Double, _ pen: inout MapPen) {
    let (a, b) = (frame(parent, width), frame(child, width))
    let middle = (a.maxX + b.minX) / 2
    var path = Path()
    path.move(a.maxX, a.midY)
    path.curve(middle, a.midY, middle, b.midY, b.minX, b.midY)
    pen.items.append(.stroke(.path(path), Stroke(width: 1.5), .color(palette.soft)))
  }

  private func box(_ node: Node, _ width: Double, isInitial: Bool, _ pen: inout MapPen) {
    let frame = frame(node, width)
    let shape = Shape.roundedRect(frame, 8)
    pen.items.append(.fill(shape, .color(palette.surface)))
    pen.items.append(
      .stroke(
        shape, Stroke(width: isInitial ? 2 : 1),
        .color(isInitial ? palette.accent : palette.line)))
    let kind = Self.kind(of: node)
    let kindWidth = pen.width(of: kind, Self.kindFont)
    pen.text(
      kind, Self.kindFont, palette.quiet, x: frame.maxX - 10 - kindWidth, midY: frame.midY,
      width: kindWidth + 1)
    pen.text(
      node.scene.mapName, Self.nameFont, palette.ink, x: frame.minX + 10, midY: frame.midY,
      width: frame.width - kindWidth - 28)
  }
}
