import EmakiDiagnostics
import EmakiLayout
import EmakiScenes
import EmakiSceneFile
import EmakiSceneFormat
import Testing

@Suite struct DevicePairTests {
  private func scene(
    _ text: String, on device: String? = nil, _ orientation: Orientation = .portrait
  ) throws -> Scene {
    var options = SceneFileOptions()
    options.device = try device.map { try #require(Device.named($0)) }
    options.orientation = orientation
    let read = SceneFileReader.read(text, file: "f", options: options)
    #expect(read.diagnostics == [])
    return try #require(read.value.scenes.first)
  }

  private func view(
    _ keys: String, on device: String, _ orientation: Orientation = .portrait
  ) throws -> View {
    try #require(
      scene("children: [{id: a, \(keys)}]", on: device, orientation).controller.view.first("a"))
  }

  /// Apple's table of size classes: all tablets are regular, of phones the largest on their side.
  @Test(arguments: [
    ("iphone-x", Orientation.portrait, 8.0), ("iphone-x", .landscape, 8),
    ("iphone-11-pro-max", .landscape, 24), ("iphone-11-pro-max", .portrait, 8),
    ("ipad-pro-11", .portrait, 24), ("ipad-pro-11", .landscape, 24),
  ])
  func `a value follows the width's size class`(
    device: String, orientation: Orientation, spacing: Double
  ) throws {
    let keys = "kind: row, spacing: {compact: 8, regular: 24}"
    #expect(try view(keys, on: device, orientation).stack?.spacing == spacing)
  }

  @Test func `a value follows how the device is held`() throws {
    let keys = "kind: {portrait: column, landscape: row}"
    #expect(try view(keys, on: "iphone-x").stack?.axis == .vertical)
    #expect(try view(keys, on: "iphone-x", .landscape).stack?.axis == .horizontal)
  }

  @Test func `where no device is asked for the scene's own counts`() throws {
    let children = "children: [{id: a, alpha: {compact: 0.2, regular: 0.8}}]"
    let alone = try scene(children)
    let tablet = try scene("device: iPad Pro 11\n" + children)
    #expect(alone.controller.view.first("a")?.alpha == 0.2)
    #expect(tablet.controller.view.first("a")?.alpha == 0.8)
  }

  @Test func `pairs may hold children, steps and other pairs`() throws {
    let text = """
      children:
        compact: [{id: small}]
        regular: {portrait: [{id: tall}], landscape: [{id: wide, background: {light: red, dark: blue}}]}
      motions:
        move: {compact: [wait: 1], regular: [{wait: 1}, {wait: 1}]}
      """
    let phone = try scene(text, on: "iphone-x")
    #expect(phone.controller.view.subviews.map(\.id) == ["small"])
    #expect(phone.motions.map(\.steps.count) == [1])
    let tablet = try scene(text, on: "ipad-pro-11", .landscape)
    #expect(tablet.controller.view.subviews.map(\.id) == ["wide"])
    #expect(tablet.motions.map(\.steps.count) == [2])
  }

  @Test func `what is written out later may be a pair: rows, alerts, parameters of components`()
    throws
  {
    let text = """
      components:
        badge: {parameters: {size: 10}, pin: {size: "{size}"}}
      children:
        - {component: badge, id: a, with: {size: {compact: 20, regular: 40}}}
        - {id: list, kind: table, rows: {compact: [One], regular: [One, Two]}}
        - {id: "dot{index}", repeat: {compact: 2, regular: 3}}
      controllers:
        ask: {type: alert, message: {compact: Short, regular: Long}, actions: [OK]}
      segues: {go: {kind: present, from: root, to: {compact: ask, regular: ask}}}
      motions: {m: [segue: go]}
      """
    for (device, size, rows, dots, message) in [
      ("iphone-x", 20.0, 1, 2, "Short"), ("ipad-pro-11", 40, 2, 3, "Long"),
    ] {
      let scene = try scene(text, on: device)
      let root = scene.controller.view
      #expect(
        root.constraints.filter { $0.first.item == .view("a") }.map(\.constant) == [size, size])
      #expect(root.first("list")?.rows?.sections.map(\.rows.count) == [rows])
      #expect(root.subviews.count { $0.id.rawValue.hasPrefix("dot") } == dots)
      #expect(scene.offstage[0].view.first("askMessage")?.text?.string == message)
    }
  }

  @Test func `what the user names like a pair is none`() throws {
    let scene = try scene(
      """
      children: [{id: light}, {id: dark}]
      states: {portrait: {light.alpha: 0, dark.alpha: 1}, landscape: {light: {alpha: 1}, dark: {alpha: 0}}}
      """)
    #expect(scene.states.map(\.name) == ["portrait", "landscape"])
    #expect(scene.states[1].changes == [.view("light", .alpha(1)), .view("dark", .alpha(0))])
  }

  @Test func `lists of constraints may be a pair, constraints with names are none`() throws {
    let children = "children: [{id: a}]\n"
    let lists = children + "constraints: {compact: [a.width == 1], regular: [a.width == 2]}"
    func constants(_ text: String, on device: String) throws -> [Double] {
      try scene(text, on: device).controller.view.first("a")?.constraints.map(\.constant) ?? []
    }
    #expect(try constants(lists, on: "iphone-x") == [1])
    #expect(try constants(lists, on: "ipad-pro-11") == [2])
    let named = "{compact: a.width == 1, regular: a.height == 2}"
    #expect(try constants(children + "constraints: \(named)", on: "iphone-x") == [1, 2])
    #expect(try constants(children + "constraints: [\(named)]", on: "iphone-x") == [1, 2])
  }

  @Test func `both values of a pair are checked`() {
    #expect(
      Reading.notices("children: [{id: a, alpha: {compact: 1, regular: wide}}]") == [
        "1:49 error: expected a number from 0 to 1 for \"alpha\", got \"wide\""
      ])
  }

  @Test(arguments: [
    (
      "alpha: {regular: 1}",
      "1:27 error: expected a number from 0 to 1 for \"alpha\", got a mapping"
        + " | \"compact\" is missing beside \"regular\""
    ),
    (
      "hidden: {compact: true, regulr: false}",
      "1:28 error: expected true or false for \"hidden\", got a mapping"
        + " | \"regular\" is missing beside \"compact\""
    ),
    (
      "font: {portrait: 17}",
      "1:27 error: unknown key \"portrait\" in font"
        + " | \"landscape\" is missing beside \"portrait\""
    ),
    (
      "font: {compact: 17, regulr: 24}",
      "1:27 error: unknown key \"compact\" in font"
        + " | \"regular\" is missing beside \"compact\""
    ),
  ])
  func `half a pair is told`(keys: String, notice: String) {
    #expect(Reading.notices("children: [{id: a, \(keys)}]") == [notice])
  }

  @Test func `a scene says its orientation, and who asks for another one gets it`() throws {
    let text =
      "orientation: landscape\nchildren: [{id: a, kind: {portrait: column, landscape: row}}]"
    let own = try Reading.scene(text)
    #expect(own.orientation == .landscape)
    #expect(own.controller.view.first("a")?.stack?.axis == .horizontal)
    let asked = try scene(text, on: "iphone-x", .portrait)
    #expect(asked.controller.view.first("a")?.stack?.axis == .vertical)
  }
}
