import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `What bars and buttons look like` {
  @Test func `a clear ground takes nothing from a bar, and black bars have white titles`() throws {
    let fixture = try Fixture("bars-with-clear-grounds-and-black-style.xib")
    #expect(try fixture.view("clear").backgroundColor == nil)
    #expect(try fixture.view("black").backgroundColor == Color(rgb: 0x1C1C1E))
    #expect(try fixture.view("black").text?.color == .white)
    #expect(try fixture.view("tinted").backgroundColor == Color(rgb: 0xFF0000))
  }

  @Test func `titles of custom buttons are white on a ground, and images have the tint`() throws {
    let fixture = try Fixture("title-colours-of-buttons.xib")
    #expect(try fixture.view("custom").text?.color == .white)
    #expect(try fixture.view("bare").text?.color == nil)
    #expect(try fixture.view("system").text?.color == nil)
    #expect(try fixture.view("image").text?.color == nil)
  }

  @Test func `titles lie at the top or bottom of a button that says so`() throws {
    let fixture = try Fixture("titles-at-the-top-and-bottom.xib")
    let places = try ["top", "bottom", "filled", "plain"].map {
      try fixture.view($0).control.button.verticalAlignment
    }
    #expect(places == [.top, .bottom, .center, .center])
  }

  @Test func `bar buttons have colours of their own, spaces not`() throws {
    let fixture = try Fixture("bar-buttons-with-colours.xib")
    let bar = try fixture.view("bar").control
    #expect(bar.items.map(\.title) == ["Cancel", "Inner", "Outer"])
    #expect(bar.items.map(\.color) == [nil, nil, Color(rgb: 0xFF0000)])
    let tools = try fixture.view("tools").control
    #expect(tools.items.map(\.title) == ["", "Red"])
    #expect(tools.items.map(\.space) == [.flexible, nil])
    #expect(
      tools.items.map(\.color) == [nil, Color(rgb: 0xFF0000)])
  }

  @Test func `bars show what stands in place of a title`() throws {
    let fixture = try Fixture("views-in-place-of-titles.xib")
    func title(_ id: String) throws -> BarTitle? { try fixture.view(id).control.bar.title }
    #expect(try title("segments") == .segments(["One", "Two"], selected: 1, width: 120))
    let tool = try #require(try fixture.view("tools").control.items.first?.view)
    #expect(tool.size == Size(width: 120, height: 32))
    #expect(tool.pieces.map { $0.control.items.map(\.title) } == [["One", "Two"]])
    #expect(try title("search") == .search("Find"))
    let logo = ImageContent(name: "logo", size: Size(width: 80, height: 30))
    #expect(try title("image") == .image(logo))
    #expect(try title("label") == nil)
    #expect(try fixture.view("label").text?.string == "Own")
    #expect(try fixture.view("label").text?.font == .system(15, .bold))
    #expect(try fixture.view("unknown").text?.string == "Title", "nothing is known of the view")
  }

  @Test func `of two texts that need more room, the one that can wrap gives way`() throws {
    let fixture = try Fixture("short-text-beside-wrapping-text.xib", .device(Fixture.phone))
    let frames = try fixture.frames()
    #expect(frames["short"]?[2] == 80)
    #expect(frames["long"]?[2] == 120)
  }

  @Test(arguments: [
    ("<document targetRuntime=\"iOS.CocoaTouch.iPad\">", "ipad9_7"),
    ("<document targetRuntime=\"iOS.CocoaTouch\"><device id=\"ipad10_5\">", "ipad10_5"),
    ("<document targetRuntime=\"iOS.CocoaTouch\"><device id=\"retina6_1\">", "retina6_1"),
    ("<document targetRuntime=\"iOS.CocoaTouch\"><scenes>", nil),
  ])
  func `a document says which device is on its canvas`(_ start: String, _ name: String?) {
    #expect(InterfaceBuilderReader.canvasDevice(of: Array(start.utf8)) == name)
  }

  @Test func `on a tablet scenes name it, so that they are drawn on it`() throws {
    let pad = RunningDevice(
      name: "iPad 9.7\"", size: Size(width: 768, height: 1024), scale: 2, safeArea: .zero,
      isPad: true)
    let fixture = try Fixture("pages-come-from-code.storyboard", .device(pad))
    #expect(fixture.document.scenes.map(\.device) == ["iPad 9.7\"", "iPad 9.7\""])
    let phone = try Fixture("pages-come-from-code.storyboard", .device(Fixture.phone))
    #expect(phone.document.scenes.allSatisfy { $0.device == nil })
  }
}
