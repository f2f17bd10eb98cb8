import EmakiDrawing
import EmakiLayout

/// Walks through the views of a snapshot in drawing order and has each drawn at its position.
///
/// Views that are only moved are drawn in the screen's coordinates, so that their edges meet the
/// pixel grid while they move; a group is made where something turns, is cut or is translucent.
struct ScreenPainter {
  let snapshot: Snapshot
  let options: Wireframe.Options
  var canvas: Canvas
  /// For each view, the extent of it and its subviews, in the view's coordinates.
  let extents: [Rect]
  /// Where each view was drawn on the screen, as far as it is seen; `nil` where it was not.
  var shown: [Canvas.SeenPart?]
  /// Edges with round corners that were drawn, so that a view and its background share one.
  var roundEdges: [Canvas.SeenPart] = []
  /// The radius of the corners of such an edge by its rectangle on the screen.
  var edgeRadii: [Rect: Double] = [:]
  /// The views whose subviews are being drawn, outermost first.
  var openViews: [OpenView] = []
  /// How many groups are open.
  private(set) var depth = 0

  /// Prepares to draw a snapshot.
  init(snapshot: Snapshot, options: Wireframe.Options, canvas: Canvas) {
    self.snapshot = snapshot
    self.options = options
    self.canvas = canvas
    self.canvas.screen = Rect(origin: .zero, size: snapshot.screen.size)
    self.canvas.textColors = options.textColors
    if snapshot.showsWindow {
      self.canvas.grounds = PaintedBackgrounds(paper: canvas.theme.windowColor, given: .black)
    }
    extents = snapshot.subtreeExtents(withShadows: canvas.theme.usesSceneColors)
    shown = Array(repeating: nil, count: snapshot.presentations.count)
  }

  /// Draws all views, back to front.
  mutating func paintViews() {
    let screen = Rect(origin: .zero, size: snapshot.screen.size)
    let all = Inherited(
      origin: .zero, clip: screen, tint: nil, direction: options.direction, isInOpenContainer: false
    )
    paintEach(from: 0, to: shown.count, in: all)
  }

  /// Draws a view with its subviews.
  private mutating func paint(_ index: Int, in surroundings: Inherited) {
    let own = snapshot.presentations[index]
    let end = endOfSubtree(index)
    guard !own.isHidden, own.alpha > 0.001, own.frame.isFinite, !standsForScrollEdge(index)
    else { return }
    let wasElevated = canvas.isElevated
    let skeleton = canvas.skeleton
    defer { (canvas.isElevated, canvas.skeleton) = (wasElevated, skeleton) }
    if own.isSkeleton { canvas.skeleton = Skeleton(shimmer: own.shimmer) }
    if snapshot.screen.nodes[index].view.isElevated { canvas.isElevated = true }
    var around = surroundings
    var group = DisplayGroup(opacity: min(own.alpha, 1))
    var frame = own.frame.offset(x: around.origin.x, y: around.origin.y)
    switch own.transform.effect {
    case .none: break
    case .move(let by): frame = frame.offset(x: by.x, y: by.y)
    case .collapse: return
    case .general(let matrix):
      let anchor = anchorPoint(of: index, in: own.frame.size)
      group.transform = matrix.about(anchor)
        .concatenated(with: .translation(x: frame.minX, y: frame.minY))
      frame.origin = .zero
      around.clip = extents[index].outset(by: 1)
    }
    guard extents[index].offset(x: frame.minX, y: frame.minY).intersection(around.clip) != nil
    else { return }
    if own.transform != .identity || moves(snapshot.screen.nodes[index].view.id) {
      let reach = extents[index].offset(x: frame.minX, y: frame.minY)
      drawEdges(below: group.transform.boundingBox(of: reach))
    }
    group.clip = cardShape(index, frame)
    if group.opacity < 1 || group.transform != .identity || group.clip != nil
      || options.namesViews
    {
      group.name = snapshot.screen.nodes[index].view.id.rawValue
      inGroup(group) { $0.paintContent(index, frame: frame, in: around, end: end, isNamed: true) }
    } else {
      paintContent(index, frame: frame, in: around, end: end, isNamed: false)
    }
  }

  /// The round corners of a card of rows, where a view is its first or last row. The shape reaches
  /// beyond the row where the next one follows.
  private func cardShape(_ index: Int, _ frame: Rect) -> Shape? {
    guard let group = snapshot.screen.nodes[index].view.control.row.group, group.isInset,
      group.isFirst || group.isLast
    else { return nil }
    let radius = RowGroup.cardRadius
    let row = canvas.grid.snap(frame)
    let card = Rect(
      minX: row.minX - (group.beginsAtLeft ? 0 : 2 * radius),
      minY: row.minY - (group.isFirst ? 0 : 2 * radius),
      maxX: row.maxX + (group.endsAtRight ? 0 : 2 * radius),
      maxY: row.maxY + (group.isLast ? 0 : 2 * radius))
    return Canvas.box(card, corner: Corner(radius))
  }

  /// Draws a view's picture, its subviews, and the parts that lie over them.
  ///
  /// - Parameter isNamed: whether there is a group with the view's name already.
  private mutating func paintContent(
    _ index: Int, frame: Rect, in surroundings: Inherited, end: Int, isNamed: Bool
  ) {
    let figure = figure(index, frame: frame, in: surroundings)
    let isSeen = figure.bounds.intersection(surroundings.clip) != nil
    if isSeen { note(figure, index, clip: surroundings.clip) }
    let firstGround = canvas.grounds.count
    var hasEdge = !isSeen
    canvas.visible = surroundings.clip
    if isSeen { canvas.draw(figure) } else { canvas.drawShadow(figure) }
    if index + 1 < end {
      let inside = surroundings.inside(figure, frame: frame)
      openViews.append(
        OpenView(
          index: index, figure: figure, clip: surroundings.clip, firstGround: firstGround,
          depth: depth))
      paintSubviews(of: index, figure, in: inside, end: end, isNamed: isNamed)
      hasEdge = openViews.removeLast().hasEdge
    }
    guard isSeen else { return }
    canvas.visible = surroundings.clip
    canvas.drawOver(figure)
    shown[index]?.groundCount = canvas.grounds.count
    if !hasEdge { drawEdge(index, figure, clip: surroundings.clip, firstGround: firstGround) }
  }

  private mutating func paintSubviews(
    of index: Int, _ figure: DrawnView, in inside: Inherited, end: Int, isNamed: Bool
  ) {
    guard clips(index) else {
      paintEach(from: index + 1, to: end, in: inside)
      return
    }
    guard let visible = inside.clip.intersection(figure.bounds) else { return }
    var cut = inside
    cut.clip = visible
    let shape = Canvas.box(figure.box, corner: figure.own.corner)
    let name = isNamed ? nil : figure.view.id.rawValue
    inGroup(DisplayGroup(name: name, clip: shape)) {
      $0.paintEach(from: index + 1, to: end, in: cut)
    }
  }

  private mutating func paintEach(from start: Int, to end: Int, in surroundings: Inherited) {
    for index in snapshot.siblings(in: start..<end) { paint(index, in: surroundings) }
  }

  /// Runs `content` with the canvas drawing into a group.
  private mutating func inGroup(_ group: DisplayGroup, _ content: (inout ScreenPainter) -> Void) {
    let opened = canvas.open(group)
    depth += 1
    content(&self)
    depth -= 1
    canvas.close(opened)
  }
}
