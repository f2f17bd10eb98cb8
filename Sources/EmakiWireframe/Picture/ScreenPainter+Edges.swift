import EmakiDrawing
import EmakiLayout

extension ScreenPainter {
  /// Draws the edge by which a layer is told from what is behind it.
  ///
  /// A view that moves, or a container, in front of others gets a line; other layers and containers
  /// side by side get a soft one, and only where their colour does not tell them apart.
  mutating func drawEdge(_ index: Int, _ figure: Figure, clip: Rect, firstGround: Int) {
    guard figure.view.kind.canBeLayer, figure.view.borderWidth == 0,
      figure.view.role != .accent, figure.view.role != .transparent,
      min(figure.bounds.width, figure.bounds.height) > Self.thinnest
    else { return }
    guard let color = edgeColor(index, figure, firstGround: firstGround) else { return }
    guard figure.own.cornerRadius <= 0 else {
      canvas.outline(figure.bounds, color, radius: figure.own.cornerRadius)
      return
    }
    for side in sides(of: figure.bounds, inside: clip) {
      if color == canvas.palette.soft { canvas.softLine(side) } else { canvas.fill(side, color) }
    }
  }

  /// Up to this many points a view is itself a line, or closed, and has no edge.
  private static let thinnest = 2.0

  /// Thin rectangles along the sides that do not lie on the edge of what can be seen: left, right,
  /// top, bottom.
  private func sides(of bounds: Rect, inside clip: Rect) -> [Rect] {
    let seen = clip.intersection(bounds) ?? bounds
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

  private func edgeColor(_ index: Int, _ figure: Figure, firstGround: Int) -> Color? {
    let rect = canvas.screenRect(figure.bounds)
    guard let ground = canvas.grounds.cover(of: rect, from: firstGround) else { return nil }
    let palette = canvas.palette
    let behind = canvas.grounds.area(at: rect.center, before: firstGround).painted
    let isContainer = figure.view.kind == .containerView
    let moves = moves(figure.view.id)
    if isLayered(index) {
      return isContainer || moves ? palette.line : palette.soft
    }
    if moves { return palette.line }
    return isContainer && ground == behind ? palette.soft : nil
  }

  /// Whether the motion moves a view.
  func moves(_ id: ViewID) -> Bool {
    options.moving.contains(id) || options.movements[id] != nil
  }

  /// Whether a sibling that can be seen lies behind the view.
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
    return false
  }
}

extension View.Kind {
  /// Whether views of this kind can lie over others as a sheet of their own.
  fileprivate var canBeLayer: Bool {
    switch self {
    case .view, .containerView, .scrollView, .tableView, .collectionView, .stackView,
      .visualEffectView, .webView, .mapView, .glView:
      true
    default: false
    }
  }
}
