import EmakiLayout
import EmakiSceneFormat
import EmakiScenes

/// Reads the links of a scene.
struct LinkBuilder {
  let context: SceneContext
  /// The scene whose views are linked.
  let scene: Scene
  /// The rows for each of which a link holds.
  var row: RowParts?

  func links(_ node: SourceNode?) -> [Link] {
    guard let node, node.isList else { return [] }
    return node.elements.filter(\.isMap).flatMap(links(of:))
  }

  /// Reports links that follow one another in a circle, at the first of them.
  func check(_ node: SourceNode?) {
    guard !context.log.hasErrors, let node else { return }
    checkTargets(node)
    do throws(SceneError) {
      try scene.checkLinks()
    } catch {
      var place = node.place
      if case .cyclicLinks(let names) = error {
        place = node.elements.first { sets(names[0], $0) }?.place ?? place
      }
      context.log.error("\(error)", at: place, hint: error.hint)
    }
  }

  /// Warns of a value that two links set: only the later can hold.
  private func checkTargets(_ node: SourceNode) {
    var known: Set<String> = []
    for link in node.elements {
      let targets = link["to"].map { to in
        to.isMap ? to.entries.map { ($0.key, $0.keyPlace) } : [(to.text ?? "", to.place)]
      }
      for (target, place) in targets ?? []
      where !known.insert("\(link["rows"]?.text ?? "") \(target)").inserted {
        context.log.warning(
          "\"\(target.shortened(to: 40))\" is set by an earlier link too", at: place,
          hint: "the later one holds; one link can have more inputs and outputs")
      }
    }
  }

  private func sets(_ target: String, _ node: SourceNode) -> Bool {
    node["to"]?.text == target || node["to"]?[target] != nil
  }

  /// One link for each target.
  private func links(of node: SourceNode) -> [Link] {
    if let rows = node["rows"] { return links(of: node.without(["rows"]), inRowsOf: rows) }
    guard let from = node["from"], let source = sum(from), let to = node["to"] else { return [] }
    let places = node["input"]?.elements ?? []
    let input = places.compactMap(sum)
    // An error in an input is reported; how many belong together is not known then.
    guard input.count == places.count else { return [] }
    if let values = node["input"], !input.isOneWay {
      context.log.error(
        "the inputs rise and fall", at: values.place,
        hint: "each lies beyond the one before; several links can follow the same value")
    }
    let targets: [(SourceNode, String, SourceNode?)] =
      to.isMap
      ? to.entries.map { ($0.value, $0.key, $0.value) }
      : [(to, to.text ?? "", node["output"])]
    return targets.compactMap { place, name, output in
      guard let target = target(name, at: place.place) else { return nil }
      var link = Link(from: source, to: target, input: input)
      link.extrapolation =
        node["extrapolate"]?.text.flatMap(Link.Extrapolation.init) ?? .clamp
      let values = output?.elements ?? []
      if values.count != input.count, !node.hasMistyped(["input", "output"], "link") {
        context.log.error(
          "\(count(input.count, "input")) but \(count(values.count, "output")) for "
            + "\"\(name.shortened(to: 40))\"",
          at: (output ?? place).place, hint: "each output belongs to one input")
      }
      if case .view(let view, .selected) = target {
        let choices = context.choices[context.notedName(of: view)]
        for value in values { choices?.check(value, in: context.log) }
      }
      link.output = self.output(values, to: target)
      return link
    }
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// The links of a table's rows, in which the names of a row's views stand for those in each row.
  private func links(of node: SourceNode, inRowsOf table: SourceNode) -> [Link] {
    let name = table.text ?? ""
    guard let parts = context.rowParts.first(where: { $0.table.rawValue == name }) else {
      context.log.error(
        "there is no table \"\(name.shortened(to: 40))\" with rows of its own", at: table.place,
        hint: nearestHint(name, in: context.rowParts.map(\.table.rawValue))
          ?? "\"rows\" takes the id of a table that has \"rows\" and a \"cell\"", missing: name)
      return []
    }
    return LinkBuilder(context: context, scene: scene, row: parts).links(of: node)
  }

  /// The view of a row, or of the scene.
  private func view(_ name: String) -> ViewID? {
    row?.view(name) ?? context.view(name)
  }

  private func output(_ values: [SourceNode], to target: Link.Target) -> Link.Output {
    if !target.isColor {
      return .numbers(values.compactMap { target.isTruth ? truth($0) ?? sum($0) : sum($0) })
    }
    return .colors(
      values.compactMap { value in
        if let color = value.color { return color }
        context.log.error("\(value.description) is not a colour", at: value.place)
        return nil
      })
  }

  /// `true` or `false` as the number that a link reckons with.
  private func truth(_ node: SourceNode) -> LinkExpression? {
    node.bool.map { LinkExpression(constant: $0 ? 1 : 0) }
  }

  /// A number, or a sum of views' values; `nil` where it is neither, which is reported.
  func sum(_ node: SourceNode) -> LinkExpression? {
    if let number = node.number { return LinkExpression(constant: number) }
    guard let text = node.text else { return nil }
    if node.bool != nil {
      context.log.error(
        "expected a number, got \(node.description)", at: node.place,
        hint: "true and false are outputs for hidden, enabled and clips")
      return nil
    }
    if node.color != nil, view(text) == nil {
      context.log.error(
        "expected a number, got the colour \(node.description)", at: node.place,
        hint: "colours follow one another in background, tint and textColor")
      return nil
    }
    do throws(LinkExpression.TextError) {
      return try LinkExpression(text, view: view)
    } catch {
      if let name = error.unknownView {
        reportUnknown(name, at: node.place)
      } else {
        let words = LinkProperty.allCases.filter(\.isReadable).map(\.rawValue)
        context.log.error(
          error.message, at: node.place,
          hint: error.viewAlone.map { name in
            text.contains("\(name)/")
              ? "a link cannot follow one row; with rows: \(name) it follows each: row.transform.y"
              : "write \(name).x, \(name).alpha …"
          }
            ?? error.unknownProperty.map { property in
              nearestHint(property, in: words) ?? "it has " + words.joined(separator: ", ")
            })
      }
      return nil
    }
  }

  private func reportUnknown(_ name: String, at place: SourcePlace) {
    if context.isConstraint(name) {
      context.log.error(
        "a constraint cannot be followed: \"\(name.shortened(to: 40))\"", at: place,
        hint: value(placedBy: name).map { "its view can: \($0)" }
          ?? "follow a value of its view, such as VIEW.height")
      return
    }
    guard let row else {
      _ = context.view(name, at: place)
      return
    }
    context.log.error(
      "there is no view \"\(name.shortened(to: 40))\" in the rows of \"\(row.table)\", nor elsewhere",
      at: place, hint: nearestHint(name, in: row.names + context.viewNames), missing: name)
  }

  /// The value that a constraint gives a view, as a link reads it.
  private func value(placedBy constraint: String) -> String? {
    var anchor: Anchor?
    for root in [scene.controller.view] + scene.viewsForLater {
      root.forEach { view in
        anchor = anchor ?? view.constraints.first { $0.identifier == constraint }?.first
      }
    }
    guard let anchor, case .view(let view) = anchor.item,
      let property = LinkProperty(reading: anchor.attribute)
    else { return nil }
    return "\(view).\(property.rawValue)"
  }

  /// A property of a view in rows: what they are laid out by stays.
  private func target(_ name: String, in row: RowParts, at place: SourcePlace) -> Link.Target? {
    let words = LinkProperty.allCases.filter { $0.isWritable && !$0.isLayout }.map(\.rawValue)
    for dot in name.indices where name[dot] == "." {
      guard let view = row.view(String(name[..<dot])) else { continue }
      let word = String(name[name.index(after: dot)...])
      if let property = LinkProperty(name: word), words.contains(word) {
        return .view(view, property)
      }
      context.log.error(
        "a link cannot set \"\(word.shortened(to: 40))\" of a view in rows", at: place,
        hint: nearestHint(word, in: words) ?? "it can set " + words.joined(separator: ", "))
      return nil
    }
    if !reportsViewAlone(name, at: place) {
      reportUnknown(String(name.prefix { $0 != "." }), at: place)
    }
    return nil
  }

  /// Reports a view of which no property is named that a link is to set.
  private func reportsViewAlone(_ name: String, at place: SourcePlace) -> Bool {
    guard view(name) != nil else { return false }
    let name = name.shortened(to: 40)
    context.log.error(
      "\"\(name)\" has no value after it", at: place,
      hint: "a link sets one: write \(name).alpha, \(name).transform.y …")
    return true
  }

  private func target(_ name: String, at place: SourcePlace) -> Link.Target? {
    if let row { return target(name, in: row, at: place) }
    if context.isConstraint(name) {
      return context.constraint(name, at: place).map(Link.Target.constraint)
    }
    var dot = name.endIndex
    while let next = name[..<dot].lastIndex(of: ".") {
      dot = next
      let id = String(name[..<dot])
      guard context.isView(id) else { continue }
      let word = String(name[name.index(after: dot)...])
      if let property = LinkProperty(name: word), property.isWritable {
        return context.view(id, at: place).map { .view($0, property) }
      }
      let words = LinkProperty.allCases.filter(\.isWritable).map(\.rawValue)
      context.log.error(
        "a link cannot set \"\(word.shortened(to: 40))\" of a view", at: place,
        hint: nearestHint(word, in: words) ?? "it can set " + words.joined(separator: ", "))
      return nil
    }
    if reportsViewAlone(name, at: place) { return nil }
    context.log.unknown(
      "view or constraint", name, at: place,
      hint: context.otherHint(name) ?? nearestHint(name, in: context.allNames))
    return nil
  }
}

extension Link.Target {
  fileprivate var isColor: Bool {
    if case .view(_, let property) = self { property.isColor } else { false }
  }

  fileprivate var isTruth: Bool {
    if case .view(_, let property) = self { property.isTruth } else { false }
  }
}

extension LinkProperty {
  /// The position or length of a view that an anchor of it is; `nil` for baselines and margins.
  fileprivate init?(reading attribute: LayoutAttribute) {
    switch attribute {
    case .left: self = .x
    case .leading: self = .leading
    case .right, .trailing: self = .maxX
    case .centerX: self = .midX
    case .top: self = .y
    case .bottom: self = .maxY
    case .centerY: self = .midY
    case .width: self = .width
    case .height: self = .height
    default: return nil
    }
  }
}

extension [LinkExpression] {
  /// Whether they all rise or all fall, as far as that is known without a layout.
  fileprivate var isOneWay: Bool {
    guard allSatisfy(\.terms.isEmpty) else { return true }
    let steps = zip(self, dropFirst()).map { $1.constant - $0.constant }
    return !(steps.contains { $0 > 0 } && steps.contains { $0 < 0 })
  }
}
