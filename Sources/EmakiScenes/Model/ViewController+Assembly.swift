public import EmakiLayout

extension ViewController {
  /// The controller's view with the views of the children that are shown at first.
  ///
  /// A child's view is joined to the four edges of its container, so that a container without
  /// constraints on its size takes the size that the child asks for. A controller appears at most
  /// once on the way down, so a cycle of embeddings ends.
  public func assembledView() -> View {
    var whole = view
    assemble(&whole, embedding: [id])
    return whole
  }

  /// Views are large and lie deep: functions that walk down the tree keep none on the stack, and
  /// those that do the work return before the walk goes on.
  private func assemble(_ view: inout View, embedding: Set<String>) {
    for index in view.subviews.indices { assemble(&view.subviews[index], embedding: embedding) }
    addNavigationItem(to: &view)
    guard let child = child(in: view), !embedding.contains(child.id) else { return }
    var content = child.ownViews
    child.assemble(&content[0], embedding: embedding.union([child.id]))
    join(content[0], of: child, to: &view)
  }

  /// The view, in the heap.
  private var ownViews: [View] { [view] }

  private func addNavigationItem(to view: inout View) {
    guard view.id == navigationBar?.id, let top = children.last else { return }
    view.addNavigationItem(of: top, after: children.dropLast().last, in: self)
  }

  private func join(_ content: View, of child: ViewController, to view: inout View) {
    view.join(
      child.givingRoom(to: content, in: self), inset: child.inset(in: self),
      top: child.top(in: self))
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
