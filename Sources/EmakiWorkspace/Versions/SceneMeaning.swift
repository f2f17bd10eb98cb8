import EmakiComparison
import EmakiLayout
import EmakiScenes

/// All that a scene says, in whatever order its file says it: what two files differ in beyond their
/// text.
struct SceneMeaning: Hashable {
  private let controllers: [ViewController]
  private let segues: Set<Segue>
  private let motions: [Motion]
  private let defaultMotion: String?
  private let states: [String: Set<Change>]
  private let reactions: Reactions
  private let surroundings: Setting
  private let names: Set<String>
  /// Whether it is the scene that its file shows first.
  private let isInitial: Bool

  /// The reactions to touches and values.
  private struct Reactions: Hashable {
    let links: Set<Link>
    let actions: Set<ViewAction>
    let pans: Set<Pan>
  }

  /// The environment that the scene is laid out in.
  private struct Setting: Hashable {
    let environment: LayoutEnvironment?
    let device: String?
    let orientation: Orientation?
  }

  init(_ scene: Scene, of document: SceneDocument) {
    isInitial = (document.initialScene ?? document.scenes.first?.id) == scene.id
    controllers = ([scene.controller] + scene.offstage).map(\.inOrder)
    segues = Set(scene.segues)
    motions = scene.motions.sorted { $0.name < $1.name }
    defaultMotion = scene.defaultMotion
    states = Dictionary(scene.states.map { ($0.name, Set($0.changes)) }) { first, _ in first }
    reactions = Reactions(
      links: Set(scene.links), actions: Set(scene.actions), pans: Set(scene.pans))
    surroundings = Setting(
      environment: scene.environment, device: scene.device, orientation: scene.orientation)
    names = Set(scene.aliases + [scene.title].compactMap { $0 })
  }

  /// The root views of all controllers, also of those that come later.
  var views: [View] {
    controllers.flatMap(\.all).flatMap { [$0.view, $0.navigationItem].compactMap { $0 } }
  }

  /// The differences of another scene, apart from its views, in words.
  func words(to other: SceneMeaning) -> [String] {
    var words = Self.words(of: "motion", named(motions), named(other.motions))
    if defaultMotion != other.defaultMotion {
      words.append(
        "default motion \(defaultMotion ?? "none") → \(other.defaultMotion ?? "none")")
    }
    words += Self.words(of: "state", states, other.states)
    for (label, old, new) in zip(parts, other.parts).map({ ($0.label, $0.value, $1.value) }) {
      words += ValueDifference(old, new, of: label).lines
    }
    return words + orders(to: other)
  }

  /// A sentence for each view in which others lie in another order.
  private func orders(to other: SceneMeaning) -> [String] {
    let earlier = Dictionary(views.flatMap(\.family).map { ($0.id, $0) }) { first, _ in first }
    return other.views.flatMap(\.family).compactMap { view in
      let (old, new) = (earlier[view.id]?.subviews ?? [], view.subviews)
      // Views that came or went are reported separately.
      let both = Set(old.map(\.id)).intersection(new.map(\.id))
      let (was, now) = (old.filter { both.contains($0.id) }, new.filter { both.contains($0.id) })
      if was.map(\.id) == now.map(\.id) { return nil }
      func names(_ views: [View]) -> String { views.map(\.reportTitle).joined(separator: ", ") }
      return "\(view.reportTitle): order \(names(was)) → \(names(now))"
    }
  }

  /// The parts that are compared as they are, each with a label for people.
  private var parts: [(label: String, value: Any)] {
    [
      ("links", reactions.links), ("actions", reactions.actions), ("pans", reactions.pans),
      ("segues", segues), ("device", surroundings), ("names", names),
      ("initial scene", isInitial),
    ]
  }

  private func named(_ motions: [Motion]) -> [String: Motion] {
    Dictionary(motions.map { ($0.name, $0) }) { first, _ in first }
  }

  /// A sentence for each motion or state that differs, in the order of their names, those that went
  /// last.
  private static func words<Value: Equatable>(
    of kind: String, _ old: [String: Value], _ new: [String: Value]
  ) -> [String] {
    let present = new.sorted { $0.key < $1.key }.flatMap { name, value -> [String] in
      let title = "\(kind) \"\(name)\""
      guard let known = old[name] else { return ["\(title) added"] }
      if known == value { return [] }
      let lines = ValueDifference(known, value, of: title).lines
      return lines.isEmpty ? ["\(title) changed"] : lines
    }
    let gone = old.keys.sorted().filter { new[$0] == nil }
    return present + gone.map { "\(kind) \"\($0)\" removed" }
  }
}

extension ViewController {
  /// The controller with the constraints of all views sorted.
  fileprivate var inOrder: ViewController {
    var copy = self
    copy.view = view.inOrder
    copy.navigationItem = navigationItem?.inOrder
    copy.children = children.map(\.inOrder)
    return copy
  }
}

extension View {
  /// It and all views inside.
  fileprivate var family: [View] { [self] + subviews.flatMap(\.family) }

  fileprivate var inOrder: View {
    var copy = self
    copy.constraints = constraints.map { ($0, String(reflecting: $0)) }
      .sorted { $0.1 < $1.1 }.map(\.0)
    copy.subviews = subviews.map(\.inOrder)
    return copy
  }
}
