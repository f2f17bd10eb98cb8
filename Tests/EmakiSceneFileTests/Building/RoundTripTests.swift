import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

/// Controllers that come and go again leave everything as it was: in a window of 375 × 812 points.
@Suite struct RoundTripTests {
  private static let roots = [
    "children: [{id: thumb, frame: [20, 200, 80, 80], background: red}]",
    """
    type: navigation
    viewControllers: [{title: Photos, children: [{id: thumb, frame: [20, 200, 80, 80], background: red}]}]
    """,
    """
    type: navigation
    bar: {prefersLargeTitles: true}
    viewControllers: [{title: Photos, children: [{id: thumb, frame: [20, 200, 80, 80], background: red}]}]
    """,
    """
    type: tabBar
    viewControllers: [{title: A, children: [{id: thumb, frame: [20, 200, 80, 80], background: red}]}, {title: B}]
    """,
    """
    type: page
    viewControllers: [{children: [{id: thumb, frame: [20, 200, 80, 80], background: red}]}, {title: B}]
    """,
  ]

  private static let heroes = ["", ", hero: {from: thumb, to: full}"]
  private static let styles = [
    "", ", style: fullScreen", ", style: overFullScreen", ", transition: crossDissolve",
    ", style: pageSheet", ", style: formSheet, detents: [medium]",
  ]

  private func timeline(_ root: String, _ steps: String) throws -> Timeline {
    let text = """
      device: iPhone X
      \(root)
      controllers: {viewer: {background: gray, children: [{id: full, frame: [0, 300, 375, 300], background: red}]}}
      motions: {m: [\(steps)]}
      """
    return try ControlScene.timeline(of: text)
  }

  /// The frames on the screen of all views that are there from the start, and whether they are seen.
  private func state(_ snapshot: Snapshot) -> [ViewID: [Double]] {
    let rects = snapshot.screenRects()
    return Dictionary(
      uniqueKeysWithValues: snapshot.screen.nodes.indices.map { index in
        let (rect, own) = (rects[index], snapshot.presentations[index])
        return (
          snapshot.screen.nodes[index].view.id,
          [rect.minX, rect.minY, rect.width, rect.height, own.alpha, own.isHidden ? 1 : 0]
        )
      })
  }

  @Test(arguments: roots, heroes)
  func `a presentation and its end leave the screen as it was`(root: String, hero: String) throws {
    for style in Self.styles {
      let how = "controller: viewer, from: root\(style)\(hero)"
      let timeline = try timeline(
        root, "{wait: 0.1}, {present: {\(how)}}, {wait: 0.1}, {dismiss: viewer}")
      #expect(timeline.issues.isEmpty)
      #expect(state(timeline.snapshot(at: 0)) == state(timeline.snapshot(at: timeline.duration)))
      let middle = timeline.snapshot(at: (timeline.duration + 0.1) / 2)
      let viewer = try #require(middle.screen.index(of: "viewerView"))
      let rect = middle.screenRects()[viewer]
      #expect(rect.width == 375 && rect.maxY == 812, "\(how)")
      if !style.contains("Sheet") { #expect(rect.minY == 0, "\(how)") }
    }
  }

  @Test(arguments: [roots[1], roots[2]], heroes)
  func `a push and a pop leave the screen as it was`(root: String, hero: String) throws {
    let push = "{push: {controller: viewer, onto: root\(hero)}}"
    let timeline = try timeline(root, "{wait: 0.1}, \(push), {wait: 0.1}, {pop: root}")
    #expect(timeline.issues.isEmpty)
    #expect(state(timeline.snapshot(at: 0)) == state(timeline.snapshot(at: timeline.duration)))
  }
}
