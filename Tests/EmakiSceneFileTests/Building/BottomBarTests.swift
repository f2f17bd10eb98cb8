import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

/// iPhone X: a screen of 375 × 812 points with 34 below, so that the bar of 49 begins at 729.
@Suite struct `A bar of tabs that goes with a screen` {
  private func timeline(_ steps: String, stack: String = "[chats]") throws -> Timeline {
    let pushed = [
      """
        chat:
          title: Chat
          hidesBottomBarWhenPushed: true
          children: [{id: field, text: Message, pin: {bottom: 0, horizontal: 0}}]
      """,
      "  profile: {title: Profile, children: [{id: name, text: Ann, pin: {bottom: 0, leading: 0}}]}",
    ]
    let used = zip(["chat,", "profile,"], pushed).filter { steps.contains(": " + $0.0) }.map(\.1)
    return try ControlScene.timeline(
      of: """
        controllers:
          tabs: {type: tabBar, viewControllers: [nav, more]}
          nav: {type: navigation, title: Chats, viewControllers: \(stack)}
          chats: {title: Chats, children: [{id: list, kind: table, rows: 3, pin: {edges: 0}}]}
          more: {title: More, children: [{id: label, text: More, pin: {bottom: 0, leading: 0}}]}
        \((stack == "[chats]" ? used : [pushed[0]]).joined(separator: "\n"))
        children: [{id: box, embed: tabs, pin: {edges: 0}}]
        motions: {m: \(steps)}
        """)
  }

  private func rect(_ view: String, at time: Double, _ timeline: Timeline) throws -> Rect {
    let snapshot = timeline.snapshot(at: time)
    return snapshot.screenRects()[try #require(snapshot.screen.index(of: ViewID(view)))]
  }

  private func isHidden(_ view: String, at time: Double, _ timeline: Timeline) throws -> Bool {
    try timeline.control(ViewID(view), at: time).isHidden
  }

  @Test func `it goes to the left with the screen that is left, under the one that comes`() throws {
    let timeline = try timeline("[push: {controller: chat, onto: nav}]")
    #expect(try rect("tabsBar", at: 0, timeline) == Rect(x: 0, y: 729, width: 375, height: 83))
    for time in [0.05, 0.1, 0.2, 0.3] {
      let bar = try rect("tabsBar", at: time, timeline)
      #expect(try abs(bar.minX - rect("chatsView", at: time, timeline).minX) < 1e-9)
      #expect(bar.minY == 729 && bar.minX < 0)
      #expect(try rect("chatsView", at: time, timeline).maxY == 729)
      #expect(try rect("field", at: time, timeline).maxY == 812)
    }
    let nodes = timeline.snapshot(at: 0.1).screen.nodes.map(\.view.id)
    let order = try ["chatsView", "tabsBar", "chatView"].map {
      try #require(nodes.firstIndex(of: ViewID($0)))
    }
    #expect(order == order.sorted())
    #expect(try isHidden("tabsBar", at: 0.35, timeline))
    #expect(try rect("field", at: 0.35, timeline).maxY == 812)
  }

  @Test func `and comes back with it`() throws {
    let timeline = try timeline("[wait: 0.1, push: {controller: chat, onto: nav}, pop: nav]")
    let bar = try rect("tabsBar", at: 0.55, timeline)
    #expect(bar.minX < 0 && bar.minX > -0.3 * 375 && bar.minY == 729)
    #expect(try abs(bar.minX - rect("chatsView", at: 0.55, timeline).minX) < 1e-9)
    #expect(try !isHidden("tabsBar", at: 0.8, timeline))
    #expect(try rect("tabsBar", at: 0.8, timeline) == Rect(x: 0, y: 729, width: 375, height: 83))
    #expect(try rect("chatsView", at: 0.8, timeline).maxY == 729)
    // As it was before: nothing of the way is left.
    let ids = timeline.snapshot(at: 0.8).screen.nodes.map(\.view.id)
    #expect(ids == timeline.snapshot(at: 0).screen.nodes.map(\.view.id))
  }

  @Test func `it is away as long as the screen is on the stack`() throws {
    let timeline = try timeline(
      """
      [push: {controller: chat, onto: nav}, push: {controller: profile, onto: nav},
       pop: {from: nav, to: chats}]
      """)
    #expect(try isHidden("tabsBar", at: 0.6, timeline))
    #expect(try rect("name", at: 0.69, timeline).maxY == 812)
    #expect(try !isHidden("tabsBar", at: 1.05, timeline))
  }

  @Test func `another tab has it, and the first one is as it was left`() throws {
    let timeline = try timeline(
      """
      [push: {controller: chat, onto: nav}, select: {index: 1, in: tabs}, wait: 1,
       select: {index: 0, in: tabs}]
      """)
    #expect(try !isHidden("tabsBar", at: 0.8, timeline))
    #expect(try rect("label", at: 0.8, timeline).maxY == 729)
    #expect(try isHidden("tabsBar", at: timeline.duration, timeline))
    #expect(try rect("field", at: timeline.duration, timeline).maxY == 812)
  }

  @Test func `a stack that begins with such a screen has none`() throws {
    let timeline = try timeline("[wait: 0.1, pop: nav]", stack: "[chats, chat]")
    #expect(try isHidden("tabsBar", at: 0, timeline))
    #expect(try rect("field", at: 0, timeline).maxY == 812)
    #expect(try !isHidden("tabsBar", at: 0.45, timeline))
  }

  @Test func `a finger from the edge brings it back, or not`() throws {
    let back = "edgePan: {edge: left, by: 300, duration: 0.3}"
    let timeline = try timeline("[push: {controller: chat, onto: nav}, \(back)]")
    #expect(try rect("tabsBar", at: 0.5, timeline).minX < 0)
    #expect(try !isHidden("tabsBar", at: timeline.duration, timeline))
    let short = "edgePan: {edge: left, by: 60, duration: 0.3, velocity: 0}"
    let stays = try self.timeline("[push: {controller: chat, onto: nav}, \(short)]")
    #expect(try isHidden("tabsBar", at: stays.duration, stays))
  }

  @Test func `a screen that does not ask for it leaves it`() throws {
    let timeline = try timeline("[push: {controller: profile, onto: nav}]")
    #expect(try rect("tabsBar", at: 0.1, timeline).minX == 0)
    #expect(try rect("name", at: 0.35, timeline).maxY == 729)
  }
}
