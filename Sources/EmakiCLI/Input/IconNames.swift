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
        guard let image = view.image, image.isSymbol, Icon.named(image.name) == nil else { return }
        if seen.insert(image.name).inserted { names.append(image.name) }
      }
    }
    return names
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
