import EmakiDrawing
import EmakiLayout
import EmakiScenes

/// The looks that UIKit gives what names none, for the views where something changes them: a colour
/// or radius that is on its way needs one to start from.
struct RestingLooks {
  /// The views whose text changes its colour.
  private var texts: Set<ViewID> = []
  /// The views whose tint changes.
  private var tints: Set<ViewID> = []
  /// The views whose background changes.
  private var backgrounds: Set<ViewID> = []
  /// The views whose corners change.
  private var corners: Set<ViewID> = []
  /// The controls that are enabled or disabled, which changes the background of their style.
  private var switched: Set<ViewID> = []

  private var isEmpty: Bool { [texts, tints, backgrounds, corners].allSatisfy(\.isEmpty) }

  /// Takes note of the views that changes give a look.
  mutating func add(_ changes: [Change]) {
    for case .view(let id, let change) in changes {
      switch change {
      case .textColor: texts.insert(id)
      case .tintColor: tints.insert(id)
      case .backgroundColor: backgrounds.insert(id)
      case .cornerRadius: corners.insert(id)
      case .isEnabled: switched.insert(id)
      default: break
      }
    }
  }

  /// Gives the views of a scene the looks that they have.
  func apply(to scene: inout Scene, in setting: SceneSetting) {
    if isEmpty { return }
    apply(to: &scene.controller, inheriting: nil, in: setting)
    for index in scene.offstage.indices {
      apply(to: &scene.offstage[index], inheriting: nil, in: setting)
    }
  }

  private func apply(
    to controller: inout ViewController, inheriting tint: Color?, in setting: SceneSetting
  ) {
    apply(toAll: &controller.view, inheriting: tint, in: setting)
    let inherited = controller.view.tintColor ?? tint
    for index in controller.children.indices {
      apply(to: &controller.children[index], inheriting: inherited, in: setting)
    }
  }

  private func apply(
    toAll view: inout View, inheriting tint: Color?, in setting: SceneSetting
  ) {
    let own = view.tintColor ?? tint
    apply(to: &view, view.id, inheriting: tint, in: setting)
    if let rows = view.rows {
      view.rows = self.rows(rows, of: view.id, inheriting: own, in: setting)
    }
    for index in view.subviews.indices {
      apply(toAll: &view.subviews[index], inheriting: own, in: setting)
    }
  }

  private func apply(
    to view: inout View, _ name: ViewID, inheriting tint: Color?, in setting: SceneSetting
  ) {
    let look = RestingLook(of: view, inheriting: tint, in: setting)
    if corners.contains(name), view.cornerRadius == 0 { view.cornerRadius = look.cornerRadius }
    if backgrounds.contains(name), !switched.contains(name), view.backgroundColor == nil {
      view.backgroundColor = look.background
    }
    if texts.contains(name), let text = view.text, text.color == nil, text.spans.isEmpty {
      view.text?.color = look.textColor
    }
    if tints.contains(name), view.tintColor == nil { view.tintColor = look.tint }
  }

  /// The rows of a table with the colours of those views that change in one of them or in all.
  private func rows(
    _ rows: RowContent, of table: ViewID, inheriting tint: Color?, in setting: SceneSetting
  ) -> RowContent {
    var parts = RestingLooks()
    parts.tints = Self.parts(of: table, in: tints)
    parts.texts = Self.parts(of: table, in: texts)
    parts.backgrounds = Self.parts(of: table, in: backgrounds)
    parts.corners = Self.parts(of: table, in: corners)
    parts.switched = Self.parts(of: table, in: switched)
    if parts.isEmpty { return rows }
    return rows.mapCells { cell in
      let names = cell.partNames
      var cell = cell
      cell.updateAll { view in
        guard let name = names[view.id] else { return }
        parts.apply(to: &view, ViewID(name), inheriting: tint, in: setting)
      }
      return cell
    }
  }

  /// The names of the views of rows there: `title` of `list/3/title` and `list/*/title`, nothing
  /// for the row itself.
  private static func parts(of table: ViewID, in views: Set<ViewID>) -> Set<ViewID> {
    let paths = views.filter { $0.isInside(table) }.map { $0.path(in: table) }
    return Set(paths.map { ViewID(String($0.drop { $0 != "/" }.dropFirst())) })
  }
}
