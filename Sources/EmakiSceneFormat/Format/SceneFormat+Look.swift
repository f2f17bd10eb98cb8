import EmakiLimits
import EmakiDrawing
import EmakiLayout

extension SceneFormat {
  static let textSections: [Section] = [
    Section(
      name: "text", doc: "Text with everything about its lines.",
      keys: [
        Key("string", .either([.text, spansShape]), default: "empty", "The characters."),
        Key("font", fontShape, default: "17", "The font."),
        Key("size", .number(1...1000), default: "17", "The font's size in points."),
        Key("weight", .choice(FontWords.weights), default: "regular", "The font's weight."),
        Key("color", .color, default: "label, or the tint of a button", "The colour."),
        Key("align", alignShape, default: "natural", "The alignment of the text."),
        Key(
          "lines", .count(.lines), default: "1",
          "The maximum number of lines; 0 for any number."),
        Key(
          "break", .words(TextRequest.LineBreak.allCases.map(\.rawValue)),
          default: "truncateTail",
          "What happens to long lines; of buttons without a configuration, as plain ones, the default "
            + "is truncateMiddle."),
        Key(
          "maxWidth", .length, default: "by layout", "The preferred maximum layout width."),
        Key("lineSpacing", .length, default: "0", "Extra points between lines."),
        Key("placeholder", .bool, default: "false", "Whether it is a placeholder."),
      ]),
    Section(
      name: "span", doc: "A part of a text with its own style.",
      keys: [
        Key("text", .text, "The characters."),
        Key("font", fontShape, default: "as the text", "The font."),
        Key("size", .number(1...1000), default: "as the text", "The font's size in points."),
        Key("weight", .choice(FontWords.weights), default: "as the text", "The font's weight."),
        Key("color", .color, default: "as the text", "The colour of the letters."),
        Key("background", .color, default: "clear", "The colour behind the letters."),
        Key("underline", .bool, default: "false", "Whether a line runs under the letters."),
        Key("strikethrough", .bool, default: "false", "Whether a line runs through the letters."),
        Key("kern", .number(-100...1000), default: "0", "Extra points after each letter."),
        Key(
          "baselineOffset", .number(-1000...1000), default: "0",
          "Points by which the letters stand above the baseline."),
      ], required: ["text"]),
    Section(
      name: "font", doc: "A font: its family, size and weight.",
      keys: [
        Key("family", .text, default: "the system font", "The family."),
        Key("size", .number(1...1000), default: "17", "Points."),
        Key("weight", .choice(FontWords.weights), default: "regular", "The thickness."),
        Key("italic", .bool, default: "false", "Whether the font is italic."),
      ]),
    Section(
      name: "image", doc: "A picture by name.",
      keys: [
        Key("name", .text, "The asset's or file's name, or that of an icon."),
        Key("size", .object("size").orPair, default: "not known", "Its size in points."),
        Key("symbol", .bool, default: "false", "Whether the name is that of an icon."),
      ]),
  ]

  static let lookSections: [Section] = [
    Section(
      name: "color pair", doc: "A colour for each appearance of the device.",
      keys: [
        Key("light", .phrase(.color), "With `--appearance light`."),
        Key("dark", .phrase(.color), "With `--appearance dark`."),
      ], required: ["light", "dark"],
      advice: [
        "gradient": "a gradient is a key of its own: gradient: [systemIndigo, systemPurple]"
      ]),
    Section(
      name: "gradient", doc: "Colours that blend along a line across a view, over its background.",
      keys: [
        Key(
          "colors", gradientColors, "From its start to its end.", advice: oneGradientColor),
        Key(
          "direction", .words(GradientWords.all), default: "down",
          "The direction, from edge to edge or from corner to corner."),
      ], required: ["colors"]),
    Section(
      name: "gradient stop", doc: "A colour at a place of a gradient.",
      keys: [
        Key("color", .color, "The colour; `clear` fades to the neighbour's colour."),
        Key(
          "at", .number(0...1), default: "evenly between its neighbours",
          "0 at the start, 1 at the end."),
      ], required: ["color"]),
    Section(
      name: "border", doc: "A line along a view's edge.",
      keys: [
        Key("width", .length, default: "1", "Points."),
        Key("color", .color, default: "black", "The colour."),
      ]),
    Section(
      name: "accessibility",
      doc: "What assistive technologies such as VoiceOver read for a view.",
      keys: [
        Key("label", .text, default: "its text", "The spoken name."),
        Key("value", .text, default: "by its control", "The spoken value."),
        Key("hint", .text, "What happens when it is used."),
        Key(
          "traits", .either([.words(traits), .list(.words(traits))]), default: "by its kind",
          "What it is, besides what its kind says: one word or several."),
        Key(
          "element", .bool, default: "by its kind",
          "Whether it is one element, without the views inside."),
        Key("hidden", .bool, default: "false", "Whether it is skipped, with all views inside."),
        Key(
          "order", .integer(0...10_000), default: "after those that have one, as they lie",
          "Its place in the reading order."),
      ], advice: ["identifier": "what tests call a view is its id"]),
    Section(
      name: "shadow", doc: "A shadow under a view.",
      keys: [
        Key("color", .color, default: "black", "The colour."),
        Key("opacity", .number(0...1), default: "1", "Multiplies the colour's opacity."),
        Key("offset", .object("point").orPair, default: "0, 0", "The offset of the shadow."),
        Key("radius", .length, default: "3", "The blur in points."),
      ]),
    Section(
      name: "transform", doc: "A translation, rotation and scale about the anchor point.",
      keys: [
        Key("x", .points, default: "0", "A translation to the right, in points."),
        Key("y", .points, default: "0", "A translation downwards, in points."),
        Key(
          "scale", .either([.number(-1000...1000), .list(.number(-1000...1000), count: 2...2)]),
          default: "1", "A factor, or one across and one down."),
        Key("rotate", degrees, default: "0", "A clockwise rotation, in degrees."),
        Key("rotateX", degrees, default: "0", "A rotation about the horizontal axis, in degrees."),
        Key("rotateY", degrees, default: "0", "A rotation about the vertical axis, in degrees."),
        Key(
          "perspective", .number(-1...1), default: "0",
          "The entry m34 of the matrix, such as -0.002."),
      ],
      advice: [
        "m34": "it is called \"perspective\"", "rotation": "it is called \"rotate\"",
        "translate": "moves are called \"x\" and \"y\"", "translateX": "it is called \"x\"",
        "translateY": "it is called \"y\"", "translationX": "it is called \"x\"",
        "translationY": "it is called \"y\"",
      ]),
  ]

  private static let traits = Accessibility.Trait.allCases.map(\.rawValue)
  static let gradientColors = Shape.list(
    .either([.phrase(.color), .object("gradient stop")]), count: 1...Int.max)
  static let oneGradientColor = "such as [red, blue]; [clear] shows none"
  private static let degrees = Shape.number(-36_000...36_000)
}
