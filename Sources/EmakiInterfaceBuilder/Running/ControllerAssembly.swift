internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiLimits
internal import EmakiScenes
internal import EmakiXML

/// Builds the controllers of one scene with everything embedded in them.
final class ControllerAssembly {
  /// The most views in one scene; embeddings that would lead further are cut.
  static let mostViews = InputLimit.embeddedViews.most
  /// The most controllers inside one another.
  static let deepest = InputLimit.embeddings.most

  let translation: Translation
  let device: RunningDevice
  let scenes: SceneTable
  let segues: SegueTable
  let inferred: InferredBars
  private let room: EmbeddingRoom
  private var shown: [String: Int] = [:]
  private var count = 0

  init(
    _ translation: Translation, _ device: RunningDevice, scenes: SceneTable, segues: SegueTable,
    inferred: InferredBars, room: EmbeddingRoom
  ) {
    self.translation = translation
    self.device = device
    self.scenes = scenes
    self.segues = segues
    self.inferred = inferred
    self.room = room
  }

  /// The controller of a scene; one that lives behind bars is shown with them.
  func scene(of entry: SceneTable.Entry) -> ViewController {
    let element = entry.controller
    let own = controller(element, path: [])
    var bars = inferred.bars(of: element)
    switch ControllerKinds.kind(element) {
    case .tabBar: return own
    case .navigation:
      // The controller's bars are there; around them is the one of the tabs.
      (bars.navigation, bars.toolbar) = (nil, nil)
      if bars == .none { return own }
    default: break
    }
    if bars != .none, let id = element.id { return screen(around: own, element, bars, id: id) }
    return own
  }

  /// The size of a controller that has not the whole screen, in points; `nil` for all but those that
  /// smaller containers embed, and what is shown in these.
  func embeddedSize(_ element: XMLElement) -> Size? {
    guard let id = element.id else { return nil }
    let screen = translation.header.canvasSize
    if let view = element.rootView, segues.arriving(id).contains(where: { $0.kind == "embed" }) {
      let size = SavedFrame(view)?.size
      return size == screen ? nil : size
    }
    guard inferred.liesInContainer(id) else { return nil }
    // Bars make it lower, but nothing makes it narrower than the screen.
    let size = shownSize(element, path: [])
    return size?.width == screen.width ? nil : size
  }

  /// The saved size of a controller's view, or of what it shows first.
  func shownSize(_ element: XMLElement, path: Set<String>) -> Size? {
    if let view = element.rootView { return SavedFrame(view)?.size }
    guard let id = element.id, !path.contains(id),
      let shown = segues.leaving(id).first(where: { $0.kind == "relationship" }),
      let entry = scenes.entry(of: shown.destination)
    else { return nil }
    return shownSize(entry.controller, path: path.union([id]))
  }

  /// A controller with its children; `path` holds those that it is inside of.
  func controller(_ element: XMLElement, path: [String]) -> ViewController {
    let id = element.id ?? "controller"
    let suffix = suffix(for: id)
    let path = path + [id]
    var controller: ViewController
    switch ControllerKinds.kind(element) {
    case .navigation: controller = navigation(element, path: path)
    case .tabBar: controller = tabBar(element, path: path)
    case .split: controller = split(element, path: path)
    default: controller = plain(element, path: path)
    }
    count += controller.view.count
    controller.className = element["customClass"]
    controller.title = element.controllerTitle
    controller.hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed")
    if !suffix.isEmpty {
      controller.id += suffix
      // Controllers whose views have numbers already, as rows have, get another mark.
      let mark = controller.view.hasNumbers ? "~" : "#"
      controller.view = controller.view.renamed(mark + suffix.dropFirst())
    }
    return controller
  }

  /// Shown once, a controller keeps its names; from the second time on they get a number.
  private func suffix(for id: String) -> String {
    let number = (shown[id] ?? 0) + 1
    shown[id] = number
    return number == 1 ? "" : "#\(number)"
  }

  /// The controller that a segue leads to, or `nil` where that is in another file, would be inside
  /// itself, or would be too much.
  func child(_ destination: String, from place: XMLPlace, path: [String]) -> ViewController? {
    guard let entry = scenes.entry(of: destination) else { return nil }
    if path.contains(destination) {
      translation.notices.report(
        "the controller “\(destination)” is embedded in itself", place,
        hint: "it is left out the second time", once: "cycle \(destination)")
      return nil
    }
    if path.count > Self.deepest {
      translation.notices.report(
        "controllers are embedded more than \(Self.deepest) deep", place,
        hint: "the rest is left out", once: "deep")
      return nil
    }
    if count > Self.mostViews || room.isFull {
      translation.notices.report(
        "the embedded controllers hold more than \(Self.mostViews) views", place,
        hint: "the rest is left out", once: "many")
      return nil
    }
    let child = controller(entry.controller, path: path)
    room.views += child.view.count
    return child
  }

  // MARK: Plain controllers

  private func plain(_ element: XMLElement, path: [String]) -> ViewController {
    let id = element.id ?? "controller"
    var children: [ViewController] = []
    var view = RootViews(translation).view(of: element, id: id)
    if element["automaticallyAdjustsScrollViewInsets"] == "NO" {
      view.forEach { translation.unadjusted.insert($0.id) }
    }
    view.updateAll { view in
      guard let destination = view.embeddedController else { return }
      let child = child(destination, from: element.place, path: path)
      view.embeddedController = child?.id
      if let child { children.append(child) }
    }
    return ViewController(
      id: id, kind: ControllerKinds.kind(element), view: view, children: children)
  }

  // MARK: Containers

  private func navigation(_ element: XMLElement, path: [String]) -> ViewController {
    let id = element.id ?? "controller"
    let segue = segues.leaving(id).first { $0.isRoot }
    let root = segue.flatMap { child($0.destination, from: $0.element.place, path: path) }
    let rootElement = segue.flatMap { scenes.entry(of: $0.destination)?.controller }
    var bars = Bars()
    if !element.flag("navigationBarHidden") {
      bars.navigation = element.child("navigationBar").map { Bars.Bar($0) } ?? .standard
    }
    if element["toolbarHidden"] == "NO" { bars.toolbar = .standard }
    let item = rootElement?.child("navigationItem", key: "navigationItem")
    if item?["largeTitleDisplayMode"] == "never" { bars.navigation?.isLarge = false }
    var builder = BarBuilder(self, bars, content: rootElement ?? element)
    builder.addNavigationBar(element.child("navigationBar"), item: item, back: nil)
    builder.addToolbar(rootElement)
    return builder.controller(id: id, kind: .navigation, around: [root ?? placeholder(of: element)])
  }

  private func tabBar(_ element: XMLElement, path: [String]) -> ViewController {
    let id = element.id ?? "controller"
    let tabs = segues.leaving(id).filter { $0.kind == "relationship" }
    let children = tabs.compactMap {
      child($0.destination, from: $0.element.place, path: path)
    }
    var bars = Bars()
    bars.tab = element.child("tabBar").map { Bars.Bar($0) } ?? .standard
    let content = tabs.first.flatMap { scenes.entry(of: $0.destination)?.controller }
    var builder = BarBuilder(self, bars, content: content ?? element)
    builder.addTabBar(element)
    return builder.controller(
      id: id, kind: .tabBar, around: children.isEmpty ? [placeholder(of: element)] : children)
  }

  /// The stand-in for the controllers that only code puts into a container.
  func placeholder(of container: XMLElement) -> ViewController {
    let id = "\(container.id ?? "controller")-content"
    return ViewController(
      id: id, kind: .view, view: RootViews(translation).content(of: container, id: id))
  }

  /// The bars that a controller has by the way it is reached, around its view.
  private func screen(
    around own: ViewController, _ element: XMLElement, _ bars: Bars, id: String
  ) -> ViewController {
    let item = element.child("navigationItem", key: "navigationItem")
    var builder = BarBuilder(self, bars, content: element)
    let stack = inferred.navigationController(of: id)
    builder.addNavigationBar(
      stack?.child("navigationBar") ?? navigationBar, item: item, back: backTitle(of: element))
    let tab = inferred.tab(of: id)
    builder.addTabBar(
      tab?.controller ?? scenes.entries.map(\.controller).first { $0.name == "tabBarController" },
      selected: tab?.index ?? 0)
    builder.addToolbar(element)
    return builder.controller(id: "\(id)-screen", kind: .view, around: [own])
  }

  /// The look of the storyboard's first navigation bar, for bars that are only simulated.
  private var navigationBar: XMLElement? {
    scenes.entries.lazy.compactMap { $0.controller.child("navigationBar") }.first
  }
}

/// How much the controllers that all scenes of a document embed may hold.
final class EmbeddingRoom {
  /// Each is counted as often as it is shown.
  var views = 0

  var isFull: Bool { views > InputLimit.repeatedViews.most }
}
