import EmakiLayout

/// Turns pins, equations and visual format strings into constraints of known views.
struct ConstraintResolver {
  let context: SceneContext

  /// The constraints by the id of the view that owns them.
  func constraints(_ pending: [ViewBuilder.Pending]) -> [String: [Constraint]] {
    var owned: [String: [Constraint]] = [:]
    for item in pending {
      switch item {
      case .pin(let node, let view, let yields):
        guard let parent = context.index.parent(of: view) else { continue }
        let pins = PinBuilder(context: context, view: view, superview: parent).constraints(node)
        owned[parent, default: []] += yields ? pins.map(\.yielding) : pins
      case .list(let node, let owner):
        for (holder, constraint) in constraints(of: node, owner: owner) {
          owned[holder, default: []].append(constraint)
        }
      }
    }
    return owned
  }

  private func constraints(of node: SourceNode, owner: String) -> [(String, Constraint)] {
    node.elements.flatMap { element in
      if element.text != nil { return constraints(element, name: nil, owner: owner) }
      return element.entries.flatMap { entry in
        context.registerConstraint(entry.key, at: entry.keyPlace)
        return named(entry, owner: owner)
      }
    }
  }

  private func named(_ entry: SourceNode.Entry, owner: String) -> [(String, Constraint)] {
    let node = entry.value
    if node.text != nil { return constraints(node, name: entry.key, owner: owner) }
    guard let equation = node["equation"], equation.text != nil else { return [] }
    return constraints(equation, name: entry.key, owner: owner).map { holder, constraint in
      var constraint = constraint
      if let active = node["active"]?.bool { constraint.isActive = active }
      constraint.heightClass = node["heightClass"]?.text.flatMap(SizeClass.init)
      if let priority = node["priority"]?.number { constraint.priority = Priority(priority) }
      return (holder, constraint)
    }
  }

  /// The constraints of one text, with its place.
  private func constraints(
    _ node: SourceNode, name: String?, owner: String
  ) -> [(String, Constraint)] {
    let place = context.log.filePlace(node.place)
    return constraintsAlone(node, name: name, owner: owner).map { holder, constraint in
      var constraint = constraint
      constraint.place = place
      return (holder, constraint)
    }
  }

  private func constraintsAlone(
    _ node: SourceNode, name: String?, owner: String
  ) -> [(String, Constraint)] {
    let text = node.text ?? ""
    if Self.isVisualFormat(text) {
      return visualFormat(text, node, owner: owner).map { constraint in
        var constraint = constraint
        constraint.identifier = name
        return (owner, constraint)
      }
    }
    do throws(EquationError) {
      var parser = EquationParser(text, metrics: context.metrics)
      let reader = EquationReader(context: context, owner: owner)
      return [try reader.constraint(try parser.parse(), name: name)]
    } catch {
      context.log.error(
        error.message, at: node.place(ofCharacter: error.offset), hint: error.hint,
        missing: error.missing)
      return []
    }
  }

  private static func isVisualFormat(_ text: String) -> Bool {
    ["H:", "V:", "|", "["].contains { text.hasPrefix($0) }
  }

  private func visualFormat(_ text: String, _ node: SourceNode, owner: String) -> [Constraint] {
    let views = context.views(under: context.index.root(of: owner))
    do throws(VisualFormatError) {
      return try VisualFormat.parse(
        text, views: views, metrics: context.metrics, superview: ViewID(owner))
    } catch {
      context.log.error(
        error.message.withPlainQuotes, at: node.place(ofCharacter: error.column - 1),
        hint: error.hint?.withPlainQuotes, missing: error.unknownName)
      return []
    }
  }
}

extension Constraint {
  /// The same where nothing required stands against it.
  fileprivate var yielding: Constraint {
    var constraint = self
    constraint.priority = min(priority, Priority(999))
    return constraint
  }
}

extension String {
  /// With the quotes of all other messages of the reader.
  fileprivate var withPlainQuotes: String {
    String(map { $0 == "“" || $0 == "”" ? "\"" : $0 })
  }
}
