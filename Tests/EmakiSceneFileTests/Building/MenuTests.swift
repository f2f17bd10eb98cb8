import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

/// Menus and popovers on a screen of 375 × 812 points.
@Suite struct `Menus and popovers` {
  private func timeline(
    _ text: String, _ motion: String = "m", on device: String = "iphone-x"
  ) throws -> Timeline {
    let device = try #require(Device.named(device))
    let scene = try Reading.scene(text)
    return try Timeline(
      of: scene, motion: scene.motion(named: motion),
      engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: device.environment())
  }

  private func rect(_ id: ViewID, _ timeline: Timeline, at time: Double) throws -> Rect {
    let snapshot = timeline.snapshot(at: time)
    return snapshot.screenRects()[try #require(snapshot.screen.index(of: id))]
  }

  private func alpha(_ id: ViewID, _ timeline: Timeline, at time: Double) throws -> Double {
    let snapshot = timeline.snapshot(at: time)
    return snapshot.presentations[try #require(snapshot.screen.index(of: id))].alpha
  }

  private static let button = """
    children:
      - {id: more, kind: button, text: More, frame: [20, 100, 60, 40], menu: [Edit, {title: Mark, checked: true},
         {items: [{title: Delete, style: destructive, icon: trash, run: gone}, {title: Move, style: disabled}]}]}
      - {id: box, frame: [0, 400, 375, 100]}
    motions:
      gone: [set: {box.alpha: 0}]

    """

  @Test func `a tap on a button shows its menu below it`() throws {
    let timeline = try timeline(Self.button + "  m: [tap: more]")
    // Four rows of 44 points, and 8 between the sections.
    let menu = try rect("moreMenuView", timeline, at: timeline.duration)
    #expect(menu == Rect(x: 20, y: 148, width: 250, height: 184))
    #expect(try rect("moreMenuItem3", timeline, at: timeline.duration).minY == 244)
    #expect(try alpha("moreMenuView", timeline, at: 0.1) == 0)
  }

  @Test func `an item ends the menu and starts its motion`() throws {
    let timeline = try timeline(Self.button + "  m: [tap: more, wait: 0.2, tap: moreMenuItem3]")
    #expect(timeline.snapshot(at: timeline.duration).screen.index(of: "moreMenuView") == nil)
    #expect(try alpha("box", timeline, at: timeline.duration) == 0)
  }

  @Test func `a finger beside it ends it and does nothing else`() throws {
    let timeline = try timeline(
      Self.button.replacing("400, 375, 100]", with: "400, 375, 100], on: {tap: gone}")
        + "  m: [tap: more, wait: 0.2, tap: box]")
    #expect(timeline.snapshot(at: timeline.duration).screen.index(of: "moreMenuView") == nil)
    #expect(try alpha("box", timeline, at: timeline.duration) == 1)
  }

  @Test func `a disabled item is grey and does nothing, one that destroys is red`() throws {
    let menu = try #require(
      try Reading.scene(Self.button + "  m: [menu: more]").offstage.first
    ).view
    func text(_ words: String) -> TextContent? {
      var found: TextContent?
      menu.forEach { if $0.text?.string == words { found = $0.text } }
      return found
    }
    let texts = ["Delete", "Move"].map(text)
    #expect(texts[0]?.color?.hex == "#FF3B30")
    #expect(texts[1]?.color != texts[0]?.color && texts[1]?.color?.alpha != 255)
    let actions = try Reading.scene(Self.button + "  m: [menu: more]").actions.map(\.view)
    #expect(actions.contains("moreMenuItem3") && !actions.contains("moreMenuItem4"))
  }

  @Test func `the step shows the menu of a view without a finger`() throws {
    let timeline = try timeline(Self.button + "  m: [menu: more]")
    #expect(timeline.duration == 0.35)
    #expect(try rect("moreMenuView", timeline, at: 0.35).minY == 148)
    #expect(
      Reading.notices(Self.button + "  m: [menu: box]") == [
        "7:13 error: there is no view with a menu \"box\" | give the view one: menu: [Copy, Share]"
      ])
  }

  private static let card = """
    children:
      - {id: card, role: surface, frame: [40, 300, 200, 100], menu: [Copy, Share], children: [{id: t, text: Hello, pin: {center: true}}]}

    """

  @Test func `a long press lifts another view over the dimmed screen`() throws {
    let timeline = try timeline(Self.card + "motions: {m: [longPress: card, wait: 1]}")
    let end = timeline.duration
    #expect(
      try rect(ViewID("cardMenuView").part(.lifted), timeline, at: end)
        == Rect(x: 40, y: 300, width: 200, height: 100))
    #expect(
      try rect("cardMenuView", timeline, at: end) == Rect(x: 40, y: 416, width: 250, height: 88))
    #expect(try alpha("card", timeline, at: end) == 0)
    #expect(try alpha(ViewID("cardMenuView").part(.shade), timeline, at: end) == 0.2)
    let copy = timeline.snapshot(at: end).screen.nodes.first {
      $0.view.id == ViewID("t").part(.copy)
    }
    #expect(copy?.view.text?.string == "Hello")
  }

  /// Of the button with the colour that a link gave it, and of the bars for texts that are not there.
  @Test func `what is lifted is disabled or a skeleton where the view is`() throws {
    let timeline = try timeline(
      """
      children:
        - {id: on, kind: switch, frame: [0, 100, 51, 31]}
        - id: card
          frame: [40, 300, 200, 100]
          menu: [Copy]
          skeleton: true
          shimmer: 0.5
          children: [{id: go, kind: button, text: Go, frame: [0, 0, 60, 40]}]
      links: [{from: on.alpha, to: go.enabled, input: [0, 1], output: [1, 0]}]
      motions: {m: [longPress: card, wait: 1]}
      """)
    let snapshot = timeline.snapshot(at: timeline.duration)
    let card = snapshot.presentations[
      try #require(snapshot.screen.index(of: ViewID("cardMenuView").part(.lifted)))]
    let go = snapshot.presentations[
      try #require(snapshot.screen.index(of: ViewID("go").part(.copy)))]
    #expect(!go.isEnabled && card.isSkeleton && card.shimmer == 0.5)
  }

  @Test func `what was lifted is seen again when its menu is gone`() throws {
    let timeline = try timeline(
      Self.card + "motions: {m: [longPress: card, wait: 1, dismiss: cardMenu]}")
    let end = timeline.duration
    #expect(try alpha("card", timeline, at: end) == 1)
    #expect(
      timeline.snapshot(at: end).screen.index(of: ViewID("cardMenuView").part(.lifted)) == nil)
  }

  @Test func `each row of a table has the menu of its cell`() throws {
    let timeline = try timeline(
      """
      children:
        - {id: list, kind: table, frame: [0, 0, 375, 600], contentInsetAdjustmentBehavior: never, rowHeight: 50, rows: [{n: One}, {n: Two}],
           cell: {text: "{n}", menu: ["Copy {n}"]}}
      motions: {m: [longPress: list/2, wait: 1]}
      """)
    let end = timeline.duration
    #expect(
      try rect("listMenu2View", timeline, at: end) == Rect(x: 10, y: 116, width: 250, height: 44))
    #expect(try alpha("list/2", timeline, at: end) == 0)
    #expect(try alpha("list/1", timeline, at: end) == 1)
  }

  @Test func `a finger on the menu of another row gets the name of what is on the screen`() throws {
    let scene = try Reading.scene(
      """
      children:
        - {id: list, kind: table, frame: [0, 0, 375, 600], rows: [{n: One}, {n: Two}],
           cell: {text: "{n}", menu: ["Copy {n}"]}}
      motions: {m: [longPress: list/2, wait: 1, tap: listMenuItem1]}
      """)
    let error = #expect(throws: SceneError.self) {
      try Timeline(
        of: scene, motion: scene.motion(named: "m"),
        engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
        environment: Reading.iPhoneX.environment())
    }
    #expect(
      error?.description == "the view \"listMenuItem1\" is not on the screen when this step begins")
    #expect(error?.hint == "\"listMenu2Item1\" is")
  }

  @Test func `a pop-up button shows what was chosen`() throws {
    let timeline = try timeline(
      """
      children:
        - {id: sort, kind: button, changesSelectionAsPrimaryAction: true, frame: [20, 100, 100, 40], menu: [Name, {title: Date, checked: true}]}
      motions: {m: [tap: sort, wait: 0.2, tap: sortMenuItem1]}
      """)
    func text(at time: Double) -> String? {
      let snapshot = timeline.snapshot(at: time)
      return snapshot.screen.index(of: "sort").flatMap { snapshot.presentations[$0].text }
    }
    #expect(text(at: 0) == "Date")
    #expect(text(at: timeline.duration) == "Name")
    let button = try #require(timeline.snapshot(at: 0).screen.nodes.first { $0.view.id == "sort" })
    #expect(button.view.image?.name == "chevron.up.chevron.down")
    #expect(button.view.control.button.imageSide == .trailing)
  }

  private static let popUp = """
    children:
      - {id: sort, kind: button, changesSelectionAsPrimaryAction: true, frame: [20, 100, 100, 40],
         menu: [{title: Name, icon: pencil}, Date, {title: Size, menu: [{title: Small}, {title: Large}]}]}

    """

  /// The items with a checkmark that is seen.
  private func checked(_ timeline: Timeline, at time: Double) -> [String] {
    let snapshot = timeline.snapshot(at: time)
    return snapshot.screen.nodes.indices.compactMap { index in
      let id = snapshot.screen.nodes[index].view.id.rawValue
      let isSeen = id.hasSuffix("Choice") && !snapshot.presentations[index].isHidden
      return isSeen ? String(id.dropLast(6)) : nil
    }
  }

  @Test func `the checkmark of a pop-up button's menu is at the item that is chosen`() throws {
    let first = try timeline(Self.popUp + "motions: {m: [tap: sort, wait: 0.5]}")
    #expect(checked(first, at: first.duration) == ["sortMenuItem1"])
    let later = try timeline(
      Self.popUp
        + "motions: {m: [tap: sort, wait: 0.5, tap: sortMenuItem2, wait: 0.5, tap: sort, wait: 0.5]}"
    )
    #expect(checked(later, at: later.duration) == ["sortMenuItem2"])
  }

  // MARK: Submenus

  @Test func `an item opens its own menu over the first, from its top on`() throws {
    let shown = try timeline(
      Self.popUp + "motions: {m: [tap: sort, wait: 0.5, tap: sortMenuItem3, wait: 0.5]}")
    let end = shown.duration
    // The third row of a menu at y = 148 that has rows of 44 points; a title and two items.
    #expect(
      try rect("sortMenuItem3MenuView", shown, at: end)
        == Rect(x: 20, y: 148 + 88, width: 250, height: 3 * 44))
    // The first menu is smaller behind it, by a twentieth about its middle.
    let behind = try rect("sortMenuView", shown, at: end)
    #expect(abs(behind.width - 0.95 * 250) < 1e-9 && behind.midX == 145)
  }

  @Test func `its title closes it, and the first menu is whole again`() throws {
    let closed = try timeline(
      Self.popUp
        + """
        motions:
          m: [tap: sort, wait: 0.5, tap: sortMenuItem3, wait: 0.5, tap: sortMenuItem3MenuHeading, wait: 0.5]
        """)
    let screen = closed.snapshot(at: closed.duration).screen
    #expect(screen.index(of: "sortMenuItem3MenuView") == nil)
    #expect(
      try rect("sortMenuView", closed, at: closed.duration)
        == Rect(x: 20, y: 148, width: 250, height: 3 * 44))
  }

  @Test(arguments: ["sortMenuItem3MenuItem2", "[200, 700]"])
  func `all menus go by a choice or a finger beside them`(_ touched: String) throws {
    let gone = try timeline(
      Self.popUp
        + """
        motions:
          m: [tap: sort, wait: 0.5, tap: sortMenuItem3, wait: 0.5, tap: \(touched), wait: 0.5]
        """)
    let snapshot = gone.snapshot(at: gone.duration)
    let left = ["sortMenuItem3MenuView", "sortMenuView"].filter {
      snapshot.screen.index(of: ViewID($0)) != nil
    }
    #expect(left.isEmpty)
    // Both go together, before the end.
    let way = gone.snapshot(at: gone.duration - 0.5 - 0.1)
    let alphas = ["sortMenuItem3MenuView", "sortMenuView"].compactMap {
      way.screen.index(of: ViewID($0)).map { way.presentations[$0].alpha }
    }
    #expect(alphas.count == 2 && alphas.allSatisfy { $0 < 0.2 })
    let sort = try #require(snapshot.screen.index(of: "sort"))
    #expect(snapshot.presentations[sort].text == (touched.hasPrefix("[") ? "Name" : "Large"))
  }

  @Test func `an item of a submenu without a title is one error`() {
    #expect(
      Reading.notices(
        "children: [{id: a, frame: [0,0,9,9], menu: [{title: B, menu: [{icon: c}]}]}]")
        == [
          "1:63 error: a menu item needs a \"title\" | menu: [{title: Share, icon: share}]"
        ])
  }

  @Test(arguments: [
    (
      "[{titel: Share}]", "1:46 error: unknown key \"titel\" in menu item | did you mean \"title\"?"
    ),
    (
      "[{items: [{icon: share}]}]",
      "1:54 error: a menu item needs a \"title\" | menu: [{title: Share, icon: share}]"
    ),
  ])
  func `an item without a title is one error`(_ menu: String, _ notice: String) {
    #expect(
      Reading.notices("children: [{id: a, frame: [0,0,9,9], menu: \(menu)}]") == [notice])
  }

  @Test func `what is wrong with a menu is told`() {
    #expect(
      Reading.notices("children: [{kind: button, menu: [A]}]") == [
        "1:27 error: a view with a menu needs an id | such as id: more"
      ])
    #expect(
      Reading.notices(
        "children: [{id: a, menu: [A], on: {longPress: [wait: 1]}, frame: [0, 0, 9, 9]}]")
        == [
          "1:36 error: \"longPress\" opens the menu, but it starts something else here "
            + "| leave it out, or open the menu by a step: menu: VIEW"
        ])
  }

  // MARK: Popovers

  private static let popover = """
    children:
      - {id: info, kind: button, text: Info, frame: [100, 100, 60, 40]}
    controllers: {about: {background: white}}
    motions:
      m: [present: {controller: about, from: root, style: popover, sourceView: info, preferredContentSize: [300, 200]}]
      out: {after: m, steps: [tap: [20, 700]]}
    """

  @Test func `a popover points at its source on a tablet, and goes by a finger beside it`() throws {
    let shown = try timeline(Self.popover, on: "ipad-pro-11")
    // Below the button with the arrow's 13 points, its middle at 130, 10 points from the edge.
    #expect(try rect("aboutView", shown, at: 0.3) == Rect(x: 10, y: 153, width: 300, height: 200))
    #expect(try arrow(of: shown, at: 0.3) == BoxArrow(.top, middle: 120, height: 13))
    let gone = try timeline(Self.popover, "out", on: "ipad-pro-11")
    #expect(gone.snapshot(at: gone.duration).screen.index(of: "aboutView") == nil)
  }

  @Test func `a popover that is modal stays when a finger is beside it`() throws {
    let scene = Self.popover.replacing(
      "style: popover", with: "style: popover, isModalInPresentation: true")
    let kept = try timeline(scene, "out", on: "ipad-pro-11")
    #expect(kept.snapshot(at: kept.duration).screen.index(of: "aboutView") != nil)
  }

  @Test func `on a phone it is a page sheet`() throws {
    let shown = try timeline(Self.popover)
    #expect(try rect("aboutView", shown, at: shown.duration).minY == 54)
    #expect(try arrow(of: shown, at: shown.duration) == nil)
  }

  private func arrow(of timeline: Timeline, at time: Double) throws -> BoxArrow? {
    let screen = timeline.snapshot(at: time).screen
    return try screen.nodes[#require(screen.index(of: "aboutView"))].view.boxArrow
  }

  @Test func `a popover without a source is an error, and a source without one is told`() {
    func notices(_ keys: String) -> [String] {
      Reading.notices(
        "children: [{id: a, frame: [0, 0, 9, 9]}]\ncontrollers: {c: {}}\n"
          + "motions: {m: [present: {controller: c, from: root, \(keys)}]}")
    }
    #expect(
      notices("style: popover") == [
        "3:59 error: a popover needs a view to point at | sourceView: VIEW"
      ])
    #expect(
      notices("sourceView: a") == [
        "3:52 warning: \"sourceView\" does nothing without a style | it is for style: popover"
      ])
  }
}
