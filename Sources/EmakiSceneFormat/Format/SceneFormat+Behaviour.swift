import EmakiLayout
import EmakiLimits
import EmakiMotion
import EmakiScenes

extension SceneFormat {
  /// Keys of a scene for links and reactions.
  static let behaviourKeys: [Key] = [
    Key("links", .list(.object("link")), "Values that follow others at every moment."),
    Key(
      "reactions", .map(.object("reaction"), of: "reactions"),
      "Actions of touches on views of a `storyboard`, by the views' names."),
  ]

  /// Keys of a view for what fingers do.
  static let touchKeys: [Key] = [
    Key(
      "pan", .object("pan"), "What a pan gesture on the view moves.")
  ]

  /// Keys of a step for what fingers and scroll views do.
  static let behaviourSteps: [Key] = [
    Key(
      "tap", spot,
      "A finger goes down and up: on a view's id, at a point of the screen, or on the `statusBar`."
    ),
    Key("longPress", spot, "A finger stays down for 0.6 s."),
    Key(
      "drag", .object("drag"),
      "A finger moves. What it touches follows: a scroll view scrolls, a sheet moves."),
    Key("edgePan", .object("edge pan"), "A finger comes in from an edge of the screen."),
    Key("pinch", .object("pinch"), "Two fingers move apart or together, and what zooms follows."),
    Key("flick", .object("flick"), "A finger moves for 0.1 s and is lifted at full speed."),
    Key(
      "scrollTo", .object("scroll"),
      "Scrolls to an offset, a page, a row or a view. Beside `keyboard` in `parallel` it takes "
        + "the keyboard's duration and curve, unless it has a curve."),
    Key("page", .object("page"), "Scrolls to another page."),
    Key(
      "reload", .text,
      "A table or collection makes its rows again. Those in view appear again, and the next step does "
        + "not wait for them."),
    Key(
      "deleteRow", oneOrMore,
      "Deletes a row in 0.3 s, such as `list/3`, or `row` in the steps of a swipe action; or several. "
        + "The rows below move up, and all rows keep their numbers."),
    Key(
      "insertRow", oneOrMore,
      "Inserts one or several rows that are deleted or in `absentRows`, in 0.3 s. They fade in, "
        + "and the rows below move down."),
    Key(
      "beginRefreshing", .text,
      "Begins refreshing, as a pull does, in a view with a `refreshControl`. Its content moves down by 60 "
        + "points."),
    Key(
      "endRefreshing", .text,
      "Ends the refreshing of a view. Its content goes back in 0.25 s, after the finger is lifted."
    ),
    Key("count", .object("count"), "A number counts up on a label."),
    Key(
      "keyboard", .bool,
      "The keyboard comes up, or goes: 0.25 s, spring without bounce. What is constrained to "
        + "`keyboardLayoutGuide` follows it."),
    Key("keyframes", .object("keyframes"), "Changes at shares of a duration."),
    Key("transition", .object("transition"), "One view takes another's place."),
    Key("hero", .object("hero"), "A snapshot of one view flies into the place of another."),
  ]

  static let behaviourSections: [Section] = [
    Section(
      name: "link",
      doc: "A value that follows others: looked up in `input`, turned into the same of `output`.",
      keys: [
        Key(
          "rows", .text, default: "no table",
          "A table whose visible rows all have the link. `row` and the names of a cell's views "
            + "stand for those of each row."),
        Key(
          "from", sum,
          "What is followed, such as `list.contentOffset.y + 44`: values of views, not constraints. "
            + "These can be followed: " + names(where: \.isReadable) + "."),
        Key(
          "to", .either([.text, .map(outputs, of: "outputs")]),
          "What follows: `view.property`, a constraint, or a mapping of several to their outputs. Of a view "
            + "these can be set: " + names(where: \.isWritable) + "."),
        Key(
          "input", .list(sum),
          "Values of `from`, all rising or all falling; a value that is repeated makes a step."),
        Key(
          "output", outputs,
          "As many values of `to`; colours for colours, and for `hidden`, `enabled` and `clips` `true` "
            + "and `false`, or 1 and 0: true from 0.5 on."),
        Key(
          "extrapolate", .words(Link.Extrapolation.allCases.map(\.rawValue)), default: "clamp",
          "What a value beyond the input gives: the nearest output, the last slope, or the value itself."
        ),
      ], required: ["from", "to"]),
    Section(
      name: "actions",
      doc:
        "Motions that touches on a view start: their names, or steps. In the steps of a cell, `row` and "
        + "the names of its views stand for those of the row that was touched.",
      keys: ViewAction.Event.allCases.map { event in
        Key(event.rawValue, event == .appear ? steps : action, event.doc)
      },
      advice: otherActionWords),
    Section(
      name: "refresh control",
      doc: "What is seen above content that is pulled down: a spinner. Beyond 90 points it "
        + "refreshes, and from the release until the end of that the content rests 60 points lower.",
      keys: [
        Key(
          "id", .phrase(.identifier), default: "that of the view with -refreshControl",
          "The name of its view."),
        Key(
          "duration", .seconds, default: "until `endRefreshing`",
          "Seconds from the moment at which it begins to its end."),
        Key("refreshing", .bool, default: "false", "Whether it refreshes from the start."),
        Key("tint", .color, default: "grey", "The spinner's colour."),
        Key(
          "on", .object("actions"),
          "The action when a finger has pulled far enough: `valueChanged`."),
      ]),
    Section(
      name: "action",
      doc:
        "Motions that a touch starts, of a parent, or several of which each touch starts the next.",
      keys: [
        Key("run", .text, "The motion."),
        Key(
          "owner", .text, default: "none",
          "The class or id of a parent of the view's controller, whose motion it is."),
        Key(
          "alternate", .list(.either([.text, steps])),
          "Instead of `run`: what the touches start in turn, by name or as steps."
        ),
      ]),
    Section(
      name: "pan",
      doc: "A pan gesture that moves views between resting positions, or drives a motion.",
      keys: [
        Key(
          "axis", .words(Axis.allCases.map(\.rawValue)), default: "horizontal",
          "The axis of the gesture."),
        Key("edge", edges, default: "anywhere", "The edge of the screen at which it must begin."),
        Key("moves", .list(.text), "The views that move with the finger."),
        Key(
          "rests", .list(.object("rest")),
          "The positions at which the first of them can rest. It stops at the outermost."),
        Key("between", .list(.text), "The states while it is between two rests, one for each gap."),
        Key("duration", .seconds, default: "0.26", "How long it takes to settle."),
        Key("curve", .phrase(.curve), default: "ease-out", "How it settles."),
        Key(
          "spring", .number(0.01...10),
          "A spring instead of a curve, by its damping ratio. It starts with the finger's velocity, "
            + "and takes longer than `duration` after a flick."),
        Key(
          "motion", .text,
          "The motion that the finger drives forward and back. Its curves still apply: give "
            + "`curve: linear` to what must stay under the finger."),
        Key(
          "distance", .points, default: "the screen's width or height",
          "How far the finger moves for the whole motion; negative for the other direction."),
        Key(
          "threshold", .number(0...1), default: "0.5",
          "The share beyond which a release completes the motion."),
        mirrors,
      ]),
    Section(
      name: "rest", doc: "A place where dragged views can rest.",
      keys: [
        Key(
          "at", sum,
          "The first view's x, or y for a vertical pan: a number, or a sum such as "
            + "`root.height - 120`, which suits every device."),
        Key("state", .text, "The state that is set there."),
      ], required: ["at"]),
  ]

  static let touchSections: [Section] = [
    Section(
      name: "drag", doc: "A finger that moves by a distance at an even speed, or along a path.",
      keys: touchOrigin + [
        Key(
          "by", .list(.points, count: 2...2), "How far it moves.",
          advice: "to the right and down, in points: by: [100, 0]"),
        Key("duration", .seconds, default: "0.3", "How long it takes."),
        Key(
          "path", .list(.list(.points, count: 3...3)),
          "Instead of `by`: times, and how far it has moved by then."),
        Key(
          "velocity", .list(.points, count: 2...2), default: "that of the movement",
          "The speed at which it is lifted, points a second.",
          advice: "to the right and down, in points a second: velocity: [0, -1000]"), mirrors,
      ], usual: ["on", "by"], advice: touchWords),
    Section(
      name: "press", doc: "A finger in one place.",
      keys: touchOrigin + [
        Key("duration", .seconds, default: "0.1, or 0.6 for a long press", "How long it is down."),
        mirrors,
      ], advice: touchWords),
    Section(
      name: "edge pan", doc: "A finger that comes in from the middle of an edge of the screen.",
      keys: [
        Key(
          "edge", edges, "Which edge.",
          advice: "with mirrors: true, left is where lines begin, and right where they end"),
        Key("by", .points, "How far it moves inwards, from whichever edge."),
        Key("duration", .seconds, default: "0.3", "How long it takes."),
        Key(
          "velocity", .points, default: "that of the movement",
          "The speed inwards at which it is lifted, points a second."), mirrors,
      ], required: ["edge", "by"]),
    Section(
      name: "pinch", doc: "Two fingers that move apart or together.",
      keys: touchOrigin + [
        Key(
          "scale", .number(0.01...100),
          "How far apart the fingers end, as a multiple of their distance at the start."),
        Key("duration", .seconds, default: "0.4", "How long it takes."),
      ], required: ["scale"], usual: ["on", "scale"], advice: touchWords),
    Section(
      name: "flick", doc: "A finger that moves for 0.1 s and is lifted at full speed.",
      keys: touchOrigin + [
        Key(
          "velocity", .list(.points, count: 2...2), "Points a second.",
          advice: "to the right and down, in points a second: velocity: [0, -1000]"), mirrors,
      ], required: ["velocity"], usual: ["on", "velocity"], advice: touchWords),
    Section(
      name: "scroll",
      doc: "A scroll view's offset that runs to an offset, a page, a row, a view or an end.",
      keys: [
        Key("view", .text, "The scroll view."),
        Key("offset", .object("point").orPair, "The offset."),
        Key("page", .count(.pages), "The page, from 0."),
        Key(
          "row", .count(.rows),
          "The row of a table that comes to the top, from 0 over all sections."),
        Key("center", .text, "A view inside that comes to the middle, as far as the ends allow."),
        Key(
          "edge", .words(Scroll.End.allCases.map(\.rawValue)),
          "An end of the content; `leading` and `trailing` by the direction of reading."),
        Key("duration", .seconds, default: "0.3", "Seconds."),
        Key("curve", .phrase(.curve), default: "ease-in-out", "The timing curve."),
      ], required: ["view"]),
    Section(
      name: "page", doc: "A scroll view that turns to another page.",
      keys: [
        Key("view", .text, "The scroll view."),
        Key("to", .count(.pages), "The page, from 0."),
        Key(
          "by", .count(.pages, from: -InputLimit.pages.most), default: "1",
          "Or how many pages on from the current."
        ),
        Key("duration", .seconds, default: "0.3", "Seconds."),
        Key("curve", .phrase(.curve), default: "ease-in-out", "The timing curve."),
      ], required: ["view"]),
    Section(
      name: "count", doc: "A number that counts up from 0 on a label.",
      keys: [
        Key("view", .text, "The label."),
        Key("to", .number(-1e12...1e12), "The number at the end."),
        Key(
          "pace", .words(CountingText.Pace.allCases.map(\.rawValue)), default: "ease-out",
          "The curve over the time t from 0 to 1: t, t³ or 1 − (1 − t)³."),
        Key(
          "format", .words(CountingText.Format.allCases.map(\.rawValue)), default: "integer",
          "The format of the number."),
        Key("duration", .seconds, default: "0.8", "Seconds."),
      ], required: ["view", "to"],
      advice: [
        "curve": "it is called \"pace\"", "decimals": "two decimals are format: two-decimals",
        "from": "a number counts up from 0",
      ]),
    Section(
      name: "transition", doc: "One view takes another's place as controllers do.",
      keys: [
        Key("kind", .words(Transition.Kind.allCases.map(\.rawValue)), "How."),
        Key("from", .text, "The view that goes."),
        Key("to", .text, "The view that comes; hidden before."),
      ], required: ["kind", "from", "to"]),
  ]

  /// Values of views that links read or set, as the reference lists them.
  private static func names(where isWanted: (LinkProperty) -> Bool) -> String {
    LinkProperty.allCases.filter(isWanted).map { "`\($0.rawValue)`" }.joined(separator: ", ")
  }

  private static let oneOrMore = Shape.either([.text, .list(.text)])
  private static let spot = Shape.either([
    .text, .list(.points, count: 2...2), .object("press"),
  ])
  private static let steps = Shape.list(.object("step"))
  package static let action = Shape.either([.text, steps, .object("action")])
  private static let edges = Shape.words(Pan.Edge.allCases.map(\.rawValue))
  private static let sum = Shape.either([.text, .points])
  private static let outputs = Shape.list(.either([.text, .points, .bool]))

  private static let mirrors = Key(
    "mirrors", .bool, default: "false",
    "Whether it is mirrored in a layout from right to left.")

  private static let touchOrigin = [
    Key("on", .text, "The view that the finger touches, in its middle or `at` a point of it."),
    Key(
      "at", .list(.points, count: 2...2),
      "The point where it goes down: of the screen, or with `on` of that view. Negative numbers count "
        + "from right and bottom."),
    Key("edge", edges, "The edge of the screen where it goes down, in the middle."),
  ]
}

extension ViewAction.Event {
  fileprivate var doc: String {
    switch self {
    case .touchDown: "When a finger goes down and does not scroll or drag."
    case .touchUpInside: "When it is lifted on the view."
    case .touchUpOutside: "When it is lifted elsewhere."
    case .tap: "When it goes down and up in one place."
    case .longPress: "When it stays down for half a second."
    case .valueChanged:
      "When a finger has turned a switch, chosen another segment, moved a slider or tapped a stepper, "
        + "and is lifted."
    case .decrement: "Of a stepper: when its minus is tapped, instead of `valueChanged`."
    case .increment: "Of a stepper: when its plus is tapped, instead of `valueChanged`."
    case .appear:
      "Of a cell: steps that each row takes as it comes into view, also again; they set and animate "
        + "`row` and the cell's views."
    }
  }
}
