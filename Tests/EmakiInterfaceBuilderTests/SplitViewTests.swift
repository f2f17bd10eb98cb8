import EmakiDiagnostics
import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `Split views of a running app` {
  private func columns(width: Double, isPad: Bool) throws -> [String] {
    let device = RunningDevice(
      name: "a device", size: Size(width: width, height: 834), scale: 2, safeArea: .zero,
      isPad: isPad)
    let fixture = try Fixture("three-columns-of-a-split-view.storyboard", .device(device))
    return try fixture.scene("split").controller.children.map(\.id)
  }

  @Test(arguments: [
    (375.0, false, ["first"]), (834, true, ["second", "third"]),
    (1194, true, ["first", "second", "third"]),
  ])
  func `show the columns that there is room for, by their roles`(
    _ width: Double, _ isPad: Bool, _ expected: [String]
  ) throws {
    #expect(try columns(width: width, isPad: isPad) == expected)
  }

  @Test func `show the column for compact width on a phone`() throws {
    let text = String(
      decoding: try Fixture.bytes("three-columns-of-a-split-view.storyboard"), as: UTF8.self)
    let compact = """
      <segue destination="third" kind="relationship" relationship="compactViewController" id="r9"/>
      </connections></splitViewController>
      """
    let parts = text.split(separator: "</splitViewController>", maxSplits: 1)
    let head = try #require(parts.first?.replacing("</connections>", with: compact))
    let fixture = try Fixture(text: String(head) + parts[1], .device(Fixture.phone))
    #expect(try fixture.scene("split").controller.children.map(\.id) == ["third"])
  }

  @Test(arguments: [(false, 0xC6C6C8), (true, 0x38383A)])
  func `have a line between columns in the colour of the appearance`(
    _ isDark: Bool, _ color: UInt32
  ) throws {
    let device = RunningDevice(
      name: "a tablet", size: Size(width: 834, height: 600), scale: 2, safeArea: .zero, isPad: true)
    let options = InterfaceBuilderOptions(.device(device), isDark: isDark)
    let name = "three-columns-of-a-split-view.storyboard"
    let document = try InterfaceBuilderReader(options).read(Fixture.bytes(name), file: name).value
    let views = document.scenes.map { $0.controller.assembledView() }
    let line = views.lazy.compactMap { $0.first("split-column-0-line") }.first
    #expect(line?.backgroundColor == Color(rgb: color))
  }

  @Test func `give all columns but the last 320 points and a line at their end`() throws {
    let device = RunningDevice(
      name: "a tablet", size: Size(width: 834, height: 600), scale: 2, safeArea: .zero, isPad: true)
    let fixture = try Fixture("three-columns-of-a-split-view.storyboard", .device(device))
    let scene = try fixture.scene("split")
    let environment = LayoutEnvironment(size: device.size, scale: 2)
    let screen = LayoutEngine(measurer: TenPoints())
      .layOut(scene.controller.assembledView(), in: environment)
    func frame(_ id: String) throws -> Rect {
      try #require(screen.nodes.first { $0.view.id.rawValue == id }).frame
    }
    #expect(try frame("split-column-0") == Rect(x: 0, y: 0, width: 320, height: 600))
    #expect(try frame("split-column-0-line") == Rect(x: 319.5, y: 0, width: 0.5, height: 600))
    #expect(try frame("split-column-1") == Rect(x: 320, y: 0, width: 514, height: 600))
  }
}
