import EmakiDiagnostics
import EmakiLayout
import EmakiScenes
import EmakiWireframe

extension SceneDocument {
  /// The icons that views show by names that are none, in the order of the views; each once.
  var unknownIcons: [String] {
    var seen: Set<String> = []
    var names: [String] = []
    for controller in scenes.flatMap({ [$0.controller] + $0.offstage }).flatMap(\.all) {
      controller.view.forEachWithRows { view in
        let symbol = view.image.flatMap { $0.isSymbol ? $0.name : nil }
        for name in [symbol].compactMap(\.self) + view.tabIcons
        where !name.contains("{") && Icon.named(name.lowercased()) == nil
          && seen.insert(name).inserted
        {
          names.append(name)
        }
      }
    }
    return names
  }
}

extension View {
  /// Each view of the tree, and each of those that rows are made from.
  fileprivate func forEachWithRows(_ body: (View) -> Void) {
    forEach { view in
      body(view)
      guard let rows = view.rows else { return }
      let labels = rows.header + rows.footer + rows.sections.flatMap { $0.header + $0.footer }
      for part in rows.prototypes + labels { part.forEachWithRows(body) }
    }
  }

  /// The icons that the tabs of a bar name before a colon; titles alone need not name any.
  fileprivate var tabIcons: [String] {
    guard kind == .tabBar else { return [] }
    return control.items.compactMap { item in
      item.firstIndex(of: ":").flatMap { $0 == item.startIndex ? nil : String(item[..<$0]) }
    }
  }
}

extension InputFile {
  /// A warning for each unknown icon, where the file first names it.
  var iconWarnings: [Diagnostic] {
    document.unknownIcons.map { name in
      Diagnostic(
        .warning, "there is no icon \"\(name)\"", at: firstMention(of: name),
        hint: NearestName.hint(for: name, in: [Icon.nearestName(to: name)])
          ?? "Examples/icons.yaml shows them all; a box is drawn instead")
    }
  }
}
