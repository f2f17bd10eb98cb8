import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

/// A bar of 44 points under a status bar of 44, on a screen of 375 × 812.
@Suite struct `A view under a navigation bar` {
  private static let controllers = """
    controllers:
      cover:
        title: Cover
        edgesForExtendedLayout: top
        children:
          - {id: photo, pin: {top: 0, horizontal: 0, height: 300}}
          - {id: text, text: A, pin: {top: 0, leading: 0, to: safeArea}}
      list: {title: List, children: [{id: rows, kind: table, pin: edges, rows: 40}]}
      under: {title: Under, edgesForExtendedLayout: top, children: [{id: lower, kind: table, pin: edges, rows: 40}]}
    """

  /// Pushes two, the second one at 0.45 s, and pops them.
  private static let steps = [
    "{wait: 0.1}", "{push: {controller: list, onto: stack}}",
    "{push: {controller: under, onto: stack}}", "{pop: stack}", "{pop: stack}",
  ].joined(separator: ", ")

  private func rect(_ id: ViewID, _ timeline: Timeline, at time: Double) throws -> Rect {
    let snapshot = timeline.snapshot(at: time)
    return snapshot.screenRects()[try #require(snapshot.screen.index(of: id))]
  }

  private func timeline(_ first: String, _ bar: String = "", _ steps: String = "") throws
    -> Timeline
  {
    try ControlScene.timeline(
      of: """
        type: navigation
        id: stack
        bar: {\(bar)}
        viewControllers: [\(first)]
        \(Self.controllers)
        motions: {m: [\(steps)]}
        """)
  }

  /// With a large title the safe area is 52 points higher.
  @Test(arguments: [("", 88.0), ("prefersLargeTitles: true", 140)])
  func `begins at the top, with the bar in its safe area`(bar: String, safe: Double) throws {
    let timeline = try timeline("cover", bar, Self.steps)
    #expect(try rect("photo", timeline, at: 0) == Rect(x: 0, y: 0, width: 375, height: 300))
    #expect(try rect("text", timeline, at: 0).minY == safe)
  }

  @Test func `leaves others below the bar, and comes and goes as they do`() throws {
    let timeline = try timeline("cover", "", Self.steps)
    #expect(timeline.issues.isEmpty)
    #expect(try rect("rows", timeline, at: 0.45) == Rect(x: 0, y: 88, width: 375, height: 724))
    #expect(try rect("lower", timeline, at: 0.8) == Rect(x: 0, y: 0, width: 375, height: 812))
    // Its rows begin below the bar, as UIKit adjusts the content's insets.
    #expect(try rect("lower/1", timeline, at: 0.8).minY == 88)
    #expect(try rect("photo", timeline, at: timeline.duration).minY == 0)
  }

  @Test func `a controller outside of a navigation controller has none to go under`() {
    #expect(
      Reading.notices("edgesForExtendedLayout: top\nchildren: [{text: A, pin: {center: 0}}]") == [
        "1:1 warning: \"edgesForExtendedLayout\" does nothing outside of a navigation controller | it is for "
          + "one of its viewControllers: type: navigation, viewControllers: "
          + "[{edgesForExtendedLayout: …}]"
      ])
  }
}
