import EmakiDiagnostics
import EmakiLayout
import EmakiScenes
import EmakiWireframe

extension SceneDocument {
  /// The icons that are shown by names that are none, those of views before those of changes; each
  /// once.
  var unknownIcons: [String] {
    var names: [String] = []
    for controller in scenes.flatMap({ [$0.controller] + $0.offstage }).flatMap(\.all) {
      controller.view.forEachWithRows { view in
        names += [view.image?.symbol].compactMap(\.self) + view.tabIcons
      }
    }
    let changes = scenes.flatMap { scene in
      scene.states.flatMap(\.changes) + scene.motions.flatMap(\.steps).flatMap(\.changes)
    }
    for case .view(_, .image(let image)) in changes { names += [image.symbol].compactMap(\.self) }
    var seen: Set<String> = []
    return names.filter { name in
      !name.contains("{") && Icon.named(name.lowercased()) == nil && seen.insert(name).inserted
    }
  }
}

extension SceneDocument {
  /// The system symbols of a storyboard that are not among the drawn icons, in the order in which they
  /// are met, each once.
  var undrawnSymbols: [String] {
    var names: [String] = []
    for controller in scenes.flatMap({ [$0.controller] + $0.offstage }).flatMap(\.all) {
      controller.view.forEach { view in
        let items = view.control.items.compactMap(\.image)
        names += ([view.image].compactMap(\.self) + items).compactMap(\.symbol)
      }
    }
    var seen: Set<String> = []
    return names.filter { Icon.named($0) == nil && seen.insert($0).inserted }
  }
}

extension ImageContent {
  /// The name, where it is that of an icon that Emaki has to draw.
  fileprivate var symbol: String? { isSymbol && picture == nil ? name : nil }
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
    return control.items.filter { $0.image == nil }.map(\.title).compactMap { item in
      item.firstIndex(of: ":").flatMap { $0 == item.startIndex ? nil : String(item[..<$0]) }
    }
  }
}

extension InputFile {
  /// A note for each symbol of a storyboard that is drawn as a box, where the file first names it.
  var symbolNotes: [Diagnostic] {
    document.undrawnSymbols.map { name in
      Diagnostic(
        .note, "the system symbol \"\(name)\" is not among the drawn icons",
        at: firstMention(of: "\"\(name)\""),
        hint: "a box stands for it; the nearest icon is \"\(Icon.nearestName(toSymbol: name))\"")
    }
  }

  /// A warning for each unknown icon, where the file first names it.
  var iconWarnings: [Diagnostic] {
    document.unknownIcons.map { name in
      Diagnostic(
        .warning, "there is no icon \"\(name)\"",
        at: firstMention(of: name, after: ["icon: ", "icon: \"", "icon: '"]),
        hint: NearestName.hint(for: name, in: [Icon.nearestName(to: name)])
          ?? Icon.nameForWord(of: name).map { "the nearest icon is \"\($0)\"" }
          ?? "emaki help icons lists those that are drawn; a placeholder stands for it")
    }
  }
}
