import EmakiDrawing
import EmakiLayout
import EmakiSceneFormat
import EmakiScenes

/// Reads changes: `view.property`, nested mappings of the same, constants of named constraints, and
/// names of states.
struct ChangeBuilder {
  let context: SceneContext
  /// The names of the scene's states.
  let states: [String]
  /// The rows one of which starts the steps: `row` and the names of a cell's views are meant there.
  var row: RowParts?
  /// Whether nothing outside of the row can be changed.
  var staysInRow = false

  /// The changes of a mapping, of a state's name, or of a list of both.
  func changes(_ node: SourceNode, inState state: String? = nil) -> [Change] {
    switch node.content {
    case .list(let elements): return elements.flatMap { changes($0, inState: state) }
    case .map(let entries):
      return entries.flatMap { changes($0.key, $0.value, at: $0.keyPlace) }
    case .scalar:
      if node.isNull { return [] }
      if staysInRow { return outsideOfRow(node.text ?? "", at: node.place) }
      return stateName(node).map { [.state($0)] } ?? []
    }
  }

  /// The name of a state of the scene; reports one that it does not have.
  func stateName(_ node: SourceNode?) -> String? {
    guard let node, let name = node.text else { return nil }
    if states.contains(name) { return name }
    context.log.unknown(
      "state", name, at: node.place, hint: nearestHint(name, in: states) ?? Self.list(states))
    return nil
  }

  /// The names themselves, where they are few.
  private static func list(_ states: some Collection<String>) -> String? {
    if states.isEmpty { return "states stand under \"states\" of the scene" }
    return states.count > 8 ? nil : "the states are " + states.sorted().joined(separator: ", ")
  }

  private func changes(_ path: String, _ node: SourceNode, at place: SourcePlace) -> [Change] {
    if staysInRow, !isInRow(path) { return outsideOfRow(path, at: place) }
    if row?.viewInRow(path) != nil { return members(of: path, node) }
    if context.isConstraint(path) { return constraint(path, node, at: place) }
    if context.isView(path) || context.rowView(path) != nil { return members(of: path, node) }
    guard let dot = path.lastIndex(of: ".") else {
      unknown(path, at: place)
      return []
    }
    let target = String(path[..<dot])
    let word = String(path[path.index(after: dot)...])
    if target.hasSuffix(".transform") || target.hasSuffix(".contentInset") {
      return member(word, of: target, node, at: place)
    }
    if let own = row?.viewInRow(target) { return self.row(own, word, node, at: place) }
    if context.isConstraint(target) {
      guard let name = context.constraint(target, at: place) else { return [] }
      return constraint(name, word, node, at: place)
    }
    if let row = context.rowView(target) { return self.row(row, word, node, at: place) }
    if context.isView(target) { return view(target, word, node, at: place) }
    if target.hasSuffix(".pin") {
      let view = String(target.dropLast(4))
      if let sides = Self.pinGroups[word]?.filter({ context.isConstraint("\(target).\($0)") }),
        !sides.isEmpty, !node.isList
      {
        return sides.flatMap { changes("\(target).\($0)", node, at: place) }
      }
      if !context.isView(view), context.reportNameless(view) { return [] }
      context.log.error(
        "there is no pin \"\(word)\" of \"\(target.dropLast(4))\"", at: place,
        hint: pinHint(path, of: target), missing: path)
    } else if !reportPart(word, of: target, at: place) {
      unknown(target, at: place)
    }
    return []
  }

  /// The keys of a pin that stand for several of its constraints.
  private static let pinGroups = [
    "horizontal": ["leading", "trailing"], "vertical": ["top", "bottom"],
    "size": ["width", "height"], "edges": ["top", "leading", "bottom", "trailing"],
  ]

  /// A side of an inset, or a part of a transform, that changes by itself, as with Core Animation's
  /// key path `transform.scale`.
  private func member(
    _ word: String, of path: String, _ node: SourceNode, at place: SourcePlace
  ) -> [Change] {
    let member = SourceNode.Entry(key: word, keyPlace: place, value: node)
    let whole = SourceNode(content: .map([member]), place: place)
    return changes(path, whole, at: place).map { change in
      guard case .view(let id, .transform(let value)) = change,
        let part = ViewTransform.Part(key: word)
      else { return change }
      return .view(id, .transformPart(part, of: value))
    }
  }

  /// The side of a view's pin that was meant, or those that there are.
  private func pinHint(_ path: String, of target: String) -> String? {
    let known = context.constraints.all.filter { $0.hasPrefix(target + ".") }
    if let near = context.hint(path, in: known) { return near }
    let sides = known.map { $0.dropFirst(target.count + 1) }
    return sides.isEmpty ? "it has no pin" : "its pin has " + sides.joined(separator: ", ")
  }

  /// Whether a path begins with a view of the row in question.
  func isInRow(_ path: String) -> Bool {
    path.indices.contains { path[$0] == "." && row?.viewInRow(String(path[..<$0])) != nil }
      || row?.viewInRow(path) != nil
  }

  private func outsideOfRow(_ path: String, at place: SourcePlace) -> [Change] {
    let names = row?.names ?? []
    let name = String(path.prefix { $0 != "." })
    context.log.error(
      "\"\(name.shortened(to: 40))\" is not in the row that appears", at: place,
      hint: nearestHint(name, in: names) ?? "\"row\" is the row itself"
        + (row.map { $0.innerNames.isEmpty ? "" : "; in it are " + $0.innerNames } ?? ""))
    return []
  }

  /// The changes in a view's mapping, member by member.
  private func members(of path: String, _ node: SourceNode) -> [Change] {
    guard node.isMap else {
      context.log.error(
        "expected what to change of \"\(path)\", got \(node.description)", at: node.place,
        hint: "such as \(path).alpha: 1, or \(path): {alpha: 1}")
      return []
    }
    return node.entries.flatMap {
      changes("\(path).\($0.key)", $0.value, at: $0.keyPlace)
    }
  }

  private func unknown(_ name: String, at place: SourcePlace) {
    if context.reportHidden(name, at: place) { return }
    if row == nil, context.reportNameless(name) { return }
    context.log.unknown(
      "view or constraint", name, at: place,
      hint: context.rowHint(name) ?? context.otherHint(name)
        ?? context.hint(name, in: (row?.names ?? []) + context.allNames))
  }

  // MARK: Constraints

  private func constraint(
    _ path: String, _ node: SourceNode, at place: SourcePlace
  ) -> [Change] {
    guard let name = context.constraint(path, at: place) else { return [] }
    if node.isMap {
      return node.entries.flatMap { constraint(name, $0.key, $0.value, at: $0.keyPlace) }
    }
    return constraint(name, "constant", node, at: node.place)
  }

  private func constraint(
    _ name: String, _ word: String, _ node: SourceNode, at place: SourcePlace
  ) -> [Change] {
    guard isValid(word, node, SceneFormat.constraintChange, at: place) else { return [] }
    switch word {
    case "constant": return node.number.map { [.constraint(name, .constant($0))] } ?? []
    case "priority": return node.number.map { [.constraint(name, .priority(Priority($0)))] } ?? []
    default: return node.bool.map { [.constraint(name, .isActive($0))] } ?? []
    }
  }

  // MARK: Views

  private func view(
    _ id: String, _ word: String, _ node: SourceNode, at place: SourcePlace
  ) -> [Change] {
    if word == "pin", node.isMap { return members(of: "\(id).pin", node) }
    guard isValid(word, node, SceneFormat.viewChange, at: place),
      let id = context.view(id, at: place)
    else { return [] }
    checkUse(of: word, node, by: id, at: place)
    if word == "frame", node.isMap {
      return other(node["of"]).map { [.view(id, .frame(of: $0))] } ?? []
    }
    if word == "image" { return [.view(id, .image(context.picture(ImageContent(node), node)))] }
    if word == "icon", let name = node.text {
      let icon = ImageContent(name: name, isSymbol: true)
      return [.view(id, .image(context.setting.ownIcon(icon, at: node)))]
    }
    return changes(of: id, word, node)
  }

  /// Another view that a step names; in the steps of a cell, views of its row come first.
  func other(_ node: SourceNode?) -> ViewID? {
    node?.text.flatMap { row?.viewInRow($0) } ?? TouchBuilder(changes: self).touched(node)
  }

  private func changes(of id: ViewID, _ word: String, _ node: SourceNode) -> [Change] {
    (PropertyKey.named(word)?.changes(node) ?? []).map { .view(id, $0) }
  }

  /// The properties that rows keep when they are reloaded.
  private static let rowWords = PropertyKey.all.filter(\.isInRows).map(\.change.name)

  private func row(
    _ id: ViewID, _ word: String, _ node: SourceNode, at place: SourcePlace
  ) -> [Change] {
    guard Self.rowWords.contains(word) else {
      context.log.error(
        "\"\(word.shortened(to: 40))\" of a view in rows cannot be changed", at: place,
        hint: nearestHint(word, in: Self.rowWords)
          ?? "one of " + Self.rowWords.joined(separator: ", "))
      return []
    }
    guard isValid(word, node, SceneFormat.viewChange, at: place) else { return [] }
    if let text = node.text, word == "x" || word == "y", NumberText.share(of: text) != nil {
      context.log.error(
        "views in rows are moved by points, not by parts of their row", at: node.place)
      return []
    }
    if word == "frame", node.isMap {
      context.log.error(
        "views in rows are moved by points, not to other views", at: node.place,
        hint: "a step hero: {from: …, to: …} flies from a row and to one")
      return []
    }
    if word == "height" || word == "frame", let own = id.placeInRows, own.row == id,
      context.kinds[own.table] == .collectionView
    {
      context.log.warning(
        "a cell that grows or shrinks leaves the others where they are", at: place,
        hint: "the rows of a table move those below along")
    }
    checkUse(of: word, node, by: id, at: place)
    return changes(of: id, word, node)
  }

  /// Warns of what does nothing for a kind of view, and reports indices that choose nothing.
  private func checkUse(
    of word: String, _ node: SourceNode, by view: ViewID, at place: SourcePlace
  ) {
    let view = context.notedName(of: view)
    if word == "selected" { context.choices[view]?.check(node, in: context.log) }
    if word == "text", let kind = context.kinds[view], !kind.traits.showsText {
      context.log.warning(
        "\"text\" does nothing for a \(kind.rawValue)", at: place,
        hint: "it is for labels, buttons and fields")
    }
    guard let kind = context.kinds[view], let key = SceneFormat.viewChange.key(word),
      !key.kinds.isEmpty, !key.kinds.contains(kind)
    else { return }
    context.log.warning(
      "\"\(word)\" does nothing for a \(kind.rawValue)", at: place,
      hint: "it is for \(key.kindNames)")
  }

  private func isValid(
    _ word: String, _ node: SourceNode, _ section: Section, at place: SourcePlace
  ) -> Bool {
    guard let key = section.key(word) else {
      context.log.error(
        "unknown key \"\(word.shortened(to: 40))\" in \(section.name)", at: place,
        hint: section.advice[word] ?? nearestHint(word, in: section.keys.map(\.name))
          ?? "one of " + section.keys.map(\.name).joined(separator: ", "))
      return false
    }
    return context.log.findsNothingWrong {
      ShapeChecker(log: context.log).check(node, shape: key.shape, of: word)
      if word == "frame" { context.log.refuseNegativeSize(in: node) }
    }
  }
}
