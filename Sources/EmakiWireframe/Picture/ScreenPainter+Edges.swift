import EmakiDrawing
import EmakiLayout

extension ScreenPainter {
  /// Draws the edge that separates a layer from the views behind it.
  ///
  /// A layer over others gets a hairline, containers side by side only where their colour does not
  /// tell them apart. Whether a view moves makes no difference: a heavier line would say that it is
  /// selected. With the scene's colours there are no lines but those that the scene has.
  mutating func drawEdge(_ index: Int, _ figure: DrawnView, clip: Rect, firstGround: Int) {
    if canvas.theme.usesSceneColors { return }
    if moves(figure.view.id), canvas.isLine(figure) {
      return drawMovingLine(figure, firstGround: firstGround)
    }
    let count = canvas.items.count
    drawLayerEdge(index, figure, clip: clip, firstGround: firstGround)
    if canvas.items.count == count {
      drawOwnExtent(index, figure, clip: canvas.grid.snap(clip), firstGround: firstGround)
    }
  }

  private mutating func drawLayerEdge(
    _ index: Int, _ figure: DrawnView, clip: Rect, firstGround: Int
  ) {
    guard figure.view.kind.traits.canBeLayer, figure.own.borderWidth == 0,
      figure.view.role != .accent, figure.view.role != .transparent,
      min(figure.bounds.width, figure.bounds.height) > Self.thinnest
    else { return }
    let place = canvas.screenRect(figure.bounds)
    guard !place.covers(Rect(origin: .zero, size: snapshot.screen.size)),
      let cover = canvas.grounds.cover(of: place, from: firstGround)
    else { return }
    guard let color = edgeColor(index, figure, on: cover.painted, firstGround: firstGround) else {
      drawMergedSides(of: figure, clip: canvas.grid.snap(clip), firstGround: firstGround)
      return
    }
    // On the grid as the bounds are: at odd scales the screen may end between two pixels.
    let clip = canvas.grid.snap(clip)
    let own = figure.own.corner
    let corner = own.isSquare ? cover.corner : own
    guard corner.isSquare else {
      drawRoundEdge(figure, color, corner: corner, clip: clip, firstGround: firstGround)
      return
    }
    for side in tellingSides(of: figure, inside: clip) { canvas.softLine(side) }
  }

  /// Fills what is too thin for an outline, such as the line under a tab, so that it is seen to move.
  private mutating func drawMovingLine(_ figure: DrawnView, firstGround: Int) {
    let middle = canvas.screenRect(figure.bounds).center
    let behind = canvas.grounds.area(at: middle, before: firstGround)
    guard let given = figure.backgroundColor, given.alpha > 127,
      given.contrast(with: behind.given) > 1.3
    else { return }
    let color = given.isTinted ? canvas.palette.accent : canvas.palette.line
    guard color.contrast(with: behind.painted) > 1.3 else { return }
    canvas.fill(figure.box, color, corner: figure.corner)
  }

  /// The sides that say something: of containers side by side not those at the end of the safe area.
  private func tellingSides(of figure: DrawnView, inside clip: Rect) -> [Rect] {
    let isPart = canvas.toScreen == nil && figure.view.kind == .containerView
    return sides(of: figure.bounds, inside: clip, within: isPart ? safeArea : clip)
  }

  /// Whether somewhere along a side of a view the colours within and outside are all but the same.
  func isLost(_ side: Rect, of bounds: Rect, _ firstGround: Int) -> Bool {
    grounds(along: side, of: bounds, firstGround).contains { within, outside in
      within.painted.contrast(with: outside.painted) < 1.05
    }
  }

  /// A soft line at the sides where a sketch has one fill for two colours of the scene.
  private mutating func drawMergedSides(of figure: DrawnView, clip: Rect, firstGround: Int) {
    guard figure.backgroundColor?.alpha == 255, figure.corner.isSquare else { return }
    for side in sides(of: figure.bounds, inside: clip, within: clip)
    where isMerged(side, of: figure.bounds, firstGround) { canvas.softLine(side) }
  }

  private func isMerged(_ side: Rect, of bounds: Rect, _ firstGround: Int) -> Bool {
    grounds(along: side, of: bounds, firstGround).contains { within, outside in
      within.painted == outside.painted && (within.given.isTinted || outside.given.isTinted)
        && within.given.isTold(from: outside.given)
    }
  }

  /// The backgrounds within and outside of a view, sampled along one of its sides.
  private func grounds(
    along side: Rect, of bounds: Rect, _ firstGround: Int
  ) -> [(within: PaintedBackgrounds.Area, outside: PaintedBackgrounds.Area)] {
    let isUpright = side.height > side.width
    let outwards =
      isUpright
      ? Point(x: side.center.x < bounds.center.x ? -2 : 2, y: 0)
      : Point(x: 0, y: side.center.y < bounds.center.y ? -2 : 2)
    return [0.1, 0.3, 0.5, 0.7, 0.9].map { share in
      let point = Point(x: side.minX + share * side.width, y: side.minY + share * side.height)
      return (
        canvas.grounds.area(at: onScreen(point - outwards)),
        canvas.grounds.area(at: onScreen(point + outwards), before: firstGround)
      )
    }
  }

  /// Where a point is seen of a view that may be turned: what lies outwards of it is turned, too.
  private func onScreen(_ point: Point) -> Point {
    canvas.screenRect(Rect(origin: point, size: .zero)).center
  }

  /// The part of the screen that the device leaves free, on the grid.
  private var safeArea: Rect {
    let size = snapshot.screen.size
    let insets = options.decoration?.safeArea ?? .zero
    return canvas.grid.snap(
      Rect(
        minX: insets.left, minY: insets.top, maxX: size.width - insets.right,
        maxY: size.height - insets.bottom))
  }

  /// Draws the edge of a view with round corners, or whose background is one of its subviews with
  /// round corners; once if both have one, and not along the edge of the visible part.
  mutating func drawRoundEdge(
    _ figure: DrawnView, _ color: Color, corner: Corner, clip: Rect, firstGround: Int
  ) {
    let bounds = figure.box
    let place = canvas.screenRect(bounds)
    guard !roundEdges.contains(where: { $0.rect == place && $0.groundCount > firstGround }) else {
      return
    }
    roundEdges.append(Canvas.SeenPart(rect: place, groundCount: canvas.grounds.count))
    edgeRadii[place] = corner.radius
    let inner = Rect(
      minX: bounds.minX > clip.minX + 0.001 ? bounds.minX : clip.minX + canvas.hairline,
      minY: bounds.minY > clip.minY + 0.001 ? bounds.minY : clip.minY + canvas.hairline,
      maxX: bounds.maxX < clip.maxX - 0.001 ? bounds.maxX : clip.maxX - canvas.hairline,
      maxY: bounds.maxY < clip.maxY - 0.001 ? bounds.maxY : clip.maxY - canvas.hairline)
    let cut = inner == bounds ? nil : canvas.open(DisplayGroup(clip: .rect(inner)))
    canvas.outline(bounds, color, corner: corner, arrow: figure.view.boxArrow)
    if let cut { canvas.close(cut) }
  }

  /// Up to this many points a view is itself a line, or closed, and has no edge.
  static let thinnest = 2.0

  /// Thin rectangles along the sides that do not lie on the edge of `limits` or of what can be seen:
  /// left, right, top, bottom.
  func sides(of bounds: Rect, inside clip: Rect, within limits: Rect) -> [Rect] {
    let seen = clip.intersection(bounds) ?? bounds
    let clip = clip.intersection(limits) ?? clip
    let width = canvas.hairline
    var sides: [Rect] = []
    if bounds.minX > clip.minX + 0.001 {
      sides.append(Rect(x: bounds.minX, y: seen.minY, width: width, height: seen.height))
    }
    if bounds.maxX < clip.maxX - 0.001 {
      sides.append(Rect(x: bounds.maxX - width, y: seen.minY, width: width, height: seen.height))
    }
    if bounds.minY > clip.minY + 0.001 {
      sides.append(Rect(x: seen.minX, y: bounds.minY, width: seen.width, height: width))
    }
    if bounds.maxY < clip.maxY - 0.001 {
      sides.append(Rect(x: seen.minX, y: bounds.maxY - width, width: seen.width, height: width))
    }
    return sides
  }

  private func edgeColor(
    _ index: Int, _ figure: DrawnView, on ground: Color, firstGround: Int
  ) -> Color? {
    if isLayered(index) { return canvas.palette.soft }
    guard figure.view.kind == .containerView else { return nil }
    let center = canvas.screenRect(figure.bounds).center
    let behind = canvas.grounds.area(at: center, before: firstGround).painted
    return ground == behind ? canvas.palette.soft : nil
  }

  /// Whether the motion moves a view.
  func moves(_ id: ViewID) -> Bool {
    options.moving.contains(id) || options.movements[id] != nil
  }

  /// Whether a sibling that can be seen lies behind the view, or behind the see-through root of a
  /// controller that it stands in.
  private func isLayered(_ index: Int) -> Bool {
    guard let parent = snapshot.screen.nodes[index].parent else { return false }
    let frame = snapshot.presentations[index].frame
    var sibling = parent + 1
    while sibling < index {
      let own = snapshot.presentations[sibling]
      if snapshot.screen.nodes[sibling].parent == parent, !own.isHidden, own.alpha > 0.001,
        shown[sibling] != nil, own.frame.intersection(frame) != nil
      {
        return true
      }
      sibling += 1
    }
    let root = snapshot.screen.nodes[parent].view
    return root.isControllerRoot && root.role == .transparent && isLayered(parent)
  }
}

extension Rect {
  /// Whether nothing of another rectangle lies outside.
  func covers(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}

extension Color {
  /// Whether people see at a glance that two opaque colours are not one: a channel differs by a sixth.
  fileprivate func isTold(from other: Color) -> Bool {
    zip([red, green, blue], [other.red, other.green, other.blue])
      .contains { abs(Int($0) - Int($1)) > 42 }
  }
}
