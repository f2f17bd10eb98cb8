import EmakiDrawing

extension LayoutIssue: CustomStringConvertible {
  /// One sentence that names the constraints and views concerned.
  public var description: String { text(calling: LayoutNames()) }

  /// The same with other names for the views.
  public func text(calling name: LayoutNames) -> String {
    switch self {
    case .unsatisfiable(let broken, let others):
      let set = others.map { "`\($0.text(calling: name))`" }.joined(separator: ", ")
      return "constraints conflict: broke `\(broken.text(calling: name))`"
        + (set.isEmpty ? "" : ", which conflicts with \(set)")
    case .ambiguous(let view, let attributes, _):
      let open = attributes.map(\.rawValue).joined(separator: ", ")
      return "the layout of \(name.quoted(view)) is ambiguous: nothing decides its \(open)"
    case .tied(let view, let others, let tie, _):
      let names = ([view] + others).map(name.quoted)
      let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
      return "only their order decides which of \(list) is \(tie.isLack ? "cut" : "stretched"): "
        + "all have the \(tie.priorityName) \(tie.priority.value.shortText)"
    case .overfull(let view, _):
      return "\(name.quoted(view)) would show more than \(RowFilling.mostViews) views at once: "
        + "the others are left out"
    case .unsolved(.steps, _):
      return "too many views depend on one another to be laid out"
    case .unsolved(.priorities, _):
      return
        "constraints and contents have more than \(Overload.mostPriorities) different priorities"
    case .invalid(let constraint, let reason):
      return "`\(constraint.text(calling: name))` does nothing: \(reason)"
    }
  }

  /// Where the constraint or view concerned is written.
  public var place: FilePlace {
    switch self {
    case .unsatisfiable(let constraint, _), .invalid(let constraint, _): constraint.place
    case .ambiguous(_, _, let place), .tied(_, _, _, let place), .overfull(_, let place),
      .unsolved(_, let place):
      place
    }
  }

  /// A hint at a remedy, and the lines of the other constraints of a conflict; `nil` where nothing
  /// can be said.
  public var hint: String? {
    switch self {
    case .unsatisfiable(let broken, let others):
      let all = [broken] + others
      let advice =
        all.contains(where: \.isOfStack) && all.contains(where: \.isPinOfSide)
        ? "a stack places its views: of their pins it leaves width and height free, and margins "
          + "with insideMargins: true make room around them"
        : "let one of them give way: a priority below 1000"
      let lines = Set(others.map(\.place).filter { $0.file == place.file }.compactMap(\.line))
        .subtracting([place.line].compactMap { $0 })
      if lines.isEmpty { return advice }
      return advice + "; see line \(lines.sorted().map(String.init).joined(separator: ", "))"
    case .ambiguous: return "a constraint to another view, or a size of its own, decides it"
    case .tied(_, _, let tie, _):
      return "a higher \(tie.priorityName) for what is to keep its size decides it"
    case .overfull:
      return "larger rows, or fewer tables and collections inside rows, are fewer views"
    case .unsolved(.steps, _):
      return "equations are easier than inequalities in long chains, rows of a table easier than a "
        + "stack"
    case .unsolved(.priorities, _):
      return "UIKit itself has seven, from 50 to 1000"
    case .invalid(let constraint, _):
      guard constraint.second == nil, !constraint.first.attribute.isLength else { return nil }
      var example = constraint
      example.second = Anchor("superview", constraint.first.attribute)
      return "measure it from another place: \(example)"
    }
  }
}

extension LayoutIssue.Tie {
  /// The scene format's name for the priority.
  fileprivate var priorityName: String {
    "\(axis.rawValue) \(isLack ? "compressionResistance" : "hugging")"
  }
}

extension Constraint {
  /// Whether a stack view has it for its views.
  fileprivate var isOfStack: Bool { identifier?.hasPrefix("stack view ") ?? false }

  /// Whether it comes from a side of a scene file's pin.
  fileprivate var isPinOfSide: Bool {
    identifier?.contains(".pin.") ?? false && !first.attribute.isLength
  }
}

extension Constraint: CustomStringConvertible {
  /// The equation as a scene file writes it: `title.top == header.bottom + 8 @750`.
  public var description: String { text(calling: LayoutNames()) }

  /// The same with other names for the views.
  public func text(calling name: LayoutNames) -> String {
    name.mark(of: self) + equation(calling: name)
  }

  /// The same without the constraint's name.
  func equation(calling name: LayoutNames) -> String {
    var text = "\(first.text(calling: name)) \(relation.rawValue) "
    if let second {
      if multiplier != 1 { text += "\(multiplier.shortText) * " }
      text += second.text(calling: name)
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(abs(constant).shortText)" }
    } else {
      text += constant.shortText
    }
    if priority != .required { text += " @\(priority.value.shortText)" }
    return text
  }
}

extension Anchor: CustomStringConvertible {
  /// `item.attribute`
  public var description: String { text(calling: LayoutNames()) }

  /// The same with other names for the views.
  func text(calling name: LayoutNames) -> String {
    "\(item.text(calling: name)).\(attribute.rawValue)"
  }
}

extension LayoutItem: CustomStringConvertible {
  /// The item as equations write it.
  public var description: String { text(calling: LayoutNames()) }

  /// The same with other names for the views.
  func text(calling name: LayoutNames) -> String {
    switch self {
    case .view(let id), .guide(let id): name(id)
    case .safeArea(let id): "\(name(id)).safeArea"
    case .margins(let id): "\(name(id)).margins"
    case .content(let id): "\(name(id)).content"
    case .frame(let id): "\(name(id)).frame"
    case .topGuide(let id): "\(name(id)).topGuide"
    case .bottomGuide(let id): "\(name(id)).bottomGuide"
    }
  }

  /// The view or guide.
  var id: ViewID {
    switch self {
    case .view(let id), .guide(let id), .safeArea(let id), .margins(let id), .content(let id),
      .frame(let id), .topGuide(let id), .bottomGuide(let id):
      id
    }
  }
}
