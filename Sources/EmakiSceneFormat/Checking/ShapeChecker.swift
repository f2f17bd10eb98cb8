import EmakiDiagnostics

/// Compares a file with the table and reports every difference.
package struct ShapeChecker {
  package let log: DiagnosticLog

  /// Reports to `log`.
  package init(log: DiagnosticLog) { self.log = log }

  /// Checks the keys of a mapping alone, and those of the views in it, for what is not written out
  /// yet.
  package func checkNames(_ node: SourceNode, section: Section) {
    for entry in node.entries where section.key(entry.key) == nil {
      unknown(entry, of: node, section)
    }
    guard let children = node["children"], children.isList else { return }
    for child in children.elements where child.isMap {
      checkNames(child, section: SceneFormat.view)
    }
  }

  private func unknown(_ entry: SourceNode.Entry, of node: SourceNode, _ section: Section) {
    lose(entry, of: node, section)
    log.error(
      "unknown key \"\(entry.key.shortened(to: 40))\" in \(section.name)", at: entry.keyPlace,
      hint: log.isFull ? nil : hint(entry.key, of: node, section))
  }

  /// Checks a mapping against a section.
  package func check(_ node: SourceNode, section: Section) {
    guard node.isMap else {
      log.error("expected a mapping (\(section.name)), got \(node.description)", at: node.place)
      return
    }
    let outdented = reportOutdented(in: node, section)
    var groups: Set<String> = []
    for entry in node.entries where !outdented.contains(entry.key) {
      guard let key = section.key(entry.key) else {
        // Code that knows the names of views reports more about those; and where several keys
        // belong in the same mapping, it is one mistake.
        if section.isLikeChange(entry) { continue }
        if group(of: entry.key, in: node, section).map({ groups.insert($0).inserted }) ?? true {
          unknown(entry, of: node, section)
        } else {
          lose(entry, of: node, section)
        }
        continue
      }
      let isRight = log.findsNothingWrong {
        check(entry.value, shape: key.shape, of: entry.key, advice: key.advice)
      }
      if !isRight { lose(node, becauseOf: entry.key) }
    }
    // Of a mapping whose keys all are unknown it is not known what else it lacks.
    if !node.entries.isEmpty, node.entries.allSatisfy({ section.key($0.key) == nil }) { return }
    for name in section.required where node[name] == nil && !isMistyped(name, in: node, section) {
      log.error(
        "\(section.name) without \"\(name)\"", at: node.place, hint: section.key(name)?.advice)
    }
  }

  /// Whether a key that is unknown, and so reported, was meant to be this one.
  private func isMistyped(_ name: String, in node: SourceNode, _ section: Section) -> Bool {
    if name == "changes", node.entries.contains(where: section.isLikeChange) { return true }
    let unknown = node.entries.map(\.key).filter { section.key($0) == nil }
    if unknown.contains(where: { section.advice[$0] != nil }) { return true }
    // A value that has its form is taken for it, as steps under another name.
    if let shape = section.key(name)?.shape,
      node.entries.contains(where: {
        unknown.contains($0.key) && $0.value.text == nil && shape.fits($0.value)
      })
    {
      return true
    }
    return unknown.contains { key in
      NearestName.nearest(to: key, in: section.keys.map(\.name)) == name
    }
  }

  /// Whether a value is what a key takes; reports why not.
  package func takes(_ node: SourceNode, shape: Shape, of key: String) -> Bool {
    log.findsNothingWrong { check(node, shape: shape, of: key) }
  }

  /// Checks a value against what a key takes.
  ///
  /// - Parameter advice: a hint for a wrong value.
  package func check(_ node: SourceNode, shape: Shape, of key: String, advice: String? = nil) {
    if shape.takesNumbers, let text = node.text, let hint = NumberText.octalHint(text) {
      log.warning("\"\(text)\" begins with a 0", at: node.place, hint: hint)
    }
    if key == "constraints", node.isPartsOfEquation {
      return log.error(
        "a constraint is an equation, not its parts", at: node.place,
        hint: "write title.top == header.bottom + 8")
    }
    if let hint = commentedColor(node) {
      log.error("\"\(key)\" has no value", at: node.place, hint: hint)
    } else if node.traitPair == .appearance, !shape.takesNames {
      for value in node.entries.map(\.value) { check(value, shape: shape, of: key, advice: advice) }
    } else if case .either(let shapes) = shape {
      checkEither(node, shapes, of: key, advice)
    } else if node.isNull, !shape.isChanges {
      log.error("\"\(key)\" has no value", at: node.place, hint: "expected \(shape.noun)")
    } else if !shape.fits(node) {
      mismatch(node, shape, of: key, hint: advice)
    } else {
      checkContent(node, shape, of: key, advice)
    }
  }

  private func checkContent(
    _ node: SourceNode, _ shape: Shape, of key: String, _ advice: String?
  ) {
    switch shape {
    case .object(let name):
      if !reportsBraces(node), let section = SceneFormat.section(name) {
        check(node, section: section)
      }
    case .list(let element, let count):
      if let count, !count.contains(node.elements.count) {
        mismatch(node, shape, of: key, got: "\(node.elements.count)", hint: advice)
      } else {
        for value in node.elements { check(value, shape: element, of: key) }
      }
    case .map(let value, _):
      for entry in node.entries {
        let isRight = log.findsNothingWrong { check(entry.value, shape: value, of: entry.key) }
        if value.isScalar, !isRight { log.lose(entry.key) }
      }
    default:
      if let problem = shape.problem(with: node) {
        log.error(
          problem.message.replacingKey(key), at: node.place(ofCharacter: problem.offset),
          hint: problem.hint ?? hint(forData: node, key) ?? advice, missing: node.field)
      }
    }
  }

  /// Words first, so that `edges` is not taken for a distance that is wrong.
  private func checkEither(
    _ node: SourceNode, _ shapes: [Shape], of key: String, _ advice: String?
  ) {
    let fitting = shapes.filter { $0.fits(node) && !(node.isNull && !$0.isChanges) }
    if fitting.contains(where: { $0.isScalar && $0.problem(with: node) == nil }) { return }
    let inner = shapes.lazy.compactMap { $0.section?.key(node.text ?? "") }.first
    let advice = inner.map { "write \(key): {\($0.name): …}" } ?? advice
    let numbers = node.writtenNumber == nil ? [] : fitting.filter(\.isNumber)
    guard let shape = numbers.last ?? fitting.last else {
      mismatch(node, .either(shapes), of: key, hint: advice)
      return
    }
    let isNumber = shape.isNumber && node.writtenNumber != nil
    if fitting.count > 1, !shape.isPhrase, !isNumber {
      let hint = fitting.lazy.compactMap { $0.problem(with: node)?.hint }.first
      mismatch(node, .either(shapes), of: key, hint: hint ?? advice)
    } else {
      check(node, shape: shape, of: key, advice: advice)
    }
  }

  /// The mistake may be in the scene's use of a value.
  private func hint(forData node: SourceNode, _ key: String) -> String? {
    guard log.dataFiles.contains(node.place.file) else { return nil }
    return "\(log.source.file) puts this value in for \"\(key.shortened(to: 40))\""
  }

  private func mismatch(
    _ node: SourceNode, _ shape: Shape, of key: String, got: String? = nil, hint: String? = nil
  ) {
    if reportsBraces(node) { return }
    log.lose(node)
    log.error(
      "expected \(shape.noun) for \"\(key.shortened(to: 40))\", got \(got ?? node.description)",
      at: node.place,
      hint: self.hint(forData: node, key) ?? TraitPair.hint(forHalf: node) ?? hint
        ?? shape.example(for: node, key)
        ?? (shape.isScalar ? nil : SceneFormat.helpHint(for: key)),
      missing: node.field)
  }

  private func hint(_ name: String, of node: SourceNode, _ section: Section) -> String? {
    let owner = owner(of: name, in: node, section)
    // A key beside its owner belongs to that; alone it may be another tool's name for something
    // else.
    if owner.flatMap({ node[$0] }) == nil, let advice = section.advice[name] { return advice }
    if let hint = TraitPair.hint(forHalf: node) { return hint }
    if let owner { return "it belongs to what the step does: \(owner): {\(name): …}" }
    if let hint = nearestHint(name, in: section.keys.map(\.name)) { return hint }
    if let hint = name.inCamelCase.flatMap({ section.advice[$0] }) { return hint }
    if section.name == "data" {
      return "values stand in it: values: {\(name.shortened(to: 40)): …}"
    }
    if name.first == "-" { return "a dash is followed by a space: - \(name.dropFirst())" }
    return section.keys.count <= 12 ? section.keyList : nil
  }

  /// The mapping that an unknown key belongs in, which it may share with others.
  private func group(of name: String, in node: SourceNode, _ section: Section) -> String? {
    switch section.name {
    case "motion": SceneFormat.section("step")?.key(name).map { _ in "steps" }
    case "data": "values"
    default:
      section.advice[name] ?? TraitPair.hint(forHalf: node) ?? owner(of: name, in: node, section)
    }
  }

  /// The key of a step whose mapping has a key that stands beside it: one that the step has, else
  /// the first that could.
  private func owner(of name: String, in node: SourceNode, _ section: Section) -> String? {
    guard section.name == "step" else { return nil }
    let owners = section.keys.filter { owner in
      guard case .object(let inner) = owner.shape else { return false }
      return SceneFormat.section(inner)?.key(name) != nil
    }
    return (owners.first { node[$0.name] != nil } ?? owners.first)?.name
  }
}

extension SourceNode {
  /// The first word in the braces of a text for which nothing was put in.
  fileprivate var field: String? {
    guard let text, let open = text.firstIndex(of: "{"), text[open...].contains("}") else {
      return nil
    }
    return String(text[text.index(after: open)...].prefix { !"}.|".contains($0) })
  }
}

extension SourceNode {
  /// Whether it gives the parts of a constraint, as other formats have them.
  package var isPartsOfEquation: Bool { self["first"] != nil && self["second"] != nil }
}

extension Shape {
  /// Whether it takes a number, but no text that the user makes up.
  fileprivate var takesNumbers: Bool {
    switch self {
    case .number, .integer: true
    case .either(let shapes): shapes.contains(where: \.takesNumbers)
    case .phrase(let phrase): phrase.noun.hasSuffix("distance")
    default: false
    }
  }
}

extension String {
  /// `fontSize` of `font_size` and `font-size`; `nil` of other words.
  fileprivate var inCamelCase: String? {
    let words = split { $0 == "_" || $0 == "-" }
    guard words.count > 1 else { return nil }
    return words.dropFirst().reduce(words[0].lowercased()) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// `%` in messages of shapes stands for the key, which they do not know.
  fileprivate func replacingKey(_ key: String) -> String {
    replacing("for %", with: "for \"\(key.shortened(to: 40))\"", maxReplacements: 1)
  }
}
