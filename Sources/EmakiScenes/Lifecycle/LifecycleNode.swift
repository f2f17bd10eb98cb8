/// A controller while it lives.
final class LifecycleNode {
  /// Between which events its view is.
  enum Appearance {
    case away, appearing, seen, disappearing
  }

  let id: String
  let kind: ViewController.Kind
  let className: String?
  /// What its container views embed at once.
  let embedded: [ViewController]
  /// Once it has moved there.
  weak var parent: LifecycleNode?
  private(set) var children: [LifecycleNode] = []
  var presented: LifecycleNode?
  var isLoaded = false
  var appearance = Appearance.away
  /// Of a tab bar controller.
  var selected = 0

  init(_ controller: ViewController) {
    id = controller.id
    kind = controller.kind
    className = controller.className
    embedded = controller.children
  }

  func add(_ child: LifecycleNode) {
    children.append(child)
  }

  func remove(_ child: LifecycleNode) {
    children.removeAll { $0 === child }
    child.parent = nil
  }

  /// The children whose views are in its own.
  var shown: [LifecycleNode] {
    switch kind {
    case .navigation: Array(children.suffix(1))
    case .tabBar: children.indices.contains(selected) ? [children[selected]] : []
    default: children
    }
  }

  /// The first that `isMatch` holds for, among this one, its children and what they present.
  func first(where isMatch: (LifecycleNode) -> Bool) -> LifecycleNode? {
    if isMatch(self) { return self }
    for next in children + [presented].compactMap({ $0 }) {
      if let found = next.first(where: isMatch) { return found }
    }
    return nil
  }
}
