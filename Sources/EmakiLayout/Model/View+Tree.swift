extension View {
  /// The view with this id in the tree under and including this one, or `nil`.
  public func first(_ id: ViewID) -> View? {
    if self.id == id { return self }
    for child in subviews {
      if let found = child.first(id) { return found }
    }
    return nil
  }

  /// Changes the view with this id, wherever in the tree it is; says whether there is one.
  @discardableResult
  public mutating func update(_ id: ViewID, _ change: (inout View) throws -> Void) rethrows -> Bool
  {
    if self.id == id {
      try change(&self)
      return true
    }
    for index in subviews.indices where try subviews[index].update(id, change) {
      return true
    }
    return false
  }

  /// Calls `body` with this view and each descendant, parents first, in drawing order.
  public func forEach(_ body: (View) throws -> Void) rethrows {
    try body(self)
    for child in subviews { try child.forEach(body) }
  }

  /// Changes this view and each descendant, parents first.
  public mutating func updateAll(_ change: (inout View) throws -> Void) rethrows {
    try change(&self)
    for index in subviews.indices { try subviews[index].updateAll(change) }
  }
}
