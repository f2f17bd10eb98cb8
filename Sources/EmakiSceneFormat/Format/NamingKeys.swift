/// The kind of thing that has a name in a scene file.
public enum SceneNameKind: String, Sendable, Hashable, CaseIterable {
  case view, controller, motion, state, constraint, component, metric, segue, scene
}

/// The kinds of things that texts after the keys of scene files name. Keys that are not here name
/// nothing.
package enum NamingKeys {
  /// The kind of thing that a text names after a key of a section.
  package static func kind(_ section: String, _ key: String) -> SceneNameKind? {
    // The keys of `actions` are events, which differ.
    if section == "actions" { return .motion }
    return kinds["\(section).\(key)"] ?? everywhere[key]
  }

  /// The kinds of things that a key's mapping defines names for.
  package static let definitions: [String: SceneNameKind] = [
    "controllers": .controller, "motions": .motion, "states": .state,
    "constraints": .constraint, "components": .component, "metrics": .metric, "segues": .segue,
    "scenes": .scene,
  ]

  /// The keys by which a view and what belongs to it is called.
  package static let identifiers: Set<String> = ["id", "guides"]

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

  /// All keys of sections in this table, as `section.key`.
  package static var all: [String] { kinds.keys.sorted() + expressions.sorted() }

  /// Texts in which views stand before dots: sums of values, and the properties that follow them.
  package static let expressions: Set<String> = ["link.from", "link.to"]
}
