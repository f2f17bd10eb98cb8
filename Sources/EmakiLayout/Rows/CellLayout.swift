import EmakiDrawing
import Synchronization

/// Lays out cells, headers and footers, each by itself.
struct CellLayout {
  let engine: LayoutEngine
  let scale: Double
  let direction: LayoutDirection

  /// The least height that a view's constraints allow at a width, points.
  func height(of view: View, width: Double) -> Double {
    let key = CellStore.Key(view: view, width: width, height: nil, scale: scale, direction)
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
      return engine.layOut(host, in: environment(size)).frame(of: view.id)?.height ?? 0
    }
  }

  private static let roomForFitting = 10_000.0

  /// A view at a size, with everything in it.
  func screen(of view: View, size: Size) -> LaidOutScreen {
    let key = CellStore.Key(
      view: view, width: size.width, height: size.height, scale: scale, direction)
    return engine.cells.screen(key) { engine.layOut(view, in: environment(size)) }
  }

  private func environment(_ size: Size) -> LayoutEnvironment {
    let side = size.width >= 414 ? 20.0 : 16.0
    return LayoutEnvironment(
      size: size, scale: scale,
      rootMargins: Insets(top: 11, left: side, bottom: 11, right: side), direction: direction)
  }
}

/// Cells that were laid out.
///
/// Only saves time: the same cell at the same size is laid out the same way.
final class CellStore: Sendable {
  struct Key: Hashable {
    let view: View
    let width: Double
    let height: Double?
    let scale: Double
    let direction: LayoutDirection

    init(
      view: View, width: Double, height: Double?, scale: Double, _ direction: LayoutDirection
    ) {
      self.view = view
      self.width = width
      self.height = height
      self.scale = scale
      self.direction = direction
    }
  }

  private struct Content {
    var heights: [Key: Double] = [:]
    var screens: [Key: LaidOutScreen] = [:]
    var layouts = 0
  }

  private static let capacity = 2048
  private let content = Mutex(Content())

  /// How many cells were laid out, to be measured or to be shown.
  var layouts: Int { content.withLock { $0.layouts } }

  func height(_ key: Key, _ make: () -> Double) -> Double {
    if let known = content.withLock({ $0.heights[key] }) { return known }
    let height = make()
    content.withLock { content in
      if content.heights.count >= Self.capacity { content.heights.removeAll() }
      content.heights[key] = height
      content.layouts += 1
    }
    return height
  }

  func screen(_ key: Key, _ make: () -> LaidOutScreen) -> LaidOutScreen {
    if let known = content.withLock({ $0.screens[key] }) { return known }
    let screen = make()
    content.withLock { content in
      if content.screens.count >= Self.capacity { content.screens.removeAll() }
      content.screens[key] = screen
      content.layouts += 1
    }
    return screen
  }
}
