import EmakiSceneFile
import EmakiSceneFormat
import EmakiText

extension LSPAnswers {
  /// The completions at a position.
  func completion(_ position: LSPText.Position) -> JSONValue {
    let column = document.text.column(of: position)
    let found = document.outline.completions(line: position.line, column: column)
    let range = document.range(found.span)
    let end = document.text.position(line: position.line, column: found.span.end)
    let hasColon = document.text.line(position.line).dropFirst(end.character).first == 0x3A
    var items = found.items.map { json($0, range, hasColon: hasColon) }
    if found.wantsIcon { items += host.icons.map { Self.json($0, range, kind: 12) } }
    if found.wantsFile {
      items += host.files(beside: document.path).map { Self.json($0, range, kind: 17) }
    }
    return .object([("isIncomplete", .bool(false)), ("items", .array(items))])
  }

  private func json(_ item: SceneCompletion, _ range: JSONValue, hasColon: Bool) -> JSONValue {
    var more: [(key: String, value: JSONValue)] = [("detail", .string(item.detail))]
    if !item.doc.isEmpty { more.append(("documentation", .string(item.doc))) }
    guard case .key(let section) = item.kind else {
      return Self.json(item.text, range, kind: item.kind.number, more: more)
    }
    more.append(
      ("data", .object([("section", .string(section)), ("key", .string(item.text))])))
    return Self.json(
      item.text, range, kind: item.kind.number, writes: item.text + (hasColon ? "" : ": "),
      more: more)
  }

  private static func json(
    _ label: String, _ range: JSONValue, kind: Int, writes text: String? = nil,
    more: [(key: String, value: JSONValue)] = []
  ) -> JSONValue {
    let edit = JSONValue.object([("range", range), ("newText", .string(text ?? label))])
    return .object(
      [("label", .string(label)), ("kind", .number(kind)), ("textEdit", edit)] + more)
  }

  /// An item of `completion` with what the reference says of it.
  static func resolved(_ item: JSONValue, by host: any LSPHost) -> JSONValue {
    guard let section = item["data"]?["section"]?.string, let key = item["data"]?["key"]?.string,
      let entry = host.entry(of: key, in: section)
    else { return item }
    let others = item.members.filter { $0.key != "documentation" }
    return .object(others + [("documentation", markdown(entry))])
  }

  /// A text of the reference, with its lines as they are.
  static func markdown(_ entry: String) -> JSONValue {
    .object([("kind", .string("markdown")), ("value", .string("```text\n\(entry)```"))])
  }
}

extension SceneCompletion.Kind {
  /// Its kind in editors.
  fileprivate var number: Int {
    switch self {
    case .key: 10
    case .name(.motion), .name(.segue): 23
    case .name(.controller), .name(.component), .name(.scene): 7
    case .name: 6
    case .color: 16
    case .word: 12
    }
  }
}
