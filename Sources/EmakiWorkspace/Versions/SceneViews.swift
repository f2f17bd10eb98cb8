import EmakiComparison
import EmakiDrawing
import EmakiLayout

/// The views of a scene before and after.
struct SceneViews {
  private let before: LaidOutScene
  private let after: LaidOutScene
  /// As they are described: also those that are not there at first.
  private let described: (old: Snapshot, new: Snapshot)

  init(_ before: LaidOutScene, _ after: LaidOutScene) {
    self.before = before
    self.after = after
    described = (Snapshot(described: before.meaning), Snapshot(described: after.meaning))
  }

  /// Each view that differs: in its first look, or else in its description.
  var differences: [ViewDifference] {
    var said = partsAtFirst
    let all =
      ViewDifference.between(before.snapshot, after.snapshot)
      + ViewDifference.between(described.old, described.new, showsParts: true)
    return all.filter { said.insert($0.view).inserted }
  }

  /// Parts that nobody wrote and that are there at first: the whole speaks for them.
  private var partsAtFirst: Set<ViewID> {
    let nodes = before.snapshot.screen.nodes + after.snapshot.screen.nodes
    return Set(nodes.map(\.view).filter { $0.origin.whole != nil }.map(\.id))
  }

  /// Each view with other rules that change nothing on the screen.
  var ruleDifferences: [ViewDifference] { described.old.ruleDifferences(to: described.new) }
}

extension SceneMeaning {
  /// The differences of another scene: those of its views, and all others in words.
  func differences(to other: SceneMeaning) -> (views: [ViewDifference], words: [String]) {
    let (old, new) = (Snapshot(described: self), Snapshot(described: other))
    let views = ViewDifference.between(old, new, showsParts: true)
    let words = words(to: other)
    return (views.isEmpty && words.isEmpty ? old.ruleDifferences(to: new) : views, words)
  }
}

extension Snapshot {
  /// Each view of which another snapshot has other rules.
  fileprivate func ruleDifferences(to other: Snapshot) -> [ViewDifference] {
    let old = Dictionary(screen.nodes.map { ($0.view.id, $0.view) }) { first, _ in first }
    return other.screen.nodes.compactMap { node in
      guard let earlier = old[node.view.id], earlier != node.view else { return nil }
      var words = ValueDifference(
        Set(earlier.constraints), Set(node.view.constraints), of: "constraints"
      ).lines
      if words.isEmpty { words = ["changed where it is not seen"] }
      return ViewDifference(
        view: node.view.id, title: node.view.reportTitle, changes: words, at: node.view.place)
    }
  }

  /// All views of a scene, none laid out and each by itself.
  fileprivate init(described meaning: SceneMeaning) {
    var nodes: [LaidOutScreen.Node] = []
    var left = Array(meaning.views.reversed())
    while var view = left.popLast() {
      left += view.subviews.reversed()
      view.subviews = []
      nodes.append(LaidOutScreen.Node(view: view, parent: nil, frame: .zero))
    }
    self.init(LaidOutScreen(size: .zero, nodes: nodes, issues: []))
  }
}
