import EmakiLayout
import EmakiScenes

/// Reads the links of a scene.
struct LinkBuilder {
  let context: SceneContext

  func links(_ node: SourceNode?) -> [Link] {
    guard let node, node.isList else { return [] }
    return node.elements.filter(\.isMap).flatMap(links(of:))
  }

  /// Reports links that follow one another in a circle, at the first of them.
  func check(_ scene: Scene, _ node: SourceNode?) {
    guard !context.log.hasErrors, let node else { return }
    do throws(SceneError) {
      try scene.checkLinks()
    } catch {
      var place = node.place
      if case .cyclicLinks(let names) = error {
        place = node.elements.first { sets(names[0], $0) }?.place ?? place
      }
      context.log.error("\(error)", at: place)
    }
  }

  private func sets(_ target: String, _ node: SourceNode) -> Bool {
    node["to"]?.text == target || node["to"]?[target] != nil
  }

  /// One link for each target.
  private func links(of node: SourceNode) -> [Link] {
    guard let from = node["from"], let source = sum(from), let to = node["to"] else { return [] }
    let input = (node["input"]?.elements ?? []).compactMap(sum)
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
      if values.count != input.count {
        context.log.error(
          "\(input.count) inputs but \(values.count) outputs for \"\(name.shortened(to: 40))\"",
          at: (output ?? place).place, hint: "each output belongs to one input")
      }
      link.output = self.output(values, isColor: target.isColor)
      return link
    }
  }

  private func output(_ values: [SourceNode], isColor: Bool) -> Link.Output {
    if !isColor { return .numbers(values.compactMap(sum)) }
    return .colors(
      values.compactMap { value in
        if let color = value.color { return color }
        context.log.error("\(value.description) is not a colour", at: value.place)
        return nil
      })
  }

  private func sum(_ node: SourceNode) -> LinkExpression? {
    if let number = node.number { return LinkExpression(constant: number) }
    guard let text = node.text else { return nil }
    do throws(LinkExpression.TextError) {
      return try LinkExpression(text, view: context.view)
    } catch {
      if let name = error.unknownView {
        _ = context.view(name, at: node.place)
      } else {
        context.log.error(error.message, at: node.place)
      }
      return nil
    }
  }

  private func target(_ name: String, at place: SourcePlace) -> Link.Target? {
    if context.isConstraint(name) {
      return context.constraint(name, at: place).map(Link.Target.constraint)
    }
    var dot = name.endIndex
    while let next = name[..<dot].lastIndex(of: ".") {
      dot = next
      let id = String(name[..<dot])
      guard context.isView(id) else { continue }
      let word = String(name[name.index(after: dot)...])
      if let property = LinkProperty(rawValue: word), property.isWritable {
        return context.view(id, at: place).map { .view($0, property) }
      }
      let words = LinkProperty.allCases.filter(\.isWritable).map(\.rawValue)
      context.log.error(
        "a link cannot set \"\(word.shortened(to: 40))\" of a view", at: place,
        hint: nearestHint(word, in: words) ?? "it can set " + words.joined(separator: ", "))
      return nil
    }
    context.log.error(
      "there is no view or constraint \"\(name.shortened(to: 40))\"", at: place,
      hint: nearestHint(name, in: context.allNames))
    return nil
  }
}

extension Link.Target {
  fileprivate var isColor: Bool {
    if case .view(_, let property) = self { property.isColor } else { false }
  }
}
