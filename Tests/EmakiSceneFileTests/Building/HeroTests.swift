import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

/// Snapshots that fly from one view to another: in a screen of 375 × 812 points.
@Suite struct HeroTests {
  /// A thumbnail at (20, 100), 100 points square, and a cover at (0, 300), 375 × 250.
  private static let views = """
    {id: thumb, image: {name: photo, size: [400, 200]}, contentMode: scaleAspectFill, clips: true, \
    cornerRadius: 20, frame: [20, 100, 100, 100]}, \
    {id: cover, image: {name: photo, size: [400, 200]}, contentMode: scaleAspectFit, \
    frame: [0, 300, 375, 250]}
    """

  private func flight(_ keys: String = "curve: linear, duration: 1") throws -> Timeline {
    try ControlScene.timeline(Self.views, "{hero: {from: thumb, to: cover, \(keys)}}")
  }

  private func place(_ timeline: Timeline, at time: Double) throws -> (Presentation, Rect) {
    let snapshot = timeline.snapshot(at: time)
    let index = try #require(snapshot.screen.index(of: ViewID("cover").part(.heroPlace)))
    return (snapshot.presentations[index], snapshot.screenRects()[index])
  }

  @Test(arguments: [0.0, 0.25, 0.5, 0.75])
  func `the snapshot lies between both frames, and so do its corners`(part: Double) throws {
    let (own, rect) = try place(flight(), at: part)
    let expected = Rect(
      x: 20 - 20 * part, y: 100 + 200 * part, width: 100 + 275 * part, height: 100 + 150 * part)
    #expect(abs(rect.minX - expected.minX) < 1e-9 && abs(rect.minY - expected.minY) < 1e-9)
    #expect(abs(rect.width - expected.width) < 1e-9)
    #expect(abs(rect.height - expected.height) < 1e-9)
    #expect(abs(own.cornerRadius - 20 * (1 - part)) < 1e-9)
  }

  /// Filling a square of 100 a picture of 400 × 200 is seen in all of it; fitting 375 × 250 it is
  /// 375 × 187.5 at y = 31.25.
  @Test(arguments: [0.0, 0.5, 0.8])
  func `the picture goes from the place of one content mode to that of the other`(
    part: Double
  ) throws {
    let snapshot = try flight().snapshot(at: part)
    let index = try #require(snapshot.screen.index(of: ViewID("cover").part(.hero)))
    let frame = snapshot.presentations[index].frame
    #expect(abs(frame.minX) < 1e-9)
    #expect(abs(frame.minY - 31.25 * part) < 1e-9)
    #expect(abs(frame.width - (100 + 275 * part)) < 1e-9)
    #expect(abs(frame.height - (100 + 87.5 * part)) < 1e-9)
  }

  @Test(arguments: [0.1, 0.5, 0.9])
  func `nothing shines through two opaque views that fly`(part: Double) throws {
    let views = """
      {id: thumb, background: systemRed, frame: [20, 100, 100, 100]}, \
      {id: cover, background: systemBlue, frame: [0, 300, 375, 250]}
      """
    let timeline = try ControlScene.timeline(
      views, "{hero: {from: thumb, to: cover, curve: linear, duration: 1}}")
    #expect(try timeline.control(ViewID("thumb").part(.hero), at: part).alpha == 1)
    #expect(abs(try timeline.control(ViewID("cover").part(.hero), at: part).alpha - part) < 1e-9)
  }

  @Test func `neither view is seen meanwhile, and both are when it is over`() throws {
    let timeline = try flight()
    for id in ["thumb", "cover"] as [ViewID] {
      #expect(try timeline.control(id, at: 0.5).alpha == 0)
      #expect(try timeline.control(id, at: 1).alpha == 1)
    }
    #expect(timeline.snapshot(at: 1).screen.index(of: ViewID("cover").part(.heroPlace)) == nil)
    #expect(timeline.duration == 1)
  }

  @Test func `a spring goes beyond the end`() throws {
    let timeline = try flight("duration: 0.5, spring: 0.4")
    let widths = try stride(from: 0.0, to: 0.5, by: 0.02).map {
      try place(timeline, at: $0).1.width
    }
    #expect(try #require(widths.max()) > 375)
  }

  @Test func `views that show different things cross-fade, scaled to cover the place`() throws {
    let timeline = try ControlScene.timeline(
      "{id: a, background: red, frame: [0, 0, 100, 50]}, "
        + "{id: b, background: blue, frame: [0, 100, 200, 200]}",
      "{hero: {from: a, to: b, duration: 1, curve: linear}}")
    let snapshot = timeline.snapshot(at: 0.5)
    let (old, new) = (
      snapshot.screen.index(of: ViewID("a").part(.hero)),
      snapshot.screen.index(of: ViewID("b").part(.hero))
    )
    let rects = snapshot.screenRects()
    // Half of the way: 150 × 125 at (0, 50). 100 × 50 covers it 2.5 times as large.
    #expect(rects[try #require(old)] == Rect(x: -50, y: 50, width: 250, height: 125))
    #expect(rects[try #require(new)] == Rect(x: 0, y: 37.5, width: 150, height: 150))
    #expect(snapshot.presentations[try #require(new)].alpha == 0.5)
  }

  /// A grid of three columns; the second cell begins a third of the width in.
  private static let library = """
    type: navigation
    viewControllers: [library]
    controllers:
      library:
        title: Library
        children:
          - id: grid
            pin: edges
            layout: {columns: 3, itemSize: 120, itemSpacing: 0, lineSpacing: 0}
            rows: 9
            cell: {children: [{id: photo, image: photo, pin: edges}]}
      viewer: {title: Photo, children: [{id: picture, image: photo, pin: {horizontal: 0, centerY: 0, height: 300}}]}
    motions:
      m:
        - push: {controller: viewer, onto: root, hero: {from: grid/2/photo, to: picture}}
    """

  @Test func `in a push it flies from a row while the screens cross-fade`() throws {
    let timeline = try ControlScene.timeline(of: Self.library)
    let start = timeline.snapshot(at: 0)
    let index = try #require(start.screen.index(of: ViewID("picture").part(.heroPlace)))
    #expect(abs(start.screenRects()[index].minX - 125) < 0.5)
    let viewer = try #require(start.screen.index(of: "viewerView"))
    #expect(start.presentations[viewer].alpha == 0)
    #expect(start.presentations[viewer].transform == .identity)
    #expect(try timeline.control("viewerView", at: 0.35).alpha == 1)
    #expect(abs(timeline.duration - 0.35) < 1e-9)
  }

  @Test func `the way back is the reverse, by itself and under a finger`() throws {
    for back in ["pop: root", "edgePan: {edge: left, by: 375, duration: 1}"] {
      let text = Self.library.replacing("    - push", with: "    - push") + "\n    - \(back)\n"
      let timeline = try ControlScene.timeline(of: text)
      let last = timeline.duration
      let end = timeline.snapshot(at: last - 1e-6)
      let index = try #require(
        end.screen.index(of: ViewID("grid/2/photo").part(.heroPlace)), "\(back)")
      #expect(abs(end.screenRects()[index].minX - 125) < 1)
      #expect(abs(end.screenRects()[index].width - 125) < 1)
      #expect(try timeline.control("libraryView", at: last).alpha == 1)
    }
  }

  @Test func `a finger has the snapshot as far as it is itself`() throws {
    let text =
      Self.library + "\n    - edgePan: {edge: left, by: 187.5, duration: 1, velocity: -1000}\n"
    let timeline = try ControlScene.timeline(of: text)
    let snapshot = timeline.snapshot(at: 0.35 + 1)
    let index = try #require(snapshot.screen.index(of: ViewID("grid/2/photo").part(.heroPlace)))
    // Half of the way from 375 to 125.
    #expect(abs(snapshot.screenRects()[index].width - 250) < 1)
  }

  @Test func `what is missing is an error with its place`() throws {
    let head = "children: [{id: a}, {id: b}]\nmotions: {m: [{hero: "
    #expect(
      Reading.notices(head + "{from: a, to: c}}]}").first?.contains("no view \"c\"") == true)
    #expect(
      Reading.notices(head + "{from: a, to: a}}]}") == [
        "2:36 error: \"a\" flies to itself | name the view where it lands"
      ])
    #expect(
      Reading.notices(head + "{from: a, to: b, curve: linear, spring: 0.5}}]}") == [
        "2:54 error: a hero has a curve or a spring, not both | keep one of them"
      ])
    #expect(
      Reading.notices(head + "{from: a}}]}").first?.contains("\"to\"") == true)
  }

  @Test func `a frame of another view is its place on the screen, on any device`() throws {
    let views =
      "{id: box, frame: [50, 60, 200, 200], children: [{id: dot, frame: [0, 0, 10, 10]}]}, "
      + "{id: goal, pin: {trailing: 0, bottom: 0, size: [80, 40]}}"
    let timeline = try ControlScene.timeline(
      views, "{animate: {duration: 1, curve: linear, changes: {dot.frame: {of: goal}}}}")
    // The goal lies at (295, 772) of the screen.
    #expect(try timeline.control("dot", at: 1).frame == Rect(x: 245, y: 712, width: 80, height: 40))
    #expect(try timeline.control("dot", at: 0.5).frame.width == 45)
  }

  @Test func `a state takes the frame of another view, too`() throws {
    let timeline = try ControlScene.timeline(
      "{id: dot, frame: [0, 0, 10, 10]}, {id: goal, frame: [7, 8, 9, 10]}", "{set: there}",
      "states: {there: {dot.frame: {of: goal}}}")
    #expect(try timeline.control("dot", at: 0).frame == Rect(x: 7, y: 8, width: 9, height: 10))
  }

  /// The bar of an iPhone X: 44 points under the status bar of 44, 52 more with a large title.
  @Test func `a push with it closes the large title as a plain push does`() throws {
    func heights(_ more: String) throws -> [Double] {
      let timeline = try ControlScene.timeline(
        of: """
          type: navigation
          id: nav
          bar: {prefersLargeTitles: true}
          viewControllers: [list]
          controllers:
            list: {title: List, children: [{id: t, kind: table, rows: 20, pin: edges}]}
            detail:
              title: Detail
              largeTitleDisplayMode: never
              children: [{id: box, background: systemBlue, frame: [0, 0, 100, 50]}]
          motions: {m: [push: {controller: detail, onto: nav\(more)}]}
          """)
      return try [0, 0.1, 0.2, timeline.duration].map {
        try timeline.control("navBar", at: $0).frame.height
      }
    }
    let plain = try heights("")
    #expect(plain[0] == 140 && plain[3] == 88)
    #expect(plain[1] < 140 && plain[2] < plain[1])
    #expect(try heights(", hero: {from: t/2, to: box, duration: 0.35}") == plain)
  }
}
