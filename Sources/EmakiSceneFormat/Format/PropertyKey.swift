import EmakiDrawing
package import EmakiLayout
package import EmakiScenes

/// A key of what can change of a view: what it says in changes, and of a view at rest.
package struct PropertyKey: Sendable {
  package typealias Changes = @Sendable (SourceNode) -> [ViewChange]

  /// The property as a key of a view.
  struct Home: Sendable {
    enum Group: Sendable { case look, scroll }

    var group = Group.look
    /// `nil` for what it says in changes.
    var doc: String?
    var fallback: String?
  }

  /// As a key of changes.
  package let change: Key
  let home: Home?
  /// Whether views in rows can change it: their look and position, not their layout.
  package let isInRows: Bool
  /// The changes that its value makes; none for a value that is not of its shape.
  package let changes: Changes
  /// The same of a view at rest.
  let rest: Changes

  init(
    _ name: String, _ shape: Shape, _ doc: String, only kinds: [View.Kind] = [],
    inRows isInRows: Bool = true, advice: String? = nil, rest: Changes? = nil,
    at home: Home? = nil, _ changes: @escaping Changes
  ) {
    change = Key(name, shape, only: kinds, doc, advice: advice)
    self.home = home
    self.isInRows = isInRows
    self.changes = changes
    self.rest = rest ?? changes
  }

  /// The entry of a key of changes.
  package static func named(_ name: String) -> PropertyKey? { all.first { $0.change.name == name } }

  /// The keys of a view in a group.
  static func keys(_ group: Home.Group) -> [Key] {
    all.compactMap { entry in
      guard let home = entry.home, home.group == group else { return nil }
      let change = entry.change
      return Key(
        change.name, change.shape, default: home.fallback, only: change.kinds,
        home.doc ?? change.doc, advice: change.advice)
    }
  }
}

extension View {
  /// Takes what can change of it from a node.
  package mutating func readProperties(_ node: SourceNode) {
    for entry in PropertyKey.all where entry.home != nil {
      guard let value = node[entry.change.name] else { continue }
      for change in entry.rest(value) { take(change) }
    }
  }
}
