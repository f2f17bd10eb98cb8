/// Makes constraints of a visual format string that was read.
struct VisualFormatTranslation {
  typealias Syntax = VisualFormatSyntax

  let superview: ViewID
  let options: VisualFormat.Options

  func constraints(_ format: Syntax.Format) -> [Constraint] {
    var list: [Constraint] = []
    for (index, part) in format.parts.enumerated() {
      if index > 0 {
        list += join(
          format.parts[index - 1], part, by: format.connections[index - 1], format.axis)
      }
      if case .view(let id, let predicates) = part {
        list += predicates.map { size(id, $0, format.axis) }
      }
    }
    return list + alignment(format)
  }

  private func start(_ axis: Axis) -> LayoutAttribute {
    axis == .vertical ? .top : options.isLeftToRight ? .left : .leading
  }

  private func end(_ axis: Axis) -> LayoutAttribute {
    axis == .vertical ? .bottom : options.isLeftToRight ? .right : .trailing
  }

  /// `later.start = earlier.end + distance`; the superview's start and end face inwards.
  private func join(
    _ earlier: Syntax.Part, _ later: Syntax.Part, by connection: Syntax.Connection, _ axis: Axis
  ) -> [Constraint] {
    let from =
      earlier.view.map { Anchor($0, end(axis)) } ?? Anchor(superview, start(axis))
    let to = later.view.map { Anchor($0, start(axis)) } ?? Anchor(superview, end(axis))
    switch connection {
    case .flush: return [Constraint(to, .equal, from)]
    case .standard:
      let touchesSuperview = earlier.view == nil || later.view == nil
      return [
        Constraint(
          to, .equal, from,
          constant: touchesSuperview
            ? VisualFormat.superviewSpacing : VisualFormat.siblingSpacing)
      ]
    case .predicates(let predicates):
      return predicates.map { predicate in
        guard case .constant(let distance) = predicate.object else {
          return Constraint(to, predicate.relation, from, priority: predicate.priority)
        }
        return Constraint(
          to, predicate.relation, from, constant: distance, priority: predicate.priority)
      }
    }
  }

  private func size(_ id: ViewID, _ predicate: Syntax.Predicate, _ axis: Axis) -> Constraint {
    let length: LayoutAttribute = axis == .horizontal ? .width : .height
    switch predicate.object {
    case .constant(let points):
      return Constraint(
        Anchor(id, length), predicate.relation, constant: points, priority: predicate.priority)
    case .view(let other, let attribute, let multiplier, let constant):
      return Constraint(
        Anchor(id, length), predicate.relation, Anchor(other, attribute ?? length),
        multiplier: multiplier, constant: constant, priority: predicate.priority)
    }
  }

  /// Each view's line equal to that of the view before it.
  private func alignment(_ format: Syntax.Format) -> [Constraint] {
    let views = format.parts.compactMap(\.view)
    return options.alignment.flatMap { attribute in
      zip(views, views.dropFirst()).map { earlier, later in
        Constraint(Anchor(later, attribute), .equal, Anchor(earlier, attribute))
      }
    }
  }
}

extension VisualFormatSyntax.Part {
  /// The view, if it is not the superview.
  fileprivate var view: ViewID? {
    if case .view(let id, _) = self { id } else { nil }
  }
}
