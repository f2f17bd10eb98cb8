import EmakiDrawing
import EmakiLayout
import EmakiScenes

/// The colours that UIKit gives what names none, for the views whose colour something changes: a
/// colour that is on its way needs one to start from.
struct RestingColors {
  /// The views whose text changes its colour.
  private var texts: Set<ViewID> = []
  /// The views whose tint changes.
  private var tints: Set<ViewID> = []

  /// Takes note of the views that changes give a colour.
  mutating func add(_ changes: [Change]) {
    for case .view(let id, let change) in changes {
      switch change {
      case .textColor: texts.insert(id)
      case .tintColor: tints.insert(id)
      default: break
      }
    }
  }

  /// Gives the views of a scene the colours that they have.
  func apply(to scene: inout Scene, in setting: SceneSetting) {
    guard !texts.isEmpty || !tints.isEmpty else { return }
    apply(to: &scene.controller, in: setting)
    for index in scene.offstage.indices { apply(to: &scene.offstage[index], in: setting) }
  }

  private func apply(to controller: inout ViewController, in setting: SceneSetting) {
    controller.view.updateAll { view in
      apply(to: &view, tints.contains(view.id), texts.contains(view.id), in: setting)
      if let rows = view.rows { view.rows = self.rows(rows, of: view.id, in: setting) }
    }
    for index in controller.children.indices {
      apply(to: &controller.children[index], in: setting)
    }
  }

  private func apply(
    to view: inout View, _ changesTint: Bool, _ changesText: Bool, in setting: SceneSetting
  ) {
    if changesTint, view.tintColor == nil {
      view.tintColor = setting.color("systemBlue")
    }
    if changesText, let text = view.text, text.color == nil, text.spans.isEmpty {
      let color = Self.textColor(of: view, in: setting)
      view.text?.color = color
    }
  }

  /// The rows of a table with the colours of those views that change in one of them or in all.
  private func rows(
    _ rows: RowContent, of table: ViewID, in setting: SceneSetting
  ) -> RowContent {
    let tints = Self.parts(of: table, in: tints)
    let texts = Self.parts(of: table, in: texts)
    guard !tints.isEmpty || !texts.isEmpty else { return rows }
    return rows.mapCells { cell in
      let names = cell.partNames
      var cell = cell
      cell.updateAll { view in
        guard let name = names[view.id] else { return }
        apply(to: &view, tints.contains(name), texts.contains(name), in: setting)
      }
      return cell
    }
  }

  /// What the views of rows are called there: `title` of `list/3/title` and `list/*/title`, nothing
  /// for the row itself.
  private static func parts(of table: ViewID, in views: Set<ViewID>) -> Set<String> {
    let inside = "\(table)/"
    let names = views.filter { $0.rawValue.hasPrefix(inside) }.map { view in
      view.rawValue.dropFirst(inside.count).drop { $0 != "/" }.dropFirst()
    }
    return Set(names.map(String.init))
  }

  /// `nil` where it depends on more than the kind.
  private static func textColor(of view: View, in setting: SceneSetting) -> Color? {
    switch view.kind {
    case .label, .textField, .textView, .tableCell:
      view.text?.isPlaceholder == true ? nil : setting.color("label")
    case .button where [.plain, .borderless, .system].contains(view.control.button.style ?? .plain):
      view.tintColor ?? setting.color("systemBlue")
    default: nil
    }
  }
}
