import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `Pages that curl` {
  private func timeline() throws -> Timeline {
    let scene = try Reading.scene(
      """
      type: page
      id: book
      pageTransition: pageCurl
      viewControllers: [{id: one, background: white}, {id: two, background: white}]
      motions: {m: [select: {index: 1, in: book}]}
      """)
    return try Timeline(
      of: scene, motion: scene.motion(named: "m"),
      engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: LayoutEnvironment(size: Size(width: 320, height: 480)))
  }

  private func shade(_ view: String, _ timeline: Timeline, at time: Double) throws -> Double {
    let snapshot = timeline.snapshot(at: time)
    let index = try #require(snapshot.screen.index(of: ViewID(view).part(.shade)))
    return snapshot.presentations[index].alpha
  }

  @Test func `throw a shadow that goes, and get darker as they turn`() throws {
    let timeline = try timeline()
    #expect(try shade("two", timeline, at: 0) == 0.3)
    #expect(try shade("one", timeline, at: 0) == 0)
    // Halfway in time is halfway on the curve, which is symmetric.
    #expect(abs(try shade("two", timeline, at: 0.25) - 0.15) < 1e-6)
    #expect(abs(try shade("one", timeline, at: 0.25) - 0.1) < 1e-6)
  }

  @Test func `have neither when they lie`() throws {
    let timeline = try timeline()
    let snapshot = timeline.snapshot(at: timeline.duration)
    #expect(!snapshot.screen.nodes.contains { $0.view.id.rawValue.hasSuffix("/dimming") })
  }
}
