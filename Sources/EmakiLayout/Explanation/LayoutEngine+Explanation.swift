public import EmakiDrawing

extension LayoutEngine {
  /// The explanation of a frame that `layOut` gives with the same arguments, also of one in a row
  /// that can be seen; `nil` where there is no such view.
  ///
  /// - Parameters:
  ///   - presentations: tables of which another part is seen than they are laid out with.
  ///   - name: what reasons call a view.
  public func explanation(
    of view: ViewID, in root: View, environment: LayoutEnvironment,
    overriding overrides: [ViewID: Rect] = [:], seenAs presentations: [ViewID: Presentation] = [:],
    calling name: LayoutNames
  ) -> FrameExplanation? {
    var environment = environment
    if !(environment.scale > 0) { environment.scale = 1 }
    let (root, screen) = settled(root, in: environment, overriding: overrides)
    environment.size = screen.size
    guard screen.index(of: view) != nil else {
      return explanation(
        of: view, inRowsOf: screen, seenAs: presentations, scale: environment.scale, calling: name)
    }
    let tree = LayoutTree(root, direction: environment.direction)
    let resolver = ConstraintResolver(tree, in: environment)
    var run = LayoutRun(
      tree, environment: environment, resolved: resolver.resolved, engine: self, keepsPasses: true)
    run.layOutAll()
    for (index, node) in tree.nodes.enumerated() {
      if let frame = overrides[node.view.id] { run.override(index, with: frame) }
    }
    return FrameExplainer(
      run, screen: screen, issues: resolver.issues + run.issues.list,
      overridden: Set(overrides.keys), name: name
    ).explanation(of: view)
  }

  /// The same of a view in a row, which is laid out by itself.
  private func explanation(
    of view: ViewID, inRowsOf screen: LaidOutScreen, seenAs presentations: [ViewID: Presentation],
    scale: Double, calling name: LayoutNames
  ) -> FrameExplanation? {
    for node in screen.nodes where node.rows != nil {
      let own = presentations[node.view.id] ?? Presentation(node)
      guard let cells = CellLayout(of: node, engine: self, scale: scale),
        let visible = VisibleRows(node, as: own, cells)
      else { continue }
      for piece in visible.pieces() where !piece.isHosted {
        guard var found = cells.explanation(of: view, in: piece, calling: name) else { continue }
        if view == piece.view.id { found.placeRow(piece, in: node.view.id, calling: name) }
        return found
      }
    }
    return nil
  }
}

extension FrameExplanation {
  /// A row's frame is decided by its table.
  fileprivate mutating func placeRow(
    _ piece: VisibleRows.Piece, in table: ViewID, calling name: LayoutNames
  ) {
    frame = piece.frame
    superview = table
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    let kind = piece.isLabel ? "header or footer" : "row"
    parts = zip(Number.allCases, numbers).map { number, value in
      Part(
        number: number, value: value,
        reasons: [Reason("\(name(table)) places it: it is a \(kind) of it", at: view.place)])
    }
  }
}
