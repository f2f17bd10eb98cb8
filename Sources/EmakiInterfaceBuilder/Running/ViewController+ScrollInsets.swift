internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiScenes
internal import EmakiXML

extension ViewController {
  /// Starts each scroll view that lies under bars, or at the edges of the device, where these end, as
  /// UIKit adjusts content insets; also in what containers embed.
  ///
  /// - Parameters:
  ///   - safe: what covers the controller's view from outside.
  ///   - excluded: views that decide for themselves.
  mutating func adjustScrollInsets(_ safe: Insets, excluding excluded: Set<ViewID>) {
    let own = view.additionalSafeAreaInsets
    let edges = CoveredEdges(of: view, top: safe.top + own.top, bottom: safe.bottom + own.bottom)
    var places: [String: Insets] = [:]
    view.adjustScrollInsets(edges, &places, excluding: excluded)
    for index in children.indices {
      // All children of a bar's controller have the covered insets of the one that is shown.
      let name = kind == .navigation || kind == .tabBar ? children[0].id : children[index].id
      guard let inside = places[name] else { continue }
      children[index].adjustScrollInsets(inside, excluding: excluded)
    }
  }
}

extension View {
  /// - Parameter places: takes the covered insets of other controllers by their ids.
  fileprivate mutating func adjustScrollInsets(
    _ edges: CoveredEdges, _ places: inout [String: Insets], excluding excluded: Set<ViewID>
  ) {
    if let embeddedController {
      places[embeddedController] = edges.covered(id)
    } else if [.tableView, .collectionView, .scrollView].contains(kind) {
      if excluded.contains(id) { return }
      let covered = edges.covered(id)
      guard covered != .zero else { return }
      scroll?.makeRoomForBars(top: covered.top, bottom: covered.bottom)
    } else {
      for index in subviews.indices {
        subviews[index].adjustScrollInsets(edges, &places, excluding: excluded)
      }
    }
  }
}
