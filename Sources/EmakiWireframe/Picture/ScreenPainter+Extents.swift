import EmakiDrawing
import EmakiLayout

/// In a sketch a view that is there is seen.
extension ScreenPainter {
  /// Draws a soft outline where nothing else shows how far a view reaches: neither a background
  /// that differs from those around it, nor the view's content.
  ///
  /// Views that only group others stay unseen: they have subviews, and neither role nor background.
  mutating func drawOwnExtent(_ index: Int, _ figure: DrawnView, clip: Rect, firstGround: Int) {
    guard hasExtentOfItsOwn(index, figure) else { return }
    let sides = sides(of: figure.bounds, inside: clip, within: clip)
    // One side that is seen shows the view; what ends with the screen but for one side, and has the
    // colour of what is there, is a part of that.
    guard sides.count > (figure.view.role == nil ? 1 : 0),
      sides.allSatisfy({ isLost($0, of: figure.bounds, firstGround) })
    else {
      return
    }
    if !figure.corner.isSquare {
      return drawRoundEdge(
        figure, canvas.palette.soft, corner: figure.corner, clip: clip, firstGround: firstGround)
    }
    for side in sides { canvas.softLine(side) }
  }

  private func hasExtentOfItsOwn(_ index: Int, _ figure: DrawnView) -> Bool {
    let view = figure.view
    guard view.kind.traits.isOutlined, !figure.isRoot,
      !figure.isUnknownPart, view.role != .transparent, view.role != .accent,
      figure.own.borderWidth == 0, figure.own.shadow == nil,
      min(figure.bounds.width, figure.bounds.height) > Self.smallest
    else { return false }
    if view.role == .surface || view.role == .fill { return true }
    if let ground = figure.backgroundColor, ground.alpha > 127, !figure.corner.isSquare {
      return true
    }
    return view.text == nil && view.image == nil && figure.own.gradient == nil && view.role != .bars
      && !isGroup(index, figure)
  }

  /// Whether a view shows what is in it, or only groups what is not seen at the moment.
  private func isGroup(_ index: Int, _ figure: DrawnView) -> Bool {
    let inside = index + 1..<endOfSubtree(index)
    let isBare = figure.view.role == nil && figure.backgroundColor == nil
    return inside.contains { shown[$0] != nil } || isBare && !inside.isEmpty
  }

  /// Up to this many points a view without a background is a gap or a line.
  private static let smallest = 8.0
}
