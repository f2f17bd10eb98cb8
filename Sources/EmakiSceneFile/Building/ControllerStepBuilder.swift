import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiSceneFormat
import EmakiScenes

/// Reads the steps that concern controllers, and the segues between them.
struct ControllerStepBuilder {
  let changes: ChangeBuilder
  /// The names of the scene's motions.
  let motions: [String]
  private var context: SceneContext { changes.context }

  // MARK: Segues

  /// The segues of a scene.
  static func segues(_ node: SourceNode?, in context: SceneContext) -> [Segue] {
    (node?.entries ?? []).compactMap { entry in
      let value = entry.value
      let kind = value["kind"]?.text.flatMap(Segue.Kind.init) ?? .show
      guard let source = context.controller(value["from"]),
        let destination = context.controller(value["to"])
      else { return nil }
      var segue = Segue(
        id: entry.key, kind: kind, identifier: entry.key, source: source, destination: destination)
      segue.presentation = ModalPresentation(value, in: context)
      segue.presentation.source = anchor(of: value, ChangeBuilder(context: context, states: []))
      return segue
    }
  }

  private func segue(_ node: SourceNode) -> ControllerChange? {
    guard let name = node.text else { return nil }
    if context.controllers.segues.contains(name) { return .performSegue(name) }
    context.log.unknown(
      "segue", name, at: node.place,
      hint: context.hint(name, in: context.controllers.segues)
        ?? "segues stand under \"segues\"; a lazy container's has the name of its controller")
    return nil
  }

  // MARK: Steps

  /// The step of one of the keys of `controllerSteps`.
  func step(_ key: String, _ node: SourceNode) -> MotionStep? {
    key == "call" ? call(node) : change(key, node).map(MotionStep.controllers)
  }

  private func change(_ key: String, _ node: SourceNode) -> ControllerChange? {
    switch key {
    case "segue": return segue(node)
    case "push":
      return pair(node["controller"], node["onto"]).map { .push($0, onto: $1) }
    case "pop":
      guard let stack = context.controller(node["from"] ?? node) else { return nil }
      return .pop(stack, to: node["to"].flatMap { context.controller($0) })
    case "select":
      guard let holder = context.controller(node["in"]) else { return nil }
      context.controllers.choices[holder]?.check(node["index"], in: context.log)
      return .select(node["index"]?.integer ?? 0, of: holder)
    case "present":
      var how = ModalPresentation(node, in: context)
      how.source = Self.anchor(of: node, changes)
      return pair(node["controller"], node["from"]).map { .present($0, from: $1, how) }
    case "dismiss": return context.controller(node).map(ControllerChange.dismiss)
    case "detent":
      guard let controller = context.controller(node["of"]), let word = node["to"],
        let detent = ModalPresentation.Detent(word)
      else { return nil }
      return .selectDetent(detent, of: controller)
    case "unwind": return context.controller(node).map { .unwind(to: $0) }
    case "addChild": return addition(node)
    case "removeChild": return context.controller(node).map(ControllerChange.remove)
    case "replaceChild":
      return pair(node["new"], node["old"]).map { .replace($1, by: $0, replacement(node)) }
    default: return nil
    }
  }

  /// The view that a popover or menu points at, which may be in a row.
  private static func anchor(of node: SourceNode, _ changes: ChangeBuilder) -> ViewID? {
    node["sourceView"].flatMap(changes.other)
  }

  /// A controller that comes in, and another one.
  private func pair(_ new: SourceNode?, _ other: SourceNode?) -> (String, String)? {
    let new = context.controller(new)
    let other = context.controller(other)
    guard let new, let other else { return nil }
    return (new, other)
  }

  private func addition(_ node: SourceNode) -> ControllerChange? {
    guard let (child, parent) = pair(node["controller"], node["to"]) else { return nil }
    guard let place = node["in"], let name = place.text else { return .add(child, to: parent) }
    return context.view(name, at: place.place).map { .add(child, to: parent, in: $0) }
  }

  private func replacement(_ node: SourceNode) -> Replacement {
    Replacement(
      duration: node["duration"]?.number ?? 0.25,
      pacing: .curve(node.curve ?? .easeInOut),
      start: node["start"].map { changes.changes($0) },
      changes: node["changes"].map { changes.changes($0) })
  }

  private func call(_ node: SourceNode) -> MotionStep? {
    guard let caller = context.controller(node["from"]), let owner = context.owner(node["owner"]),
      let motion = context.motion(node["run"], in: motions)
    else { return nil }
    return .call(OwnerCall(from: caller, to: owner, runs: motion))
  }
}

extension SceneContext {
  /// The name of a motion; reports one that there is not.
  func motion(_ node: SourceNode?, in motions: [String]) -> String? {
    guard let node, let name = node.text else { return nil }
    if motions.contains(name) { return name }
    log.unknown(
      "motion", name, at: node.place, hint: hint(name, in: motions) ?? MotionBuilder.list(motions))
    return nil
  }
}

extension ModalPresentation {
  private static let sheetKeys: Set = [
    "detents", "grabber", "isModalInPresentation", "largestUndimmedDetent", "sheetCornerRadius",
  ]
  private static let anchorKeys: Set = [
    "sourceView", "preferredContentSize", "arrowDirection", "preview",
  ]

  /// Reads the keys `style`, `transition` and those of sheets.
  fileprivate init(_ node: SourceNode, in context: SceneContext) {
    Self.reportIdle(node, in: context)
    let detents = node["detents"]?.elements.compactMap(Detent.init) ?? []
    self.init(
      node["style"]?.text.flatMap(Style.init) ?? (detents.isEmpty ? .fullScreen : .pageSheet),
      node["transition"]?.text.flatMap(Transition.init)
        ?? (node["hero"] == nil ? .coverVertical : .crossDissolve))
    if !detents.isEmpty { self.detents = detents }
    largestUndimmedDetent = node["largestUndimmedDetent"].flatMap(Detent.init)
    node["sheetCornerRadius"]?.number.map { cornerRadius = $0 }
    isModalInPresentation = node["isModalInPresentation"]?.bool ?? false
    if node["grabber"]?.bool == true { grabberColor = context.setting.color("systemGray3") }
    if let size = node["preferredContentSize"]?.size {
      contentSize = Size(width: max(1, size.width), height: max(1, size.height))
    }
    arrow = node["arrowDirection"]?.text.flatMap(ArrowDirection.init)
    liftsSource = node["preview"]?.bool ?? false
  }

  /// Warns of keys that do nothing for a style, and of what its style lacks.
  private static func reportIdle(_ node: SourceNode, in context: SceneContext) {
    let word = node["style"]?.text
    let style = word.flatMap(Style.init)
    let covered = word == nil && node["detents"] == nil ? .fullScreen : style
    for entry in node.entries {
      if sheetKeys.contains(entry.key), let style = covered, !style.isSheet, style != .popover {
        let lack = word == nil ? "without a style" : "for the style \(style.rawValue)"
        context.log.warning(
          "\"\(entry.key)\" does nothing \(lack)", at: entry.keyPlace,
          hint: "it is for pageSheet and formSheet")
      }
      if anchorKeys.contains(entry.key), style?.isAnchored != true {
        let lack = word.map { "for the style \($0)" } ?? "without a style"
        context.log.warning(
          "\"\(entry.key)\" does nothing \(lack)", at: entry.keyPlace,
          hint: "it is for style: popover")
      }
    }
    if let style, style.isAnchored, node["sourceView"] == nil {
      context.log.error(
        "a \(style.rawValue) needs a view to point at",
        at: node["style"]?.place ?? node.place, hint: "sourceView: VIEW")
    }
  }
}

extension ModalPresentation.Detent {
  /// A word, a number of points, or a share as `40%`.
  init?(_ node: SourceNode) {
    switch node.text {
    case "medium": self = .medium
    case "large": self = .large
    default:
      if let height = node.number {
        self = .height(height)
      } else if let share = node.text.flatMap(NumberText.share(of:)) {
        self = .fraction(share)
      } else {
        return nil
      }
    }
  }
}
