internal import EmakiXML

/// The names by which code knows the objects of a file.
struct OutletTable: Sendable {
  private let names: [String: [String]]

  /// Outlets that say nothing about what they lead to.
  private static let anonymous: Set<String> = ["delegate", "dataSource", "view"]

  /// Reads every outlet and outlet collection under an element, in the order of the file.
  init(_ root: XMLElement) {
    var names: [String: [String]] = [:]
    var counts: [String: Int] = [:]
    root.walk { element in
      guard let property = element["property"], let destination = element["destination"] else {
        return
      }
      if element.name == "outlet", !Self.anonymous.contains(property) {
        names[destination, default: []].append(property)
      } else if element.name == "outletCollection" {
        let index = counts[property, default: 0]
        counts[property] = index + 1
        names[destination, default: []].append("\(property)[\(index)]")
      }
    }
    self.names = names
  }

  /// The first outlet's name for an object, if there is one.
  subscript(_ id: String) -> String? { names[id]?.first }

  /// The names of all outlets that lead to an object, each once.
  func all(_ id: String) -> [String] {
    var seen: Set<String> = []
    return (names[id] ?? []).filter { seen.insert($0).inserted }
  }
}
