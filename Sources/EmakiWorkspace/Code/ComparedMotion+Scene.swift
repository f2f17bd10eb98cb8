import EmakiCode
import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiPreview
import EmakiScenes

extension ComparedMotion {
  /// The animations of a scene's motions, in the order of the file.
  static func all(of scene: Scene, in file: String) -> [ComparedMotion] {
    let names = DesignNames(scene)
    return scene.motions.flatMap { motion in
      motion.steps.flatMap { step in
        all(of: step, at: motion.place?.line, of: motion, names, scene, in: file)
      }
    }
  }

  private static func all(
    of step: MotionStep, at line: Int?, of motion: Motion, _ names: DesignNames, _ scene: Scene,
    in file: String
  ) -> [ComparedMotion] {
    func inner(_ steps: [MotionStep], _ line: Int?) -> [ComparedMotion] {
      steps.flatMap { all(of: $0, at: line, of: motion, names, scene, in: file) }
    }
    func one(
      _ duration: Double, _ delay: Double, _ pacing: Pacing?, _ targets: [Target]
    ) -> ComparedMotion {
      ComparedMotion(
        name: motion.name, file: file, line: line, targets: targets, duration: .number(duration),
        delay: .number(delay), pace: pacing.map { .known($0) } ?? .other,
        paceLabel: pacing?.name ?? "keyframes")
    }
    switch step {
    case .placed(let place, let step): return inner([step], place.line ?? line)
    case .inRow(_, let step): return inner([step], line)
    case .sequence(let steps), .parallel(let steps): return inner(steps, line)
    case .animate(let animation):
      let targets = names.targets(animation.changes, in: scene)
      return [one(animation.duration, animation.delay, animation.pacing, targets)]
        + inner(animation.completion, line)
    case .keyframes(let animation):
      let targets = names.targets(animation.frames.flatMap(\.changes), in: scene)
      return [one(animation.duration, animation.delay, nil, targets)]
    case .scroll(let scroll):
      let target = Target(names: names.names(of: scroll.view), property: nil, value: nil)
      return [one(scroll.duration, 0, scroll.pacing, [target])]
    default: return []
    }
  }
}

/// The names that code may have for the views and constraints of a scene.
struct DesignNames {
  private var views: [ViewID: Set<String>] = [:]
  private var constraints: [String: Set<String>] = [:]
  /// All of them.
  private(set) var all: Set<String> = []

  init(_ scene: Scene) {
    for (name, ids) in scene.names.views { for id in ids { views[id, default: []].insert(name) } }
    for (name, ids) in scene.names.constraints {
      for id in ids { constraints[id, default: []].insert(name) }
    }
    for controller in ([scene.controller] + scene.offstage).flatMap(\.all) {
      controller.view.forEach { view in
        all.formUnion(names(of: view.id))
        for id in view.constraints.compactMap(\.identifier) {
          all.formUnion(names(ofConstraint: id))
        }
      }
    }
  }

  /// Of a view: its id, the last part of it, and its outlets.
  func names(of view: ViewID) -> Set<String> {
    let id = view.rawValue
    let last = id.split(separator: "/").last.map(String.init) ?? id
    return (views[view] ?? []).union([id, last])
  }

  func names(ofConstraint id: String) -> Set<String> {
    (constraints[id] ?? []).union([id])
  }

  /// The values that changes give.
  func targets(_ changes: [Change], in scene: Scene, depth: Int = 0) -> [ComparedMotion.Target] {
    changes.flatMap { change -> [ComparedMotion.Target] in
      switch change {
      case .view(let view, let change):
        let names = names(of: view)
        return change.codeValues.map { .init(names: names, property: $0.property, value: $0.value) }
      case .constraint(let id, let change):
        let names = names(ofConstraint: id)
        if case .constant(let value) = change {
          return [.init(names: names, property: "constant", value: .number(value))]
        }
        return [.init(names: names, property: nil, value: nil)]
      case .state(let name) where depth < 8:
        return targets(scene.state(named: name)?.changes ?? [], in: scene, depth: depth + 1)
      case .state: return []
      }
    }
  }
}

extension ViewChange {
  /// The properties that it sets, by the names that code has for them in `CodeProperty`.
  var codeValues: [(property: String?, value: CodeValue?)] {
    func number(_ property: ViewProperty, _ value: Double) -> [(
      property: String?, value: CodeValue?
    )] {
      [(property.rawValue, .number(value))]
    }
    switch self {
    case .x(let value), .leading(let value): return number(.x, value)
    case .y(let value): return number(.y, value)
    case .width(let value): return number(.width, value)
    case .height(let value): return number(.height, value)
    case .alpha(let value): return number(.alpha, value)
    case .cornerRadius(let value): return number(.cornerRadius, value)
    case .zPosition(let value): return number(.zPosition, value)
    case .value(let value): return number(.value, value)
    case .contentOffset(let point):
      return number(.contentOffsetX, point.x) + number(.contentOffsetY, point.y)
    case .isHidden(let flag): return [(ViewProperty.isHidden.rawValue, .flag(flag))]
    case .isEnabled(let flag): return [(ViewProperty.isEnabled.rawValue, .flag(flag))]
    case .isOn(let flag): return [(ViewProperty.isOn.rawValue, .flag(flag))]
    case .text(let text): return [(ViewProperty.text.rawValue, .text(text))]
    case .transform(let transform): return transform.codeValues
    case .transformPart(let part, let transform): return transform.codeValues(of: part)
    case .xShare: return [(ViewProperty.x.rawValue, nil)]
    case .yShare: return [(ViewProperty.y.rawValue, nil)]
    default: return [(nil, nil)]
    }
  }
}

extension ViewTransform {
  /// All parts that differ from none; all where none does.
  fileprivate var codeValues: [(property: String?, value: CodeValue?)] {
    let parts: [Part] = [.x, .y, .scale, .rotation, .rotationX, .rotationY]
    let values = parts.flatMap { part in
      zip(codeValues(of: part), Self.identity.codeValues(of: part))
    }
    let changed = values.filter { $0.0.value != $0.1.value }
    return (changed.isEmpty ? values : changed).map(\.0)
  }

  fileprivate func codeValues(of part: Part) -> [(property: String?, value: CodeValue?)] {
    func number(_ property: ViewProperty, _ value: Double) -> (property: String?, value: CodeValue?)
    {
      (property.rawValue, .number(value))
    }
    switch part {
    case .x: return [number(.translationX, translation.x)]
    case .y: return [number(.translationY, translation.y)]
    case .scale: return [number(.scaleX, scale.x), number(.scaleY, scale.y)]
    case .rotation: return [number(.rotation, rotation)]
    case .rotationX: return [number(.rotationX, rotationX)]
    case .rotationY: return [number(.rotationY, rotationY)]
    case .perspective: return []
    }
  }
}
