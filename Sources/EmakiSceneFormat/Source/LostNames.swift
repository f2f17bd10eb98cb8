/// Names that stand where nothing could be read: below a mistyped key, or in a value of a form that
/// its key does not take.
///
/// That nothing has such a name follows from that mistake, and is no other.
struct LostNames {
  private var names: Set<String> = []
  /// The beginnings of names that end in braces: `dot` of `dot{index}`.
  private var beginnings: Set<String> = []
  private var isEverything = false

  /// Takes every key and every text in a value.
  mutating func take(_ node: SourceNode) {
    switch node.content {
    case .scalar(let scalar): take(scalar.text)
    case .list(let elements): for element in elements { take(element) }
    case .map(let entries):
      for entry in entries {
        take(entry.key)
        take(entry.value)
      }
    }
  }

  mutating func take(_ name: String) {
    if let brace = name.firstIndex(of: "{"), brace > name.startIndex {
      beginnings.insert(String(name[..<brace]))
    }
    names.insert(name)
  }

  /// From now on every name may be one of those that could not be read.
  mutating func takeEverything() { isEverything = true }

  /// Whether a name, or a part of a path such as `card.pin.bottom`, may be one of them. The views
  /// that a component makes are named after its use: `first-label`.
  func contains(_ name: String) -> Bool {
    if isEverything || names.contains(name) { return true }
    let parts = name.split { $0 == "." || $0 == "/" }.map(String.init)
    return parts.contains { part in
      names.contains(part) || beginnings.contains(where: part.hasPrefix)
        || part.indices.contains { dash in
          part[dash] == "-"
            && (names.contains(String(part[..<dash]))
              || names.contains(String(part[part.index(after: dash)...])))
        }
    }
  }
}
