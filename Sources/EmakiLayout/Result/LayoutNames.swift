/// The names of views and constraints in reports.
///
/// The ids of scene files are their authors' words; those of storyboards are made by a machine, and
/// say nothing without the kind of the view and its text or name.
public struct LayoutNames: Sendable {
  private let views: [ViewID: String]
  private let isByMachine: Bool

  /// Names that are the ids.
  public init() {
    views = [:]
    isByMachine = false
  }

  /// `label titleLabel (5Kd-9s-xYz)`: the kind of each view, then outlet, user label, text or
  /// class, and the id.
  public init(describing screens: [LaidOutScreen]) {
    var views: [ViewID: String] = [:]
    for node in screens.lazy.flatMap(\.nodes) where views[node.view.id] == nil {
      views[node.view.id] = node.view.words
    }
    self.views = views
    isByMachine = true
  }

  /// The name of a view or guide.
  public func callAsFunction(_ id: ViewID) -> String { views[id] ?? id.rawValue }

  /// The same as a word of a sentence: ids stand in quotes.
  func quoted(_ id: ViewID) -> String { views[id] ?? "\"\(id)\"" }

  /// The name of a constraint before its equation; none where it is an object id.
  func mark(of constraint: Constraint) -> String {
    guard let identifier = constraint.identifier else { return "" }
    guard isByMachine else { return "\(ViewID.shown(identifier)): " }
    if identifier.isObjectID { return "" }
    // Constraints of a stack view are named by the stack view's id.
    let parts = identifier.split(separator: "“").flatMap { $0.split(separator: "”") }
    let id = parts.count > 1 ? views[ViewID(String(parts[1]))] : nil
    return "\(id.map { parts[0] + $0 + parts.dropFirst(2).joined() } ?? identifier): "
  }
}

extension View {
  /// Kind, name or else text or class, and id.
  fileprivate var words: String {
    let own = text.map(\.string).flatMap { $0.isEmpty ? nil : $0.quotedStart }
    return [kind.rawValue, name ?? own ?? className, "(\(id))"].compactMap { $0 }
      .joined(separator: " ")
  }
}

extension String {
  /// Whether Interface Builder made it, perhaps with numbers of repetition behind: `5Kd-9s-xYz#2`.
  fileprivate var isObjectID: Bool {
    let parts = prefix { $0 != "#" }.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3] && !contains(" ")
  }
}
