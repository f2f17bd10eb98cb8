extension RowContent {
  /// A new value of a view in rows that decides about frames.
  public struct Change: Sendable, Hashable {
    /// The property that changes, with its value.
    public enum Value: Sendable, Hashable {
      /// The characters.
      case text(String)
      /// Whether it leaves a stack.
      case isHidden(Bool)

      fileprivate func replaces(_ other: Value) -> Bool {
        switch (self, other) {
        case (.text, .text), (.isHidden, .isHidden): true
        case (.text, .isHidden), (.isHidden, .text): false
        }
      }
    }

    /// One view, or that of several rows: `list/3/title`, `list/*/title`, `list/header/title`.
    public let view: ViewID
    /// The new value.
    public let value: Value

    /// Makes a change.
    public init(_ view: ViewID, _ value: Value) {
      self.view = view
      self.value = value
    }
  }

  /// Takes a change, which replaces one of the same view.
  public mutating func take(_ change: Change) {
    changes.removeAll { $0.view == change.view && change.value.replaces($0.value) }
    changes.append(change)
  }
}

extension RowContent.Change {
  /// The rows of a table that it means, by their numbers from 0 over all sections; `nil` for all
  /// rows, and empty for a header or footer.
  public func rows(of table: ViewID) -> Range<Int>? {
    let word = view.isInside(table) ? view.path(in: table).prefix { $0 != "/" } : ""
    if word == "*" { return nil }
    let ends = word.split(separator: "-").compactMap { Int($0) }
    guard let first = ends.first, let last = ends.last, first >= 1 else { return 0..<0 }
    return first - 1..<max(first - 1, last)
  }
}

extension View {
  /// A row, header or footer under its id with the changes made in it.
  func taking(_ changes: [RowContent.Change]) -> View {
    let own = changes.filter { $0.view.reaches(into: id) }
    if own.isEmpty { return self }
    var view = self
    view.updateAll { part in
      for change in own where change.view.means(part.id) { part.take(change.value) }
      guard part.rows != nil else { return }
      for change in own where change.view != part.id && change.view.reaches(into: part.id) {
        part.rows?.take(change)
      }
    }
    return view
  }

  private mutating func take(_ value: RowContent.Change.Value) {
    switch value {
    case .text(let string): setText(string)
    case .isHidden(let flag): isHidden = flag
    }
  }

  /// Replaces the characters of its text.
  package mutating func setText(_ string: String) {
    if text == nil { text = TextContent(string) } else { text?.setString(string) }
  }
}
