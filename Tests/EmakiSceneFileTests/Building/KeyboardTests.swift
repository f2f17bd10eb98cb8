import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Foundation
import Testing

/// The system's keyboard on an iPhone X, 375 × 812 points with 34 covered at the bottom: 336 high.
@Suite struct KeyboardTests {
  private func timeline(_ more: String, _ steps: String = "keyboard: true") throws -> Timeline {
    try ControlScene.timeline(of: "\(more)\nmotions: {m: [\(steps)]}\n")
  }

  private func rect(_ id: ViewID, _ timeline: Timeline, at time: Double) throws -> Rect {
    let snapshot = timeline.snapshot(at: time)
    return snapshot.screenRects()[try #require(snapshot.screen.index(of: id))]
  }

  @Test func `it comes from below the screen in a quarter of a second, and goes`() throws {
    let timeline = try timeline("", "{keyboard: true}, {keyboard: false}")
    #expect(try rect("keyboard", timeline, at: 0).minY == 812)
    let shown = try rect("keyboard", timeline, at: 0.25)
    #expect(shown == Rect(x: 0, y: 476, width: 375, height: 336))
    #expect(try rect("keyboard", timeline, at: 0.5).minY == 812)
    #expect(timeline.duration == 0.5)
  }

  @Test func `what is joined to its guide lies above the safe area's end, then above the keys`()
    throws
  {
    let timeline = try timeline(
      """
      children: [{id: box, pin: {horizontal: 0, height: 40}}]
      constraints: [box.bottom == keyboardLayoutGuide.top - 8]
      """)
    #expect(try rect("box", timeline, at: 0).maxY == 812 - 34 - 8)
    #expect(try rect("box", timeline, at: 0.25).maxY == 476 - 8)
  }

  @Test func `each controller has a guide of its own, also above a tab bar`() throws {
    let timeline = try timeline(
      """
      type: tabBar
      viewControllers: [chat, more]
      controllers:
        more: {title: More}
        chat:
          title: Chat
          children: [{id: box, pin: {horizontal: 0, height: 40}}]
          constraints: [box.bottom == keyboardLayoutGuide.top]
      """)
    // The bar of 49 points and the home indicator end the tab's view at 729.
    #expect(try rect("box", timeline, at: 0).maxY == 729)
    #expect(abs(try rect("box", timeline, at: 0.25).maxY - 476) < 0.5)
  }

  @Test(arguments: ["id: chat, ", ""])
  func `a controller that is written where it is embedded has a guide, too`(id: String) throws {
    let timeline = try timeline(
      """
      type: navigation
      viewControllers:
        - {\(id)title: Chat, children: [{id: box, pin: {horizontal: 0, height: 40}}],
           constraints: [box.bottom == keyboardLayoutGuide.top]}
      """)
    #expect(try rect("box", timeline, at: 0).maxY == 812 - 34)
    #expect(abs(try rect("box", timeline, at: 0.25).maxY - 476) < 0.5)
  }

  /// As on iOS the guide goes with the keyboard's spring from end to end, also where the safe area
  /// ends above the edge of the screen: from 778 to 476 in a quarter of a second.
  @Test(arguments: ["{id: chat, BODY}", "CONTROLLER"])
  func `what is joined to the guide takes the keyboard's spring in a stack, too`(form: String)
    throws
  {
    let body =
      "children: [{id: box, pin: {horizontal: 0, height: 40}}], "
      + "constraints: [box.bottom == keyboardLayoutGuide.top]"
    let isNamed = form == "CONTROLLER"
    let timeline = try timeline(
      "type: navigation\nviewControllers: [\(isNamed ? "chat" : "{id: chat, \(body)}")]\n"
        + (isNamed ? "controllers: {chat: {\(body)}}" : ""),
      "{keyboard: true}, {keyboard: false}")
    for share in [0.1, 0.3, 0.6] {
      let x = 9.23341 * share
      let rest = (1 + x) * exp(-x)
      let up = try rect("box", timeline, at: 0.25 * share).maxY
      #expect(abs(up - (476 + 302 * rest)) < 0.2)
      let down = try rect("box", timeline, at: 0.25 + 0.25 * share).maxY
      #expect(abs(down - (778 - 302 * rest)) < 0.2)
    }
  }

  /// A sheet's top is 54 points lower than the window's, the box in it 40 high.
  @Test(arguments: ["", ", style: pageSheet", ", detents: [medium]"], [true, false])
  func `it comes over whatever is presented, also where it was there before`(
    style: String, isFirst: Bool
  ) throws {
    let present = "{present: {controller: form, from: root\(style)}}"
    let timeline = try timeline(
      """
      controllers:
        form:
          children: [{id: box, pin: {horizontal: 0, height: 40}}]
          constraints: [box.bottom == keyboardLayoutGuide.top]
      """, isFirst ? "{keyboard: true}, \(present)" : "\(present), {keyboard: true}")
    #expect(timeline.issues.isEmpty)
    #expect(timeline.idleSteps.isEmpty)
    let end = timeline.duration
    #expect(try rect("keyboard", timeline, at: end) == Rect(x: 0, y: 476, width: 375, height: 336))
    #expect(try rect("box", timeline, at: end).maxY == 476)
    let snapshot = timeline.snapshot(at: end)
    #expect(snapshot.screen.nodes[try #require(snapshot.drawingOrder().last)].view.id == "keyboard")
  }

  @Test(arguments: [("tap: f", 1), ("tap: f}, {keyboard: true", 0)])
  func `a tap on a field is written down where no step brings it`(steps: String, notes: Int) throws
  {
    let timeline = try ControlScene.timeline(
      "{id: f, kind: field, frame: [20, 100, 200, 40]}", "{\(steps)}")
    #expect(timeline.idleTouches.filter(\.isOnField).count == notes)
  }

  @Test func `it is not dimmed by an alert`() throws {
    let timeline = try timeline(
      "controllers: {ask: {type: alert, title: Really?, actions: [OK]}}",
      "{keyboard: true}, {present: {controller: ask, from: root}}")
    let snapshot = timeline.snapshot(at: timeline.duration)
    #expect(snapshot.screen.nodes[try #require(snapshot.drawingOrder().last)].view.id == "keyboard")
  }

  @Test func `it is over the presenter again when that is seen`() throws {
    let timeline = try timeline(
      """
      children: [{id: box, pin: {horizontal: 0, height: 40}}]
      constraints: [box.bottom == keyboardLayoutGuide.top]
      controllers: {form: {title: Form}}
      """, "{present: {controller: form, from: root}}, {dismiss: root}, {keyboard: true}")
    let end = timeline.duration
    #expect(try rect("box", timeline, at: end).maxY == 476)
    let snapshot = timeline.snapshot(at: end)
    #expect(snapshot.screen.nodes[try #require(snapshot.drawingOrder().last)].view.id == "keyboard")
  }

  @Test func `an accessory view lies on the keys and goes with them`() throws {
    let timeline = try timeline(
      "keyboard: {returnKey: send, accessory: {id: tools, pin: {height: 44}}}")
    #expect(try rect("tools", timeline, at: 0).minY == 812)
    #expect(try rect("tools", timeline, at: 0.25) == Rect(x: 0, y: 432, width: 375, height: 44))
    let screen = timeline.snapshot(at: 0).screen
    let keys = try #require(screen.index(of: "keyboard").map { screen.nodes[$0].view })
    #expect(keys.kind == .keyboard && keys.text?.string == "send")
  }

  @Test func `a scene without one has no view of it`() throws {
    let timeline = try timeline("children: [{id: box}]", "wait: 1")
    #expect(timeline.snapshot(at: 0).screen.index(of: "keyboard") == nil)
  }

  @Test func `what is wrong with it is reported at its place`() {
    #expect(
      Reading.notices("keyboard: {retrunKey: send}") == [
        "1:12 error: unknown key \"retrunKey\" in keyboard | did you mean \"returnKey\"?"
      ])
    #expect(
      Reading.notices("motions: {m: [{keyboard: 3}]}") == [
        "1:26 error: expected true or false for \"keyboard\", got \"3\""
      ])
  }

  @Test func `a button of its accessory view hides it`() throws {
    let timeline = try timeline(
      """
      keyboard:
        accessory:
          pin: {height: 44}
          children: [{id: done, kind: button, text: Done, pin: center, on: {tap: [keyboard: false]}}]
      """, "{keyboard: true}, {tap: done}, {wait: 0.5}")
    #expect(try rect("keyboard", timeline, at: 0.25).minY == 476)
    #expect(try rect("keyboard", timeline, at: timeline.duration).minY == 812 + 44)
  }

  /// 12 rows of 44 points: 528. Above the keyboard there is room for 476 − 50 − 88 points of them.
  @Test func `a list that scrolls beside it comes to its end, and back into its range`() throws {
    let timeline = try timeline(
      """
      type: navigation
      viewControllers: [a]
      controllers:
        a:
          children:
            - {id: list, kind: table, rows: 12, cell: {text: Row}, pin: {top: 0, horizontal: 0}}
            - {id: bar, pin: {horizontal: 0, height: 50}}
          constraints: [list.bottom == bar.top, bar.bottom == keyboardLayoutGuide.top]
      """,
      "{parallel: [{keyboard: true}, {scrollTo: {view: list, edge: bottom}}]}, {keyboard: false}")
    let offset = try timeline.control("list", at: 0.25).contentOffset.y
    #expect(abs(offset - (528 - (476 - 50 - 88))) < 0.01)
    #expect(try timeline.control("list", at: timeline.duration).contentOffset.y == 0)
  }

  @Test func `a change of a pin's horizontal moves both sides`() throws {
    let timeline = try timeline(
      "children: [{id: box, pin: {horizontal: 20, top: 100, height: 60}}]",
      "{animate: {duration: 0.2, changes: {box.pin: {horizontal: 60}}}}")
    #expect(try rect("box", timeline, at: 0.2) == Rect(x: 60, y: 100, width: 255, height: 60))
  }

  @Test(arguments: [("", 0.25, true), (", curve: linear, duration: 0.4", 0.4, false)])
  func `content that scrolls beside the keyboard takes its curve`(
    keys: String, duration: Double, isSpring: Bool
  ) throws {
    let timeline = try timeline(
      "children: [{id: list, kind: scroll, contentSize: [375, 2000], "
        + "contentInsetAdjustmentBehavior: never, pin: edges}]",
      "parallel: [{keyboard: true}, {scrollTo: {view: list, edge: bottom\(keys)}}]")
    // 2000 − 812 points, by a critically damped spring: (1 + x)·e^(−x) = 0.001 at the end.
    let x = 9.23341 * 0.4
    let part = isSpring ? 1 - (1 + x) * exp(-x) : 0.4
    let offset = try timeline.control("list", at: 0.4 * duration).contentOffset.y
    #expect(abs(offset - 1188 * part) < 0.1)
    #expect(try timeline.control("list", at: duration).contentOffset.y == 1188)
  }
}
