internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiScenes
internal import EmakiXML

/// Makes the scenes of a document as a running app shows them.
struct RunningScenes {
  private let root: XMLElement
  private let translation: Translation
  private let device: RunningDevice
  private let scenes: SceneTable
  private let segues: SegueTable
  private let inferred: InferredBars
  private let room = EmbeddingRoom()

  /// Takes a document whose variations are resolved.
  init(_ root: XMLElement, _ translation: Translation, _ device: RunningDevice) {
    self.root = root
    self.translation = translation
    self.device = device
    scenes = SceneTable(root)
    segues = SegueTable(scenes)
    inferred = InferredBars(root, scenes: scenes, segues: segues)
  }

  /// All scenes of a storyboard, or all top-level views of a xib.
  func document() -> SceneDocument {
    guard translation.header.isStoryboard else {
      let views = root.list("objects").filter(LayoutItems.isView)
      return SceneDocument(scenes: views.map(scene(ofView:)) + scenes.entries.map(scene))
    }
    checkDestinations()
    return SceneDocument(
      scenes: scenes.entries.map(scene),
      segues: segues.segues(in: scenes, translation.header.habits),
      initialScene: initialScene)
  }

  /// The controller that an app starts with, if the file has it.
  private var initialScene: String? {
    translation.header.initialController.flatMap { scenes.entry(of: $0)?.controller.id }
  }

  /// Warns of segues to controllers that the file does not have; unwinding ones lead to exits.
  private func checkDestinations() {
    for entry in segues.entries where entry.element["kind"] != "unwind" {
      guard scenes.entry(of: entry.destination) == nil else { continue }
      translation.notices.warn(
        "a segue leads to “\(entry.destination)”, which is no controller of this file",
        entry.element.place, hint: "it is left out")
    }
  }

  private func scene(_ entry: SceneTable.Entry) -> Scene {
    let element = entry.controller
    translation.notices.checkController(element)
    let id = element.id ?? entry.sceneID ?? "scene"
    let assembly = ControllerAssembly(
      translation, device, scenes: scenes, segues: segues, inferred: inferred,
      room: room)
    var scene = Scene(
      id: id, title: element.controllerTitle, controller: assembly.scene(of: entry))
    scene.aliases = element.controllerAliases
    scene.identifier = element["storyboardIdentifier"]
    scene.names = translation.names.names(in: scene.controller)
    scene.canvasPosition = entry.canvasPosition
    if device.isPad { scene.device = device.name }
    if let size = assembly.embeddedSize(element) {
      // Shown alone, it has the size of its container.
      scene.environment = LayoutEnvironment(size: size, scale: device.scale)
    } else if translation.keepsDesign, let size = element.designedSize, size != device.size {
      scene.environment = LayoutEnvironment(
        size: size, scale: device.scale, safeArea: safeArea(ofFreeform: size))
      scene.environment?.isRunning = true
    }
    scene.controller.adjustScrollInsets(
      scene.environment?.safeArea ?? device.safeArea, excluding: translation.unadjusted)
    return scene
  }

  /// A screen that was only made longer, to show all that scrolls on it, keeps the edges of the
  /// device; what is smaller is a part of a screen.
  private func safeArea(ofFreeform size: Size) -> Insets {
    size.width == device.size.width && size.height > device.size.height ? device.safeArea : .zero
  }

  private func scene(ofView element: XMLElement) -> Scene {
    let size = SavedFrame(element)?.size ?? device.size
    var view = translation.view(element, in: ElementContext(role: .root))
    view.isControllerRoot = true
    let id = view.id.rawValue
    let title = element.controllerTitle
    var scene = Scene(
      id: id, title: title,
      controller: ViewController(
        id: id, className: element["customClass"], title: title, view: view))
    scene.aliases = element.controllerAliases
    scene.names = translation.names.names(in: scene.controller)
    if device.isPad { scene.device = device.name }
    let isScreen = translation.header.device.map { $0.size(translation.header.orientation) } == size
    scene.environment = LayoutEnvironment(
      size: isScreen ? device.size : size, scale: device.scale,
      safeArea: isScreen ? device.safeArea : .zero)
    scene.environment?.growsToFit = view.kind == .tableCell
    return scene
  }
}

extension SceneTable.Entry {
  /// Points beyond which nothing lies on a canvas.
  private static let canvas = -100_000.0...100_000.0

  /// Where the scene lies on the canvas, if the file says so.
  var canvasPosition: Scene.CanvasPosition? {
    guard let canvasLocation else { return nil }
    let place = ["x", "y"].map { canvasLocation[$0].flatMap { Double($0) } ?? 0 }
    guard place.allSatisfy(Self.canvas.contains) else { return nil }
    return Scene.CanvasPosition(x: place[0], y: place[1])
  }
}
