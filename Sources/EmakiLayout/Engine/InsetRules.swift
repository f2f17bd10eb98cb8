import EmakiDrawing

/// Margins and safe areas of all views for frames that are estimates: constraints refer to the
/// insets, and the insets depend on where the views lie, so solving and estimating alternate.
struct InsetRules {
  /// The insets that constraints can be measured from.
  enum Kind: Sendable, Hashable { case safeArea, margins }

  /// Insets that some constraint was written with.
  struct Use: Sendable, Hashable {
    var kind: Kind
    var node: Int
  }

  private let safeAreas: [Insets]
  private let margins: [Insets]

  init(_ tree: LayoutTree, environment: LayoutEnvironment, frames: [Rect]) {
    safeAreas = SafeAreas(tree, environment: environment, frames: frames).insets
    margins = MarginRules(tree: tree, environment: environment, frames: frames)
      .insets(safeAreas: safeAreas)
  }

  /// How far frames that are given in cells are moved beside the notch, as the content views are in
  /// which UIKit has them.
  func shifts(of framed: [Int], _ tree: LayoutTree) -> [Int: Double] {
    var shifts: [Int: Double] = [:]
    for index in framed {
      let left = safeAreas[tree.nodes[index].parent].left
      if left > 0 { shifts[index] = left }
    }
    return shifts
  }

  func insets(_ kind: Kind, of node: Int) -> Insets {
    kind == .safeArea ? safeAreas[node] : margins[node]
  }
}
