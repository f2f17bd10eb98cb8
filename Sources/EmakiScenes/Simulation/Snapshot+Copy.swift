import EmakiDrawing
import EmakiLayout

extension Snapshot {
  /// A view with all in it as it is seen, which stays as it is when the view changes; `nil` where it is
  /// not there.
  ///
  /// Frames are fixed, as the constraints of rows and stacks mean nothing elsewhere.
  func copy(of id: ViewID) -> View? { screen.index(of: id).map(copy) }

  private func copy(_ index: Int) -> View {
    let own = presentations[index]
    var view = screen.nodes[index].view
    view.id = view.id.part(.copy)
    view.origin = .part(.presentation)
    if view.kind == .stackView || view.kind == .containerView { view.kind = .view }
    (view.constraints, view.guides, view.stack) = ([], [], nil)
    (view.rows, view.cellFlow, view.embeddedController) = (nil, nil, nil)
    view.control.row.hidesSeparator = true
    view.control.row.group = nil
    view.placement = .fixedFrame
    view.frame = own.frame
    view.appearance = own.appearance
    view.state = own.state
    view.scroll?.isAtBeginning = false
    var child = index + 1
    let end = endOfSubtree(index)
    while child < end {
      view.subviews.append(copy(child))
      child = endOfSubtree(child)
    }
    return view
  }
}
