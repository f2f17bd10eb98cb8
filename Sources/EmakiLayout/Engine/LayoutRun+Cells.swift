import EmakiDrawing

extension LayoutRun {
  /// Puts the rows of rounded groups beside what the notch takes from the sides of their table, as
  /// UIKit does.
  ///
  /// - Parameter sides: the insets that the notch takes from each view.
  /// - Returns: whether there are such rows.
  mutating func keepRoundedRowsFree(_ sides: [Insets]) -> Bool {
    var hasMoved = false
    for (index, node) in tree.nodes.enumerated()
    where node.view.kind == .tableCell && node.view.control.row.group?.isInset == true
      && node.view.placement != .constraints && sides[node.parent] != .zero
    {
      override(index, with: frames[index].inset(by: sides[node.parent]))
      hasMoved = true
    }
    return hasMoved
  }

  /// Keeps the content views of cells out of what the notch takes from the sides, as UIKit does;
  /// the cells themselves reach from edge to edge.
  ///
  /// - Parameters:
  ///   - sides: the insets that the notch takes from each view.
  ///   - insets: the safe areas of all views; gets the sides for each such cell.
  mutating func keepCellsContentFree(_ sides: [Insets], _ insets: inout [Insets]) {
    for (index, node) in tree.nodes.enumerated()
    where node.view.kind == .tableCell && sides[index] != .zero {
      for child in node.children where isFreeContentView(child) {
        insets[index] = sides[index]
        override(child, with: frames[child].inset(by: sides[index]))
      }
    }
  }

  /// Not one with the frame that a file saved.
  private func isFreeContentView(_ index: Int) -> Bool {
    let view = tree.nodes[index].view
    return view.kind == .contentView && view.placement != .fixedFrame
  }
}
