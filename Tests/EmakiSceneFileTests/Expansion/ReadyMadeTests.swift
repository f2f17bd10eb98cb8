import EmakiDrawing
import EmakiLayout
import EmakiScenes
@testable import EmakiSceneFile
@testable import EmakiSceneFormat
import Testing

@Suite struct ReadyMadeTests {
  func slide(_ text: String, _ motion: String) throws -> [Double] {
    let scene = try Reading.scene(text)
    let timeline = try Timeline(
      of: scene, motion: scene.motion(named: motion),
      engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: Reading.iPhoneX.environment())
    return [0, 10].map { time in
      let snapshot = timeline.snapshot(at: time)
      let index = snapshot.screen.index(of: "mainContents") ?? 0
      return snapshot.presentations[index].frame.minX
    }
  }

  @Test func `a side menu needs one line`() throws {
    let scene = try Reading.scene("scene: side-menu")
    #expect(
      scene.controller.view.subviews.map(\.id)
        == ["leftSideMenu", "rightSideMenu", "mainContents", "wrappingButton"])
    #expect(scene.motions.map(\.name) == ["openLeft", "openRight", "close", "closeRight"])
    #expect(try slide("scene: side-menu", "openLeft") == [0, 100])
    #expect(try slide("scene: side-menu", "openRight") == [0, -280])
    #expect(try slide("scene: side-menu", "close") == [100, 0])
  }

  @Test func `its parameters reach views and motions`() throws {
    let text = "scene: side-menu\nwith: {leftWidth: 140, duration: 0.5}"
    #expect(
      try Reading.view("root", of: text).constraints.contains {
        $0.identifier == "leftSideMenu.pin.width" && $0.constant == 140
      })
    #expect(try slide(text, "openLeft") == [0, 140])
  }

  @Test func `its containers have content, which the file can replace`() throws {
    let scene = try Reading.scene(
      "scene: side-menu\nwith: {leftItems: [{title: A, icon: home}], rows: 2}\n"
        + "controllers: {rightMenu: {children: [{id: mine}]}}")
    let root = scene.controller.assembledView()
    #expect(root.first("leftItems")?.subviews.count == 1)
    #expect(root.first("contentsRows")?.subviews.count == 2)
    #expect(root.first("rightMenuView")?.subviews.map(\.id) == ["mine"])
  }

  @Test func `what the file says is added or wins`() throws {
    let scene = try Reading.scene(
      "scene: side-menu\ntitle: Mine\nchildren: [{id: badge}]\nmotions: {wiggle: [{wait: 1}]}")
    #expect(scene.title == "Mine")
    #expect(scene.controller.view.subviews.last?.id == "badge")
    #expect(scene.motions.last?.name == "wiggle")
  }

  @Test(arguments: ReadyMade.all.map(\.name))
  func `every ready-made scene reads with its defaults`(_ name: String) throws {
    #expect(Reading.notices("scene: \(name)") == [])
  }

  @Test(arguments: ReadyMade.all.map(\.name))
  func `its file says what it is, and what holds for every parameter that is not given`(
    _ name: String
  ) throws {
    let contents = try #require(ReadyMade.all.first { $0.name == name }).contents
    #expect(contents.section.doc.hasSuffix("."))
    #expect(contents.template["children"] != nil)
    for key in contents.section.keys {
      let value = try #require(contents.defaults.first { $0.key == key.name }).value
      #expect(key.doc.hasSuffix("."))
      #expect(key.shape.fits(value) && key.shape.problem(with: value) == nil, "\(key.name)")
    }
  }
}
