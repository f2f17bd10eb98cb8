import EmakiLayout

extension SceneFormat {
  static let placementKeys: [Key] = [
    Key(
      "pin", .either([.words(PinWords.all), .object("pin")]),
      "Constraints to the superview: insets from its edges, sizes, centres."),
    Key(
      "frame", .list(.points, count: 4...4),
      "x, y, width and height in the superview, instead of constraints.",
      advice: "x, y, width and height: frame: [0, 44, 375, 200]"),
    Key(
      "resize", .list(.words(AutoresizingWords.names)),
      "Autoresizing: what stretches with the superview, for a view with a `frame`."),
    Key(
      "superviewSize", .list(.length, count: 2...2), default: "the size it gets",
      "The size of the superview that `frame` was made for."),
    Key(
      "intrinsicSize",
      .either([.words(["none", "measured"]), .list(intrinsicLength, count: 2...2)]),
      default: "measured", "The intrinsic content size.",
      advice: "width and height: intrinsicSize: [80, 30], or [none, 30]"),
    Key(
      "hugging", prioritiesShape,
      default: usualHugging,
      "How strongly the view resists growing beyond its content.",
      advice: priorityAdvice),
    Key(
      "compression", prioritiesShape, default: "750",
      "How strongly the view resists shrinking below its content.", advice: priorityAdvice),
    Key(
      "margins", insets, default: "8; 16 or 20 at the sides of a controller's view and of rows",
      "The layout margins."),
    Key(
      "preservesSuperviewMargins", .bool, default: "false",
      "Whether the superview's margins reach into this view."),
    Key(
      "safeAreaMargins", .bool, default: "true", "Whether the safe area adds to the margins."),
    Key(
      "additionalSafeArea", insets, default: "0",
      "More insets of the safe area, as for a controller's own bars."),
  ]

  /// The hugging priorities of every kind, in words.
  private static let usualHugging: String = {
    func names(_ holds: (AxisPriorities) -> Bool) -> String {
      let names = View.Kind.allCases.filter { holds($0.traits.hugging) }.map(\.rawValue)
      return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    }
    let high = Priority.defaultHigh
    return "250; 251 for icon; 750 for \(names { $0 == AxisPriorities(high) }), and vertically for "
      + names { $0.vertical == high && $0.horizontal != high }
  }()

  private static let intrinsicLength = Shape.either([.words(["none", "measured"]), .length])
  private static let prioritiesShape = Shape.either([priority, .object("priorities")])
  private static let priorityAdvice = "UIKit's own are 1000 (required), 750 (high) and 250 (low)"
  package static let priority = Shape.number(0.001...1000)

  static let placementSections: [Section] = [
    pin,
    Section(
      name: "constraint", doc: "An equation with more about it.",
      keys: [
        Key("equation", .phrase(.equation), "The equation or visual format string."),
        Key("active", .bool, default: "true", "Whether it is active."),
        Key("priority", priority, default: "1000", "The priority; 1000 is required."),
        Key(
          "heightClass", .words(SizeClass.allCases.map(\.rawValue)), default: "both",
          "The height class in which it is active: `compact` on phones in landscape, `regular` "
            + "elsewhere."),
      ], required: ["equation"]),
    Section(
      name: "priorities", doc: "A priority for each axis.",
      keys: [
        Key("horizontal", priority, "For widths."), Key("vertical", priority, "For heights."),
      ]),
    Section(
      name: "insets", doc: "Distances from the edges inwards, in points.",
      keys: ["top", "bottom", "leading", "trailing", "left", "right"].map {
        Key($0, .points, default: "0", "Distance from the \($0) edge.")
      } + [
        Key("horizontal", .points, "Leading and trailing."),
        Key("vertical", .points, "Top and bottom."),
      ]),
    Section(
      name: "point", doc: "A place in points.",
      keys: [
        Key("x", .points, default: "0", "To the right."),
        Key("y", .points, default: "0", "Downwards."),
      ]),
    Section(
      name: "size", doc: "A width and a height in points.",
      keys: [
        Key("width", .length, default: "0", "Across."),
        Key("height", .length, default: "0", "Down."),
      ]),
  ]

  private static let distance = Shape.either([.points, .phrase(.distance)])

  private static let pin = Section(
    name: "pin",
    doc: "Constraints between a view and its superview, each a number, `>= 8 @750`, or a distance "
      + "from its safe area or margins: `safeArea`, `safeArea + 8`.",
    keys: [
      Key("edges", distance, "All four edges."),
      Key("horizontal", distance, "Leading and trailing."),
      Key("vertical", distance, "Top and bottom."),
    ]
      + ["top", "bottom", "leading", "trailing", "left", "right"].map {
        Key($0, distance, "Points from the \($0) edge inwards.")
      } + [
        Key("width", distance, "Points, or `50%` of the superview's."),
        Key("height", distance, "Points, or `50%` of the superview's."),
        Key(
          "size", .either([.length, .list(.length, count: 2...2)]),
          "Width and height: one number for both, or two."),
        Key(
          "aspect", .number(0.001...1000), "Width divided by height.",
          advice: "the quotient itself, such as aspect: 1.778 for 16:9"),
        Key(
          "center", .either([.bool, .integer(0...0), .list(.points, count: 2...2)]),
          "Centred (`true` or 0), or an offset from the centre, `[x, y]`."),
        Key("centerX", distance, "Points to the right of the centre."),
        Key("centerY", distance, "Points below the centre."),
        Key("firstBaseline", distance, "Points below the first baseline of `to`."),
        Key("lastBaseline", distance, "Points below the last baseline of `to`."),
        Key(
          "to", .text, default: "superview",
          "What to pin to: `superview`, `safeArea`, `margins`, or the id of another view."),
        Key("priority", priority, default: "1000", "The priority of all these constraints."),
      ],
    advice: Dictionary(
      uniqueKeysWithValues: ["below", "above", "rightOf", "leftOf", "after", "before"].map {
        ($0, "constraints: [a.top == b.bottom + 8] joins two views")
      } + ["safeArea", "margins"].map { ($0, "write pin: {top: 8, to: \($0)}") }
        + [
          "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor",
          "rightAnchor",
          "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor",
        ].map { ($0, "it is called \"\($0.dropLast(6))\"") }))
}
