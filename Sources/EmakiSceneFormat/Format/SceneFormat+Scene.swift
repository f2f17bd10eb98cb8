import EmakiLayout
import EmakiLimits
import EmakiScenes

extension SceneFormat {
  /// The whole file: one scene, or several under `scenes`.
  package static let file = Section(
    name: "file", doc: "A scene file: one scene, or several under `scenes`.",
    keys: [
      Key("$schema", .text, "The schema of this file, for editors; the reader ignores it.")
    ] + scene.keys + [
      Key("scenes", .map(.object("scene"), of: "scenes"), "Several scenes, by their ids."),
      Key(
        "initial", .text, default: "the first",
        "The id of the scene that is shown first; with `storyboard`, the storyboard's scene."),
    ],
    advice: renamed.merging(kinds) { first, _ in first }.merging(rootWords) { $1 }
      .merging(controllerWords) { $1 })

  /// One screen.
  package static let scene = Section(
    name: "scene", doc: "One screen with its views, controllers, states and motions.",
    keys: [
      Key(
        "scene", .words(ReadyMade.all.map(\.name)), "A ready-made scene that this one is made from."
      ),
      Key(
        "storyboard", .either([.text, .object("storyboard")]),
        "The .storyboard or .xib file whose views the scene shows: a path from this file's folder."
      ),
      Key(
        "device", .phrase(.device), default: "the device asked for, else iPhone 16",
        "The device to lay out for.",
        advice: "one is named here; a command draws several: --device iphone-8,ipad"),
      Key(
        "orientation", .words(Orientation.allCases.map(\.rawValue)),
        default: "that asked for, else portrait", "The orientation of the device.",
        advice: "such as orientation: landscape; --orientation overrides it"),
      Key(
        "metrics", .map(.points, of: "numbers"),
        "Numbers by name, for equations and visual format strings."),
      Key(
        "icons", .text,
        "A folder of SVG files, from this file's folder: `icon: NAME` shows its NAME.svg in the tint "
          + "colour, in place of an icon that Emaki draws.",
        advice: "such as icons: icons, where icons/rocket.svg lies beside the scene"),
      Key(
        "controllers", .map(.object("controller"), of: "controllers"),
        "Controllers by id, for `embed`."),
      Key(
        "states", .map(.changes, of: "states"), "Named sets of changes, for motions."),
      Key("motions", .map(motionShape, of: "motions"), "Motions by name."),
      Key(
        "keyboard", keyboardShape, default: "one where a step says `keyboard`",
        "The system's keyboard, below the screen until a step shows it: its return key and what lies "
          + "on it. Equations call its place `keyboardLayoutGuide`.",
        advice: "such as keyboard: {returnKey: send}; a step of a motion shows it: - keyboard: true"
      ),
      Key(
        "defaultMotion", .text, default: "the first motion",
        "The motion that is drawn when none is asked for."),
    ] + sourceKeys + segueKeys + behaviourKeys + controller.keys,
    advice: renamed.merging(kinds) { first, _ in first }.merging(rootWords) { $1 }
      .merging(controllerWords) { $1 })

  /// The keys that other tools write around those of a root view.
  private static let rootWords = [
    "theme": "a command says it: --theme wireframe; dark colours are --appearance dark",
    "appearance": "a command says it: --appearance dark",
    "scale": "a command says it: --scale 2", "language": "a command says it: --language ja",
    "locale": "a command says it: --language ja",
    "tabs": "write type: tabBar, viewControllers: [first, second]",
    "columns": "write type: split, viewControllers: [sidebar, detail]",
    "primary": "write type: split, viewControllers: [sidebar, detail]",
    "secondary": "write type: split, viewControllers: [sidebar, detail]",
    "navigationItem": "write its keys here: title, leftItems, rightItems",
    "view": "its keys stand here by themselves: background, children, …",
    "root": "its keys stand here by themselves: type, background, children, …",
  ]

  /// A scene of a storyboard.
  static let storyboardSections: [Section] = [
    Section(
      name: "storyboard", doc: "One scene of a storyboard.",
      keys: [
        Key("file", .text, "A .storyboard or .xib file: a path from this file's folder."),
        Key(
          "scene", .text, default: "the file's `initial`, else the storyboard's initial scene",
          "The scene: its object id, storyboard identifier, class or title."),
      ], required: ["file"]),
    Section(
      name: "reaction", doc: "Actions of touches on a view of a storyboard.",
      keys: [Key("on", .object("actions"), "Motions that touches start.")] + touchKeys),
  ]

  package static let keyboardShape = Shape.object("keyboard")

  /// The keyboard of a scene.
  package static let keyboard = Section(
    name: "keyboard", doc: "The system's keyboard.",
    keys: [
      Key(
        "returnKey", .text, default: "return",
        "What the return key says. With `send`, `search`, `go`, `join` or `done` it is blue."),
      Key(
        "accessory", .object("view"),
        "UIKit's `inputAccessoryView`: a view above the keys that moves with them."),
    ])

  static let motionShape = Shape.either([.object("motion"), .list(.object("step"))])

  /// A controller is its root view with a title.
  package static let controller = Section(
    name: "controller", doc: "A view controller: the keys of its root view, and its own.",
    keys: [
      Key("title", .text, "The title, shown in bars and above pictures."),
      Key(
        "type",
        .words(
          ViewController.Kind.allCases.map(\.rawValue) + [AlertStyle.controllerType],
          others: alertKinds),
        default: "view", "The UIKit class that the controller stands for."),
    ] + controllerKeys + alertKeys
      + view.keys.filter {
        !["pin", "frame", "resize", "superviewSize", "repeat"].contains($0.name)
      },
    advice: renamed.merging(kinds) { first, _ in first }.merging(rootWords) { $1 }
      .merging(controllerWords) { $1 }
      .merging(["controllers": "it is called \"viewControllers\""]) { $1 }
      .merging(["buttons": "those of an alert are called \"actions\""]) { $1 })

  /// A view that stands for several.
  package static let repetition = Section(
    name: "repeat", doc: "How often a list element is repeated.",
    keys: [
      Key("count", .count(.copies), "How many there are."),
      Key("from", .integer(-1_000_000...1_000_000), default: "1", "The first value of `{index}`."),
      Key("as", .text, default: "index", "The name to write in braces instead of `{index}`."),
    ], required: ["count"])

  package static let repeatShape = Shape.either([
    .count(.copies), .list(.either([.text, .map(.changes, of: "values")])),
    .object("repeat"),
  ])
}
