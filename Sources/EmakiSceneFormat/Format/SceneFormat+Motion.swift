import EmakiLayout
import EmakiLimits

extension SceneFormat {
  static let motionSections: [Section] = [
    Section(
      name: "motion", doc: "Something that moves.",
      keys: [
        Key("from", .text, default: "the scene as it is", "The state in which it starts."),
        Key(
          "after", .text, default: "the scene at rest",
          "The motion at whose end this one starts."),
        Key(
          "reduced", .text,
          "The motion for people who have Reduce Motion on."),
        Key("steps", steps, "What happens, one step after the other."),
      ], required: ["steps"],
      advice: Dictionary(uniqueKeysWithValues: stepKeys.map { ($0.name, stepAdvice($0.name)) })),
    Section(
      name: "step", doc: "One step of a motion: one of these keys.",
      keys: stepKeys, advice: otherStepWords),
    Section(
      name: "animation", doc: "New values over time: UIKit's view animation.",
      keys: [
        Key(
          "duration", .seconds, default: "0.25, or until a spring rests",
          "Seconds; of a spring with a bounce as perceived, which moves on until it rests."),
        Key("delay", .seconds, default: "0", "Seconds until it starts."),
        Key("curve", .phrase(.curve), default: "ease-in-out", "The timing curve."),
        Key(
          "spring",
          .either([
            .words(SpringPreset.allCases.map(\.rawValue)), .number(0.01...10), .object("spring"),
          ]),
          "A spring instead of a curve: a damping ratio, more about it, or one of SwiftUI's, whose "
            + "bounce is 0, 0.15 or 0.3. `duration` is then its perceived duration, 0.5 s by default.",
          advice: "a damping ratio such as 0.7, or smooth, snappy or bouncy"),
        Key("changes", .changes, "What it changes."),
        Key("to", .text, "The state that it leads to."),
      ] + playbackKeys, advice: animationWords),
    Section(
      name: "spring",
      doc:
        "By damping ratio, by `bounce`, or by `stiffness` with `mass` and a damping coefficient.",
      keys: [
        Key(
          "damping", .number(0.01...1e5), default: "1",
          "The damping ratio; with `stiffness`, the damping coefficient."),
        Key("bounce", .number(-0.99...1), "The bounce; with 0 it does not overshoot."),
        Key("stiffness", .number(0.001...1e6), "The force per distance."),
        Key("mass", .number(0.001...1e6), default: "1", "The moved mass."),
        Key(
          "velocity", .number(-1e6...1e6), default: "0",
          "The speed at the start, in whole distances per second."),
      ], advice: springWords),
    viewChange, constraintChange,
    Section(
      name: "frame", doc: "The place of another view.",
      keys: [
        Key(
          "of", .text,
          "The view whose place on the screen is taken as it is then; of a row such as "
            + "`grid/3/photo`.")
      ], required: ["of"]),
    Section(
      name: "hero",
      doc: "A snapshot of one view that flies into the place of another, over everything; neither "
        + "is seen meanwhile. Corner radius and content mode change on the way.",
      keys: [
        Key("from", .text, "Where it starts: a view, of a row such as `grid/3/photo`."),
        Key("to", .text, "Where it lands: a view, at the place that it has when it lands."),
      ]
        + timingKeys(
          "0.35, or as long as the push or presentation", curve: "a spring without bounce"),
      required: ["from", "to"], advice: animationWords),
  ]

  /// How long something takes, and on which curve.
  private static func timingKeys(_ duration: String, curve: String) -> [Key] {
    [
      Key("duration", .seconds, default: duration, "Seconds."),
      Key("curve", .phrase(.curve), default: curve, "The timing curve."),
      Key("spring", .number(0.01...10), "A spring instead of a curve, by its damping ratio."),
    ]
  }

  /// Keys of animations and keyframes.
  static let playbackKeys: [Key] = [
    Key(
      "repeat", .either([.number(0.01...10_000), .words(["forever"])]), default: "1",
      "How often it plays. After the last time, the new values stay. `forever` needs "
        + "`repeatDuration`, as a motion has an end.",
      advice: "say how often it plays, such as repeat: 3, or repeat: forever with repeatDuration"),
    Key(
      "repeatDuration", .number(0.001...InputLimit.seconds.amount),
      default: "as long as `repeat` says",
      "Instead of a number: for how many seconds it repeats."),
    Key(
      "autoreverse", .bool, default: "false",
      "Whether it plays backwards after each time."),
  ]

  private static let stepKeys =
    [
      Key("set", .changes, "New values at once: changes, or the name of a state."),
      Key("animate", .object("animation"), "New values over time."),
      Key("completion", steps, "Steps that begin when `animate` has ended."),
      Key("wait", .seconds, "Waits for a number of seconds."),
      Key("sequence", steps, "Steps one after the other."),
      Key("parallel", steps, "Steps that start together."),
      Key("run", .text, "The steps of another motion, by name."),
      Key("repeat", repeatShape, "Repeats the step, as for views."),
    ] + behaviourSteps + controllerSteps

  /// For a step that stands in a motion without a list around it.
  private static func stepAdvice(_ step: String) -> String {
    "a motion is a list of steps, each behind a dash: - \(step): …"
  }

  private static let steps = Shape.either([.list(.object("step")), .object("step")])

  package static let viewChange = Section(
    name: "view change", doc: "What a motion or state can change of a view.",
    keys: PropertyKey.all.map(\.change),
    advice: renamed.filter { renamedChanges.contains($0.key) }.merging(turned) { $1 }
      .merging(otherChangeWords) { first, _ in first })

  /// Parts of a transform.
  package static let turned = [
    "rotation": "write transform: {rotate: 90}, in degrees",
    "rotate": "write transform: {rotate: 90}, in degrees",
    "scale": "write transform: {scale: 2}",
    "translation": "write transform: {x: 10, y: 20}",
  ]

  /// Changes that have another name as keys of a view.
  private static let renamedChanges: Set = [
    "backgroundColor", "tintColor", "isHidden", "isEnabled", "opacity", "alfa", "color", "colour",
  ]

  package static let constraintChange = Section(
    name: "constraint change", doc: "What a motion or state can change of a named constraint.",
    keys: [
      Key("constant", .points, "Points."),
      Key("priority", priority, "The priority."),
      Key("active", .bool, "Whether it is active."),
    ])
}
