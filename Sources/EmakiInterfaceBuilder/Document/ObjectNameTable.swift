internal import EmakiLayout
internal import EmakiScenes
internal import EmakiXML

/// Every name by which people and code may call the objects of a file.
struct ObjectNameTable: Sendable {
  /// The names of objects by their object id, the object id itself apart.
  private let names: [String: [String]]
  /// The identifier of each constraint in the scenes, by its object id.
  private let identifiers: [String: String]
  /// The object ids of constraints by their identifiers in the scenes.
  private let constraints: [String: String]

  /// Collects the names of all elements under a document's root.
  init(_ root: XMLElement, outlets: OutletTable) {
    var names: [String: [String]] = [:]
    var ids: [String] = []
    root.walk { element in
      guard let id = element.id, names[id] == nil else { return }
      var own = outlets.all(id)
      let kinds = ["identifier", "userLabel", "restorationIdentifier"]
      for name in kinds.compactMap({ element[$0] }) where !own.contains(name) && !name.isEmpty {
        own.append(name)
      }
      if element.name == "constraint" { ids.append(id) } else if own.isEmpty { return }
      names[id] = own
    }
    self.names = names
    identifiers = Self.identifiers(ids, names)
    constraints = Dictionary(
      identifiers.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
  }

  /// A constraint is called by its first name, or by its object id where another has that name.
  private static func identifiers(
    _ ids: [String], _ names: [String: [String]]
  ) -> [String: String] {
    var counts: [String: Int] = [:]
    for id in ids { for name in names[id] ?? [] { counts[name, default: 0] += 1 } }
    return Dictionary(
      ids.map { id in
        (id, names[id]?.first.flatMap { counts[$0] == 1 ? $0 : nil } ?? id)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The identifier that the constraint with an object id has in the scenes.
  func identifier(ofConstraint id: String) -> String { identifiers[id] ?? id }

  /// The names of all views and constraints under a controller; those of views shown a second time
  /// have the number of its id behind them, too.
  func names(in controller: ViewController) -> ObjectNames {
    var result = ObjectNames()
    for controller in controller.all { controller.view.forEach { add($0, to: &result) } }
    return result
  }

  private func add(_ view: View, to result: inout ObjectNames) {
    let (id, suffix) = Self.parts(view.id.rawValue)
    for name in names[id] ?? [] { result.views[name + suffix, default: []].append(view.id) }
    for identifier in view.constraints.compactMap(\.identifier) {
      let whole = constraints[identifier].map { (id: $0, suffix: "") }
      let (base, number) = Self.parts(identifier)
      guard let (id, suffix) = whole ?? constraints[base].map({ ($0, number) }) else { continue }
      for name in (names[id] ?? []) + [id] {
        result.constraints[name + suffix, default: []].append(identifier)
      }
    }
  }

  /// An id, and the number that `View.renamed` put behind it.
  private static func parts(_ id: String) -> (id: String, suffix: String) {
    guard let mark = id.firstIndex(of: "#") else { return (id, "") }
    return (String(id[..<mark]), String(id[mark...]))
  }
}
