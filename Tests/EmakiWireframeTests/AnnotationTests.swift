import TestSupport
import EmakiDrawing
import EmakiLayout
import Testing

@testable import EmakiWireframe

@Suite struct AnnotationTests {
  private func chips(_ list: DisplayList) -> [String] {
    let accent = Theme.blueprint.palette.onAccent
    return list.texts.filter { $0.color == accent }.map(\.text)
  }

  @Test func `containers are named with their size, moving views with their place`() {
    var screen = ScreenBuilder(375, 812)
    screen.add(.containerView, "menu", Rect(0, 0, 100, 812)) { $0.role = .fill }
    screen.add(.containerView, "content", Rect(155.25, 0, 375, 812)) { $0.role = .surface }
    var options = Wireframe.Options()
    options.movements = ["content": .x]
    #expect(
      chips(screen.picture(.blueprint, options: options)) == ["content x=155.3", "menu 100×812"])
    options.movements = ["content": [.x, .y, .size]]
    #expect(
      chips(screen.picture(.blueprint, options: options))
        == ["content x=155.3 y=0.0 375×812", "menu 100×812"])
  }

  @Test func `hidden and covered views have none`() {
    var screen = ScreenBuilder(375, 812)
    screen.add(.containerView, "hidden", Rect(0, 0, 100, 812)) { $0.isHidden = true }
    screen.add(.containerView, "clear", Rect(0, 0, 100, 812)) { $0.alpha = 0 }
    screen.add(.containerView, "covered", Rect(0, 0, 100, 812)) { $0.role = .fill }
    screen.add(.containerView, "front", Rect(0, 0, 375, 812)) { $0.role = .surface }
    #expect(chips(screen.picture(.blueprint)) == ["front 375×812"])
  }

  @Test func `a scroll view that is all of the screen has none, unless it moves`() {
    var screen = ScreenBuilder(375, 812)
    screen.add(.scrollView, "page", Rect(0, 0, 375, 812))
    #expect(chips(screen.picture(.blueprint)).isEmpty)
    var options = Wireframe.Options()
    options.movements = ["page": .y]
    #expect(chips(screen.picture(.blueprint, options: options)) == ["page y=0.0"])
  }

  @Test func `what moves has one also where it is an accent`() {
    var screen = ScreenBuilder(375, 812)
    screen.add(.view, "sticker", Rect(40, 100, 80, 80)) { $0.role = .accent }
    #expect(chips(screen.picture(.blueprint)).isEmpty)
    var options = Wireframe.Options()
    options.moving = ["sticker"]
    options.movements = ["sticker": .x]
    #expect(chips(screen.picture(.blueprint, options: options)) == ["sticker x=40.0"])
  }

  @Test func `nobody's views have none, and those without a name only say their size`() {
    var screen = ScreenBuilder(375, 812)
    screen.add(.containerView, "place", Rect(0, 0, 375, 400)) { $0.origin = .part(.container) }
    screen.add(.containerView, "view/containerView", Rect(0, 400, 375, 300)) {
      $0.role = .fill
      $0.origin = .unnamed
    }
    var options = Wireframe.Options()
    options.movements = ["place": .x]
    #expect(chips(screen.picture(.blueprint, options: options)) == ["375×300"])
  }

  @Test func `a text that is cut off at the upper edge of a view leaves its corner free`() {
    var screen = ScreenBuilder(375, 812)
    let answer = screen.add(.view, "answer", Rect(0, 100, 375, 40)) { $0.clipsToBounds = true }
    screen.add(.label, "text", in: answer, Rect(20, 16, 300, 88)) { $0.role = .bars }
    screen.add(.containerView, "next", Rect(0, 140, 375, 56)) { $0.role = .surface }
    let list = screen.picture(.blueprint)
    // A chip of 14 points in the corner: its text's middle is 7 points under the upper edge.
    let chip = list.texts.first { $0.text.hasPrefix("next") }
    #expect(chip.map { $0.origin.x < 60 && $0.origin.y > 140 && $0.origin.y < 154 } == true)
  }

  @Test func `a label does not cover the mark of what is selected`() {
    var screen = ScreenBuilder(375, 812)
    let tools = screen.add(.containerView, "tools", Rect(0, 700, 375, 56)) { $0.role = .surface }
    screen.add(.view, "mark", in: tools, Rect(0, 0, 75, 2)) { $0.role = .accent }
    // The next part begins where a mark at the lower edge ends.
    screen.add(.view, "lowMark", in: tools, Rect(0, 54, 75, 2)) { $0.role = .accent }
    screen.add(.containerView, "below", Rect(0, 756, 375, 56)) { $0.role = .surface }
    for name in ["tools", "below"] {
      let chip = screen.picture(.blueprint).texts.first { $0.text.hasPrefix(name) }
      let top = name == "tools" ? 700.0 : 756
      #expect(chip.map { $0.origin.x > 75 || $0.origin.y > top + 12 } == true, "\(name)")
    }
  }

  @Test func `neither outline nor label of a view lies on what is in front of it`() {
    var screen = ScreenBuilder(400, 400)
    screen.add(.containerView, "panel", Rect(0, 100, 400, 300)) { $0.role = .fill }
    screen.add(.view, "sheet", Rect(40, 20, 320, 360)) { $0.role = .surface }
    let list = screen.picture(.blueprint)
    // Its upper edge is seen at both sides of the sheet.
    var across: [Rect] = []
    list.forEachItem { item, _ in
      if case .stroke(.path(let path), let pen, _) = item, !pen.dash.isEmpty, let box = path.bounds,
        box.width > box.height, abs(box.midY - 100) < 1
      {
        across.append(box)
      }
    }
    #expect(across.map(\.minX) == [0, 360] && across.map(\.maxX) == [40, 400], "\(across)")
    let chips = list.texts.filter { $0.text.hasPrefix("panel") }
    #expect(chips.count == 1)
    for chip in chips {
      let isBeside = chip.origin.x + chip.width <= 40 || chip.origin.x >= 360
      #expect(isBeside || chip.origin.y > 390, "\(chip)")
    }
  }

  @Test func `only a blueprint has labels`() {
    var screen = ScreenBuilder(375, 812)
    screen.add(.containerView, "menu", Rect(0, 0, 100, 812)) { $0.role = .fill }
    #expect(screen.picture(.wireframe).texts.isEmpty)
  }

  @Test func `a label is shortened where there is no room for more`() {
    var screen = ScreenBuilder(60, 60)
    // 9 points, half an em: "menu 40×60" is 45 + 8 wide, "menu" 18 + 8.
    screen.add(.containerView, "menu", Rect(0, 0, 40, 60)) { $0.role = .fill }
    screen.add(.label, "text", Rect(42, 0, 18, 60)) {
      $0.text = TextContent("ab", numberOfLines: 1)
    }
    #expect(chips(screen.picture(.blueprint)) == ["menu"])
  }

  @Test func `labels never cover text or one another`() {
    for seed in UInt64(1)...60 {
      var random = SeededGenerator(seed: seed)
      var screen = ScreenBuilder(375, 667)
      for index in 0..<25 {
        let frame = Rect(
          .random(in: -20...320, using: &random), .random(in: -20...620, using: &random),
          .random(in: 10...300, using: &random), .random(in: 10...200, using: &random))
        let kind: View.Kind = [.containerView, .label, .scrollView, .custom][index % 4]
        screen.add(kind, ViewID("view\(index)"), frame) {
          $0.name = "view\(index)"
          $0.text = TextContent("Some text of a label", font: .system(14), numberOfLines: 2)
        }
      }
      var options = Wireframe.Options()
      options.moving = ["view0", "view4"]
      // Nothing here has a ground, so that all text can be seen.
      let list = screen.picture(.blueprint, options: options)
      checkChips(list, seed: seed)
    }
  }

  private func checkChips(_ list: DisplayList, seed: UInt64) {
    let palette = Theme.blueprint.palette
    var chips: [Rect] = []
    var texts: [Rect] = []
    list.forEachItem { item, _ in
      switch item {
      case .fill(.roundedRect(let rect, 2), .color(palette.accent)): chips.append(rect)
      case .text(let run) where run.color != palette.onAccent:
        let top = run.origin.y - run.font.size * 0.7
        texts.append(Rect(run.origin.x, top, run.width, run.font.size * 0.7))
      default: break
      }
    }
    #expect(!chips.isEmpty, "seed \(seed)")
    let screen = Rect(origin: .zero, size: list.size)
    for (index, chip) in chips.enumerated() {
      #expect(screen.union(chip) == screen, "seed \(seed)")
      #expect(chips[..<index].allSatisfy { $0.intersection(chip) == nil }, "seed \(seed)")
      #expect(texts.allSatisfy { $0.intersection(chip) == nil }, "seed \(seed)")
    }
  }

  @Test func `a label whose corner is taken stays near it, not at another view's edge`() {
    var screen = ScreenBuilder(375, 812)
    let photo = screen.add(.imageView, "photo", Rect(0, 0, 375, 300))
    screen.add(.view, "shelf", in: photo, Rect(40, 200, 300, 60)) { $0.role = .surface }
    var options = Wireframe.Options()
    options.decoration = ScreenDecoration(
      cornerRadius: 38, safeArea: Insets(top: 44, left: 0, bottom: 34, right: 0))
    options.movements = ["photo": .y, "shelf": .y]
    var tops: [Double] = []
    screen.picture(.blueprint, options: options).forEachItem { item, _ in
      if case .fill(.roundedRect(let rect, 2), _) = item { tops.append(rect.minY) }
    }
    // Below the status bar, in steps of 7, and the shelf's own corner.
    #expect(Set(tops) == [49, 200])
  }

  @Test func `what is turned in space has a label, but no box around it`() {
    for angle in [0, 1.0] {
      var screen = ScreenBuilder(375, 812)
      screen.add(.view, "card", Rect(50, 100, 250, 400)) {
        $0.role = .surface
        $0.transform.rotationY = angle
      }
      var options = Wireframe.Options()
      options.movements = ["card": .turn]
      let list = screen.picture(.blueprint, options: options)
      var dashes = 0
      list.forEachItem { item, _ in
        if case .stroke(_, let pen, _) = item, !pen.dash.isEmpty { dashes += 1 }
      }
      #expect(chips(list).count == 1 && dashes == (angle == 0 ? 4 : 0))
    }
  }

  @Test func `no label lies under a finger`() {
    var screen = ScreenBuilder(375, 812)
    screen.add(.view, "card", Rect(50, 100, 250, 400)) { $0.role = .surface }
    var options = Wireframe.Options()
    options.movements = ["card": .y]
    options.touches = [Point(x: 60, y: 110)]
    screen.picture(.blueprint, options: options).forEachItem { item, _ in
      if case .fill(.roundedRect(let chip, 2), _) = item {
        // The dot is 44 wide; beside it the upper edge is free.
        #expect(chip.minY == 100 && chip.intersection(Rect(38, 88, 44, 44)) == nil, "\(chip)")
      }
    }
  }

  @Test func `edges that fall together are drawn once`() {
    var edges = EdgeSet(screen: Rect(0, 0, 100, 100))
    edges.add(Rect(10, 0, 50, 40), thickness: 1)
    edges.add(Rect(10, 40, 90, 60), thickness: 1)
    #expect(
      edges.edges == [
        Rect(10, 39, 50, 1), Rect(10, 0, 1, 40), Rect(59, 0, 1, 40),
        Rect(60, 40, 40, 1), Rect(10, 40, 1, 60),
      ])
  }

  @Test func `round corners have no dashes`() {
    var edges = EdgeSet(screen: Rect(0, 0, 100, 100))
    edges.add(Rect(10, 20, 50, 40), thickness: 1, radius: 8)
    #expect(
      edges.edges == [
        Rect(18, 20, 34, 1), Rect(18, 59, 34, 1), Rect(10, 28, 1, 24), Rect(59, 28, 1, 24),
      ])
  }

  @Test func `a label on the accent colour is the other way round`() {
    var screen = ScreenBuilder(375, 200)
    screen.add(.button, "like", Rect(20, 20, 300, 60)) {
      $0.backgroundColor = Color(rgb: 0x007AFF)
    }
    var options = Wireframe.Options()
    options.movements = ["like": .size]
    let labels = screen.picture(.blueprint, options: options).texts
    #expect(labels.map(\.text) == ["like 300×60"])
    #expect(labels.map(\.color) == [Theme.blueprint.palette.accent])
  }

  @Test func `a text that moves has no outline where there is no room for its label`() {
    var screen = ScreenBuilder(40, 16)
    screen.add(.label, "text", Rect(4, 1, 30, 14)) {
      $0.text = TextContent("abc", numberOfLines: 1)
    }
    var options = Wireframe.Options()
    options.movements = ["text": .x]
    let list = screen.picture(.blueprint, options: options)
    var dashed = 0
    list.forEachItem { item, _ in
      if case .stroke(_, let pen, _) = item, !pen.dash.isEmpty { dashed += 1 }
    }
    #expect(dashed == 0 && list.texts.map(\.text) == ["abc"])
  }
}
