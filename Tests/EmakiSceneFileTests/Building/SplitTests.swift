import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiScenes
import EmakiSceneFile
import EmakiSceneFormat
import Testing

@Suite struct SplitTests {
  private static let two = "type: split\nviewControllers: [{id: list}, {id: detail}]"
  private static let three =
    "type: split\nviewControllers: [{id: list}, {id: letters}, {id: letter}]"

  /// The frames of the columns when the motion `m` is over, or at first where there is none: on a
  /// tablet of 834 × 1194 points unless it is another device.
  private func frames(
    _ text: String, on name: String = "ipad-pro-11", _ orientation: Orientation = .landscape
  ) throws -> [String: Rect] {
    let device = try #require(Device.named(name))
    var options = SceneFileOptions()
    options.device = device
    options.orientation = orientation
    let read = SceneFileReader.read(text, file: "f", options: options)
    #expect(read.diagnostics == [])
    let scene = try #require(read.value.scenes.first)
    let timeline = try Timeline(
      of: scene, motion: scene.motion(named: "m"),
      engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: device.environment(orientation: orientation))
    let last = timeline.snapshot(at: timeline.duration)
    return Dictionary(
      uniqueKeysWithValues: ["Primary", "Supplementary", "Secondary"].compactMap { name in
        last.screen.index(of: ViewID("root\(name)")).map { (name, last.presentations[$0].frame) }
      })
  }

  @Test func `two columns share the width, the first has 320 points and a line`() throws {
    let frames = try frames(Self.two)
    #expect(frames["Primary"] == Rect(x: 0, y: 0, width: 320, height: 834))
    #expect(frames["Secondary"] == Rect(x: 320.5, y: 0, width: 1194 - 320.5, height: 834))
    #expect(frames.count == 2)
  }

  @Test func `from 1100 points on three columns are seen, below the first lies beyond the edge`()
    throws
  {
    let wide = try frames(Self.three)
    #expect(wide["Primary"]?.minX == 0 && wide["Supplementary"]?.minX == 320.5)
    #expect(wide["Secondary"] == Rect(x: 641, y: 0, width: 1194 - 641, height: 834))
    let narrow = try frames(Self.three, .portrait)
    #expect(narrow["Primary"]?.minX == -320.5 && narrow["Supplementary"]?.minX == 0)
    #expect(narrow["Secondary"] == Rect(x: 320.5, y: 0, width: 834 - 320.5, height: 1194))
  }

  @Test func `a phone shows the first column alone`() throws {
    #expect(
      try frames(Self.two, on: "iphone-x", .portrait) == [
        "Primary": Rect(x: 0, y: 0, width: 375, height: 812)
      ])
  }

  @Test(arguments: [
    ("secondaryOnly", -460.0, -260.0), ("oneBesideSecondary", -200, 0),
    ("twoBesideSecondary", 0, 200),
  ])
  func `widths and what is seen can be said`(
    mode: String, primary: Double, supplementary: Double
  ) throws {
    let frames = try frames(
      Self.three + "\npreferredDisplayMode: \(mode)\nprimaryColumnWidth: 199.5\n"
        + "supplementaryColumnWidth: 259.5")
    #expect(frames["Primary"]?.minX == primary && frames["Primary"]?.width == 199.5)
    #expect(frames["Supplementary"]?.minX == supplementary)
    #expect(frames["Secondary"]?.minX == supplementary + 260)
    #expect(frames["Secondary"]?.maxX == 1194)
  }

  @Test func `the bar of a column is that of its stack`() throws {
    let text = """
      device: iPad Pro 11
      type: split
      viewControllers: [{id: list, title: List, bar: {prefersLargeTitles: true}}, letter]
      controllers: {letter: {title: Letter, bar: {background: red}}}
      """
    let root = try Reading.scene(text).controller.assembledView()
    let titles = ["list", "letter"].map { ViewID($0).part(.item).part(.largeTitleLabel) }
    #expect(root.first(titles[0]) != nil && root.first(titles[1]) == nil)
    #expect(root.first("rootSecondaryNavigationBar")?.backgroundColor == Color(rgb: 0xFF0000))
  }

  @Test func `a motion slides the first column away, and the last takes its room`() throws {
    let frames = try frames(
      Self.two + "\nmotions: {m: [animate: {duration: 0.3, changes: "
        + "{rootPrimary.pin.leading: -320.5}}]}")
    #expect(frames["Primary"]?.minX == -320.5)
    #expect(frames["Secondary"] == Rect(x: 0, y: 0, width: 1194, height: 834))
  }

  @Test(arguments: [
    (
      "type: split\nviewControllers: [{id: list}]",
      "2:18 error: a split controller has two or three columns, not 1"
        + " | viewControllers: [list, detail]"
    ),
    (
      "type: split\nviewControllers: []",
      "2:18 error: a split controller needs columns | viewControllers: [list, detail], two or three"
    ),
    (
      "type: split",
      "1:7 error: a split controller needs columns | viewControllers: [list, detail], two or three"
    ),
    (
      "type: navigation\nviewControllers: [{id: list}]\nprimaryColumnWidth: 200",
      "3:1 error: only a split controller has \"primaryColumnWidth\" | type: split"
    ),
  ])
  func `what no split controller can be is told`(text: String, notice: String) {
    #expect(Reading.notices(text) == [notice])
  }
}
