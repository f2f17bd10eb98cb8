import EmakiScenes

/// How an app can come to each scene of a storyboard.
struct Reachability {
  /// Controllers that segues lead to from the initial one, itself included.
  let reached: Set<String>

  init(_ document: SceneDocument) {
    var reached: Set<String> = []
    var open = document.initialScene.map { [$0] } ?? []
    while let id = open.popLast() {
      guard reached.insert(id).inserted else { continue }
      // An unwind segue leads back to where one has been.
      open += document.segues.filter { $0.source == id && $0.kind != .unwind }.map(\.destination)
    }
    self.reached = reached
  }
}
