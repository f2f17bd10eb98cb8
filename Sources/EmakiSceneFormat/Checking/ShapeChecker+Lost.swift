import EmakiDiagnostics

extension ShapeChecker {
  /// The keys by which other files or Emaki itself bring in names that stand nowhere in the file.
  private static let sources: Set<String> = ["scene", "storyboard", "import", "with"]
  /// The keys by which names inside a view are made.
  private static let naming: Set<String> = [
    "id", "kind", "component", "repeat", "type", "rows", "cell", "cells", "sections",
  ]
  /// Mappings that are whole screens: the keys beside a mistyped one are read there.
  private static let screens: Set<String> = ["file", "scene", "controller", "alert"]

  /// Records the names below an unknown key, and the key that was meant, as lost.
  package func lose(_ entry: SourceNode.Entry, of node: SourceNode, _ section: Section) {
    let meant =
      log.isFull ? nil : NearestName.nearest(to: entry.key, in: section.keys.map(\.name))
    if let meant { log.lose(meant) }
    log.lose(entry.key)
    // The default name of a repetition's number, which is lost with it.
    if meant == "repeat" { log.lose("index") }
    if Self.screens.contains(section.name) {
      if meant.map(Self.sources.contains) ?? false { log.loseEverything() }
      log.lose(entry.value)
    } else if section.definesNames {
      log.lose(node)
    }
  }

  /// Takes the names of a view that are made by a key whose value is wrong.
  package func lose(_ node: SourceNode, becauseOf key: String) {
    if key == "scene" || key == "storyboard" { log.loseEverything() }
    if Self.naming.contains(key) { log.lose(node) }
  }
}

extension Section {
  /// Whether views, rows or constraints of its mappings have names.
  fileprivate var definesNames: Bool {
    ["view", "component", "section", "pin", "constraint", "repeat"].contains(name)
      || name.hasPrefix("parameters of")
  }
}

extension ShapeChecker {
  /// Reports keys without a value whose content follows them without being indented; returns
  /// everything that was dealt with.
  func reportOutdented(in node: SourceNode, _ section: Section) -> Set<String> {
    var done: Set<String> = []
    for (index, entry) in node.entries.enumerated() where entry.value.isNull {
      guard let key = section.key(entry.key) else { continue }
      let content = node.entries[(index + 1)...].prefix {
        section.key($0.key) == nil && key.shape.takes($0.key)
      }
      guard let first = content.first else { continue }
      log.error(
        "\"\(entry.key)\" has no value", at: entry.value.place,
        hint: "what belongs to it is indented further, from \"\(first.key.shortened(to: 40))\" on")
      for swallowed in [entry] + content {
        log.lose(swallowed.key)
        log.lose(swallowed.value)
        done.insert(swallowed.key)
      }
    }
    return done
  }

  /// Reports `{data.title}` without quotes, which YAML takes for a mapping.
  func reportsBraces(_ node: SourceNode) -> Bool {
    guard node.entries.count == 1, let only = node.entries.first, only.value.isNull,
      only.value.text == "", log.character(at: node.place) == "{",
      let name = only.key.split(separator: "|").first,
      name.split(separator: ".").allSatisfy({
        Names.isIdentifier(String($0)) || $0.allSatisfy(\.isNumber)
      })
    else { return false }
    log.error(
      "braces without quotes are a mapping", at: node.place,
      hint: "a text with braces stands in quotes: \"{\(only.key.shortened(to: 40))}\"")
    return true
  }

  /// A hint for a key without a value behind which a colour without quotes became a comment.
  func commentedColor(_ node: SourceNode) -> String? {
    let rest = log.rest(at: node.place).drop { $0 == " " }
    guard node.isNull, rest.first == "#", rest.dropFirst().first?.isHexDigit == true else {
      return nil
    }
    let color = rest.prefix { $0 == "#" || $0.isHexDigit }
    return "a \"#\" after a space begins a comment; in quotes it is text: \"\(color)\""
  }
}

extension Shape {
  /// Whether a mapping of this form may have a key.
  fileprivate func takes(_ key: String) -> Bool {
    switch self {
    case .object(let name): SceneFormat.section(name)?.key(key) != nil
    case .map: true
    case .either(let shapes): shapes.contains { $0.takes(key) }
    default: false
    }
  }
}

extension SourceNode {
  /// Whether a key of a mapping is unknown, and so reported, but nearly one of these, or another
  /// word for one.
  package func hasMistyped(_ names: Set<String>, _ section: String) -> Bool {
    SceneFormat.section(section).map { hasMistyped(names, $0) } ?? false
  }

  package func hasMistyped(_ names: Set<String>, _ section: Section) -> Bool {
    entries.contains { entry in
      guard section.key(entry.key) == nil else { return false }
      if let advice = section.advice[entry.key] {
        return names.contains { advice.contains("\"\($0)\"") }
      }
      return NearestName.nearest(to: entry.key, in: section.keys.map(\.name)).map(names.contains)
        ?? false
    }
  }
}
