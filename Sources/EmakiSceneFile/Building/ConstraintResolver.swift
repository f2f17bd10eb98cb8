import EmakiLayout
import EmakiSceneFormat

/// Turns pins, equations and visual format strings into constraints of known views.
struct ConstraintResolver {
  private let context: SceneContext
  /// The names that the constraints have.
  private(set) var names: ConstraintNames
  /// The views of trees, by the trees' roots.
  private var views: [String: [String: ViewID]] = [:]

  init(_ context: SceneContext) {
    self.context = context
    names = context.constraints
  }

  /// The constraints by the id of the view that owns them.
  mutating func constraints(_ pending: [PendingConstraints]) -> [String: [Constraint]] {
    var owned: [String: [Constraint]] = [:]
    for item in pending {
      switch item {
      case .pin(let node, let view, let yields):
        guard let parent = context.index.parent(of: view) else { continue }
        for pin in PinBuilder(context: context, view: view, superview: parent).pins(node) {
          if let name = pin.constraint.identifier { register(name, at: pin.place) }
          var constraint = yields ? pin.constraint.yielding : pin.constraint
          constraint.place = context.log.filePlace(pin.place)
          owned[parent, default: []].append(constraint)
        }
      case .list(let node, let owner):
        for (holder, constraint) in constraints(of: node, owner: owner) {
          owned[holder, default: []].append(constraint)
        }
      }
    }
    return owned
  }

  /// Takes a name for a constraint; reports one that is taken already.
  private mutating func register(_ name: String, at place: SourcePlace) {
    if let first = names.add(name, at: place) {
      context.log.duplicate("constraint", name, at: place, first)
    }
  }

  private mutating func constraints(
    of node: SourceNode, owner: String
  ) -> [(String, Constraint)] {
    var made: [(String, Constraint)] = []
    for element in node.elements {
      if element.text != nil { made += constraints(element, name: nil, owner: owner) }
      if element.isPartsOfEquation { continue }
      for entry in element.entries {
        register(entry.key, at: entry.keyPlace)
        made += named(entry, owner: owner)
      }
    }
    return made
  }

  private mutating func named(_ entry: SourceNode.Entry, owner: String) -> [(String, Constraint)] {
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

  /// The constraints of one text, with its location.
  private mutating func constraints(
    _ node: SourceNode, name: String?, owner: String
  ) -> [(String, Constraint)] {
    let place = context.log.filePlace(node.place)
    return constraintsAlone(node, name: name, owner: owner).map { holder, constraint in
      var constraint = constraint
      constraint.place = place
      return (holder, constraint)
    }
  }

  private mutating func constraintsAlone(
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
      var parser = EquationParser(text, metrics: context.setting.metrics)
      let reader = EquationReader(context: context, owner: owner)
      return [try reader.constraint(try parser.parse(), name: name)]
    } catch {
      context.log.error(
        error.message, at: node.place(ofCharacter: error.offset),
        hint: NumberText.minusHint(text) ?? error.hint,
        missing: error.missing)
      return []
    }
  }

  private static func isVisualFormat(_ text: String) -> Bool {
    ["H:", "V:", "|", "["].contains { text.hasPrefix($0) }
  }

  private mutating func visualFormat(
    _ text: String, _ node: SourceNode, owner: String
  ) -> [Constraint] {
    let views = views(under: context.index.root(of: owner))
    do throws(VisualFormatError) {
      return try VisualFormat.parse(
        text, views: views, metrics: context.setting.metrics, superview: ViewID(owner))
    } catch {
      context.log.error(
        error.message.withPlainQuotes, at: node.place(ofCharacter: error.column - 1),
        hint: error.hint?.withPlainQuotes, missing: error.unknownName)
      return []
    }
  }
}

extension ConstraintResolver {
  /// The views of the tree with this root, for visual format strings.
  private mutating func views(under root: String) -> [String: ViewID] {
    if let known = views[root] { return known }
    let keys = context.index.keys(under: root).filter(context.index.isView)
    let found = Dictionary(
      keys.map { (ViewID.shown($0), ViewID($0)) },
      uniquingKeysWith: { ViewID.isMade($0.key) ? $1 : $0 })
    views[root] = found
    return found
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
  /// The text with the quotes of all other messages of the reader.
  fileprivate var withPlainQuotes: String {
    String(map { $0 == "“" || $0 == "”" ? "\"" : $0 })
  }
}
