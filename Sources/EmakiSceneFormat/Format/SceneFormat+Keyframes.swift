import EmakiMotion

extension SceneFormat {
  static let keyframeSections: [Section] = [
    Section(
      name: "keyframes", doc: "Changes at shares of a duration.",
      keys: [
        Key("duration", .seconds, default: "0.25", "Seconds."),
        Key("delay", .seconds, default: "0", "Seconds until it starts."),
        Key(
          "mode", .choice(KeyframeMode.choices), default: "linear",
          "How values run from key to key: straight, in jumps, straight at an even speed, along a "
            + "Catmull-Rom spline, or along it at an even speed."),
        Key("frames", .list(.object("keyframe")), "The changes."),
      ] + playbackKeys, required: ["frames"]),
    Section(
      name: "keyframe", doc: "One change of keyframes.",
      keys: [
        Key("at", .number(0...1), default: "0", "The start, as a share of the duration."),
        Key(
          "for", .number(0...1), default: "until the next one begins",
          "How long it takes, as a share of the duration."),
        Key(
          "curve", .phrase(.curve), default: "linear",
          "How values run to its end, in the modes `linear` and `cubic`."),
        Key("changes", .changes, "What it changes."),
      ], required: ["changes"],
      advice: ["time": "it is called \"at\"", "duration": "it is called \"for\""]),
  ]
}
