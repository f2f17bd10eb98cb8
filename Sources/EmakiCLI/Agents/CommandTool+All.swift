import EmakiWorkspace
import EmakiMCP

extension CommandTool {
  /// The tools that run commands, in the order in which agents see them.
  static let all = [
    CommandTool(
      name: "render", command: ["render", "-o", "-", "--format", "png"],
      help: """
        Gives one picture, small by default, and below it the tree of what is where: kind, id and \
        [x y width height] in the superview, points. With marks the views are numbered in the \
        picture, and listed by number with their places on the screen.
        """,
      operands: [file],
      options: [Option("at", .number, else: "0"), Option("motion"), Option("marks", .boolean)]
        + screen + [
          Option("theme"), Option("scale", .number, else: "1"), Option("bezel", .boolean),
        ]),
    CommandTool(
      name: "inspect", command: ["inspect"], help: "", operands: [file],
      options: [Option("format", else: "tree")] + sampling + screen + [Option("canvas", .boolean)]),
    CommandTool(
      name: "explain", command: ["inspect"],
      help: """
        Tell what decides each number of a view's frame: constraints with their lines, natural \
        sizes, stack views, margins, and what was broken.
        """,
      operands: [
        file,
        Operand(
          name: "id", help: "The view: its id, outlet, label, or a path.",
          kind: .value(option: "explain")),
      ],
      options: [Option("at", .number), Option("motion")] + screen),
    CommandTool(
      name: "validate", command: ["validate"], help: "Says so where nothing is wrong.",
      operands: [
        Operand(name: "file", help: "A scene file, .storyboard or .xib, or a folder of them.")
      ],
      options: [
        Option("fit", .boolean), Option("a11y", .boolean), Option("contrast"),
        Option("strict", .boolean),
      ] + screen),
    CommandTool(
      name: "compare", command: ["compare", "--format", "text"], help: "",
      operands: [
        Operand(
          name: "expected", help: "The picture, motion, scene file or folder as it should be."),
        Operand(name: "actual", help: "The same as it is."),
      ],
      options: [
        Option("noise", .boolean), Option("metric"), Option("threshold", .number),
        Option("tolerance", .number), Option("a11y", .boolean), Option("recording", .boolean),
        Option("start", .number),
      ]
        + sampling + screen + [Option("theme")]),
    CommandTool(
      name: "measure", command: ["measure"], help: "",
      operands: [
        Operand(name: "recording", help: "A film, an animated PNG or a folder of frames."),
        Operand(name: "scene", help: "The scene file whose views move.", isRequired: false),
      ], options: [Option("motion"), Option("points", .number)] + screen),
    CommandTool(
      name: "diff", command: ["diff", "--format", "text"],
      help: "Give file and other, or file and a revision as git.",
      operands: [
        Operand(name: "file", help: "The file or folder before; with git, the one to look at."),
        Operand(name: "other", help: "The file or folder after.", isRequired: false),
        Operand(
          name: "git", help: "The revision of git before, instead of other.",
          kind: .value(option: "git"), isRequired: false),
      ], options: screen),
    CommandTool(
      name: "spec", command: ["spec"], help: "", operands: [file],
      options: [Option("format", else: "md"), Option("motion")] + screen),
    CommandTool(
      name: "motion_in_code", command: ["spec"],
      help: """
        List the animations that Swift code makes: file, function, view, property, from, to, delay, \
        duration, curve. What is not certain is "not constant", with the expression. Of a folder, \
        also how often each duration and curve is used. To compare with a design, call diff with \
        both files.
        """,
      operands: [Operand(name: "file", help: "A .swift file, or a folder of them.")],
      options: [Option("format", else: "md")]),
    CommandTool(
      name: "map", command: ["map", "-o", "-", "--format", "png"], help: "Gives a picture.",
      operands: [Operand(name: "file", help: "A .storyboard file.")],
      options: [Option("tree", .boolean), Option("scale", .number, else: "1"), Option("theme")]),
  ]

  private static let file = Operand(
    name: "file", help: "A scene file (.yaml, .json), a .storyboard or a .xib.")
  private static let sampling = [
    Option("at", .number), Option("steps", .integer), Option("motion"),
  ]
  private static let screen = [
    Option("scene"), Option("device"), Option("orientation"), Option("appearance"),
    Option("text-size"), Option("rtl", .boolean), Option("language"),
  ]
}
