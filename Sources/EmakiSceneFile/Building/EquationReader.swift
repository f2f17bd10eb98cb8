import EmakiLayout
import EmakiSceneFormat

/// Gives the names of an equation their views.
struct EquationReader {
  let context: SceneContext
  /// The view that the equation is written in.
  let owner: String

  /// The constraint, and the view that owns it: the nearest one that holds both sides, because a
  /// position with a factor is measured there.
  func constraint(
    _ equation: Equation, name: String?
  ) throws(EquationError) -> (owner: String, Constraint) {
    let equation = withAreas(equation)
    let first = try view(of: equation.first, other: equation.second)
    var second: String?
    if let line = equation.second { second = try view(of: line, other: equation.first) }
    var constraint = Constraint(
      anchor(equation.first, of: first), equation.relation,
      equation.second.flatMap { line in second.map { anchor(line, of: $0) } },
      multiplier: equation.multiplier, constant: equation.constant)
    if let problem = Self.mismatch(equation) { throw problem }
    if let priority = equation.priority { constraint.priority = priority }
    constraint.identifier = name
    let common = context.index.commonAncestor(first, second ?? first)
    let holder = common.flatMap { context.index.isGuide($0) ? context.index.parent(of: $0) : $0 }
    return (holder ?? owner, constraint)
  }

  /// The mismatch that keeps the two sides of an equation from being compared.
  private static func mismatch(_ equation: Equation) -> EquationError? {
    guard let second = equation.second else { return nil }
    let (a, b) = (equation.first.attribute, second.attribute)
    if a.isLength == b.isLength, a.isLength || a.axis == b.axis { return nil }
    let words = [a, b].map { "\"\($0.rawValue)\"" }
    let message =
      a.isLength == b.isLength
      ? "\(words[0]) and \(words[1]) lie on different axes"
      : "\(words[0]) and \(words[1]) are a place and a length"
    return EquationError(
      message: message, offset: second.offset,
      hint: "places follow places of the same axis, lengths follow lengths")
  }

  /// The equation where a bare `safeArea.top` is a line of the owner, as a bare `top` is, unless a
  /// view has that name.
  private func withAreas(_ equation: Equation) -> Equation {
    var equation = equation
    equation.first = withArea(equation.first)
    equation.second = equation.second.map(withArea)
    return equation
  }

  private func withArea(_ line: Equation.Line) -> Equation.Line {
    guard line.area == nil, let name = line.name, let area = Equation.Area(rawValue: name),
      context.index.place(of: name) == nil
    else { return line }
    var line = line
    (line.name, line.area) = (nil, area)
    return line
  }

  /// The id that a line's name means.
  private func view(
    of line: Equation.Line, other: Equation.Line?
  ) throws(EquationError) -> String {
    switch line.name {
    case nil, "self": return owner
    case "superview":
      let neighbour = other?.name == "superview" ? nil : other?.name
      let view = try neighbour.map { name throws(EquationError) in
        try known(name, at: other?.offset ?? 0)
      }
      if let parent = context.index.parent(of: view ?? owner) { return parent }
      throw EquationError(
        message: "\"\(view ?? owner)\" has no superview in its controller", offset: line.offset)
    case .some(let name): return try known(name, at: line.offset)
    }
  }

  private func known(_ name: String, at offset: Int) throws(EquationError) -> String {
    if name == "self" { return owner }
    let root = context.index.root(of: owner)
    guard let name = context.index.key(of: name) ?? context.view(name)?.key else {
      _ = context.reportNameless(name)
      throw EquationError(
        message: "there is no view \"\(name.shortened(to: 40))\"", offset: offset,
        hint: name == "parent"
          ? "the view around is called superview"
          : context.otherHint(name)
            ?? context.hint(name, in: context.index.ids(under: root)), missing: name)
    }
    // The system's keyboard is no controller's: a guide follows it from wherever its view lies.
    guard context.index.root(of: name) == root || name == KeyboardExpansion.place else {
      throw EquationError(
        message: "\"\(name)\" belongs to another controller", offset: offset,
        hint: "constraints join views of one controller")
    }
    return name
  }

  private func anchor(_ line: Equation.Line, of id: String) -> Anchor {
    let view = ViewID(id)
    let item: LayoutItem =
      switch line.area {
      case .safeArea: .safeArea(of: view)
      case .margins: .margins(of: view)
      case .content: .content(of: view)
      case .frame: .frame(of: view)
      case .topGuide: .topGuide(of: view)
      case .bottomGuide: .bottomGuide(of: view)
      case nil: context.index.isGuide(id) ? .guide(view) : .view(view)
      }
    return Anchor(item, line.attribute)
  }
}
