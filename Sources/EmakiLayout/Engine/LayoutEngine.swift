public import EmakiDrawing

/// Computes the frames of a view tree by the rules of Auto Layout.
///
///     let screen = LayoutEngine(measurer: measurer).layOut(root, in: environment)
///     let frame = screen.frame(of: "title")
///
/// The same tree, environment and measurer give the same frames, on any machine.
public struct LayoutEngine: Sendable {
  let measurer: any TextMeasuring
  /// Cells that were laid out before.
  let cells = CellStore()
  /// Screens that were laid out before.
  let screens = LayoutStore<LaidOutScreen>()
  /// Earlier solutions of the constraints of whole screens.
  let solutions = LayoutStore<LayoutRun.Solution>()

  /// Makes an engine that asks `measurer` for the widths of texts.
  public init(measurer: any TextMeasuring) {
    self.measurer = measurer
  }

  /// Lays out `root` and everything in it.
  ///
  /// - Parameters:
  ///   - root: the tree; the root's `placement` is ignored, it fills the environment.
  ///   - environment: size, scale, safe area, margins and direction.
  ///   - overrides: frames (in the superview's coordinates) that were set directly: they replace
  ///     what the constraints gave, after solving, and the subtree is laid out again at that size.
  public func layOut(
    _ root: View, in environment: LayoutEnvironment, overriding overrides: [ViewID: Rect] = [:]
  ) -> LaidOutScreen {
    settled(root, in: environment, overriding: overrides).screen
  }

  /// The tree as it is laid out, with rows and content offsets that follow from frames, and its
  /// frames.
  ///
  /// - Parameter solutions: what constraints gave before, to go on from; gets what they give now.
  func settled(
    _ root: View, in environment: LayoutEnvironment, overriding overrides: [ViewID: Rect],
    from solutions: LayoutStore<LayoutRun.Solution>? = nil
  ) -> (root: View, screen: LaidOutScreen) {
    var root = root
    var environment = environment
    func laidOut() -> LaidOutScreen {
      layOutOnce(root, in: environment, overriding: overrides, from: solutions)
    }
    var screen = laidOut()
    if screen.isUnsolved { return (root, screen) }
    let fitting = RowFitting(engine: self, environment: environment)
    if let height = fitting.ownHeight(of: root, as: screen) {
      environment.size.height = height
      screen = laidOut()
    }
    if let fitted = fitting.fitted(root, as: screen) {
      root = fitted
      screen = laidOut()
    }
    let adjustments = screen.insetAdjustments()
    if !adjustments.isEmpty {
      root = root.adjusted(by: adjustments)
      screen = laidOut()
    }
    let beginnings = screen.offsetsOfBeginnings()
    if beginnings.isEmpty { return (root, screen) }
    // Views outside can be joined to those in the content, so that they follow the offset.
    root = root.scrolled(to: beginnings)
    return (root, laidOut())
  }

  private func layOutOnce(
    _ root: View, in environment: LayoutEnvironment, overriding overrides: [ViewID: Rect],
    from solutions: LayoutStore<LayoutRun.Solution>?
  ) -> LaidOutScreen {
    var environment = environment
    if !(environment.scale > 0) { environment.scale = 1 }
    let tree = LayoutTree(root, direction: environment.direction)
    let resolver = ConstraintResolver(tree, in: environment)
    var run = LayoutRun(
      tree, environment: environment, resolved: resolver.resolved, engine: self)
    if let known = solutions?.value(of: tree, in: environment) {
      run.solution = known.value
    } else {
      run.layOutAll()
      solutions?.keep(run.solution, of: tree, in: environment)
    }
    var exact: Set<Int> = []
    if !overrides.isEmpty {
      for (index, node) in tree.nodes.enumerated() {
        guard let frame = overrides[node.view.id] else { continue }
        run.override(index, with: frame)
        exact.insert(index)
      }
    }
    var areas = SafeAreas(tree, environment: environment, frames: run.frames)
    if run.keepRoundedRowsFree(areas.sides) {
      areas = SafeAreas(tree, environment: environment, frames: run.frames)
    }
    var safeAreas = areas.insets
    run.keepCellsContentFree(areas.sides, &safeAreas)
    let snapping = PixelSnapping(
      tree: tree, scale: environment.scale, keepsHalves: environment.keepsHalfPixels)
    let frames = snapping.snap(run.frames, exact: exact)
    let contents = ContentSizes(tree: tree, scale: environment.scale)
      .sizes(run.contents, frames: frames)
    var nodes = tree.nodes.indices.map { index in
      var node = LaidOutScreen.Node(
        tree.nodes[index].shared, parent: index == 0 ? nil : tree.nodes[index].parent,
        frame: frames[index], contentSize: contents[index], safeArea: safeAreas[index])
      node.direction = tree.nodes[index].direction
      return node
    }
    for index in nodes.indices where nodes[index].view.rows != nil {
      layOutRows(
        of: index, tree.nodes[index].children, areas.sides[index], &nodes, environment.scale)
    }
    return LaidOutScreen(
      size: environment.size, nodes: nodes, issues: resolver.issues + run.issues.list)
  }

  /// Finds the frames of a table's rows, and places the table's header and footer views.
  private func layOutRows(
    of index: Int, _ children: [Int], _ sides: Insets, _ nodes: inout [LaidOutScreen.Node],
    _ scale: Double
  ) {
    let node = nodes[index]
    guard let content = node.view.rows else { return }
    // Only tables keep their rows out of the safe area: the cells of UIKit's flow layout are not.
    let cells = CellLayout(
      engine: self, scale: scale, direction: node.direction,
      sides: content.flow == nil ? sides : .zero, width: node.frame.width)
    let isVertical = content.flow?.axis != .horizontal
    var hosts: [RowContent.Part: Int] = [:]
    for (part, id) in content.hosted { hosts[part] = children.first { nodes[$0].view.id == id } }
    let rows = RowMeasurement(cells: cells).geometry(
      of: content, in: node.view.id, breadth: isVertical ? node.frame.width : node.frame.height,
      hosted: hosts.mapValues { nodes[$0].frame.height })
    for (part, child) in hosts { nodes[child].frame.origin.y = rows.start(of: part) }
    nodes[index].rows = rows
    if node.view.scroll?.contentSize == nil { nodes[index].contentSize = rows.contentSize }
  }
}

extension LaidOutScreen {
  /// Whether the constraints were too much for the solver: the frames mean nothing then.
  package var isUnsolved: Bool {
    issues.contains { if case .unsolved = $0 { true } else { false } }
  }

  /// The frame of the view with this id in its superview, or `nil` if there is none.
  public func frame(of id: ViewID) -> Rect? {
    index(of: id).map { nodes[$0].frame }
  }
}
