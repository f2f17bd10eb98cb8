public import EmakiLayout

extension ViewController {
  /// The controller's view with the views of the children that are shown at first.
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
    if view.id == owner.navigationBar?.id, let top = owner.children.last {
      view.addNavigationItem(of: top, after: owner.children.dropLast().last, in: owner)
    }
    guard let child = owner.child(in: view), !embedding.contains(child.id) else { return view }
    let content = assemble(child.view, from: child, embedding: embedding.union([child.id]))
    let isLarge = child.showsLargeTitle(in: owner)
    view.join(
      isLarge ? content.withRoom(above: child.titleScroller, child.largeTitleHeight) : content,
      inset: child.inset(in: owner))
    return view
  }

  /// The child whose view a view of this controller holds at first.
  private func child(in view: View) -> ViewController? {
    guard let name = view.embeddedController else { return nil }
    guard arrangement == .embedded else {
      return children.contains { $0.id == name } ? shownChildren.first : first(name)
    }
    return first(name).flatMap { $0.isLazy ? nil : $0 }
  }

  /// The view that holds the children: the one that embeds any of them.
  var place: ViewID? {
    let names = Set(children.map(\.id))
    return view.first { $0.embeddedController.map(names.contains) == true }?.id
  }

  /// The bar of a navigation controller.
  var navigationBar: View? {
    arrangement == .stack ? view.first { $0.kind == .navigationBar } : nil
  }

  /// The bar of a tab bar controller.
  var tabBar: View? {
    kind == .tabBar ? view.first { $0.kind == .tabBar } : nil
  }
}
