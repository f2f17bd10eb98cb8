public import EmakiLayout

extension ViewController {
  /// The controller's view with the children's views inside their container views.
  ///
  /// A child's view is joined to the four edges of its container, so that a container without a
  /// size of its own takes the size that the child asks for. A controller appears at most once on
  /// the way down, so a cycle of embeddings ends.
  public func assembledView() -> View {
    assemble(view, from: self, embedding: [id])
  }

  private func assemble(_ view: View, from owner: ViewController, embedding: Set<String>) -> View {
    var view = view
    view.subviews = view.subviews.map { assemble($0, from: owner, embedding: embedding) }
    guard let childID = view.embeddedController, !embedding.contains(childID),
      let child = owner.first(childID)
    else { return view }
    var content = assemble(child.view, from: child, embedding: embedding.union([childID]))
    content.placement = .constraints
    view.subviews.append(content)
    for edge in [LayoutAttribute.left, .right, .top, .bottom] {
      view.constraints.append(Constraint(Anchor(content.id, edge), .equal, Anchor(view.id, edge)))
    }
    return view
  }
}
