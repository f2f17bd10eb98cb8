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
      controller.view.forEach { view in
        let symbol = view.image.flatMap { $0.isSymbol ? $0.name : nil }
        for name in [symbol].compactMap(\.self) + view.tabIcons
        where Icon.named(name.lowercased()) == nil && seen.insert(name).inserted {
          names.append(name)
        }
      }
    }
    return names
  }
}

extension View {
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
        hint: "did you mean \"\(Icon.nearestName(to: name))\"?")
    }
  }
}
