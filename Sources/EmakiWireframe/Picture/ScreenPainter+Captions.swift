import EmakiDrawing
import EmakiLayout

extension ScreenPainter {
  /// Whether light text lies over a picture that is not known, with nothing between them: the picture
  /// was dark then, or nobody could have read it.
  ///
  /// Only views beside the picture count, where they are laid out: what is moved or faded by a motion
  /// does not change the picture on the way.
  func bearsLightText(_ index: Int) -> Bool {
    let nodes = snapshot.screen.nodes
    guard canvas.theme.usesSceneColors, nodes[index].view.kind == .imageView,
      nodes[index].view.image?.picture == nil, let parent = nodes[index].parent
    else { return false }
    let picture = snapshot.presentations[index].frame
    var origins = [parent: Point.zero]
    for place in endOfSubtree(index)..<endOfSubtree(parent) {
      let own = snapshot.presentations[place]
      guard let above = nodes[place].parent, let origin = origins[above],
        !own.isHidden, own.backgroundColor?.isClear ?? true, own.frame.isFinite
      else { continue }
      let scrolled = above == parent ? .zero : snapshot.presentations[above].contentOffset
      let frame = own.frame.offset(x: origin.x - scrolled.x, y: origin.y - scrolled.y)
      origins[place] = frame.origin
      if isLight(own, nodes[place].view), picture.contains(frame.center) { return true }
    }
    return false
  }

  /// Whether a view has text that cannot be read on the usual stand-in for a picture.
  private func isLight(_ own: Presentation, _ view: View) -> Bool {
    guard view.kind == .label || view.kind == .button && !view.hasStyledGround,
      own.text?.isEmpty == false, let color = own.textColor
    else { return false }
    return color.contrast(with: canvas.palette.fill) < 1.6
      && color.luminance > canvas.palette.fill.luminance
  }
}
