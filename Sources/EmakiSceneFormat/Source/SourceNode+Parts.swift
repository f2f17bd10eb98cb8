extension SourceNode {
  package static func list(_ elements: [SourceNode], at place: SourcePlace) -> SourceNode {
    SourceNode(content: .list(elements), place: place)
  }

  package static func map(_ entries: [Entry], at place: SourcePlace) -> SourceNode {
    SourceNode(content: .map(entries), place: place)
  }

  /// A text that was not written in the file, at the location of the value that it replaces.
  package static func scalar(_ text: String, isPlain: Bool, at place: SourcePlace) -> SourceNode {
    SourceNode(
      content: .scalar(.init(text: text, isPlain: isPlain, textOffset: nil)), place: place)
  }

  /// A mapping that was not written in the file.
  package static func map(
    _ values: KeyValuePairs<String, SourceNode>, at place: SourcePlace
  ) -> SourceNode {
    map(values.map { Entry(key: $0.key, keyPlace: place, value: $0.value) }, at: place)
  }

  /// The values of a map or list; none of a text.
  package var parts: [SourceNode] {
    switch content {
    case .scalar: []
    case .list(let elements): elements
    case .map(let entries): entries.map(\.value)
    }
  }

  /// Whether the node, or anything in it, is of some sort.
  package func contains(_ isWanted: (SourceNode) -> Bool) -> Bool {
    isWanted(self) || parts.contains { $0.contains(isWanted) }
  }

  /// The texts that some keys have as their values, or in lists of them, anywhere inside.
  package func texts(after keys: Set<String>) -> [String] {
    let own = entries.filter { keys.contains($0.key) }.flatMap(\.value.elements)
    return own.compactMap(\.text) + parts.flatMap { $0.texts(after: keys) }
  }

  /// A map with other entries; another node stays as it is.
  package func mapEntries(_ change: (inout Entry) -> Void) -> SourceNode {
    guard case .map(var entries) = content else { return self }
    for index in entries.indices { change(&entries[index]) }
    return .map(entries, at: place)
  }

  /// A map or list with other values; a text stays as it is.
  package func mapParts(_ change: (SourceNode) -> SourceNode) -> SourceNode {
    if case .list(let elements) = content { return .list(elements.map(change), at: place) }
    return mapEntries { $0.value = change($0.value) }
  }

  /// A map without the entries of some keys.
  package func without(_ keys: Set<String>) -> SourceNode {
    guard isMap else { return self }
    return .map(entries.filter { !keys.contains($0.key) }, at: place)
  }

  /// A map with another value for a key that it has.
  package func replacing(_ key: String, by value: SourceNode) -> SourceNode {
    mapEntries { if $0.key == key { $0.value = value } }
  }

  /// A map with a value for a key, which may have another one.
  package func with(_ key: String, _ value: SourceNode) -> SourceNode {
    guard isMap else { return self }
    if self[key] != nil { return replacing(key, by: value) }
    return .map(entries + [Entry(key, value)], at: place)
  }

  /// A map with another key, unless it has that; another node stays as it is. Digits are a number.
  package func adding(_ key: String, _ text: String) -> SourceNode {
    guard isMap, self[key] == nil else { return self }
    let isNumber = Double(text) != nil
    return .map(entries + [Entry(key, .scalar(text, isPlain: isNumber, at: place))], at: place)
  }

  /// The node and everything in it as part of a file.
  package func placed(inFile file: Int) -> SourceNode {
    var node = mapParts { $0.placed(inFile: file) }.mapEntries { $0.keyPlace.file = file }
    node.place.file = file
    return node
  }
}
