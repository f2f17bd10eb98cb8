import EmakiDrawing
import EmakiLayout
import EmakiLimits

extension SceneFormat {
  /// The value of an axis of a set that leaves the choice to the scene.
  package static let sceneChooses = "own"

  /// The whole of `emaki.yaml`.
  ///
  /// - Parameter themes: their names, which the painter knows.
  package static func set(themes: [String]) -> Section {
    Section(
      name: "set", doc: "Which pictures a folder of scenes has, and what they are compared with.",
      keys: setInputs + setAxes(themes) + setLook + setComparison,
      advice: [
        "children": "a scene stands in a file of its own beside this one",
        "device": "write devices: [iphone-x]", "theme": "write themes: [color]",
        "appearance": "write appearances: [light, dark]", "language": "write languages: [own, ja]",
        "orientation": "write orientations: [own, landscape]",
        "textSize": "write textSizes: [large]", "motion": "write motions: [default]",
        "output": "render says it with -o; check has \"changes\"",
        "tolerance": "write tolerances: {\"**\": {metric: perceptual}}",
        "threshold": "write tolerances: {\"**\": {threshold: 2}}",
        "files": "write inputs: [screens]", "include": "write inputs: [screens]",
        "ignore": "write exclude: [drafts]",
      ])
  }

  private static let setInputs = [
    Key("$schema", .text, "The schema of this file, for editors; it is ignored."),
    Key(
      "inputs", some(.text), default: "every scene file, storyboard and xib in the folder",
      "Files, folders or patterns such as `screens/**/*.yaml`, from this file's folder."),
    Key("exclude", some(.text), "Files, folders or patterns that are left out."),
    Key("root", .text, default: "its own", "The folder inside which scenes may name files."),
    Key("assets", .text, "A folder whose pictures come before those of a storyboard's project."),
  ]

  private static func setAxes(_ themes: [String]) -> [Key] {
    [
      Key(
        "devices", some(.either([.words([SceneFormat.sceneChooses]), .phrase(.device)])),
        default: "own",
        "The devices; `own` is the one that the scene names, else an iPhone 16."),
      Key(
        "orientations",
        some(.words([SceneFormat.sceneChooses] + Orientation.allCases.map(\.rawValue))),
        default: "own", "Their orientation; `own` is that of the scene, else portrait."),
      Key(
        "appearances", some(.words(Appearance.allCases.map(\.rawValue))), default: "light",
        "Light, dark, or both."),
      Key(
        "textSizes", some(.words(TextSize.allCases.map(\.rawValue))), default: "large",
        "How large text styles are."),
      Key(
        "languages", some(.text), default: "own",
        "Languages of storyboards' texts; `own` is what the storyboard itself says."),
      Key("themes", some(.words(themes)), default: "wireframe", "The themes."),
      Key(
        "motions", some(.text), default: "default",
        "Names of motions, each of the scenes that have it; `default` is the motion that a scene "
          + "shows by itself, or its picture at rest; `all` is every motion."),
    ]
  }

  private static let setLook = [
    Key("fps", .number(0.001...100_000), default: "60", "Frames a second of what moves."),
    Key("steps", .count(.frames, from: 1), "So many frames instead, evenly from start to end."),
    Key("at", .number(0...InputLimit.seconds.amount), "One moment instead, in seconds."),
    Key("scale", .number(0.1...16), default: "2", "Pixels a point."),
    Key("rtl", .bool, default: "false", "Whether to lay out from right to left."),
    Key("bezel", .bool, default: "false", "Whether the device's outline is drawn."),
    Key("statusBar", .bool, default: "as the theme does", "Whether the status bar is drawn."),
    Key("fingers", .bool, default: "true", "Whether a dot is drawn where a finger touches."),
  ]

  private static let setComparison = [
    Key(
      "baselines", .text, default: "baselines", "The folder of the pictures as they should be."),
    Key(
      "changes", .text, default: "changes",
      "The folder where `check` puts the pictures that differ, and what it found."),
    Key(
      "tolerances", .map(.object("tolerance"), of: "patterns"),
      "What passes, by patterns for names of pictures; the first that fits is taken."),
  ]

  /// The differences that pass as the same.
  package static let tolerance = Section(
    name: "tolerance", doc: "What passes as the same, as the options of `emaki compare` say.",
    keys: [
      Key(
        "metric", .words(["exact", "perceptual", "pixelmatch"]), default: "exact",
        "How the distance of two pixels is measured."),
      Key("threshold", .number(0...255), "How far a pixel may be off, in the metric's unit."),
      Key("area", .text, default: "0", "How many pixels may change: a number, or a share as 0.1%."),
      Key("window", .text, default: "16:0.05", "How much of any N×N pixels: `N:share`, or `off`."),
      Key("noise", .bool, default: "false", "Whether differences of 1 in each channel pass."),
      Key("antialiasing", .bool, default: "false", "Whether pixels pass that only smooth an edge."),
      Key(
        "ignore", some(.text),
        "What is not compared: `x,y,w,h` in pixels, or `#id` of a view, where the baseline has it."),
      Key(
        "ignoreFrame", .bool, default: "false",
        "Whether views that are ignored may move and grow."),
      Key(
        "timeTolerance", .number(0...InputLimit.seconds.amount), default: "0",
        "By how many seconds a frame may be early or late."),
    ])

  /// One value, or a list of them.
  private static func some(_ shape: Shape) -> Shape { .either([shape, .list(shape)]) }
}
