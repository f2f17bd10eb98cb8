import EmakiDrawing

/// One solve, with the insets that follow from estimates of the frames.
struct LayoutPass {
  /// The lines of all views and guides, with the insets that were used.
  let forms: LineForms
  let constraints: [LinearConstraint]
  let solution: LinearSystem.Solution
  /// Frames in the superviews' coordinates, not rounded.
  let frames: [Rect]
  /// The insets that constraints were written with.
  let usedInsets: [InsetRules.Use: Insets]

  /// - Parameters:
  ///   - known: frames that are not to be computed.
  ///   - estimates: frames of an earlier pass; `nil` guesses.
  ///   - work: how much work the solver may do.
  init(
    tree: LayoutTree, environment: LayoutEnvironment, resolved: [ResolvedConstraint],
    known: [Rect?], estimates: [Rect]?, natural: inout NaturalSizes, within work: Int
  ) {
    let plain = Geometry(tree, known: known)
    let insets = InsetRules(
      tree, environment: environment, frames: estimates ?? FrameEstimates.guessed(plain))
    let framed = environment.isRunning ? tree.framedRowContent : []
    let geometry =
      framed.isEmpty ? plain : Geometry(tree, known: known, shifts: insets.shifts(of: framed, tree))
    let textScale = environment.textScale ?? environment.scale
    var forms = LineForms(geometry: geometry, insets: insets, scale: textScale)
    let content = ContentConstraints(geometry: geometry)
    var list = content.bounds()
    let stacks = Self.stackRules(&forms, &natural)
    // Of constraints that contradict one another the later is broken. Saved files keep a stack
    // view's chain against its author's constraints, these against content that must not shrink or
    // grow, and that against the stack view's alignment.
    list += stacks.along
    let centres =
      environment.keepsHalfPixels ? CentreRounding(geometry: geometry, resolved: resolved) : nil
    for (place, constraint) in resolved.enumerated() {
      let form = forms.form(of: constraint)
      list.append(
        LinearConstraint(
          form: centres?.rounded(form, of: constraint, natural: &natural) ?? form,
          relation: constraint.constraint.relation,
          priority: constraint.constraint.priority, source: .user(place)))
    }
    list += content.sizes(natural: &natural) + stacks.across
    self.forms = forms
    var used = forms.usedInsets
    for index in framed {
      let use = InsetRules.Use(kind: .safeArea, node: tree.nodes[index].parent)
      used[use] = insets.insets(.safeArea, of: use.node)
    }
    usedInsets = used
    constraints = list
    solution = LinearSystem(constraints: list, variables: forms.geometry.variables)
      .solve(within: work)
    frames = FrameEstimates.solved(forms.geometry, solution.values)
  }

  var geometry: Geometry { forms.geometry }
  /// Whether it was too much work: the frames mean nothing then.
  var isUnsolved: Bool { solution.overload != nil }

  private static func stackRules(
    _ forms: inout LineForms, _ natural: inout NaturalSizes
  ) -> StackConstraints.Rules {
    var all = StackConstraints.Rules(along: [], across: [])
    for (index, node) in forms.geometry.tree.nodes.enumerated() {
      guard let stack = node.view.stack else { continue }
      let margins: Insets =
        stack.isLayoutMarginsRelative ? forms.use(.margins, of: index) : .zero
      var constraints = StackConstraints(
        stack, node: index, geometry: forms.geometry, margins: margins, scale: forms.scale)
      let rules = constraints.rules(natural: &natural)
      all.along += rules.along
      all.across += rules.across
    }
    return all
  }

  /// Whether some constraint was written with insets that the frames do not bear out.
  func usesStaleInsets(_ environment: LayoutEnvironment) -> Bool {
    if usedInsets.isEmpty { return false }
    let actual = InsetRules(geometry.tree, environment: environment, frames: frames)
    return usedInsets.contains { use, insets in
      !actual.insets(use.kind, of: use.node).isClose(to: insets)
    }
  }

  /// The size of a scroll view's content, where constraints decide it.
  func content(of node: Int) -> ScrollContent {
    ScrollContent(
      width: geometry.knownContentLength(of: node, .horizontal)?.value(solution.values),
      height: geometry.knownContentLength(of: node, .vertical)?.value(solution.values))
  }
}

extension Insets {
  /// Whether all sides are the same but for errors of calculation.
  func isClose(to other: Insets) -> Bool {
    let limit = 1e-6
    return abs(top - other.top) < limit && abs(left - other.left) < limit
      && abs(bottom - other.bottom) < limit && abs(right - other.right) < limit
  }
}
