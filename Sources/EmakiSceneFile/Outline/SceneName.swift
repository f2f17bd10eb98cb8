/// What has a name in a scene file.
public enum SceneNameKind: String, Sendable, Hashable, CaseIterable {
  case view, controller, motion, state, constraint, component, metric, segue, scene
}

/// A name where it stands in the text of a scene file.
public struct SceneName: Sendable, Hashable {
  /// What has the name.
  public let kind: SceneNameKind
  /// The name.
  public let name: String
  /// Where it stands.
  public let span: SceneSpan
  /// Whether it is given here, and not only used.
  public let isDefinition: Bool

  /// Whether something can be called by a text.
  public static func isName(_ text: String) -> Bool { Names.isIdentifier(text) }
}

/// A part of a line of a text.
public struct SceneSpan: Sendable, Hashable {
  /// Counted from 0.
  public let line: Int
  /// Where it begins, in Unicode scalars from 0.
  public let start: Int
  /// Where it ends, likewise.
  public let end: Int

  /// Whether a place lies in it, or at its end.
  public func contains(line: Int, column: Int) -> Bool {
    line == self.line && (start...end).contains(column)
  }
}

/// What the texts after the keys of scene files name. Keys that are not here name nothing.
enum NamingKeys {
  /// What a text names after a key of a section.
  static func kind(_ section: String, _ key: String) -> SceneNameKind? {
    // What starts motions is called by events, which differ.
    if section == "actions" { return .motion }
    return kinds["\(section).\(key)"] ?? everywhere[key]
  }

  /// What the names are that a key's mapping gives.
  static let definitions: [String: SceneNameKind] = [
    "controllers": .controller, "motions": .motion, "states": .state,
    "constraints": .constraint, "components": .component, "metrics": .metric, "segues": .segue,
    "scenes": .scene,
  ]

  /// The keys by which a view and what belongs to it is called.
  static let identifiers: Set<String> = ["id", "guides"]

  /// Keys that name the same in all sections.
  private static let everywhere: [String: SceneNameKind] = [
    "embed": .controller, "viewControllers": .controller, "component": .component,
    "run": .motion, "defaultMotion": .motion, "reload": .view, "deleteRow": .view,
    "insertRow": .view, "beginRefreshing": .view, "endRefreshing": .view, "tap": .view,
    "longPress": .view, "on": .view, "sourceView": .view,
  ]

  private static let kinds: [String: SceneNameKind] = [
    "action.alternate": .motion, "animation.to": .state, "call.from": .controller,
    "child.controller": .controller, "child.in": .view, "child.to": .controller,
    "count.view": .view, "data.failed": .motion, "data.loaded": .motion,
    "detent.of": .controller, "file.initial": .scene, "frame.of": .view, "hero.from": .view,
    "hero.to": .view, "motion.after": .motion,
    "motion.from": .state, "motion.reduced": .motion, "page.view": .view, "pan.between": .state,
    "pan.motion": .motion,
    "pan.moves": .view, "pin.to": .view, "pop.from": .controller, "pop.to": .controller,
    "presentation.controller": .controller, "presentation.from": .controller,
    "push.controller": .controller, "push.onto": .controller, "replacement.new": .controller,
    "replacement.old": .controller, "rest.state": .state, "scroll.center": .view,
    "scroll.view": .view, "segue.from": .controller, "segue.to": .controller,
    "selection.in": .controller, "step.dismiss": .controller, "step.menu": .view,
    "step.pop": .controller,
    "step.removeChild": .controller, "step.segue": .segue, "step.set": .state,
    "step.unwind": .controller, "transition.from": .view, "transition.to": .view,
    "link.rows": .view,
  ]

  /// All keys of sections that are said here, as `section.key`.
  static var all: [String] { kinds.keys.sorted() + expressions.sorted() }

  /// Texts in which views stand before dots: sums of values, and what follows them.
  static let expressions: Set<String> = ["link.from", "link.to"]
}
