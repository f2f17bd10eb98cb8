import EmakiSceneFormat
import EmakiText

extension SwiftWriter {
  /// A value of a type.
  func value(
    _ node: SourceNode, _ type: SwiftType, _ key: Key, _ section: String
  ) -> SwiftDocument {
    switch type {
    case .string: .text(SwiftText.literal(node.text ?? ""))
    case .double, .int: .text(node.number.map(NumberText.text) ?? "0")
    case .bool: .text(node.bool == true ? "true" : "false")
    case .word: .text(word(node.text ?? "", key.shape.element ?? key.shape))
    case .phrase(let name): phrase(node, name)
    case .list(let element):
      .list(node.elements.map { value($0, element, inner(key), section) })
    case .pairs: pairs(node)
    case .view: view(node, infersKind: false)
    case .steps: .closure(steps(node))
    case .changes: .closure(changes(node))
    case .value: anyValue(node, key, section)
    }
  }

  private func word(_ text: String, _ shape: Shape) -> String {
    var name = text
    if case .choice(let choices) = shape {
      name = choices.first { $0.name == text || $0.aliases.contains(text) }?.name ?? text
    }
    return "." + SwiftWords.camel(name)
  }

  private func phrase(_ node: SourceNode, _ type: String) -> SwiftDocument {
    if node.isMap {
      let parts = ["light", "dark"].compactMap { key in
        node[key].map { argument(key, phrase($0, type)) }
      }
      return .call(".init", parts)
    }
    if let number = node.number { return .text(NumberText.text(of: number)) }
    let text = node.text ?? ""
    if SwiftWords.phrases.first(where: { $0.type == type })?.words.contains(text) == true {
      return .text("." + SwiftWords.camel(text))
    }
    return .text(SwiftText.literal(text))
  }

  /// A value that may have several forms.
  private func anyValue(_ node: SourceNode, _ key: Key, _ section: String) -> SwiftDocument {
    let forms = key.shape.alternatives
    switch node.content {
    case .scalar: return .text(scalar(node, key, section))
    case .list(let elements):
      if forms.contains(where: \.isSteps) { return steps(as: node) }
      return .list(elements.map { anyValue($0, inner(key), section) })
    case .map(let entries):
      if forms.contains(where: { $0.isSteps && $0.section != nil }) { return steps(as: node) }
      for form in forms + forms.compactMap(\.element).flatMap(\.alternatives) {
        guard case .object(let name) = form, let own = SceneFormat.section(name) else { continue }
        if name == "view" { return .call(".view", [view(node, infersKind: false)]) }
        if name == "controller" { return .call(".view", [controller(node)]) }
        if entries.allSatisfy({ own.key($0.key) != nil }) {
          return call("." + SwiftWords.camel(name), node, own)
        }
      }
      return dictionary(
        entries, isExpression: NamingKeys.expressions.contains("\(section).\(key.name)"))
    }
  }

  /// The key of a list's elements.
  private func inner(_ key: Key) -> Key {
    Key(key.name, key.shape.alternatives.lazy.compactMap(\.element).first ?? .text, "")
  }

  private func steps(as node: SourceNode) -> SwiftDocument {
    .nest(0, [".steps", .braces(steps(node))])
  }

  private func scalar(_ node: SourceNode, _ key: Key, _ section: String) -> String {
    if let number = node.number { return NumberText.text(of: number) }
    if let bool = node.bool { return bool ? "true" : "false" }
    if node.isNull { return ".null" }
    let text = node.text ?? ""
    if NamingKeys.expressions.contains("\(section).\(key.name)") || section == "link" {
      return SwiftEquation(sum: text, names: names)?.text ?? SwiftText.literal(text)
    }
    if NamingKeys.kind(section, key.name) != nil || NamingKeys.identifiers.contains(key.name) {
      return names.value(text)
    }
    return SwiftText.literal(text)
  }

  private func dictionary(_ entries: [SourceNode.Entry], isExpression: Bool) -> SwiftDocument {
    if entries.isEmpty { return "[:]" }
    let any = Key("", .text, "")
    return .list(
      entries.map { entry in
        let name = isExpression ? SwiftEquation(sum: entry.key, names: names)?.text : nil
        return argument(name ?? SwiftText.literal(entry.key), anyValue(entry.value, any, ""))
      })
  }

  /// A mapping with names of the user's.
  func pairs(_ node: SourceNode) -> SwiftDocument {
    dictionary(node.entries, isExpression: false)
  }

  // MARK: Calls

  /// A call whose arguments are a mapping's keys; a closure stands behind it where there can be one.
  func call(_ name: String, _ node: SourceNode, _ section: Section) -> SwiftDocument {
    let all = SwiftSignature(section).parameters
    let closures = all.filter(\.type.isClosure)
    guard closures.count == 1, let closure = closures.first, let value = node[closure.key.name]
    else { return .call(.text(name), arguments(all, node, section)) }
    let plain = arguments(node, section)
    let statements = closure.type == .steps ? steps(value) : changes(value)
    return .nest(
      0, [plain.isEmpty ? .text(name) : .call(.text(name), plain), .braces(statements)])
  }

  /// The labelled arguments of a mapping without closures.
  func arguments(_ node: SourceNode, _ section: Section?) -> [SwiftDocument] {
    guard let section else { return [] }
    let all = SwiftSignature(section).parameters.filter {
      node[$0.key.name] != nil && !$0.type.isClosure
    }
    return arguments(all, node, section)
  }

  private func arguments(
    _ parameters: [SwiftSignature.Parameter], _ node: SourceNode, _ section: Section
  ) -> [SwiftDocument] {
    parameters.compactMap { parameter in
      node[parameter.key.name].map {
        argument(parameter.label, value($0, parameter.type, parameter.key, section.name))
      }
    }
  }
}
