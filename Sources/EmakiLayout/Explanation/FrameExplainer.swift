import EmakiDrawing

/// Reads off a layout what decides a view's numbers.
///
/// A number is a linear form of the solver's variables, and the row of the tableau says of which
/// active constraints it is the sum: these, and no others, decide it. They are listed from the view
/// outwards.
struct FrameExplainer {
  let run: LayoutRun
  let screen: LaidOutScreen
  let issues: [LayoutIssue]
  let overridden: Set<ViewID>
  let name: LayoutNames

  init(
    _ run: LayoutRun, screen: LaidOutScreen, issues: [LayoutIssue], overridden: Set<ViewID>,
    name: LayoutNames
  ) {
    self.run = run
    self.screen = screen
    self.issues = issues
    self.overridden = overridden
    self.name = name
  }

  private var tree: LayoutTree { run.tree }

  func explanation(of view: ViewID) -> FrameExplanation? {
    guard let node = tree.index[view], let pass = pass(of: node) else { return nil }
    let frame = screen.nodes[node].frame
    let reasons = ConstraintReasons(pass, run: run, name: name)
    return FrameExplanation(
      view: tree.nodes[node].view,
      superview: node == 0 ? nil : tree.nodes[tree.nodes[node].parent].view.id, frame: frame,
      parts: FrameExplanation.Number.allCases.map { part($0, of: node, frame, pass, reasons) },
      losses: LossSearch(reasons: reasons, issues: issues).losses(of: node))
  }

  /// The solve that placed a view.
  private func pass(of node: Int) -> LayoutPass? {
    run.passes.last { $0.nodes.contains(node) }?.pass
  }

  // MARK: One number

  private func part(
    _ number: FrameExplanation.Number, of node: Int, _ frame: Rect, _ pass: LayoutPass,
    _ reasons: ConstraintReasons
  ) -> FrameExplanation.Part {
    let span = pass.geometry.frame(of: node, number.axis)
    let form = number.isLength ? span.length : span.origin
    let start = frame.start(number.axis)
    let value = number.isLength ? frame.end(number.axis) - start : start
    var all: [FrameExplanation.Reason] = []
    if let given = placement(number, of: node) { all.append(given) }
    if !overridden.contains(tree.nodes[node].view.id), node > 0 {
      all += reasons.deciding(form)
      all += reach(number, of: node)
      all += rounding(from: form.value(pass.solution.values), to: value, node)
    }
    return FrameExplanation.Part(number: number, value: value, reasons: all)
  }

  /// The reason for numbers that no constraint decides: roots, frames that are given, masks.
  private func placement(
    _ number: FrameExplanation.Number, of node: Int
  ) -> FrameExplanation.Reason? {
    let own = tree.nodes[node]
    let place = own.view.place
    if overridden.contains(own.view.id) {
      return .init("a state, motion or link set its frame, after the constraints", at: place)
    }
    if node == 0 {
      return .init(
        "it is the root: as large as what it is laid out in, "
          + "\(run.environment.size.width.shortText) × \(run.environment.size.height.shortText)",
        at: place)
    }
    let superview = name(tree.nodes[own.parent].view.id)
    if own.fillsSuperview {
      return .init("as the content view of \(superview) it fills it", at: place)
    }
    if own.isArranged || own.view.placement == .constraints { return nil }
    let values = [
      own.view.frame.minX, own.view.frame.minY, own.view.frame.width, own.view.frame.height,
    ]
    let index = FrameExplanation.Number.allCases.firstIndex(of: number) ?? 0
    let given = "its frame in the file has the \(number.rawValue) \(values[index].shortText)"
    guard own.view.placement == .autoresizing else { return .init(given, at: place) }
    return .init(given + mask(number, own.view, superview), at: place)
  }

  /// The effect of the autoresizing mask.
  private func mask(
    _ number: FrameExplanation.Number, _ view: View, _ superview: String
  ) -> String {
    let isAcross = number.axis == .horizontal
    guard let saved = view.superviewSize?.length(number.axis) else { return "" }
    let mask = view.autoresizing
    let flexible = [
      (isAcross ? AutoresizingMask.flexibleMinX : .flexibleMinY, isAcross ? "left" : "top"),
      (isAcross ? .widthSizable : .heightSizable, isAcross ? "width" : "height"),
      (isAcross ? .flexibleMaxX : .flexibleMaxY, isAcross ? "right" : "bottom"),
    ].filter { mask.contains($0.0) }.map(\.1)
    let words = flexible.isEmpty ? "nothing" : flexible.joined(separator: " and ")
    return " where \(superview) is \(saved.shortText) \(isAcross ? "wide" : "high"); "
      + "its autoresizing mask stretches \(words)"
  }

  /// How far the frame reaches beyond the rectangle that constraints join.
  private func reach(
    _ number: FrameExplanation.Number, of node: Int
  ) -> [FrameExplanation.Reason] {
    let insets = tree.nodes[node].alignmentInsets
    let (start, end) = (insets.start(number.axis), insets.end(number.axis))
    let reach = number.isLength ? start + end : start
    guard abs(reach) > 1e-9 else { return [] }
    return [
      .init(
        "constraints join its alignment rectangle, "
          + (number.isLength
            ? "which is \(reach.shortText) shorter than its frame"
            : "which begins \(reach.shortText) behind its frame"))
    ]
  }

  private func rounding(
    from exact: Double, to value: Double, _ node: Int
  ) -> [FrameExplanation.Reason] {
    guard abs(exact - value) > 1e-6 else { return [] }
    let pixel = 1 / run.environment.scale
    guard abs(exact - value) <= pixel + 1e-6 else {
      return [
        .init("moved or cut from \(exact.shortText): its table keeps rows clear of the notch")
      ]
    }
    return [
      .init(
        "its edges lie on pixels of \(pixel.shortText) points: \(exact.shortText) becomes "
          + value.shortText)
    ]
  }
}
