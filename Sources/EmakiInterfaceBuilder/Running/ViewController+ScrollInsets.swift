internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiScenes

extension ViewController {
  /// Starts the scroll view under bars below them, as UIKit adjusts content insets: that of the root,
  /// or those of its subviews that reach up to its top edge, also in what such subviews embed.
  ///
  /// Of a container with bars the shown controller is meant. Calls add up; the views of `excluded`
  /// decide for themselves.
  mutating func addScrollInsets(top: Double, bottom: Double, excluding excluded: Set<ViewID>) {
    guard top > 0 || bottom > 0 else { return }
    if isBarContainer, !children.isEmpty {
      children[0].addScrollInsets(top: top, bottom: bottom, excluding: excluded)
    } else if view.scroll != nil {
      view.addScrollInsets(top: top, bottom: bottom, excluding: excluded)
    } else if adjustsSubviews {
      for index in view.subviews.indices where view.subviews[index].startsAtTop(of: view) {
        view.subviews[index].addScrollInsets(top: top, bottom: bottom, excluding: excluded)
        let embedded = view.subviews[index].embeddedController
        for child in children.indices
        where children[child].id == embedded && !children[child].isBarContainer {
          children[child].addScrollInsets(top: top, bottom: bottom, excluding: excluded)
        }
      }
    }
  }

  /// Whether its own view is only the place of another's between bars.
  var isBarContainer: Bool {
    if kind == .navigation || kind == .tabBar { return true }
    guard let place = view.subviews.first else { return false }
    return place.kind == .containerView && place.role == .transparent
  }

  private var adjustsSubviews: Bool { kind == .view || kind == .table || kind == .collection }
}

extension View {
  /// A scroll view, or another controller's place, whose content would begin under what covers its
  /// superview's top.
  fileprivate func startsAtTop(of superview: View) -> Bool {
    guard [.tableView, .collectionView, .scrollView, .containerView].contains(kind) else {
      return false
    }
    if placement != .constraints { return frame.minY == 0 }
    let (own, outer) = (LayoutItem.view(id), LayoutItem.view(superview.id))
    return superview.constraints.contains { constraint in
      let ends = [constraint.first, constraint.second].compactMap(\.self)
      return constraint.isActive && constraint.constant == 0 && ends.count == 2
        && ends.allSatisfy { $0.attribute == .top }
        && ends.contains { $0.item == own } && ends.contains { $0.item == outer }
    }
  }

  fileprivate mutating func addScrollInsets(
    top: Double, bottom: Double, excluding excluded: Set<ViewID>
  ) {
    guard !excluded.contains(id) else { return }
    scroll?.makeRoomForBars(top: top, bottom: bottom)
  }
}
