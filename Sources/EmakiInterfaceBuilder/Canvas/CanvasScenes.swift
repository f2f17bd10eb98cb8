internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiScenes
internal import EmakiXML

/// Makes the scenes of a document as Interface Builder's canvas shows them.
struct CanvasScenes {
  private let root: XMLElement
  private let translation: Translation
  private let scenes: SceneTable
  private let segues: SegueTable

  /// Takes a document whose variations are resolved.
  init(_ root: XMLElement, _ translation: Translation) {
    self.root = root
    self.translation = translation
    scenes = SceneTable(root)
    segues = SegueTable(scenes)
  }

  private var header: DocumentHeader { translation.header }

  /// All scenes of a storyboard, or all top-level views of a xib.
  func document() -> SceneDocument {
    let inferred = InferredBars(root, scenes: scenes, segues: segues)
    guard header.isStoryboard else {
      let controllers = scenes.entries.map { scene($0, inferred) }
      return SceneDocument(scenes: topLevelViews.map(scene(ofView:)) + controllers)
    }
    return SceneDocument(
      scenes: scenes.entries.map { scene($0, inferred) },
      segues: segues.segues(in: scenes, header.habits),
      initialScene: header.initialController)
  }

  private var topLevelViews: [XMLElement] { root.list("objects").filter(LayoutItems.isView) }

  // MARK: Controllers

  private func scene(_ entry: SceneTable.Entry, _ inferred: InferredBars) -> Scene {
    let element = entry.controller
    translation.notices.checkController(element)
    let id = element.id ?? entry.sceneID ?? "scene"
    let view = element.rootView
    let saved = view.flatMap(SavedFrame.init)
    var situation = RootSituation(
      kind: .controller, size: saved?.size ?? header.canvasSize, element: element,
      bars: inferred.bars(of: element), isEmbedded: inferred.isEmbedded(id),
      isBehindEmbedding: inferred.isBehindEmbedding(id),
      isPresented: segues.arriving(id).contains { ["modal", "presentation"].contains($0.kind) })
    situation.putBelow(saved?.rect.minY ?? 0, screen: header.canvasSize)
    let empty = View(.view, id: ViewID("\(id)-view"))
    let content = view.map { translation.view($0, in: ElementContext(role: .root)) } ?? empty
    var scene = scene(
      id: id, content, situation, kind: ControllerKinds.kind(element), named: element)
    scene.canvasPosition = entry.canvasPosition
    return scene
  }

  // MARK: Xibs

  private func scene(ofView element: XMLElement) -> Scene {
    let hasSafeArea = element.child("viewLayoutGuide", key: "safeArea") != nil
    let isReusable =
      element.name == "tableViewCell"
      || element.name == "collectionViewCell" && !(hasSafeArea && header.habits.safeCellsAreCovered)
      || element.name == "collectionReusableView" && !header.habits.reusableViewsAreCovered
    var bars = Bars.none
    InferredBars.simulate(element, &bars)
    let situation = RootSituation(
      kind: isReusable ? .reusable : .topLevelView,
      size: SavedFrame(element)?.size ?? header.canvasSize,
      element: element, bars: bars)
    let view = translation.view(element, in: ElementContext(role: .root))
    return scene(id: view.id.rawValue, view, situation, kind: .view, named: element)
  }

  // MARK: Both

  private func scene(
    id: String, _ view: View, _ situation: RootSituation, kind: ViewController.Kind,
    named element: XMLElement
  ) -> Scene {
    var view = view
    let margins = CanvasMargins(header: header)
    let system = margins.root(situation.kind, size: situation.size)
    var own = margins.root(explicit: view.layoutMargins?.resolved(.leftToRight), system: system)
    if situation.kind == .controller, view.preservesSuperviewLayoutMargins, header.device != nil {
      own.bottom = max(own.bottom, 8)
    }
    if view.layoutMargins == nil { view.origins.margins = "the system's for a root of this width" }
    view.layoutMargins = .absolute(own)
    view.preservesSuperviewLayoutMargins = false
    let controller = ViewController(
      id: id, kind: kind, className: element["customClass"], title: element.controllerTitle,
      view: view)
    var scene = Scene(id: id, title: element.controllerTitle, controller: controller)
    scene.aliases = element.controllerAliases
    scene.identifier = element["storyboardIdentifier"]
    scene.device = header.device?.identifier
    scene.environment = environment(situation, margins: own)
    scene.controller.view.raiseTabBars(by: scene.environment?.safeArea.bottom ?? 0)
    return scene
  }

  private func environment(_ situation: RootSituation, margins: Insets) -> LayoutEnvironment {
    var environment = LayoutEnvironment(
      size: situation.size, scale: header.grid.scale,
      safeArea: CanvasInsets(header: header, root: situation).insets(), rootMargins: margins)
    environment.origins.safeArea = safeAreaWords(situation)
    environment.textScale = header.grid.textScale
    environment.keepsHalfPixels = header.grid.keepsHalfPixels
    return environment
  }

  /// Where the canvas has the insets of a root from.
  private func safeAreaWords(_ situation: RootSituation) -> String {
    let bars = situation.bars
    let names = [
      (bars.navigation, "navigation bar"), (bars.tab, "tab bar"), (bars.toolbar, "toolbar"),
    ].filter { $0.0 != nil }.map(\.1)
    let era = CanvasHabits.era(
      of: { [$0.notchCount, $0.phoneStatusBar, $0.navigationBarHeight] }, at: header.toolsVersion)
    return (["what the canvas of \(header.device?.identifier ?? "any device") covers"] + names)
      .joined(separator: ", ") + ", \(era)"
      + (header.habits.notchCount > 1 ? ", which counts the notch twice" : "")
  }
}
