import EmakiDrawing

/// Makes rows that are subviews of their table as high as what is in them, and puts the cells of a
/// collection into its lines.
///
/// Of UIKit's automatic row heights: a row has the width of its table and the least height that its
/// constraints allow. Rows that are made as they come into view are measured by ``RowMeasurement``.
struct RowFitting {
  let engine: LayoutEngine
  let environment: LayoutEnvironment

  static let roomForFitting = 10_000.0

  /// The tree with such rows at their heights, and the views that follow them in the table below
  /// them.
  ///
  /// - Parameter screen: a layout of the tree, for the widths of the rows.
  /// - Returns: `nil` where all are as high as they should be.
  func fitted(_ root: View, as screen: LaidOutScreen) -> View? {
    let rows = screen.nodes.filter {
      $0.parent != nil && $0.view.hasAutomaticHeight || $0.view.cellFlow != nil
    }
    if rows.isEmpty { return nil }
    let places = Dictionary(rows.map { ($0.view.id, $0) }) { first, _ in first }
    let fitted = fitted(root, places)
    return fitted == root ? nil : fitted
  }

  private func fitted(_ view: View, _ places: [ViewID: LaidOutScreen.Node]) -> View {
    var view = view
    view.subviews = view.subviews.map { fitted($0, places) }
    if let flow = view.cellFlow, let place = places[view.id] {
      return flowed(view, flow, at: place)
    }
    guard view.kind == .tableView else { return view }
    var growth = 0.0
    for index in view.subviews.indices {
      let row = view.subviews[index]
      view.subviews[index].frame.origin.y += growth
      guard row.hasAutomaticHeight, let place = places[row.id],
        let height = height(of: row, at: place)
      else { continue }
      view.subviews[index].frame.size.height = height
      growth += height - row.frame.height
    }
    return view
  }

  /// The height of a row that is laid out alone, points, where its constraints ask for more than
  /// its environment has, or cannot hold in so much, and may have another one.
  ///
  /// UIKit's automatic heights would take the least one at once. But many rows are drawn for a
  /// table whose height of rows only code sets, so that one in which all constraints hold stands.
  func ownHeight(of root: View, as screen: LaidOutScreen) -> Double? {
    guard environment.growsToFit, let place = screen.nodes.first,
      let height = height(of: root, at: place)
    else { return nil }
    let mayShrink = height < environment.size.height && screen.breaksHeights
    return height > environment.size.height || mayShrink ? height : nil
  }

  /// The height that a row's constraints decide, points; `nil` where they leave it open.
  private func height(of row: View, at place: LaidOutScreen.Node) -> Double? {
    let width = place.frame.width - place.safeArea.left - place.safeArea.right
    let key = CellStore.Key(
      view: row, width: width, height: nil, scale: environment.scale,
      margin: environment.rootMargins.left, place.direction, safeArea: .zero)
    let height = engine.cells.height(key) {
      decidedHeight(in: engine.layOut(host(of: row), in: surroundings(width, place)), of: row)
    }
    return height > 0 ? height : nil
  }

  private func host(of row: View) -> View {
    var host = View(.view, id: "/host", subviews: [row])
    host.subviews[0].placement = .constraints
    for edge in [LayoutAttribute.left, .right, .top] {
      host.constraints.append(Constraint(Anchor(row.id, edge), .equal, Anchor("/host", edge)))
    }
    host.constraints.append(
      Constraint(Anchor(row.id, .height), .equal, constant: 0, priority: .fittingSizeLevel))
    return host
  }

  private func surroundings(_ width: Double, _ place: LaidOutScreen.Node) -> LayoutEnvironment {
    var surroundings = environment
    surroundings.size = Size(width: max(0, width), height: Self.roomForFitting)
    surroundings.growsToFit = false
    surroundings.safeArea = .zero
    surroundings.direction = place.direction
    return surroundings
  }

  /// 0 where the height is open: where only masks hold the row up, or where something in it would
  /// have no height left, as a picture or a list that only code fills.
  private func decidedHeight(in screen: LaidOutScreen, of row: View) -> Double {
    let height = screen.frame(of: row.id)?.height ?? 0
    return height > row.heightKeptByMasks + 0.5 && !screen.hasCollapsed ? height : 0
  }
}

extension View {
  /// The least height at which no view at its edges, placed by mask, would be turned over.
  fileprivate var heightKeptByMasks: Double {
    let content = subviews.first { $0.kind == .contentView } ?? self
    return content.subviews
      .filter { $0.placement == .autoresizing && $0.autoresizing.contains(.heightSizable) }
      .map { ($0.superviewSize?.height ?? $0.frame.maxY) - $0.frame.height }
      .max() ?? 0
  }
}

extension LaidOutScreen {
  /// Whether constraints between lines that lie one below the other, or heights, do not hold.
  fileprivate var breaksHeights: Bool {
    issues.contains { issue in
      guard case .unsatisfiable(let broken, let others) = issue else { return false }
      return ([broken] + others).contains { $0.first.attribute.axis == .vertical }
    }
  }

  /// Whether a view that is seen and placed by constraints has lost the height that it was given.
  fileprivate var hasCollapsed: Bool {
    var isSeen: [Bool] = []
    for (index, node) in nodes.enumerated() {
      isSeen.append((index == 0 || isSeen[node.parent ?? 0]) && !node.view.isHidden)
      let hadHeight = node.view.placement == .constraints && node.view.frame.height >= 1
      if isSeen[index], hadHeight, node.frame.height < 0.5 { return true }
    }
    return false
  }
}
