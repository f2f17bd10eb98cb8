import EmakiScenes

/// How an app can come to each scene of a storyboard.
struct Reachability {
  /// How an app comes to a scene.
  enum Way: Sendable, Hashable {
    /// It starts there.
    case initial
    /// By segues from there; also where no scene is the initial one.
    case segues
    /// Not by segues from the initial one, but code may make it, or one that leads to it, by a storyboard
    /// identifier.
    case code
    /// The file shows none.
    case none
  }

  private let initial: String?
  /// Controllers that segues lead to from the initial one, itself included.
  private let reached: Set<String>
  /// The same from those that have a storyboard identifier.
  private let made: Set<String>

  init(_ document: SceneDocument) {
    initial = document.initialScene
    reached = Self.reached(from: document.initialScene.map { [$0] } ?? [], in: document)
    made = Self.reached(
      from: document.scenes.filter { $0.identifier != nil }.map(\.id), in: document)
  }

  private static func reached(from start: [String], in document: SceneDocument) -> Set<String> {
    var reached: Set<String> = []
    var open = start
    while let id = open.popLast() {
      guard reached.insert(id).inserted else { continue }
      // An unwind segue leads back to where one has been.
      open += document.segues.filter { $0.source == id && $0.kind != .unwind }.map(\.destination)
    }
    return reached
  }

  /// How an app comes to the scene of an id.
  func way(to scene: String) -> Way {
    if scene == initial { return .initial }
    if initial == nil || reached.contains(scene) { return .segues }
    return made.contains(scene) ? .code : .none
  }
}
