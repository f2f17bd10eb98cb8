import EmakiLayout
import EmakiScenes

/// The controllers whose views come over others, which a view without a background would let
/// through, or go back behind a sheet, where black would be seen through it.
///
/// A new screen of an app has a background; a scene file need not say it for each. A screen that is
/// only ever shown over others on purpose (`overFullScreen`, `overCurrentContext`) stays as it is.
struct ScreenBackgrounds {
  private var covering: Set<String>
  private var hasSheets = false

  /// - Parameter stacked: the controllers that lie above others on navigation stacks from the
  ///   start.
  init(_ scene: Scene, stacked: [String]) {
    covering = Set(stacked)
    for change in scene.controllerChanges {
      switch change {
      case .push(let id, _), .replace(_, let id, _): covering.insert(id)
      default: break
      }
    }
    for (id, presentation) in scene.presentations { note(id, presentation) }
  }

  private mutating func note(_ id: String, _ presentation: ModalPresentation) {
    hasSheets = hasSheets || presentation.style.isSheet
    switch presentation.style {
    case .overFullScreen, .overCurrentContext, .menu: break
    default: covering.insert(id)
    }
  }

  /// Gives the views of all these controllers a background, where the file says nothing of it.
  func lay(in scene: inout Scene) {
    if covering.isEmpty { return }
    let covered = hasSheets ? covering.union([scene.controller.id]) : covering
    for index in scene.offstage.indices { scene.offstage[index].layGrounds(covered) }
    scene.controller.layGrounds(covered)
  }
}

extension ViewController {
  fileprivate mutating func layGrounds(_ ids: Set<String>) {
    if ids.contains(id), view.isBare { view.role = .surface }
    for index in children.indices { children[index].layGrounds(ids) }
  }
}

extension View {
  /// Whether the view has no background and nobody says that it is to have none.
  fileprivate var isBare: Bool {
    guard role == nil, backgroundColor == nil, gradient == nil else { return false }
    switch kind {
    case .view, .stackView, .scrollView, .collectionView, .contentView: return true
    default: return false
    }
  }
}
