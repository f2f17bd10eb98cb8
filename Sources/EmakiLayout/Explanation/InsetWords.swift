import EmakiDrawing

/// Says how large margins and safe areas are, and why.
struct InsetWords {
  let run: LayoutRun
  let pass: LayoutPass
  let name: LayoutNames

  /// The insets that a line depends on besides frames; `nil` for one that needs nothing else.
  func note(on line: ResolvedConstraint.Line) -> String? {
    let node = line.item.node
    switch line.item.part {
    case .margins:
      let insets = sides(of: .margins, node, line.attribute)
      return "margins of \(called(node)): \(insets), \(marginOrigin(node))"
    case .safeArea, .topGuide, .bottomGuide:
      let insets = sides(of: .safeArea, node, line.attribute)
      return "safe area of \(called(node)): \(insets), \(safeAreaOrigin(node))"
    default: return nil
    }
  }

  private func called(_ node: Int) -> String { name(run.tree.nodes[node].view.id) }

  /// The insets on both sides of the line's axis.
  private func sides(
    of kind: InsetRules.Kind, _ node: Int, _ attribute: LayoutAttribute
  ) -> String {
    let insets = pass.forms.insets.insets(kind, of: node)
    let axis = attribute.axis
    let names = axis == .horizontal ? ("left", "right") : ("top", "bottom")
    return "\(names.0) \(insets.start(axis).tidy), \(names.1) \(insets.end(axis).tidy)"
  }

  private func safeAreaOrigin(_ node: Int) -> String {
    if node == 0 {
      return run.environment.origins.safeArea ?? "what the device and its bars cover of the root"
    }
    let added = run.tree.nodes[node].view.additionalSafeAreaInsets != .zero
    return "what the superview's safe area leaves of it"
      + (added ? ", and the bars of its controller" : "")
  }

  private func marginOrigin(_ node: Int) -> String {
    let own = run.tree.nodes[node]
    let view = own.view
    var words = [ownMargins(node)]
    if view.insetsLayoutMarginsFromSafeArea,
      pass.forms.insets.insets(.safeArea, of: node) != .zero
    {
      words.append("with the safe area added")
    }
    if view.preservesSuperviewLayoutMargins, node > 0 {
      words.append("at least those of \(called(own.parent)) where they reach into it")
    }
    if view.followsReadableWidth { words.append("at least what readable width leaves") }
    return words.joined(separator: ", ")
  }

  private func ownMargins(_ node: Int) -> String {
    let view = run.tree.nodes[node].view
    if let origin = view.origins.margins { return origin }
    let isRoot = node == 0 || view.isControllerRoot
    if view.layoutMargins != nil {
      return isRoot
        ? "as the file gives them, at the sides at least the system's" : "as the file gives them"
    }
    if isRoot { return "the system's for this width" }
    return view.kind == .stackView
      ? "a stack view has none of its own" : "8 for a view that gives none"
  }
}
