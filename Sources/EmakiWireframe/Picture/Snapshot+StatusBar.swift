import EmakiDrawing
import EmakiLayout

extension Snapshot {
  /// The style that the front controller asks for whose view covers most of the status bar, or one
  /// around it; `nil` where none does.
  ///
  /// A view that lets through what is behind, such as that of an alert, leaves the style as it is.
  func statusBarStyle(over bar: Rect) -> StatusBarStyle? {
    guard screen.nodes.contains(where: { $0.view.statusBarStyle != nil }) else { return nil }
    let rects = screenRects()
    var styles: [StatusBarStyle?] = []
    var opacities: [Double] = []
    for (node, own) in zip(screen.nodes, presentations) {
      let parent = node.parent
      styles.append(node.view.statusBarStyle ?? parent.flatMap { styles[$0] })
      opacities.append(own.isHidden ? 0 : own.alpha * (parent.map { opacities[$0] } ?? 1))
    }
    return drawingOrder().reduce(nil) { style, index in
      let covered = room(of: index, rects).intersection(bar)?.size ?? .zero
      guard screen.nodes[index].view.isControllerRoot, opacities[index] >= 0.5,
        2 * covered.width * covered.height > bar.width * bar.height
      else { return style }
      return styles[index] ?? (hidesWhatIsBehind(index) ? nil : style)
    }
  }

  /// Where a controller's view lies, with the bar of the container around it.
  private func room(of index: Int, _ rects: [Rect]) -> Rect {
    var rect = rects[index]
    guard let place = screen.nodes[index].parent, let around = screen.nodes[place].parent,
      screen.nodes[place].view.origin == .part(.container), rects[around].minY < rect.minY
    else { return rect }
    rect.size.height += rect.minY - rects[around].minY
    rect.origin.y = rects[around].minY
    return rect
  }

  private func hidesWhatIsBehind(_ index: Int) -> Bool {
    screen.nodes[index].view.role != .transparent
      && presentations[index].backgroundColor?.alpha ?? 255 == 255
  }
}
