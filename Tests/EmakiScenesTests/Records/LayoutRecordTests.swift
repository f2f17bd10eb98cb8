import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `What a picture says of its views` {
  /// A menu at (100, 0) with a title in it, as a screen is laid out.
  func snapshot(_ change: (inout View) -> Void = { _ in }) -> Snapshot {
    var title = View(.label, id: "a title")
    title.text = TextContent("Zürich \\ \"Übersicht\"\nzwei")
    change(&title)
    let root = View(.view, id: "root")
    var menu = View(.containerView, id: "menu")
    menu.name = "drawer"
    func node(_ view: View, _ parent: Int?, _ frame: Rect) -> LaidOutScreen.Node {
      LaidOutScreen.Node(view: view, parent: parent, frame: frame)
    }
    return Snapshot(
      LaidOutScreen(
        size: Size(width: 375, height: 812),
        nodes: [
          node(root, nil, Rect(x: 0, y: 0, width: 375, height: 812)),
          node(menu, 0, Rect(x: 100, y: 0, width: 275, height: 812)),
          node(title, 1, Rect(x: 16, y: 44.5, width: 50 / 3, height: 20)),
        ]))
  }

  @Test func `are lines of words`() {
    let style = String(LayoutRecord(snapshot(), scale: 2).views[0].style, radix: 16)
    let lines = LayoutRecord(snapshot(), scale: 2).text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0] == "1 0 0 2 ")
    #expect(lines[1].hasPrefix("0 view#root 0 0 375 812 ") && lines[1].hasSuffix(style))
    #expect(lines[2].hasPrefix("1 containerView#menu 100 0 275 812 "))
    #expect(lines[2].hasSuffix(" =drawer"))
    #expect(lines[3].hasPrefix("1 label#a\\stitle 16 44.5 16.667 20 "))
    #expect(lines[3].hasSuffix(" \"Zürich \\\\ \"Übersicht\"\\nzwei"))
  }

  @Test func `come back as they were, to a thousandth of a point`() throws {
    var snapshot = snapshot()
    snapshot.presentations[2].alpha = 0.25
    snapshot.presentations[2].isHidden = true
    snapshot.presentations[2].isEnabled = false
    snapshot.presentations[2].transform.rotation = .pi / 4
    let record = LayoutRecord(snapshot, origin: Point(x: 24, y: 24), scale: 3)
    let read = try #require(LayoutRecord(text: record.text))
    #expect(read.text == record.text)
    #expect(read.origin == record.origin && read.scale == 3)
    let (old, new) = (record.views[2], read.views[2])
    #expect(new.id == "a title" && new.text == old.text && new.style == old.style)
    #expect(new.alpha == 0.25 && new.isHidden && !new.isEnabled && new.parent == 1)
    #expect(abs(new.rotation - .pi / 4) < 1e-4)
    #expect(abs(new.place.minX - old.place.minX) <= 0.0005)
    #expect(read.views[1].name == "drawer")
  }

  @Test func `have places in their superviews, which add up`() {
    var snapshot = snapshot()
    let before = LayoutRecord(snapshot, scale: 2).asWritten
    snapshot.presentations[1].frame.origin.x = 30
    let after = LayoutRecord(snapshot, scale: 2).asWritten
    #expect(before.views[2] == after.views[2], "it is carried along")
    #expect(before.screenRects[2].minX == 116 && after.screenRects[2].minX == 46)
  }

  @Test func `tell another style`() {
    let plain = LayoutRecord(snapshot(), scale: 2).views[2].style
    #expect(LayoutRecord(snapshot(), scale: 2).views[2].style == plain)
    let changes: [(inout View) -> Void] = [
      { $0.backgroundColor = .black }, { $0.tintColor = .black }, { $0.cornerRadius = 1 },
      { $0.borderWidth = 1 }, { $0.role = .fill }, { $0.clipsToBounds = true },
      { $0.contentMode = .center }, { $0.text?.font.size = 18 }, { $0.text?.color = .black },
      { $0.text?.font.weight = .bold }, { $0.text?.alignment = .center },
      { $0.control.isOn = true },
      { $0.control.selectedIndex = 0 }, { $0.image = ImageContent(name: "x") },
      { $0.shadow = Shadow(color: .black, offset: .zero, radius: 1) },
    ]
    let styles = changes.map { LayoutRecord(snapshot($0), scale: 2).views[2].style }
    #expect(Set(styles + [plain]).count == changes.count + 1)
    let moved = LayoutRecord(snapshot { $0.text?.string = "x" }, scale: 2).views[2]
    #expect(moved.style == plain, "characters are no style")
  }

  @Test(arguments: [
    "", "1 0 0 2", "2 0 0 2 \n", "1 0 0 0 \n", "1 0 0 2 \n0 view#a 0 0 1\n",
    "1 0 0 2 \n1 view#a 0 0 1 1 00ff00\n", "1 0 0 2 \n0 view#a 0 0 1 1 00ff00 z9\n",
  ])
  func `are refused where they make no sense`(text: String) {
    #expect(LayoutRecord(text: text) == nil)
  }

  @Test func `of a motion name only what changes`() throws {
    var frames: [LayoutRecord] = []
    for x in [0.0, 0, 5, 10] {
      var snapshot = snapshot()
      snapshot.presentations[1].frame.origin.x = x
      frames.append(LayoutRecord(snapshot, scale: 2).asWritten)
    }
    let record = MotionRecord(rate: 60, frames: frames)
    let lines = record.text.split(separator: "\n")
    // The rate, a whole frame of five lines, an equal frame, and two with the menu alone.
    #expect(lines.count == 1 + 5 + 1 + 2 + 2)
    #expect(lines.last?.hasPrefix("1 1 containerView#menu 10 0 ") == true)
    #expect(MotionRecord(text: record.text) == record)
    #expect(MotionRecord(text: "1 60 \nchange\n") == nil, "nothing to change")
  }
}
