import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `Names and ways` {
  private let fixture = Result { try Fixture("names-segues-and-titles.storyboard") }

  @Test func `views are named by outlet, collection or label`() throws {
    let fixture = try fixture.get()
    #expect(try fixture.view("box").name == "boxView")
    #expect(try fixture.view("plain").name == "parts[0]")
  }

  @Test func `constraints are named by outlet or identifier`() throws {
    let root = try fixture.get().view("root")
    #expect(root.constraints.map(\.identifier) == ["boxLeading", "boxTop"])
  }

  @Test func `a scene answers to its id, storyboard identifier, class and label`() throws {
    let fixture = try fixture.get()
    for name in ["one", "Start", "StartController"] {
      #expect(try fixture.scene(name).id == "one")
    }
    #expect(try fixture.scene("Two").title == "Second")
    #expect(try fixture.scene("one").canvasPosition == Scene.CanvasPosition(x: 10, y: 20))
    #expect(fixture.document.initialScene == "one")
  }

  @Test(arguments: ["1e308", "nan", "-inf", "200000"])
  func `a scene whose place is none, or on no canvas, has none`(x: String) throws {
    let name = "names-segues-and-titles.storyboard"
    let text = try String(decoding: Fixture.bytes(name), as: UTF8.self)
    let moved = text.replacing("canvasLocation\" x=\"10\"", with: "canvasLocation\" x=\"\(x)\"")
    let scenes = try Fixture(text: moved).document.scenes
    #expect(scenes.map { $0.canvasPosition == nil } == [true, false, false])
  }

  @Test func `segues keep their kind, identifier and ends`() throws {
    let segues = try fixture.get().document.segues
    #expect(segues.map(\.id) == ["s1", "s2"])
    #expect(segues.map(\.kind) == [.present, .show])
    #expect(segues.map(\.identifier) == ["open", nil])
    #expect(segues.map(\.source) == ["one", "one"])
    #expect(segues.map(\.destination) == ["two", "elsewhere"])
  }

  @Test func `a reference to another storyboard is a placeholder with its name`() throws {
    let scene = try Fixture(
      "names-segues-and-titles.storyboard", .device(Fixture.phone)
    ).scene("elsewhere")
    #expect(scene.controller.kind == .reference)
    #expect(scene.controller.view.text?.string == "Other")
  }
}
