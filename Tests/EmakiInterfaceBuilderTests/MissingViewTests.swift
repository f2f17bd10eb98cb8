import EmakiDiagnostics
import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `Documents that leave something to code` {
  @Test(arguments: [InterfaceBuilderMode.canvas, .device(Fixture.phone)])
  func `a document without views is a blank screen and a warning`(_ mode: InterfaceBuilderMode)
    throws
  {
    let fixture = try Fixture("no-view-at-all.xib", mode)
    #expect(try fixture.frames("empty") == ["empty": [0, 0, 375, 667]])
    #expect(fixture.diagnostics.map(\.message) == ["this document has no view"])
    #expect(fixture.diagnostics.map(\.location?.line) == [2])
  }

  @Test(arguments: [InterfaceBuilderMode.canvas, .device(Fixture.phone)])
  func `a controller in a xib is a scene`(_ mode: InterfaceBuilderMode) throws {
    let fixture = try Fixture("controller-in-a-xib.xib", mode)
    #expect(fixture.document.scenes.map(\.id) == ["controller"])
    #expect(try fixture.frames("Loose")["box"] == [10, 20, 30, 40])
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test func `a frame beyond a million points is told, and counts as none`() throws {
    let bytes = try Fixture.bytes("names-segues-and-titles.storyboard")
    let fixture = try Fixture(
      text: String(decoding: bytes, as: UTF8.self)
        .replacing(
          "width=\"375\" height=\"667\"", with: "width=\"375\" height=\"9e9\"", maxReplacements: 1))
    #expect(fixture.diagnostics.map(\.message) == ["height of rect is more than 1000000 points"])
    #expect(fixture.diagnostics.map(\.location?.line) == [9])
    #expect(try fixture.frames("one")["root"] == [0, 0, 375, 667])
  }

  @Test func `pages that code brings have nothing of their own, and no dots`() throws {
    let fixture = try Fixture("pages-come-from-code.storyboard", .device(Fixture.phone))
    #expect(try fixture.view("scrolls-view").text?.string == "Welcome")
    #expect(try fixture.view("scrolls-view").subviews.isEmpty)
    #expect(try fixture.view("curls-view").subviews.isEmpty)
  }

  @Test(arguments: [
    ("none", 375), ("chevron", 348.5), ("check", 335), ("info", 327), ("both", 309),
  ])
  func `an accessory narrows the content of a running cell`(_ cell: String, _ width: Double) throws
  {
    let fixture = try Fixture(
      "accessories-narrow-running-cells.storyboard", .device(Fixture.phone))
    #expect(try fixture.frames("table")["\(cell)-content"]?[2] == width)
  }
}
