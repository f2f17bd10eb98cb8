import EmakiDrawing

extension LayoutIssue: CustomStringConvertible {
  /// One sentence that names the constraints and views concerned.
  public var description: String {
    switch self {
    case .unsatisfiable(let broken, let others):
      let set = others.map { "`\($0)`" }.joined(separator: ", ")
      return "constraints cannot hold together: broke `\(broken)`"
        + (set.isEmpty ? "" : ", which conflicts with \(set)")
    case .ambiguous(let view, let attributes):
      let open = attributes.map(\.rawValue).joined(separator: ", ")
      return "the layout of \"\(view)\" is ambiguous: nothing decides its \(open)"
    case .invalid(let constraint, let reason):
      return "`\(constraint)` does nothing: \(reason)"
    }
  }
}

extension Constraint: CustomStringConvertible {
  /// The equation as a scene file writes it: `title.top == header.bottom + 8 @750`.
  public var description: String {
    var text = identifier.map { "\($0): " } ?? ""
    text += "\(first) \(relation.rawValue) "
    if let second {
      if multiplier != 1 { text += "\(multiplier.shortText) * " }
      text += "\(second)"
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
  public var description: String { "\(item).\(attribute.rawValue)" }
}

extension LayoutItem: CustomStringConvertible {
  /// The item as equations write it.
  public var description: String {
    switch self {
    case .view(let id), .guide(let id): id.rawValue
    case .safeArea(let id): "\(id).safeArea"
    case .margins(let id): "\(id).margins"
    case .content(let id): "\(id).content"
    case .frame(let id): "\(id).frame"
    case .topGuide(let id): "\(id).topGuide"
    case .bottomGuide(let id): "\(id).bottomGuide"
    }
  }
}
