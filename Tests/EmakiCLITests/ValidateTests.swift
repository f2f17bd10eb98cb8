import TestSupport
import Testing

@Suite struct `A check of files` {
  @Test func `follows every motion, but those that only a touch can start`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      """
      children: [{id: open, text: Open, on: {tap: show}, pin: center}]
      controllers:
        share: {children: [{text: Done, on: {tap: close}, pin: center}]}
        other: {}
      motions:
        show: [present: {controller: share, from: root}]
        close: [dismiss: share]
        early: [dismiss: other]
        wrong: [push: {controller: other, onto: root}]

      """, to: "scene.yaml")
    let run = try Program.run(["validate", file])
    #expect(run.status == 2)
    let lines = run.errors.split(separator: "\n").filter { $0.contains("error") }
    #expect(lines.count == 2)
    #expect(lines.first?.contains("scene.yaml:8:11: error: \"other\" is not shown") == true)
    #expect(lines.last?.contains("scene.yaml:9:11: error:") == true)
  }

  @Test func `warns of constraints that contradict one another, with motions and without`() throws {
    let scratch = try Scratch()
    let children = "children: [{id: a, pin: {top: 0, bottom: 0, height: 20, horizontal: 0}}]\n"
    for motions in ["", "motions: {m: [animate: {changes: {a.alpha: 0}}], n: [wait: 1]}\n"] {
      let run = try Program.run(
        ["validate", try scratch.write(children + motions, to: "scene.yaml")])
      let lines = run.errors.split(separator: "\n").filter { !$0.hasPrefix("  hint") }
      #expect(run.status == 0 && lines.count == 1)
      #expect(lines.first?.contains("scene.yaml:1:45: warning: constraints conflict") == true)
    }
  }

  @Test func `says once what the rows of a table have in common`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      """
      children:
        - id: list
          kind: table
          pin: edges
          rows: 4
          cell: {children: [{id: name, text: "A name of many letters", pin: {width: 60, top: 0}}]}

      """, to: "scene.yaml")
    let run = try Program.run(["validate", file, "--fit"])
    let notes = run.errors.split(separator: "\n").filter { $0.contains("note: the text of") }
    #expect(notes.count == 1 && notes.first?.hasSuffix(", and so in 3 other rows") ?? false)
  }

  @Test func `tells a way to open a row that goes with the reading direction`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      """
      children:
        - {id: list, kind: table, pin: edges, rows: [A, B], trailingSwipeActions: [{title: Delete}]}
      motions: {go: [tap: list/2/trailingAction1]}

      """, to: "scene.yaml")
    let plain = try Program.run(["validate", file])
    #expect(plain.errors.contains("{on: list/2, by: [-100, 0]} opens"))
    let mirrored = try Program.run(["validate", file, "--rtl"])
    #expect(mirrored.errors.contains("{on: list/2, by: [100, 0]} opens"))
  }

  @Test func `notes what does nothing in any motion, at its step and once`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      """
      children: [{id: bottom, text: B, pin: {top: 100, left: 10}}]
      states: {m: {bottom.alpha: 1}}
      motions:
        first: [wait: 0.1]
        m: [tap: bottom]
        both: [run: m]

      """, to: "scene.yaml")
    let run = try Program.run(["validate", file])
    #expect(run.status == 0)
    let notes = run.errors.split(separator: "\n").filter { $0.contains("note:") }
    #expect(notes.count == 1)
    let expected = "in motion \"m\" no gesture or action reacts to the finger on \"bottom\""
    #expect(notes.first?.hasSuffix("scene.yaml:5:7: note: \(expected)") == true)
  }

  @Test func `fit sees what any motion shows at rest, such as a screen that is pushed and popped`()
    throws
  {
    let scratch = try Scratch()
    let file = try scratch.write(
      """
      id: stack
      type: navigation
      viewControllers: [first]
      controllers:
        first: {children: [{text: Hello, pin: center}]}
        second: {children: [{id: long, text: A text for which there is no room, pin: {center: true, width: 60}}]}
      motions:
        fade: [{animate: {changes: {root.alpha: 0.5}}}]
        visit: [{push: {controller: second, onto: stack}}, {wait: 0.2}, {pop: stack}]

      """, to: "scene.yaml")
    let run = try Program.run(["validate", file, "--fit"])
    #expect(run.status == 0)
    let notes = run.errors.split(separator: "\n").filter { $0.contains("note:") }
    #expect(notes.count == 1)
    #expect(notes.first?.contains("scene.yaml:6:23: note: the text of \"long\" is cut") == true)
  }

  @Test func `of several devices says with which something is wrong`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      """
      children: [{id: a, text: Some words, pin: {top: 40, left: 10, right: 300}}]
      motions: {m: [tap: a]}

      """, to: "scene.yaml")
    let run = try Program.run(["validate", file, "--fit", "--device", "iphone-x,ipad"])
    #expect(run.status == 0)
    let notes = run.errors.split(separator: "\n").filter { $0.contains("note:") }
    #expect(notes.count == 2)
    #expect(
      notes.filter { $0.contains("note: in motion \"m\" no gesture or action reacts") }.count == 1)
    #expect(notes.filter { $0.contains("note: iphone-x: the text of \"a\" is cut") }.count == 1)
    let wrong = try Program.run(["validate", file, "--device", "iphone-x,iphone-99"])
    #expect(wrong.status == 64)
  }

  @Test(arguments: [
    ("iphone-x,ipad", "iphone-x: "), ("iphone-x,iphone-11-pro,ipad", "iphone-x, iphone-11-pro: "),
    ("iphone-x,iphone-11-pro", ""),
  ])
  func `says what several settings share once, with all of them`(
    devices: String, names: String
  ) throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      """
      children: [{id: a, text: Some words, pin: {top: 40, left: 10, right: 300}}]

      """, to: "scene.yaml")
    let run = try Program.run([
      "validate", file, "--fit", "--device", devices, "--appearance", "light,dark",
    ])
    let notes = run.errors.split(separator: "\n").filter { $0.contains("note: ") }
    #expect(notes.count == 1)
    #expect(notes.first?.contains("note: \(names)the text of \"a\" is cut") == true)
  }

  @Test func `tells of views that have no place, once, and of none that has one`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      """
      children:
        - {id: lost, background: red, pin: {width: 40, height: 40}, children: [{text: In it, pin: center}]}
        - {id: wide, text: Half a place, pin: {top: 100}}
        - {id: placed, text: A place, pin: {top: 40, leading: 16}}
      motions: {one: [animate: {changes: {placed.alpha: 0}}], two: [wait: 1]}

      """, to: "scene.yaml")
    let run = try Program.run(["validate", file])
    #expect(run.status == 0)
    let lines = run.errors.split(separator: "\n").filter { $0.contains("warning:") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("scene.yaml:2:5: warning:") == true)
    #expect(lines.first?.contains("\"lost\"") == true)
    #expect(try Program.run(["validate", file, "--strict"]).status != 0)
  }
}
