import EmakiDrawing
import EmakiLayout

/// Bars of stacks in sheets: higher than elsewhere, with their items in the middle.
extension Simulation {
  /// How much higher than elsewhere the bar of a controller is, points: 0 where it is no stack in a
  /// sheet.
  func barGrowth(of id: String?) -> Double {
    guard let node = id.flatMap({ controllers.nodes[$0] }), node.presenter != nil,
      node.presentation.style.isSheet, node.controller.navigationBar != nil
    else { return 0 }
    let environment = recording.layout.environment
    return Sheet(node.presentation.style, environment, over: environment.size).barGrowth
  }

  /// Lets the bar of a stack that becomes a sheet begin above its row, as under a status bar, and lays
  /// the items that it has over all of it.
  mutating func growBar(of id: String?, at time: Double) {
    let growth = barGrowth(of: id)
    guard growth > 0, let id, let stack = controller(id), let bar = stack.navigationBar?.id else {
      return
    }
    let items = (controllers.nodes[id]?.children ?? []).compactMap {
      controller($0)?.navigationItem?.id
    }
    restructure(at: time) { model in
      _ = model.update(stack.view.id) { $0.additionalSafeAreaInsets.top += growth }
      _ = model.update(bar) { bar in items.forEach { bar.stretchItem($0) } }
    }
  }
}

extension View {
  /// Lays an item over its bar up to the top, instead of over the last points of it.
  mutating func stretchItem(_ item: ViewID) {
    for index in constraints.indices where constraints[index].first == Anchor(item, .height) {
      constraints[index] = Constraint(Anchor(item, .top), .equal, Anchor(id, .top))
    }
  }
}
