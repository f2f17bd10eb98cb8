import EmakiSceneFormat

extension SwiftWriter {
  /// The steps of a list, or one.
  func steps(_ node: SourceNode) -> [SwiftDocument] {
    var statements: [SwiftDocument] = []
    var followsChange = false
    for step in node.elements {
      let isBare = step.entries.count == 1 && step["set"]?.isMap == true
      if isBare, !followsChange, let set = step["set"] {
        statements += changes(set)
      } else {
        statements.append(self.step(step))
      }
      // Changes that follow one another would be one step.
      followsChange = isBare
    }
    return statements
  }

  private func step(_ node: SourceNode) -> SwiftDocument {
    let main = node.entries.first { !["repeat", "completion"].contains($0.key) }
    guard let main, let section = SceneFormat.section("step"), let key = section.key(main.key)
    else { return "" }
    var calls: [SwiftDocument] = []
    if let completion = node["completion"] {
      calls.append(.nest(0, [".completion", .braces(steps(completion))]))
    }
    if let repetition = node["repeat"], let key = section.key("repeat") {
      calls.append(.call(".repeat", [value(repetition, .value, key, "step")]))
    }
    let head = head(main, key)
    guard !calls.isEmpty else { return head }
    return head.hasHardLine
      ? .nest(0, [head] + calls.flatMap { [.hardLine, $0] })
      : chain(head, nil, calls)
  }

  private func head(_ main: SourceNode.Entry, _ key: Key) -> SwiftDocument {
    if main.key == "set" { return set(main.value) }
    let name = SwiftVocabulary.steps.first { $0.key.name == main.key }?.name ?? main.key
    let method = SwiftMethod(key, in: "step")
    if let mapping = method.section, main.value.isMap { return call(name, main.value, mapping) }
    if method.type == .steps {
      return .nest(0, [.text(name), .braces(steps(main.value))])
    }
    return .call(.text(name), [value(main.value, method.type ?? .value, key, "step")])
  }

  private func set(_ node: SourceNode) -> SwiftDocument {
    if let state = node.text { return .call("Change", [.text(names.value(state))]) }
    return .nest(0, ["Change", .braces(changes(node))])
  }

  // MARK: Changes

  /// The changes in a mapping, a state's name, or a list of both.
  func changes(_ node: SourceNode) -> [SwiftDocument] {
    switch node.content {
    case .list(let elements): elements.flatMap(changes)
    case .scalar: node.isNull ? [] : [.text(names.value(node.text ?? ""))]
    case .map(let entries): SwiftChange.all(of: entries).map(change)
    }
  }

  private func change(_ change: SwiftChange) -> SwiftDocument {
    let base = names.base(change.target)
    if change.part == nil, change.values.count == 1, change.values[0].key == "constant",
      let number = change.values[0].value.number
    {
      return .text("\(base)(\(NumberText.text(of: number)))")
    }
    let node = SourceNode.map(change.values, at: .start)
    let name = base + (change.part.map { "." + $0 } ?? "")
    return .call(.text(name), arguments(node, change.section))
  }
}

/// New values of one view, of a part of it, or of a constraint.
struct SwiftChange {
  var target: String
  /// The part whose values change by themselves: `transform`, `pin`, `contentInset`.
  var part: String?
  var section: Section
  var values: [SourceNode.Entry]

  /// The changes of a mapping; those of one view that follow one another are one.
  static func all(of entries: [SourceNode.Entry]) -> [SwiftChange] {
    var all: [SwiftChange] = []
    for change in entries.flatMap({ single($0.key, $0.value, at: $0.keyPlace) }) {
      if let last = all.last, last.target == change.target, last.part == change.part,
        last.section.name == change.section.name,
        !last.values.contains(where: { $0.key == change.values[0].key })
      {
        all[all.count - 1].values += change.values
      } else {
        all.append(change)
      }
    }
    return all
  }

  /// The changes that a path with its value says.
  private static func single(
    _ path: String, _ node: SourceNode, at place: SourcePlace
  ) -> [SwiftChange] {
    let members = path.split(separator: ".").map(String.init)
    if members.count == 1 {
      if node.isMap {
        return node.entries.flatMap { single("\(path).\($0.key)", $0.value, at: $0.keyPlace) }
      }
      return [change(path, nil, constraintChange, "constant", node, at: place)]
    }
    let target = members[0]
    let word = members.dropFirst().joined(separator: ".")
    if members.count == 2 {
      if word == "pin", node.isMap {
        return node.entries.flatMap { single("\(path).\($0.key)", $0.value, at: $0.keyPlace) }
      }
      if constraintChange.key(word) != nil {
        return [change(target, nil, constraintChange, word, node, at: place)]
      }
      return [change(target, nil, SceneFormat.viewChange, word, node, at: place)]
    }
    if members.count == 3, let section = parts[members[1]].flatMap(SceneFormat.section) {
      return [change(target, members[1], section, members[2], node, at: place)]
    }
    let owner = members.dropLast().joined(separator: ".")
    return [change(owner, nil, constraintChange, members[members.count - 1], node, at: place)]
  }

  private static let constraintChange = SceneFormat.constraintChange
  private static let parts = ["transform": "transform", "pin": "pin", "contentInset": "insets"]

  private static func change(
    _ target: String, _ part: String?, _ section: Section, _ word: String, _ node: SourceNode,
    at place: SourcePlace
  ) -> SwiftChange {
    SwiftChange(
      target: target, part: part, section: section,
      values: [.init(key: word, keyPlace: place, value: node)])
  }
}
