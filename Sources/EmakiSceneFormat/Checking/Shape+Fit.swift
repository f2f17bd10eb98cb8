extension Shape {
  /// Whether a value has the form that the shape asks for: mapping, list or neither.
  package func fits(_ node: SourceNode) -> Bool {
    switch self {
    case .object, .map: node.isMap
    case .list: node.isList
    case .changes: true
    case .either(let shapes): shapes.contains { $0.fits(node) }
    default: node.text != nil
    }
  }

  /// Whether a text, and what it says, is what the shape asks for.
  private func takes(_ node: SourceNode) -> Bool { isScalar && problem(with: node) == nil }

  /// An example of this form, made from a value of another form.
  package func example(for node: SourceNode, _ key: String) -> String? {
    let name = key.shortened(to: 40)
    switch self {
    case .object(let section) where node.text != nil && !node.isNull:
      guard let section = SceneFormat.section(section) else { return nil }
      if section.name == "step" {
        let word = node.text.flatMap(section.key)?.name
        return word.map { "a step says what it does: - \($0): …" }
          ?? "such as - wait: 0.3, or a motion: - run: \(node.shortText)"
      }
      let word = node.shortText.prefix { $0 != ":" }
      if section.key(String(word)) != nil, word.count < node.shortText.count {
        return "a colon is followed by a space: \(word): …"
      }
      if section.name == "view" {
        let isPlain = !node.shortText.contains { "{}[],:#".contains($0) }
        let text = isPlain ? node.shortText : "\"\(node.shortText)\""
        let key = ViewKinds.kind(node.shortText) == nil ? "text" : "kind"
        return "a view is a mapping: {\(key): \(text)}"
      }
      let shown = section.usual.isEmpty ? section.required : section.usual
      let keys = shown.isEmpty ? section.keys.prefix(2).map(\.name) : shown
      // A text alone may be what the first of them is to be.
      let first = shown.first.flatMap(section.key)
      let value = first.map { node.writtenNumber == nil && $0.shape.takes(node) } ?? false
      let values = keys.map { $0 == first?.name && value ? node.shortText : "…" }
      return "such as \(name): {"
        + zip(keys, values).map { "\($0): \($1)" }.joined(separator: ", ") + "}"
    case .list where node.isMap:
      guard let first = node.entries.first?.key.shortened(to: 40) else { return nil }
      if first.hasPrefix("-") {
        return "a dash is followed by a space: - \(first.dropFirst()): …"
      }
      return "each element of a list stands behind a dash: - \(first): …"
    case .either(let shapes) where node.isNull:
      let isText = shapes.contains { if case .text = $0 { true } else { false } }
      return isText ? "a text that is empty is \(name): \"\"" : nil
    case .either(let shapes)
    where node.text != nil && shapes.contains(where: \.isList):
      return "each element of a list stands behind a dash: - \(node.shortText)"
    case .list(let element, let count) where node.text != nil && !node.isNull:
      let more = String(repeating: ", …", count: min(max(count?.lowerBound ?? 1, 1), 6) - 1)
      return element.fits(node)
        ? "a list stands in brackets: \(name): [\(node.shortText)\(more)]"
        : element.example(for: node, key)
    case .map where node.isList:
      return "each has a name: \(name): {NAME: …}"
    default: return nil
    }
  }

  /// The problem with a value that is neither a mapping nor a list.
  package func problem(with node: SourceNode) -> Phrase.Problem? {
    guard let text = node.text else { return nil }
    switch self {
    case .number(let range): return numberProblem(node, range)
    case .integer(let range):
      if let number = node.writtenNumber, number.isFinite, number != number.rounded() {
        return wrong(node)
      }
      return numberProblem(node, Double(range.lowerBound)...Double(range.upperBound))
    case .bool: return node.bool == nil ? boolProblem(node) : nil
    case .choice(let choices):
      if choices.contains(where: { $0.name == text || $0.aliases.contains(text) }) { return nil }
      return choiceProblem(node, choices)
    case .phrase(let phrase): return phrase.problem(text)
    default: return nil
    }
  }

  private static func unitHint(_ text: String, _ range: ClosedRange<Double>) -> String? {
    let isPart = range.upperBound <= 1
    if isPart, let share = NumberText.share(of: text), share > range.upperBound {
      return "100 % is 1, the most there is"
    }
    return NumberText.unitHint(text, isPart: isPart)
  }

  private func numberProblem(_ node: SourceNode, _ range: ClosedRange<Double>) -> Phrase.Problem? {
    guard let number = node.writtenNumber else {
      let isQuoted = node.text.flatMap(NumberText.value) != nil
      return wrong(
        node,
        hint: isQuoted
          ? "a number stands without quotes"
          : node.text.flatMap { Self.unitHint($0, range) })
    }
    guard number.isFinite else {
      return .init(message: "expected a finite number for %, got \(node.text ?? "")")
    }
    if range.contains(number) { return nil }
    let low = NumberText.text(of: range.lowerBound)
    let high = NumberText.text(of: range.upperBound)
    return .init(
      message: "expected \(quantity) from \(low) to \(high) for %, got \(node.text ?? "")")
  }

  private var quantity: String {
    if case .integer = self { "a whole number" } else { "a number" }
  }

  private func boolProblem(_ node: SourceNode) -> Phrase.Problem {
    let hint: String? =
      switch node.text?.lowercased() {
      case "true", "false": "true and false stand without quotes, in small letters"
      case "yes", "on", "1": "write true"
      case "no", "off", "0": "write false"
      default: nil
      }
    return wrong(node, hint: hint)
  }

  private func choiceProblem(_ node: SourceNode, _ choices: [Choice]) -> Phrase.Problem {
    let text = node.text ?? ""
    let known = choices.map(\.name) + choices.flatMap(\.aliases)
    let other = choices.first { $0.otherWords.contains(text.lowercased()) }?.hint
    let near = other ?? nearestHint(text, in: known) ?? containingHint(text, in: known)
    let names = choices.map(\.name).joined(separator: ", ")
    if choices.count > 12 {
      return .init(
        message: "unknown value \"\(text.shortened(to: 40))\" for %",
        hint: near ?? "one of \(names)")
    }
    let isDistance = node.writtenNumber != nil && choices.contains { $0.name == "edges" }
    return wrong(node, hint: isDistance ? "a distance from all edges is {edges: \(text)}" : near)
  }

  /// The hint for a word that is a part of a few: `aspectFill` of `scaleAspectFill`.
  private func containingHint(_ text: String, in names: [String]) -> String? {
    let part = text.lowercased()
    let wholes = names.filter { $0.lowercased().contains(part) }
    guard part.count > 2, (1...3).contains(wholes.count) else { return nil }
    return "did you mean " + wholes.map { "\"\($0)\"" }.joined(separator: " or ") + "?"
  }

  private func wrong(_ node: SourceNode, hint: String? = nil) -> Phrase.Problem {
    .init(message: "expected \(noun) for %, got \(node.description)", hint: hint)
  }
}
