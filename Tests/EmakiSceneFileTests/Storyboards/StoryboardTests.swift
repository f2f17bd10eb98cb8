import EmakiDiagnostics
import EmakiLayout
import EmakiScenes
import EmakiSceneFile
import EmakiSceneFormat
import Testing

@Suite struct `A scene file that animates a storyboard` {
  private static func read(_ text: String) -> Diagnosed<SceneDocument> {
    SceneFileReader.read(text, file: "f", options: FakeStoryboards.options)
  }

  private func scene(_ text: String) throws -> Scene {
    let read = Self.read(text)
    #expect(read.diagnostics.map(Reading.line) == [])
    return try #require(read.value.scenes.first)
  }

  private func notices(_ text: String) -> [String] {
    Self.read(text).diagnostics.map(Reading.line)
  }

  private static let menu = "storyboard: Main.storyboard\ninitial: Menu\n"

  @Test func `shows the storyboard's initial scene under its own name`() throws {
    let scene = try scene("storyboard: Main.storyboard")
    #expect(scene.id == "f")
    #expect(scene.controller.id == "obj-2")
    #expect(scene.title == "Detail")
  }

  @Test(arguments: ["obj-1", "Menu", "MenuViewController", "Menu of the day"])
  func `chooses a scene by each of its names`(_ name: String) throws {
    #expect(try scene("storyboard: Main.storyboard\ninitial: \(name)").controller.id == "obj-1")
    #expect(
      try scene("storyboard: {file: Main.storyboard, scene: \(name)}").controller.id == "obj-1")
  }

  @Test func `can have several scenes of one storyboard`() throws {
    let document = Self.read(
      """
      scenes:
        one: {storyboard: {file: Main.storyboard, scene: Menu}, title: One}
        two: {storyboard: Main.storyboard}
      """)
    #expect(document.diagnostics.isEmpty)
    #expect(document.value.scenes.map(\.id) == ["one", "two"])
    #expect(document.value.scenes.map(\.title) == ["One", "Detail"])
    #expect(document.value.controllers.map(\.id) == ["obj-1", "obj-3", "obj-2"])
  }

  @Test func `reads the storyboard for its own device`() throws {
    #expect(
      try scene(Self.menu + "device: iPhone 8").title == "iPhone 8",
      "the fake's title is the device")
  }

  @Test(arguments: ["panel", "The Panel", "id-panel"])
  func `names a view by outlet, user label or object id`(_ name: String) throws {
    let scene = try scene(Self.menu + "states: {open: {\(name).alpha: 0.5}}")
    #expect(scene.states.first?.changes == [.view("id-panel", .alpha(0.5))])
  }

  @Test func `names views of a scene that a segue brings in`() throws {
    let scene = try scene(Self.menu + "motions: {m: [{segue: more}, {set: {word.alpha: 0.5}}]}")
    #expect(scene.motions[0].steps.flatMap(\.changes) == [.view("id-word", .alpha(0.5))])
    #expect(scene.offstage.map(\.id) == ["obj-2"])
    // A name that both have is that of the scene itself.
    #expect(
      notices(Self.menu + "states: {a: {title.alpha: 1}}")
        == [
          "3:14 error: \"title\" is the name of 2 views | call one by its object id: id-a, id-b"
        ])
  }

  @Test func `performs the segue of what is tapped, unless the file says what follows`() throws {
    let tapped = try scene(Self.menu + "motions: {m: [tap: id-a]}")
    #expect(tapped.actions.map(\.view) == ["id-a"] && tapped.offstage.map(\.id) == ["obj-2"])
    let answer = try #require(tapped.motion(named: tapped.actions[0].motions[0]))
    #expect(answer.steps == [.controllers(.performSegue("obj-4"))])
    #expect(tapped.segues.map(\.identifier) == ["obj-4"])
    #expect(tapped.listedMotions.map(\.name) == ["m"])
    let own = try scene(
      Self.menu + "reactions: {id-a: {on: {tap: m}}}\nmotions: {m: [wait: 1], n: [tap: id-a]}")
    #expect(own.actions.flatMap(\.motions) == ["m"] && own.offstage == [])
    #expect(try scene(Self.menu + "motions: {m: [wait: 1]}").actions == [])
  }

  @Test func `names views of embedded children`() throws {
    let scene = try scene(Self.menu + "states: {open: {inner: {hidden: true}}}")
    #expect(scene.states.first?.changes == [.view("id-inner", .isHidden(true))])
  }

  @Test(arguments: ["panelLeading", "id-c"])
  func `names a constraint by identifier or object id`(_ name: String) throws {
    let scene = try scene(Self.menu + "states: {open: {\(name): 9}, off: {\(name).active: false}}")
    #expect(scene.states.first?.changes == [.constraint("panelLeading", .constant(9))])
    #expect(scene.states.last?.changes == [.constraint("panelLeading", .isActive(false))])
  }

  @Test func `links, drags and touches by the same names`() throws {
    let scene = try scene(
      Self.menu + """
        links: [{from: panel.x, to: panelLeading, input: [0, 1], output: [0, 1]}]
        reactions:
          panel: {on: {tap: go}, pan: {moves: [panel], rests: [{at: 0}, {at: 9}]}}
        motions: {go: [{tap: The Panel}]}
        """)
    #expect(scene.links.first?.target == .constraint("panelLeading"))
    // The label performs its segue.
    #expect(scene.actions.map(\.view) == ["id-panel", "id-a"])
    #expect(scene.pans.map(\.view) == ["id-panel"])
  }

  static let mistakes = [
    (
      "storyboard: Mian.storyboard",
      "1:13 error: there is no file \"Mian.storyboard\" | did you mean \"Main.storyboard\"?"
    ),
    (
      "storyboard: Other.xib",
      "1:13 error: there is no file \"Other.xib\" | paths start from the folder of the scene file"
    ),
    (
      "storyboard: ../Main.storyboard",
      "1:13 error: \"../Main.storyboard\" leads out of the scene file's folder"
        + " | a path from the folder of the scene file into it"
    ),
    (
      "storyboard: /etc/a.xib",
      "1:13 error: \"/etc/a.xib\" is not a relative path"
        + " | a path from the folder of the scene file into it"
    ),
    (
      "storyboard: a.yaml",
      "1:13 error: \"a.yaml\" is no .storyboard or .xib file"
        + " | a path from the folder of the scene file into it"
    ),
    ("storyboard: Broken.xib\nstates: {a: {b.x: 1}}", "1:1 error: no XML"),
    (
      "storyboard: Main.storyboard\ninitial: Menue",
      "2:10 error: the storyboard has no scene \"Menue\" | did you mean \"Menu\"?"
    ),
    (
      menu + "states: {a: {panle.x: 1}}",
      "3:14 error: there is no view or constraint \"panle\" | did you mean \"panel\"?"
    ),
    (
      menu + "states: {a: {panelLeadin: 1}}",
      "3:14 error: there is no view or constraint \"panelLeadin\" | did you mean \"panelLeading\"?"
    ),
    (
      menu + "states: {a: {title.alpha: 1}}",
      "3:14 error: \"title\" is the name of 2 views | call one by its object id: id-a, id-b"
    ),
    (
      menu + "motions: {a: [{tap: pannel}]}",
      "3:21 error: there is no view \"pannel\" | did you mean \"panel\"?"
    ),
    (
      menu + "links: [{from: title.x, to: panel.alpha, input: [0], output: [0]}]",
      "3:16 error: \"title\" is the name of 2 views | call one by its object id: id-a, id-b"
    ),
    (
      menu + "children: []",
      "3:1 error: \"children\" cannot stand beside \"storyboard\" | the views come from the "
        + "storyboard; its states, motions, links, segues and reactions can stand here"
    ),
    (
      menu + "scene: side-menu",
      "3:1 error: \"scene\" cannot stand beside \"storyboard\" | both say where the views come "
        + "from; the storyboard counts, unless it is left out"
    ),
    (
      "children: [{id: a}]\nreactions: {a: {on: {tap: b}}}",
      "2:1 error: \"reactions\" are for the views of a storyboard"
        + " | write \"on\" and \"pan\" into the view"
    ),
  ]

  @Test(arguments: mistakes) func `reports a mistake once, at its place`(
    _ text: String, _ notice: String
  ) {
    #expect(notices(text) == [notice])
  }

  @Test func `passes on what the storyboard's reader noticed`() {
    #expect(
      notices("storyboard: Main.storyboard\ndevice: iPad Air") == ["3:1 warning: odd"])
  }

  @Test func `is written out with its storyboard`() throws {
    let written = SceneFileReader.expand(
      Array("storyboard: Main.storyboard\n".utf8), file: "f", options: FakeStoryboards.options)
    #expect(written.value == "storyboard: Main.storyboard\n")
    #expect(written.diagnostics.isEmpty)
  }
}
