import EmakiDrawing
import EmakiLayout

extension ScreenPainter {
  /// From this size on a view whose content only code knows is a part of the screen, points; what is
  /// smaller is a decoration.
  private static let leastPart = Size(width: 40, height: 20)

  /// Whether only code knows the content of a view: a view of a custom class, or that code knows by
  /// a name, that is empty and shares its area with no other. Others are backgrounds or shades of
  /// the views over or under them.
  ///
  /// So is the content of a cell without anything in it.
  func isUnknownPart(_ index: Int) -> Bool {
    let node = snapshot.screen.nodes[index]
    if node.view.kind == .contentView { return isUnknownContent(index) }
    let size = snapshot.presentations[index].frame.size
    guard node.view.kind == .view || node.view.kind == .stackView,
      node.view.className != nil || node.view.name != nil, node.view.role == nil,
      node.view.text == nil, node.view.gradient == nil,
      size.width >= Self.leastPart.width, size.height >= Self.leastPart.height,
      endOfSubtree(index) == index + 1
    else { return false }
    guard let parent = node.parent else { return true }
    let place = snapshot.presentations[index].frame.outset(by: -1)
    var sibling = parent + 1
    while sibling < snapshot.presentations.count, snapshot.screen.nodes[sibling].parent == parent {
      let other = snapshot.presentations[sibling]
      let isSeen = !other.isHidden && other.alpha > 0.001
      if sibling != index, isSeen, other.frame.intersection(place) != nil { return false }
      sibling = endOfSubtree(sibling)
    }
    return true
  }

  private func isUnknownContent(_ index: Int) -> Bool {
    let nodes = snapshot.screen.nodes
    guard let parent = nodes[index].parent, endOfSubtree(index) == index + 1 else { return false }
    let cell = nodes[parent].view
    let isAlone = endOfSubtree(parent) == index + 1
    guard isAlone, cell.text == nil, cell.image == nil else { return false }
    switch cell.kind {
    case .tableCell: return true
    case .collectionCell:
      return cell.backgroundColor == nil && nodes[index].view.backgroundColor == nil
    default: return false
    }
  }
}
