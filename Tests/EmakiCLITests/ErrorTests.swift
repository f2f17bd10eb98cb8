import Foundation
import TestSupport
import Testing

/// Every mistake gives one clear error with place and hint, exit code 2, and nothing written.
@Suite struct `A broken input` {
  /// A scene with one mistake, what the message must say, and the line it must name.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let message: String
    let line: Int
    var testDescription: String { name }
  }

  static let deep =
    (0..<300).map { String(repeating: " ", count: 2 * $0) + "children:\n" }.joined()
  static let bomb =
    "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    + (1...9).map { level in
      "a\(level): &a\(level) ["
        + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ") + "]\n"
    }.joined()

  static let mistakes = [
    Mistake(name: "unknown key", text: "title: x\nchidren: []\n", message: "chidren", line: 2),
    Mistake(
      name: "wrong type", text: "children:\n  - id: a\n    alpha: often\n", message: "alpha",
      line: 3),
    Mistake(
      name: "unknown view in a constraint",
      text: "children: [{id: header}]\nconstraints:\n  - header.top == heder.top\n",
      message: "heder", line: 3),
    Mistake(
      name: "duplicate id", text: "children:\n  - id: a\n  - id: a\n", message: "a", line: 3),
    Mistake(
      name: "a billion rows", text: "children:\n  - kind: table\n    rows: 1000000000\n",
      message: "1000000000", line: 3),
    Mistake(
      name: "unknown component", text: "children:\n  - component: card\n", message: "card", line: 2),
    Mistake(
      name: "unknown parameter",
      text: "components: {c: {parameters: {t: A}}}\nchildren: [{component: c, with: {u: B}}]\n",
      message: "\"u\"", line: 2),
    Mistake(
      name: "import outside the folder", text: "title: A\nimport: ../a.yaml\n", message: "outside",
      line: 2),
    Mistake(
      name: "data that is not there", text: "title: A\ndata: nowhere.json\n",
      message: "nowhere.json", line: 2),
    Mistake(
      name: "not a number", text: "children:\n  - id: a\n    alpha: .nan\n", message: "alpha",
      line: 3),
    Mistake(
      name: "a size of a billion points",
      text: "children:\n  - id: a\n    pin: {width: 1000000000}\n", message: "1000000000", line: 3),
    Mistake(name: "empty", text: "", message: "empty", line: 1),
    Mistake(name: "deep nesting", text: deep, message: "deep", line: 0),
    Mistake(name: "alias bomb", text: bomb, message: "alias", line: 0),
    Mistake(name: "unclosed quote", text: "title: \"x\n", message: "quote", line: 1),
    Mistake(name: "a tab", text: "children:\n\t- id: a\n", message: "tab", line: 2),
    Mistake(
      name: "unknown motion as default", text: "defaultMotion: opne\nmotions: {open: [wait: 1]}\n",
      message: "opne", line: 1),
    Mistake(
      name: "unknown action",
      text: "children:\n  - id: a\n    on: {tap: opne}\nmotions: {open: [wait: 1]}\n",
      message: "opne", line: 3),
    Mistake(
      name: "links in a circle",
      text: "children: [{id: a}, {id: b}]\nlinks:\n  - {from: a.alpha, to: b.alpha}\n"
        + "  - {from: b.alpha, to: a.alpha}\n",
      message: "b.alpha → a.alpha → b.alpha", line: 3),
    Mistake(name: "unknown device", text: "device: iPhone Z\n", message: "iPhone Z", line: 1),
    Mistake(
      name: "cyclic controllers",
      text: """
        children: [{id: place, kind: container, embed: a}]
        controllers:
          a: {children: [{id: inner, kind: container, embed: a}]}

        """, message: "a", line: 3),
    Mistake(
      name: "a finger outside every view",
      text: "children: [{id: a}]\nmotions:\n  go:\n    - wait: 1\n    - tap: [5000, 3]\n",
      message: "no view", line: 5),
    Mistake(
      name: "a motion that never ends",
      text: "children: [{id: a}]\nmotions:\n  go:\n    - wait: 1e9\n", message: "1e9", line: 4),
  ]

  @Test(arguments: mistakes) func `is refused with a place`(_ mistake: Mistake) throws {
    let scratch = try Scratch()
    let file = try scratch.write(mistake.text, to: "broken.yaml")
    let start = ContinuousClock.now
    let result = try Program.run(["render", file, "-o", scratch.path("out")])
    #expect(ContinuousClock.now - start < .seconds(20), "no blow-up")
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(try scratch.names() == ["broken.yaml"])
    let first = result.errors.split(separator: "\n").first.map(String.init) ?? ""
    let place = try #require(
      first.firstMatch(of: #/broken\.yaml:(\d+):(\d+): error: (.+)/#), "\(result.errors)")
    if mistake.line > 0 { #expect(Int(place.1) == mistake.line, "\(first)") }
    #expect(place.3.contains(mistake.message) || result.errors.contains(mistake.message))
  }

  @Test func `that is binary is refused`() throws {
    let scratch = try Scratch()
    try Data((0..<2000).map { UInt8(truncatingIfNeeded: $0 &* 37) }).write(
      to: scratch.url.appendingPathComponent("binary.yaml"))
    let result = try Program.run(["validate", scratch.path("binary.yaml")])
    #expect(result.status == 2)
    #expect(result.errors.contains("binary.yaml"))
  }

  @Test func `that is not there is refused`() throws {
    let result = try Program.run(["render", "/nowhere/at-all.yaml", "-o", "/nowhere/out"])
    #expect(result.status == 2)
    #expect(result.errors.contains("/nowhere/at-all.yaml"))
  }

  @Test func `with several mistakes names them all`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      "titel: x\nchildren:\n  - id: a\n    alpah: 1\n", to: "two.yaml")
    let result = try Program.run(["validate", file])
    #expect(result.status == 2)
    #expect(result.errors.contains("two.yaml:1:1") && result.errors.contains("two.yaml:4:5"))
    #expect(result.errors.contains("title") && result.errors.contains("alpha"), "hints")
  }

  @Test func `asks for more frames than anyone can look at`() throws {
    let scratch = try Scratch()
    let result = try Program.run([
      "render", Program.example("side-menu.yaml"), "--fps", "10000000", "-o", scratch.path("out"),
    ])
    #expect(result.status == 2)
    #expect(try scratch.names().isEmpty)
  }

  @Test func `names an unknown motion, scene and device with what there is`() throws {
    let file = Program.example("side-menu.yaml")
    for (flag, value, hint, status) in [
      ("--motion", "openleft", "openLeft", 2), ("--scene", "nobody", "it has", 2),
      ("--device", "iphonex1", "iphone", 64),
    ] {
      let result = try Program.run(["inspect", file, flag, value])
      #expect(Int(result.status) == status)
      #expect(result.errors.contains(value) && result.errors.contains(hint), "\(result.errors)")
    }
  }

  @Test func `usage mistakes exit with 64`() throws {
    #expect(try Program.run(["render"]).status == 64)
    #expect(try Program.run(["render", "a.yaml", "-o", "x", "--fps", "0"]).status == 64)
    #expect(try Program.run(["dance"]).status == 64)
  }

  @Test func `is no command, but near one`() throws {
    let result = try Program.run(["rendr", "a.yaml", "-o", "x"])
    #expect(result.status == 64)
    #expect(result.errors.contains("no command \"rendr\"; did you mean \"render\"?"))
    let other = try Program.run(["lint", "a.yaml"])
    #expect(other.errors.contains("no command \"lint\"; did you mean \"validate\"?"))
    let file = try Program.run(["a.yaml"])
    #expect(file.status == 64 && file.errors.contains("emaki serve a.yaml"), "\(file.errors)")
  }

  @Test(arguments: [
    (["--direction", "rtl"], "no option \"--direction\"; write --rtl"),
    (["--theme", "dark"], "no theme \"dark\"; write --appearance dark"),
    (["--theme=wireframe,Light"], "no theme \"Light\"; write --appearance light"),
    (["--appearance", "Dark"], "no appearance \"Dark\"; did you mean \"dark\"?"),
    (["--appearance", "color"], "no appearance \"color\"; write --theme color"),
    (["--orientation", "landscap"], "no orientation \"landscap\"; did you mean \"landscape\"?"),
    (["--text-size", "XL"], "Please provide one of"),
  ])
  func `is an option of another tool, or a value that is nearly one`(
    options: [String], message: String
  ) throws {
    let result = try Program.run(["render", "a.yaml", "-o", "x.png"] + options)
    #expect(result.status == 64)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test(arguments: [
    ("tap: list/3/trailingAction1", "the row is not open: drag: {on: list/3, by: [-100, 0]}"),
    ("tap: list/3/leadingAction1", "the row is not open: drag: {on: list/3, by: [100, 0]}"),
    ("tap: list/3/flag", "its swipe actions while it is open"),
    ("tap: list/25", "scrollTo brings it into view"),
    ("sequence: [{deleteRow: list/2}, {tap: list/2}]", "while it is in view and not deleted"),
  ])
  func `is a row that is not there, or not open`(step: String, hint: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      """
      children:
        - id: list
          kind: table
          rows: 30
          pin: edges
          leadingSwipeActions: [Pin]
          trailingSwipeActions: [Delete, {title: Flag, id: flag}]
      motions: {m: [\(step)]}
      """, to: "list.yaml")
    let errors = try Program.run(["inspect", file]).errors
    #expect(
      errors.contains("error: there is no view \"list/") && errors.contains(hint), "\(errors)")
  }

  @Test func `is a name that begins with a dash, which is told how to write`() throws {
    let scratch = try Scratch()
    _ = try scratch.write("children: []\n", to: "-x.yaml")
    for command in [["validate"], ["render", "--at", "0", "-o", "out.png"]] {
      let result = try Program.run(command + ["-x.yaml"], folder: scratch.url)
      #expect(result.status == 64)
      #expect(result.errors.contains("write ./-x.yaml for the file"), "\(result.errors)")
      #expect(try Program.run(command + ["./-x.yaml"], folder: scratch.url).status == 0)
    }
  }

  @Test func `is a file of which one beside has nearly the name`() throws {
    let scratch = try Scratch()
    let meant = try scratch.write("title: A\n", to: "hello.yaml")
    let result = try Program.run(["validate", scratch.path("hello.yml")])
    #expect(result.status == 2)
    #expect(result.errors.contains("hint: did you mean \(meant)?"), "\(result.errors)")
  }

  @Test(arguments: [
    ("helo.yaml", "hello.yaml"), ("hello.json", "hello.yaml"), ("nosuch.yaml", nil),
    ("b.yaml", nil), ("hallway.yaml", nil), ("Hello.yaml", "hello.yaml"),
  ])
  func `is not taken for one whose name is alike by its extension`(
    name: String, meant: String?
  ) throws {
    let scratch = try Scratch()
    for other in ["hello.yaml", "a.yaml", "inbox.yaml"] {
      _ = try scratch.write("title: A\n", to: other)
    }
    let errors = try Program.run(["validate", scratch.path(name)]).errors
    let hint = meant.map { "hint: did you mean \(scratch.path($0))?" }
    #expect(errors.contains(hint ?? "did you mean") == (hint != nil), "\(errors)")
  }

  @Test(arguments: [
    (["-o", "x.bmp"], "render writes .png, .svg and .pdf, not .bmp"),
    (["-o", "x.gif"], "emaki preview makes what moves"),
    (["-o", "x.png", "--format", "svg"], "x.png says png, but --format says svg"),
    (["-o", "x.png", "--steps", "1"], "a motion of 1 frame needs a folder"),
  ]) func `is written to no file whose name says something else`(
    _ arguments: [String], _ message: String
  ) throws {
    let scratch = try Scratch()
    let scene = """
      children: [{id: a, text: A, pin: center}]
      motions: {fade: [{animate: {duration: 1, changes: {a: {alpha: 0}}}}]}

      """
    _ = try scratch.write(scene, to: "a.yaml")
    let moment = arguments.contains("--steps") ? [] : ["--at", "0"]
    let result = try Program.run(["render", "a.yaml"] + arguments + moment, folder: scratch.url)
    // Of --steps only the scene tells that a file does not do.
    #expect(result.status == (arguments.contains("--steps") ? 2 : 64) && result.output.isEmpty)
    #expect(result.errors.contains(message) && result.errors.contains("hint: "), "\(result.errors)")
    #expect(try scratch.names() == ["a.yaml"])
  }

  @Test func `is no file for several scenes, of which one can be chosen`() throws {
    let scratch = try Scratch()
    _ = try scratch.write(
      "scenes: {one: {children: []}, two: {children: []}}\n", to: "a.yaml")
    let result = try Program.run(
      ["render", "a.yaml", "--at", "0", "-o", "x.png"], folder: scratch.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("several scenes need a folder, not the file x.png"))
    #expect(result.errors.contains("hint: -o FOLDER, or --scene NAME draws one of them"))
  }

  @Test func `has a hint also where a command is for other files, or a controller's name is none`()
    throws
  {
    let storyboard = Program.example("storyboard/Main.storyboard")
    let expanded = try Program.run(["expand", storyboard])
    #expect(expanded.status == 2 && expanded.output.isEmpty)
    #expect(expanded.errors.contains("only scene files have something to write out"))
    let traced = try Program.run([
      "trace", Program.example("side-menu.yaml"), "--perform", "push detial contents",
    ])
    #expect(traced.status == 2 && traced.output.isEmpty)
    #expect(traced.errors.contains("there is no controller \"detial\""))
    #expect(traced.errors.contains("hint: did you mean \"detail\"?"))
  }
}
