import EmakiDrawing
import EmakiLimits
import EmakiRPC
import EmakiSceneFile
import EmakiSceneFormat
import EmakiText

/// Answers about a document that need nothing but its text.
struct LSPAnswers {
  let document: LSPDocument
  let host: any LSPHost

  private func name(at position: LSPText.Position) -> (SceneOutline, SceneName)? {
    let outline = document.outline
    return outline.name(line: position.line, column: document.text.column(of: position))
      .map { (outline, $0) }
  }

  private func location(_ name: SceneName) -> JSONValue {
    .object([("uri", .string(document.uri)), ("range", document.range(name.span))])
  }

  // MARK: Names

  func definition(_ position: LSPText.Position) -> JSONValue {
    guard let (outline, name) = name(at: position) else { return .null }
    return .array(outline.uses(of: name).filter(\.isDefinition).map(location))
  }

  func references(_ position: LSPText.Position, withDefinition: Bool) -> JSONValue {
    guard let (outline, name) = name(at: position) else { return .null }
    return .array(
      outline.uses(of: name).filter { withDefinition || !$0.isDefinition }.map(location))
  }

  func renameRange(_ position: LSPText.Position) -> JSONValue {
    guard let (_, name) = name(at: position) else { return .null }
    return .object([
      ("range", document.range(name.span)), ("placeholder", .string(name.name)),
    ])
  }

  func rename(_ position: LSPText.Position, to new: String) throws(RPCError) -> JSONValue {
    guard let (outline, name) = name(at: position) else {
      throw .wrongParameters("there is no name at this place")
    }
    guard SceneName.isName(new) else {
      throw .wrongParameters("a name has letters, digits, underscores and hyphens")
    }
    if outline.names.contains(where: { $0.isDefinition && $0.kind == name.kind && $0.name == new })
    {
      throw .wrongParameters("there is a \(name.kind.rawValue) \"\(new)\" already")
    }
    let edits = outline.uses(of: name).map { use in
      JSONValue.object([("range", document.range(use.span)), ("newText", .string(new))])
    }
    return .object([("changes", .object([(document.uri, .array(edits))]))])
  }

  // MARK: What there is

  func symbols() -> JSONValue { .array(document.outline.symbols.map(json)) }

  private func json(_ symbol: SceneSymbol) -> JSONValue {
    let start = LSPText.Position(line: symbol.span.line, character: 0)
    let end = LSPText.Position(
      line: symbol.endLine, character: document.text.line(symbol.endLine).count)
    return .object([
      ("name", .string(symbol.name)), ("detail", .string(symbol.detail)),
      ("kind", .number(symbol.kind.symbol)), ("range", .range(start, end)),
      ("selectionRange", document.range(symbol.span)),
      ("children", .array(symbol.children.map(json))),
    ])
  }

  func colors() -> JSONValue {
    .array(
      document.outline.colors.map { found in
        let channels = [
          ("red", found.color.red), ("green", found.color.green), ("blue", found.color.blue),
          ("alpha", found.color.alpha),
        ]
        return .object([
          ("range", document.range(found.span)),
          ("color", .object(channels.map { ($0.0, .number(Double($0.1) / 255)) })),
        ])
      })
  }

  /// How a colour is written: in quotes, where it does not stand in some already.
  func presentations(of color: JSONValue, in range: JSONValue) -> JSONValue {
    let digits = ["red", "green", "blue", "alpha"].map { name in
      let part = min(max(color[name]?.number ?? 1, 0), 1)
      let hex = String(Int(clamping: (part * 255).rounded()), radix: 16, uppercase: true)
      return hex.utf8.count < 2 ? "0" + hex : hex
    }
    let text = "#" + digits.prefix(digits[3] == "FF" ? 3 : 4).joined()
    var isQuoted = false
    if let start = LSPText.Position(range["start"]), start.character > 0 {
      let before = document.text.line(start.line).dropFirst(start.character - 1).first
      isQuoted = before == 0x22 || before == 0x27
    }
    let edit = JSONValue.object([
      ("range", range), ("newText", .string(isQuoted ? text : "\"\(text)\"")),
    ])
    return .array([.object([("label", .string(text)), ("textEdit", edit)])])
  }

  func lenses() -> JSONValue {
    let motions = document.outline.names.filter { $0.isDefinition && $0.kind == .motion }
    return .array(
      motions.map { motion in
        let command = JSONValue.object([
          ("title", .string("▶ play \(motion.name)")), ("command", .string(LSPServer.playCommand)),
          ("arguments", .array([.string(document.uri), .string(motion.name)])),
        ])
        return .object([("range", document.range(motion.span)), ("command", command)])
      })
  }

  func actions(from start: LSPText.Position, to end: LSPText.Position) -> JSONValue {
    guard document.found.version == document.version else { return .array([]) }
    return .array(
      document.found.diagnostics.compactMap { diagnostic in
        let range = document.range(of: diagnostic)
        guard range.start.line <= end.line, range.end.line >= start.line,
          let fix = document.fix(of: diagnostic)
        else { return nil }
        let edit = JSONValue.object([("range", fix.range), ("newText", .string(fix.text))])
        return .object([
          ("title", .string("Change to \"\(fix.text)\"")), ("kind", .string("quickfix")),
          ("isPreferred", .bool(true)),
          ("diagnostics", .array([document.json(of: diagnostic)])),
          ("edit", .object([("changes", .object([(document.uri, .array([edit]))]))])),
        ])
      })
  }
}

extension SceneNameKind {
  /// Its kind in editors.
  fileprivate var symbol: Int {
    switch self {
    case .scene: 2
    case .controller: 5
    case .component: 23
    case .view: 19
    case .motion: 24
    case .state: 22
    case .constraint, .metric: 14
    case .segue: 12
    }
  }
}
