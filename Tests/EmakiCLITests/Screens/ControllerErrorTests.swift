import Foundation
import TestSupport
import Testing

/// What goes wrong with controllers: one error with its place, and nothing written.
@Suite struct `A mistake with controllers` {
  struct Mistake: CustomTestStringConvertible, Sendable {
    let name: String
    /// The steps of the motion, from line 13 on.
    let steps: String
    let message: String
    var line = 13
    var testDescription: String { name }
  }

  private static let scene = """
    class: Owner
    children: [{id: place, embed: stack, pin: edges}, {id: later, embed: extra, lazy: true, frame: [0, 0, 9, 9]}]
    controllers:
      stack: {type: navigation, viewControllers: [list]}
      list: {title: List}
      extra: {}
      detail: {title: Detail}
      sheet: {}
    segues: {showDetail: {from: list, to: detail}}
    motions:
      rest: [wait: 0]
      m:

    """

  static let mistakes = [
    Mistake(
      name: "a segue performed twice", steps: "- segue: extra\n- segue: extra",
      message: "the segue \"extra\" is performed twice", line: 14),
    Mistake(
      name: "an unknown segue", steps: "- segue: showDetial",
      message: "there is no segue \"showDetial\""),
    Mistake(
      name: "a transition to an unknown controller",
      steps: "- push: {controller: detial, onto: stack}",
      message: "there is no controller \"detial\""),
    Mistake(name: "an unknown action", steps: "- shove: detail", message: "unknown key \"shove\""),
    Mistake(
      name: "a push onto no stack", steps: "- push: {controller: detail, onto: list}",
      message: "\"list\" is not a navigation controller"),
    Mistake(name: "a pop of the root", steps: "- pop: stack", message: "\"list\" is the root"),
    Mistake(
      name: "a controller pushed twice",
      steps: "- segue: showDetail\n- push: {controller: detail, onto: stack}",
      message: "\"detail\" is shown already", line: 14),
    Mistake(
      name: "a change of what is not loaded", steps: "- set: {sheetView.alpha: 0}",
      message: "\"sheetView\""),
    Mistake(
      name: "a tab that is not there", steps: "- select: {index: 3, in: stack}",
      message: "\"stack\" is not a tab bar or page controller"),
    Mistake(
      name: "two transitions at once",
      steps:
        "- parallel: [push: {controller: detail, onto: stack}, push: {controller: sheet, onto: stack}]",
      message: "\"stack\" is in the middle of another transition"),
    Mistake(
      name: "an owner that is no parent", steps: "- call: {from: list, owner: sheet, run: rest}",
      message: "no parent of \"list\" is a \"sheet\""),
    Mistake(
      name: "an unknown style",
      steps: "- present: {controller: sheet, from: list, style: fullscren}",
      message: "fullscren"),
  ]

  @Test(arguments: mistakes) func `is told with its line`(_ mistake: Mistake) throws {
    let scratch = try Scratch()
    let steps = mistake.steps.split(separator: "\n").map { "    \($0)\n" }.joined()
    let file = try scratch.write(Self.scene + steps, to: "broken.yaml")
    for command in [
      ["render", file, "-o", scratch.path("out")], ["trace", file],
    ] {
      let result = try Program.run(command + ["--motion", "m"])
      #expect(result.status == 2 && result.output.isEmpty, "\(result.errors)")
      let errors = result.errors.split(separator: "\n").filter { $0.contains("error:") }
      #expect(errors.count == 1, "\(result.errors)")
      let error = String(errors.first ?? "")
      #expect(error.contains(mistake.message), "\(error)")
      #expect(error.contains("broken.yaml:\(mistake.line):"), "\(error)")
    }
    #expect(try scratch.names() == ["broken.yaml"])
  }

  @Test(arguments: [
    ("", "push: {controller: d, onto: root}", "\"root\" is not a navigation controller"),
    ("", "present: {controller: root, from: root}", "\"root\" is shown already"),
    ("", "select: {index: 1, in: a}", "\"a\" is not a tab bar or page controller"),
    ("id: start\n", "push: {controller: d, onto: start}", "\"start\" is not a navigation"),
  ])
  func `calls the scene's own controller as the file does`(
    head: String, step: String, message: String
  ) throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      head + "controllers: {d: {title: D}}\nmotions:\n  m: [\(step)]\n", to: "a.yaml")
    let errors = try Program.run(["inspect", file, "--motion", "m"]).errors
    #expect(errors.contains("error: \(message)"), "\(errors)")
  }

  @Test func `in a motion that another one runs is looked for there`() throws {
    let scratch = try Scratch()
    let scene = """
      type: navigation
      id: stack
      viewControllers: [{title: A}]
      controllers: {b: {title: B, children: [{id: box, pin: edges}]}}
      motions:
        whole: [{push: {controller: b, onto: stack}}, {run: fade}]
        fade: [{set: {box.alpha: 0.3}}]

      """
    let file = try scratch.write(scene, to: "a.yaml")
    let run = try Program.run(["validate", file])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let early = try scratch.write(
      scene + "  early: [{run: fade}, {push: {controller: b, onto: stack}}]\n", to: "b.yaml")
    let errors = try Program.run(["validate", early]).errors
    #expect(errors.contains("b.yaml:7:11: error: the view \"box\" is not loaded when this step"))
    #expect(errors.split(separator: "\n").filter { $0.contains("error:") }.count == 1)
  }

  /// A chain of controllers of a sort, each with the next one in it.
  private func chain(_ count: Int, _ holds: (Int) -> String) -> String {
    let links = (1..<count).map { "  c\($0): {\(holds($0))}\n" }.joined()
    return
      "children: [{id: v0, embed: c1}]\ncontrollers:\n\(links)  c\(count): {children: [{id: leaf, text: A}]}\n"
  }

  @Test(arguments: ["inspect", "trace"])
  func `the deepest chains take a quarter of the stack that programs have`(_ command: String) throws
  {
    let containers = chain(49) { "children: [{id: v\($0), embed: c\($0 + 1)}]" }
    let stacks = chain(49) { "type: navigation, viewControllers: [c\($0 + 1)]" }
    for text in [containers, stacks] {
      let result = try Program.run([command, "-"], input: text, limits: "ulimit -s 2048")
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.text.contains(command == "trace" ? "c49.viewDidAppear" : "\"leaf\""))
    }
  }

  @Test func `say where one is too many, in a chain of thousands too`() throws {
    for count in [50, 3000] {
      let text = chain(count) { "children: [{id: v\($0), embed: c\($0 + 1)}]" }
      let result = try Program.run(["inspect", "-"], input: text, limits: "ulimit -s 2048")
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(
        result.errors.contains("<stdin>:51:37: error: controllers are embedded more than 50 deep"))
    }
  }
}
