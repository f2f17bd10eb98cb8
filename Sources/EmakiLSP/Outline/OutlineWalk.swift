import EmakiDrawing
import EmakiSceneFormat
import EmakiScenes

/// Goes through a scene file along the table of its format, and notes what stands where.
struct OutlineWalk {
  private(set) var slots: [OutlineSlot] = []
  private(set) var names: [SceneName] = []
  private(set) var colors: [SceneColor] = []
  private(set) var symbols: [SceneSymbol] = []
  /// Those beside the symbols that have begun and not ended.
  private var outer: [[SceneSymbol]] = []
  private let source: SourceText
  /// The last line that was seen, from 0.
  private var lastLine = 0

  init(_ root: SourceNode, in source: SourceText) {
    self.source = source
    mapping(root, SceneFormat.file)
  }

  // MARK: Mappings

  private mutating func mapping(_ node: SourceNode, _ section: Section) {
    let present = node.entries.map(\.key)
    let isSymbol = begin(node, section)
    for entry in node.entries {
      let key = section.key(entry.key) ?? Self.repeated(entry.key)
      if let span = span(entry.key, at: entry.keyPlace) {
        add(span, entry.key, .key(key, section: section, present: present))
      }
      if let key { value(entry.value, key.shape, of: key, section: section.name) }
    }
    if isSymbol { close() }
  }

  /// Elements of any list may be repeated.
  private static func repeated(_ key: String) -> Key? {
    key == "repeat" ? Key(key, SceneFormat.repeatShape, "Repeats the element.") : nil
  }

  /// Begins the symbol of a view that has a name.
  private mutating func begin(_ node: SourceNode, _ section: Section) -> Bool {
    guard section.key("id") != nil, let id = node["id"], let name = id.text,
      let span = span(name, at: id.textPlace)
    else { return false }
    begin(.view, name, node["kind"]?.text ?? section.name, span)
    return true
  }

  private mutating func begin(
    _ kind: SceneNameKind, _ name: String, _ detail: String, _ span: SceneSpan
  ) {
    outer.append(symbols)
    symbols = [
      SceneSymbol(name: name, detail: detail, kind: kind, span: span, endLine: span.line)
    ]
  }

  /// Ends the symbol that was begun last, with those that came since inside.
  private mutating func close() {
    var symbol = symbols[0]
    symbol.children = Array(symbols.dropFirst())
    symbol.endLine = max(lastLine, symbol.span.line)
    symbols = outer.removeLast()
    symbols.append(symbol)
  }

  /// A mapping with names that the user chooses.
  private mutating func named(
    _ node: SourceNode, _ shape: EmakiSceneFormat.Shape, of key: Key, section: String
  ) {
    let kind = NamingKeys.definitions[key.name]
    for entry in node.entries {
      let span = span(entry.key, at: entry.keyPlace)
      let isSymbol = span != nil && kind != nil
      if let span, let kind {
        names.append(SceneName(kind: kind, name: entry.key, span: span, isDefinition: true))
        begin(kind, entry.key, kind.rawValue, span)
      } else if let span, key.name == "reactions" {
        use(.view, entry.key, span)
      } else if let span, section == "link" {
        expression(entry.key, span)
      }
      if key.name == "states" {
        changes(entry.value)
      } else {
        value(entry.value, shape, of: key, section: section)
      }
      if isSymbol { close() }
    }
  }

  // MARK: Values

  private mutating func value(
    _ node: SourceNode, _ shape: EmakiSceneFormat.Shape, of key: Key, section: String
  ) {
    let forms = shape.alternatives
    if forms.contains(where: \.isChanges), ["set", "changes"].contains(key.name), !node.isNull {
      if node.text == nil { return changes(node) }
    }
    switch node.content {
    case .scalar: scalar(node, forms, of: key, section: section)
    case .list(let elements):
      let inner = forms.compactMap { form -> EmakiSceneFormat.Shape? in
        if case .list(let element, _) = form { element } else { nil }
      }
      for element in elements { value(element, .either(inner), of: key, section: section) }
    case .map(let entries):
      if node.traitPair != nil {
        for entry in entries { value(entry.value, shape, of: key, section: section) }
      } else if let inner = Self.section(of: forms, for: entries) {
        mapping(node, inner)
      } else if let names = forms.lazy.compactMap(\.valuesOfNames).first {
        named(node, names, of: key, section: section)
      }
    }
  }

  /// The mapping that is meant: of several, the one that has the most of the keys.
  private static func section(of forms: [EmakiSceneFormat.Shape], for entries: [SourceNode.Entry])
    -> Section?
  {
    let sections = forms.compactMap(\.section)
    guard sections.count > 1 else { return sections.first }
    let counts = sections.map { section in entries.count { section.key($0.key) != nil } }
    return sections.indices.max { counts[$0] < counts[$1] }.map { sections[$0] }
  }

  private mutating func scalar(
    _ node: SourceNode, _ forms: [EmakiSceneFormat.Shape], of key: Key, section: String
  ) {
    guard let text = node.text, let span = span(text, at: node.textPlace) else { return }
    add(span, text, .value(forms, of: key, section: section))
    if NamingKeys.identifiers.contains(key.name), !text.contains("{") {
      names.append(SceneName(kind: .view, name: text, span: span, isDefinition: true))
    } else if forms.contains(where: \.isEquation) {
      for (name, offset) in EquationNames.views(in: text) {
        use(.view, name, span.part(offset, of: text, count: name.count))
      }
    } else if NamingKeys.expressions.contains("\(section).\(key.name)") {
      expression(text, span)
    } else if let kind = NamingKeys.kind(section, key.name) {
      use(kind, text, span)
    }
    if forms.contains(where: \.isColor), let color = ColorText.color(of: text) {
      colors.append(SceneColor(span: span, color: color))
    }
  }

  // MARK: Changes

  /// The names in the changes of a state or a step.
  private mutating func changes(_ node: SourceNode) {
    switch node.content {
    case .scalar(let scalar):
      if let span = span(scalar.text, at: node.textPlace) {
        add(span, scalar.text, .change)
        use(.state, scalar.text, span)
      }
    case .list(let elements): for element in elements { changes(element) }
    case .map(let entries): for entry in entries { change(entry) }
    }
  }

  private mutating func change(_ entry: SourceNode.Entry) {
    let parts = entry.key.split(separator: ".", maxSplits: 1).map(String.init)
    if let span = span(entry.key, at: entry.keyPlace) {
      add(span, entry.key, .change)
      if parts.count == 2 {
        use(.view, parts[0], span.part(0, of: entry.key, count: parts[0].count))
      } else {
        use(entry.value.isMap ? .view : .constraint, entry.key, span)
      }
    }
    if parts.count == 2, let property = PropertyKey.named(parts[1])?.change {
      value(entry.value, property.shape, of: property, section: SceneFormat.viewChange.name)
    } else if parts.count == 1, entry.value.isMap {
      mapping(entry.value, SceneFormat.viewChange)
    }
  }

  /// A sum of values of views.
  private mutating func expression(_ text: String, _ span: SceneSpan) {
    let views = EquationNames.views(in: text)
    for (name, offset) in views {
      use(.view, name, span.part(offset, of: text, count: name.count))
    }
    if views.isEmpty, Names.isIdentifier(text) { use(.constraint, text, span) }
  }

  // MARK: Places

  private mutating func add(_ span: SceneSpan, _ text: String, _ content: OutlineSlot.Content) {
    slots.append(OutlineSlot(span: span, text: text, content: content))
  }

  /// Notes that a name is used; of a view in rows, `list/3/title`, that of the table.
  private mutating func use(_ kind: SceneNameKind, _ text: String, _ span: SceneSpan) {
    let name = kind == .view ? String(text.prefix { $0 != "/" }) : text
    guard !name.isEmpty, !name.contains("{"), NumberText.value(of: name) == nil else { return }
    names.append(
      SceneName(
        kind: kind, name: name, span: span.part(0, of: text, count: name.count),
        isDefinition: false))
  }

  /// Where a text stands; `nil` where the file does not write it as it is, as with escapes.
  private mutating func span(_ text: String, at place: SourcePlace?) -> SceneSpan? {
    guard let place, place.file == 0 else { return nil }
    lastLine = max(lastLine, place.line - 1)
    let rest = source.rest(from: place)
    let scalars = text.unicodeScalars
    let isQuoted = rest.first == "\"" || rest.first == "'"
    let isBehind = isQuoted && !rest.starts(with: scalars)
    guard (isBehind ? rest.dropFirst() : rest).starts(with: scalars) else { return nil }
    let start = place.column - 1 + (isBehind ? 1 : 0)
    return SceneSpan(line: place.line - 1, start: start, end: start + scalars.count)
  }
}

extension SourceNode {
  /// Where the text of a scalar begins, behind a quote.
  fileprivate var textPlace: SourcePlace? {
    guard case .scalar(let scalar) = content, let offset = scalar.textOffset else { return nil }
    return place.moved(by: offset)
  }
}

extension SceneSpan {
  /// A part of the span, by characters of the text that stands there.
  fileprivate func part(_ offset: Int, of text: String, count: Int) -> SceneSpan {
    let before = text.prefix(offset).unicodeScalars.count
    let length = text.dropFirst(offset).prefix(count).unicodeScalars.count
    return SceneSpan(line: line, start: start + before, end: start + before + length)
  }
}

extension EmakiSceneFormat.Shape {
  /// The shape of the values behind names that the user chooses; `nil` for any other.
  fileprivate var valuesOfNames: EmakiSceneFormat.Shape? {
    if case .map(let shape, _) = self { shape } else { nil }
  }

  /// Whether it is a colour.
  var isColor: Bool { isPhrase(Phrase.color.noun) }

  /// Whether it is an equation.
  var isEquation: Bool { isPhrase(Phrase.equation.noun) }

  func isPhrase(_ noun: String) -> Bool {
    if case .phrase(let phrase) = self { phrase.noun == noun } else { false }
  }
}
