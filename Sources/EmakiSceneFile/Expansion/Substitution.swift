/// Replaces names in braces by values: `{name}`, or `{name|fallback}` where it may be missing.
struct Substitution {
  var values: [String: SourceNode]
  /// Whether a name without a value gives way to its fallback; else it waits for an inner
  /// repetition.
  var takesFallbacks = true

  /// The node with each `{name}` replaced.
  ///
  /// A text that is nothing but `{name}` becomes the value itself, whatever it is; inside a longer
  /// text the value's text is put in. Other braces stay.
  func applied(to node: SourceNode) -> SourceNode {
    switch node.content {
    case .scalar(let scalar): return replaced(scalar, node)
    case .list(let elements):
      return SourceNode(content: .list(elements.map(applied)), place: node.place)
    case .map(let entries):
      let inner = shadowed(by: node)
      return SourceNode(
        content: .map(entries.map { inner.applied(to: $0, outer: self) }), place: node.place)
    }
  }

  private func applied(to entry: SourceNode.Entry, outer: Substitution) -> SourceNode.Entry {
    var entry = entry
    entry.key = replaced(entry.key)
    entry.value = (entry.key == "repeat" ? outer : self).applied(to: entry.value)
    return entry
  }

  /// Without the names that a repetition inside gives anew.
  private func shadowed(by node: SourceNode) -> Substitution {
    guard let repetition = node["repeat"] else { return self }
    var inner = self
    inner.takesFallbacks = false
    inner.values[repetition["as"]?.text ?? "index"] = nil
    if repetition.isList { inner.values["item"] = nil }
    return inner
  }

  private func replaced(_ scalar: SourceNode.Scalar, _ node: SourceNode) -> SourceNode {
    let text = scalar.text
    guard text.contains("{") else { return node }
    if text.hasPrefix("{"), text.hasSuffix("}"),
      let value = values[String(text.dropFirst().dropLast().prefix { $0 != "|" })]
    {
      return value
    }
    let new = replaced(text)
    guard new != text else { return node }
    return SourceNode(
      content: .scalar(.init(text: new, isPlain: true, textOffset: nil)), place: node.place)
  }

  private func replaced(_ text: String) -> String {
    guard text.contains("{") else { return text }
    var result = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}") else { break }
      result += value(of: rest[rest.index(after: open)..<close]) ?? String(rest[...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// What is put in for what stands in braces; `nil` leaves it.
  private func value(of field: Substring) -> String? {
    let parts = field.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    if let name = parts.first, let value = values[String(name)] { return value.text }
    return takesFallbacks && parts.count == 2 ? String(parts[1]) : nil
  }
}
