import EmakiDrawing
import EmakiThreads
import Synchronization

/// Lays out cells, headers and footers, each by itself.
struct CellLayout {
  let engine: LayoutEngine
  let scale: Double
  let direction: LayoutDirection
  /// Insets that the safe area takes at the table's left and right.
  let sides: Insets
  /// The side margins of cells, headers and footers: those of a controller as wide as the table.
  let margin: Double

  /// - Parameter width: the table's.
  init(
    engine: LayoutEngine, scale: Double, direction: LayoutDirection, sides: Insets, width: Double
  ) {
    self.engine = engine
    self.scale = scale
    self.direction = direction
    self.sides = sides
    margin = LayoutEnvironment.sideMargin(inWidth: width - sides.left - sides.right)
  }

  /// The least height that a row's constraints allow, points.
  ///
  /// - Parameter width: of its content.
  func height(ofRow view: View, width: Double) -> Double {
    height(of: view.asRoot, width: width, safeArea: .zero)
  }

  /// The least height that a header's or footer's constraints allow in a table of a width, points.
  func height(ofLabel view: View, width: Double) -> Double {
    height(ofHosted: view.asRoot, width: width)
  }

  /// The same of one that is a subview of the table.
  func height(ofHosted view: View, width: Double) -> Double {
    let insets = view.insetsAsLabel(sides)
    return height(
      of: view, width: max(0, width - insets.left - insets.right),
      safeArea: insets == .zero ? sides : .zero)
  }

  private func height(of view: View, width: Double, safeArea: Insets) -> Double {
    let key = CellStore.Key(
      view: view, width: width, height: nil, scale: scale, margin: margin, direction,
      safeArea: safeArea)
    return engine.cells.height(key) {
      var host = View(.view, id: "/host", subviews: [view])
      host.subviews[0].placement = .constraints
      for edge in [LayoutAttribute.left, .right, .top] {
        host.constraints.append(Constraint(Anchor(view.id, edge), .equal, Anchor("/host", edge)))
      }
      host.constraints.append(
        Constraint(
          Anchor(view.id, .height), .equal, constant: 0, priority: .fittingSizeLevel))
      let size = Size(width: width, height: Self.roomForFitting)
      return engine.layOut(host, in: environment(size, safeArea)).frame(of: view.id)?.height ?? 0
    }
  }

  private static let roomForFitting = 10_000.0

  /// A piece of the table with everything in it.
  ///
  /// The safe area of its first node is what its content keeps free at the sides.
  func screen(of piece: VisibleRows.Piece) -> LaidOutScreen {
    let insets = piece.contentInsets
    let (size, safeArea) = surroundings(of: piece)
    let key = CellStore.Key(
      view: piece.view, width: size.width, height: size.height, scale: scale, margin: margin,
      direction, safeArea: safeArea)
    let content = engine.cells.screen(key) {
      engine.layOut(piece.view, in: environment(size, safeArea)).withSeparatorAtText(margin)
    }
    return insets == .zero ? content : content.surrounded(by: insets)
  }

  /// The explanation of the frame of a view in such a piece; `nil` where it has none of this id.
  func explanation(
    of view: ViewID, in piece: VisibleRows.Piece, calling name: LayoutNames
  ) -> FrameExplanation? {
    let (size, safeArea) = surroundings(of: piece)
    return engine.explanation(
      of: view, in: piece.view, environment: environment(size, safeArea), calling: name)
  }

  private func surroundings(of piece: VisibleRows.Piece) -> (size: Size, safeArea: Insets) {
    let insets = piece.contentInsets
    let width = max(0, piece.frame.width - insets.left - insets.right)
    let size = Size(width: width, height: piece.fullHeight ?? piece.frame.height)
    return (size, piece.isLabel && insets == .zero ? sides : .zero)
  }

  private func environment(_ size: Size, _ safeArea: Insets) -> LayoutEnvironment {
    LayoutEnvironment(
      size: size, scale: scale, safeArea: safeArea,
      rootMargins: Insets(top: 11, left: margin, bottom: 11, right: margin), direction: direction)
  }
}

extension View {
  /// The view with its margins as the root of a separate layout, in which it is seen.
  fileprivate var asRoot: View {
    var view = self
    view.isControllerRoot = true
    return view
  }

  /// Insets of a header or footer at its sides: a view of the kind that UIKit makes for them has
  /// its content in the safe area, another one lies in that area as a whole.
  func insetsAsLabel(_ sides: Insets) -> Insets { kind == .reusableView ? sides : .zero }
}

extension LaidOutScreen {
  /// The views of a cell as the content of a wider one.
  fileprivate func surrounded(by insets: Insets) -> LaidOutScreen {
    var screen = self
    screen.size.width += insets.left + insets.right
    screen.nodes[0].frame.size.width += insets.left + insets.right
    screen.nodes[0].safeArea = insets
    for index in nodes.indices where nodes[index].parent == 0 {
      screen.nodes[index].frame.origin.x += insets.left
    }
    return screen
  }
}

/// Cells that were laid out.
///
/// Only saves time: the same cell at the same size is laid out the same way.
final class CellStore: Sendable {
  struct Key: Hashable, Sendable {
    let view: View
    let width: Double
    let height: Double?
    let scale: Double
    let margin: Double
    let direction: LayoutDirection
    let safeArea: Insets

    init(
      view: View, width: Double, height: Double?, scale: Double, margin: Double,
      _ direction: LayoutDirection, safeArea: Insets
    ) {
      self.view = view
      self.width = width
      self.height = height
      self.scale = scale
      self.margin = margin
      self.direction = direction
      self.safeArea = safeArea
    }
  }

  private static let capacity = 2048
  private let heights = SharedCache<Key, Double>(limit: capacity)
  private let screens = SharedCache<Key, LaidOutScreen>(limit: capacity)
  private let count = Atomic(0)

  /// How many cells were laid out, to be measured or to be shown.
  var layouts: Int { count.load(ordering: .relaxed) }

  func height(_ key: Key, _ make: () -> Double) -> Double {
    heights.value(of: key) {
      count.add(1, ordering: .relaxed)
      return make()
    }
  }

  func screen(_ key: Key, _ make: () -> LaidOutScreen) -> LaidOutScreen {
    screens.value(of: key) {
      count.add(1, ordering: .relaxed)
      return make()
    }
  }
}
