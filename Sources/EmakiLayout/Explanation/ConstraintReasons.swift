import EmakiDrawing

/// Tells which constraints of a solve decide a form, in words.
struct ConstraintReasons {
  let pass: LayoutPass
  let run: LayoutRun
  let name: LayoutNames
  let names: SourceNames

  init(_ pass: LayoutPass, run: LayoutRun, name: LayoutNames) {
    self.pass = pass
    self.run = run
    self.name = name
    names = SourceNames(tree: run.tree, resolved: run.resolved, constraints: pass.constraints)
  }

  /// The constraints that decide a form, those that concern it first, then those that decide what
  /// these compare it with.
  func deciding(_ form: Linear) -> [FrameExplanation.Reason] {
    var rest = pass.solution.derivations.places(deciding: form)
    var known = Set(form.terms.map(\.variable))
    var reasons = open(form)
    var depth = 0
    while !rest.isEmpty {
      let near = rest.filter { place in
        pass.constraints[place].form.terms.contains { known.contains($0.variable) }
      }
      // A part of the sum that is joined to nothing else: none is left in practice.
      let told = near.isEmpty ? rest : near
      reasons += told.map { reason($0, depth: depth) }
      for place in told {
        known.formUnion(pass.constraints[place].form.terms.map(\.variable))
      }
      rest.removeAll(where: told.contains)
      depth += 1
    }
    return reasons
  }

  /// The reason given for a form that nothing decides.
  private func open(_ form: Linear) -> [FrameExplanation.Reason] {
    let variables = Set(form.terms.map(\.variable))
    if !variables.isDisjoint(with: pass.solution.undetermined) {
      return [
        .init("no constraint decides it: the smallest that is possible, near the origin, is taken")
      ]
    }
    if variables.isDisjoint(with: pass.solution.ordered) { return [] }
    return [
      .init(
        "several views of one priority could share what is over, or missing: the order of the views "
          + "decides, the first gets the room")
    ]
  }

  /// A constraint in words, with the numbers that it compares.
  func reason(_ place: Int, depth: Int = 0) -> FrameExplanation.Reason {
    let linear = pass.constraints[place]
    switch linear.source {
    case .user(let index):
      let resolved = run.resolved[index]
      var notes = numbers(resolved).map { [$0] } ?? []
      let words = InsetWords(run: run, pass: pass, name: name)
      for line in [resolved.first, resolved.second].compactMap({ $0 }) {
        if let note = words.note(on: line), !notes.contains(note) { notes.append(note) }
      }
      return .init(
        resolved.constraint.text(calling: name), at: resolved.constraint.place, depth: depth,
        notes: notes)
    case .content(let node, let axis):
      return .init(
        NaturalSizeWords(run: run, name: name).sentence(node, axis, linear),
        at: run.tree.nodes[node].view.place, depth: depth,
        notes: axis == .horizontal ? equalShare(of: node).map { [$0] } ?? [] : [])
    case .nonNegative(let node, let axis):
      let length = axis == .horizontal ? "width" : "height"
      return .init(
        "the \(length) of \(called(node)) is not negative", at: run.tree.nodes[node].view.place,
        depth: depth)
    case .stack(let rule):
      let constraint = names.constraint(place)
      let equation = constraint.equation(calling: name)
      return .init(
        "the stack view \(called(rule.stack)) asks for \(equation)"
          + (rule.equalsGaps ? ", with all gaps equal" : ""),
        at: run.tree.nodes[rule.stack].view.place, depth: depth)
    }
  }

  /// The equal share that a stack view no longer asks of a label of several lines.
  ///
  /// Up to iOS 14 it asked for an equal share of its width at a priority ten above that of the
  /// label's content (the constraint `UISV-text-width-disambiguation` of public bug reports). Apps
  /// since iOS 15 do not have it for a single label of several lines, and no saved frame shows it.
  private func equalShare(of node: Int) -> String? {
    let own = run.tree.nodes[node]
    let stack = run.tree.nodes[own.parent]
    guard own.isArranged, TextSizes.yieldsWidth(own.view), let layout = stack.view.stack,
      layout.axis == .horizontal, layout.distribution == .fill
    else { return nil }
    let count = Double(stack.children.count { !run.tree.nodes[$0].view.isHidden })
    guard count > 1 else { return nil }
    let width = pass.geometry.span(of: own.parent, .horizontal).length.value(pass.solution.values)
    let share = (width - layout.spacing * (count - 1)) / count
    return "up to iOS 14 \(called(own.parent)) would make it an equal share wide, \(share.tidy); "
      + "later ones, and Interface Builder's canvas, do not"
  }

  func called(_ node: Int) -> String { name(run.tree.nodes[node].view.id) }

  /// `112 = 104 + 8`, for a constraint between two lines.
  private func numbers(_ resolved: ResolvedConstraint) -> String? {
    var forms = pass.forms
    let (left, right) = forms.sides(of: resolved)
    guard let right else { return nil }
    let constraint = resolved.constraint
    func number(_ form: Linear) -> String { form.value(pass.solution.values).tidy }
    var text = "\(number(left)) \(constraint.relation.rawValue) "
    if constraint.multiplier != 1 { text += "\(constraint.multiplier.tidy) * " }
    text += number(right)
    if constraint.constant != 0 {
      text += " \(constraint.constant < 0 ? "-" : "+") \(abs(constraint.constant).tidy)"
    }
    return text
  }
}

extension Double {
  /// The number with three decimals at the most.
  var tidy: String { ((self * 1000).rounded() / 1000 + 0).shortText }
}
