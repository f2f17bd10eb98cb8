extension [SourceNode.Entry] {
  /// `a.transform.x: 1` and `a.transform.scale: 2` as one `a.transform: {x: 1, scale: 2}`: a new
  /// transform takes the place of the old one. The sides of a `contentInset` likewise.
  var joiningMembers: [SourceNode.Entry] {
    var joined: [SourceNode.Entry] = []
    for entry in self {
      let parts = entry.key.split(separator: ".", omittingEmptySubsequences: false)
      guard let word = parts.last, let whole = parts.dropLast().last,
        whole == "transform" || whole == "contentInset"
      else {
        joined.append(entry)
        continue
      }
      let target = parts.dropLast().joined(separator: ".")
      let member = SourceNode.Entry(
        key: String(word), keyPlace: entry.keyPlace, value: entry.value)
      if let index = joined.firstIndex(where: { $0.key == target && $0.value.isMap }) {
        joined[index].value.content = .map(joined[index].value.entries + [member])
      } else {
        let value = SourceNode(content: .map([member]), place: entry.keyPlace)
        joined.append(SourceNode.Entry(key: target, keyPlace: entry.keyPlace, value: value))
      }
    }
    return joined
  }
}
