internal import EmakiXML

/// The controllers of a storyboard, and where they are; those of a xib are nowhere.
struct SceneTable: Sendable {
  /// One scene of the canvas.
  struct Entry: Sendable {
    /// The `sceneID`.
    var sceneID: String?
    /// The controller or the placeholder for one.
    var controller: XMLElement
    /// Everything in the scene, the controller among it.
    var objects: [XMLElement]
    /// Where it lies on the canvas.
    var canvasLocation: XMLElement?
  }

  /// In the order of the file.
  let entries: [Entry]
  private let places: [String: Int]

  /// Reads the scenes of a storyboard, or the top-level controllers of a xib that have a view.
  init(_ root: XMLElement) {
    var entries: [Entry] = []
    for scene in root.list("scenes") where scene.name == "scene" {
      let objects = scene.list("objects")
      guard let controller = objects.first(where: Self.isController) else { continue }
      entries.append(
        Entry(
          sceneID: scene["sceneID"], controller: controller, objects: objects,
          canvasLocation: scene.child(key: "canvasLocation")))
    }
    let loose = root.list("objects").filter { Self.isController($0) && $0.rootView != nil }
    entries += loose.map { Entry(controller: $0, objects: [$0]) }
    self.entries = entries
    var places: [String: Int] = [:]
    for (index, entry) in entries.enumerated() {
      if let id = entry.controller.id, places[id] == nil { places[id] = index }
    }
    self.places = places
  }

  /// The scene of a controller.
  func entry(of controller: String) -> Entry? { places[controller].map { entries[$0] } }

  /// Whether an object of a scene is what the scene shows.
  private static func isController(_ element: XMLElement) -> Bool {
    element["sceneMemberID"] == "viewController"
      || element.name.hasSuffix("ontroller") || element.name == "viewControllerPlaceholder"
  }
}
