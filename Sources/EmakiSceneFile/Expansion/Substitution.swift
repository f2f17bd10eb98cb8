import EmakiDiagnostics
import EmakiLimits
import EmakiSceneFormat

/// Replaces names in braces by values: `{name}`, or `{name|fallback}` where it may be missing.
///
/// A name may lead into a value: `{item.author.name}`, `{data.pages.0}`. A value that is missing
/// there becomes the fallback, else 0 for numbers, an empty list for lists, and an empty text.
struct Substitution {
  var values: [String: SourceNode]
  /// Whether a name without a value gives way to its fallback; else it waits for an inner
  /// repetition.
  var takesFallbacks = true
  /// Where values that cannot stand inside a text are reported.
  var log: DiagnosticLog?

  /// The node with each `{name}` replaced.
  ///
  /// A text that is nothing but `{name}` becomes the value itself, whatever it is; inside a longer
  /// text the value's text is put in. Other braces stay.
  func applied(to node: SourceNode, of key: String = "") -> SourceNode {
    switch node.content {
    case .scalar(let scalar): return replaced(scalar, node, key)
    case .list: return node.mapParts { applied(to: $0, of: key) }
    case .map:
      let inner = shadowed(by: node)
      let cell = inner.withoutRowNames(of: node)
      return node.mapEntries { entry in
        switch entry.key {
        case "cell", "cells": cell.apply(to: &entry)
        case "repeat": apply(to: &entry)
        default: inner.apply(to: &entry)
        }
      }
    }
  }

  private func apply(to entry: inout SourceNode.Entry) {
    entry.key = replaced(entry.key, at: entry.keyPlace)
    entry.value = applied(to: entry.value, of: entry.key)
  }

  /// Without the names that each row of a table or section defines again: its number, and where the
  /// rows are not only counted, its values.
  private func withoutRowNames(of node: SourceNode) -> Substitution {
    var inner = self
    inner.takesFallbacks = false
    inner.values["index"] = nil
    let rows = ([node] + (node["sections"]?.elements ?? [])).compactMap { $0["rows"] }
    if rows.contains(where: { $0.isList || $0.text?.contains("{") == true }) {
      inner.values["item"] = nil
    }
    return inner
  }

  /// Without the names that a repetition inside defines again.
  private func shadowed(by node: SourceNode) -> Substitution {
    guard let repetition = node["repeat"] else { return self }
    var inner = self
    inner.takesFallbacks = false
    inner.values[repetition["as"]?.text ?? "index"] = nil
    // The list that it repeats over may itself be put in.
    let elements = applied(to: repetition)
    if elements.isList {
      inner.values["item"] = nil
      for element in elements.elements {
        for entry in element.entries { inner.values[entry.key] = nil }
      }
    }
    return inner
  }

  private func replaced(
    _ scalar: SourceNode.Scalar, _ node: SourceNode, _ key: String
  ) -> SourceNode {
    let text = scalar.text
    guard text.contains("{") else { return node }
    if text.hasPrefix("{"), text.hasSuffix("}"), !text.dropFirst().dropLast().contains("{") {
      let field = Field(text.dropFirst().dropLast())
      switch lookUp(field.name) {
      case .value(let value) where !value.isAbsent: return value
      case .value where field.fallback == nil: return Self.absent(key, at: node.place)
      case .missing where field.fallback == nil:
        reportPlace(beyond: field.name, at: node.place)
        return Self.absent(key, at: node.place)
      case .value, .missing, nil: break
      }
    }
    let new = replaced(text, at: node.place)
    guard new != text else { return node }
    return .scalar(new, isPlain: !new.isEmpty, at: node.place)
  }

  /// The value put in for one that is missing.
  static func absent(_ key: String, at place: SourcePlace) -> SourceNode {
    if SceneFormat.listKeys.contains(key) { return .list([], at: place) }
    let isNumber = SceneFormat.numberKeys.contains(key)
    return SourceNode(
      content: .scalar(
        .init(text: isNumber ? "0" : "", isPlain: isNumber, textOffset: nil, isAbsent: true)),
      place: place)
  }

  private func replaced(_ text: String, at place: SourcePlace) -> String {
    guard text.contains("{") else { return text }
    var result = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}") else { break }
      let field = Field(rest[rest.index(after: open)..<close])
      result += self.text(of: field, at: place) ?? String(rest[...close])
      if result.utf8.count > InputLimit.writtenBytes.most {
        log?.error("a text of more than \(InputLimit.writtenBytes.most) bytes", at: place)
        break
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// The text put in for a field in braces; `nil` leaves it.
  private func text(of field: Field, at place: SourcePlace) -> String? {
    switch lookUp(field.name) {
    case .value(let value):
      if value.isAbsent { return field.fallback ?? "" }
      if let text = value.text { return text }
      log?.error(
        "\(value.description) cannot stand inside a text", at: value.place,
        hint: "{\(field.name)} stands in line \(place.line)")
      return log == nil ? nil : ""
    case .missing:
      if field.fallback == nil { reportPlace(beyond: field.name, at: place) }
      return field.fallback ?? ""
    case nil: return takesFallbacks ? field.fallback : nil
    }
  }

  // MARK: Looking up

  /// A field in braces.
  private struct Field {
    var name: String
    var fallback: String?

    init(_ text: Substring) {
      let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
      name = parts.first.map(String.init) ?? ""
      fallback = parts.count == 2 ? String(parts[1]) : nil
    }
  }

  private enum Found {
    case value(SourceNode)
    /// The name leads into a value that does not have it.
    case missing
  }

  /// The value of a name; `nil` for one that nobody gives.
  private func lookUp(_ name: String) -> Found? {
    if let value = values[name] { return .value(value) }
    let path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard path.count > 1, var value = values[path[0]] else { return nil }
    for part in path.dropFirst() {
      guard let next = value.member(part) else { return .missing }
      value = next
    }
    return value.isNull ? .missing : .value(value)
  }

  /// Warns of a name that leads to an index beyond the end of a list, or to a key of the scene's
  /// data that is a slip of one that there is; another one may be left out on purpose.
  private func reportPlace(beyond name: String, at place: SourcePlace) {
    let path = name.split(separator: ".").map(String.init)
    guard var value = path.first.flatMap({ values[$0] }) else { return }
    for (index, part) in path.enumerated().dropFirst() {
      guard let next = value.member(part) else {
        guard value.isList, let number = Int(part) else {
          if index == 1 && path[0] == "data" { reportKey(part, of: value, at: place) }
          return
        }
        let count = value.elements.count
        let list = path[..<index].joined(separator: ".")
        log?.warning(
          "\"\(list.shortened(to: 40))\" has no element \(number)", at: place,
          hint: count == 0
            ? "the list is empty" : count == 1 ? "its only one is 0" : "they are 0 to \(count - 1)")
        return
      }
      value = next
    }
  }

  private func reportKey(_ key: String, of data: SourceNode, at place: SourcePlace) {
    guard let near = NearestName.slip(key, of: data.entries.map(\.key)) else { return }
    log?.warning(
      "the data has no \"\(key.shortened(to: 40))\"", at: place,
      hint: "did you mean {data.\(near)}?")
  }
}

extension SourceNode {
  /// The value of a key, or of an index from 0.
  fileprivate func member(_ name: String) -> SourceNode? {
    guard isList else { return self[name] }
    return Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
  }
}
