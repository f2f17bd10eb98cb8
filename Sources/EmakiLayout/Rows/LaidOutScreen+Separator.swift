import EmakiDrawing

extension LaidOutScreen {
  /// A cell whose line below begins where its text does, as UIKit's list content does: behind an
  /// icon or small picture at its beginning. A larger one makes a custom row, whose line begins at
  /// the margin.
  ///
  /// - Parameter margin: where the text of a row begins otherwise, points from its edge.
  func withSeparatorAtText(_ margin: Double) -> LaidOutScreen {
    guard let cell = nodes.first, cell.view.kind == .tableCell,
      cell.view.control.row.separatorInsets == nil, cell.view.control.row.separatorIndent == 0,
      let start = textBehindPicture(), start > margin
    else { return self }
    var screen = self
    screen.nodes[0].view.control.row.separatorIndent = start - margin
    return screen
  }

  /// Greatest width of a picture of list content, in points: that of a touch target.
  private static var widestIcon: Double { 44 }

  /// Where the first text begins that no other text lies before or under, but a picture does;
  /// points from the leading edge.
  private func textBehindPicture() -> Double? {
    var origins: [Point] = []
    var pictures: [Rect] = []
    var texts: [Rect] = []
    for node in nodes {
      let origin = node.parent.map { origins[$0] + node.frame.origin } ?? .zero
      origins.append(origin)
      let x =
        nodes[0].direction == .rightToLeft ? size.width - origin.x - node.frame.width : origin.x
      let rect = Rect(origin: Point(x: x, y: origin.y), size: node.frame.size)
      if node.view.isHidden || rect.isEmpty { continue }
      switch node.view.kind {
      case .imageView, .icon: pictures.append(rect)
      case .label: texts.append(rect)
      default: break
      }
    }
    guard let start = texts.map(\.minX).min(),
      pictures.contains(where: { $0.maxX <= start && $0.width <= Self.widestIcon })
    else { return nil }
    return start
  }
}
