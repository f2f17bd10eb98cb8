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

  @Test func `what moves has one also where it is an accent, and what only belongs to it has none`()
  {
    var screen = ScreenBuilder(375, 812)
    screen.add(.view, "sticker", Rect(40, 100, 80, 80)) { $0.role = .accent }
    screen.add(.view, "still", Rect(40, 300, 80, 80)) { $0.role = .fill }
    #expect(chips(screen.picture(.blueprint)).isEmpty)
    var options = Wireframe.Options()
    options.moving = ["sticker", "still"]
    options.movements = ["sticker": .x]
    #expect(chips(screen.picture(.blueprint, options: options)) == ["sticker x=40.0"])
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

  @Test func `object ids of Interface Builder are not shown`() {
    var view = View(.tableView, id: "x7Q-aN-9bC")
    #expect(Annotation.title(of: view) == "tableView")
    view.className = "ListView"
    #expect(Annotation.title(of: view) == "ListView")
    view.name = "list"
    #expect(Annotation.title(of: view) == "list")
    #expect(Annotation.title(of: View(.view, id: "mainContents")) == "mainContents")
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

  @Test func `what moves is found by comparing moments`() {
    var screen = ScreenBuilder(100, 100)
    screen.add(.view, "still", Rect(0, 0, 10, 10))
    screen.add(.view, "slides", Rect(0, 0, 10, 10))
    screen.add(.view, "grows", Rect(0, 0, 10, 10))
    screen.add(.view, "turns", Rect(0, 0, 10, 10))
    let start = screen.snapshot
    var middle = start
    middle.presentations[2].frame.origin.x = 5
    middle.presentations[3].frame.size.height = 20
    middle.presentations[4].transform.rotation = 1
    #expect(
      Movement.among([start, middle, start]) == ["slides": .x, "grows": .size, "turns": .turn])
  }

  @Test func `a pixel is no move`() {
    var screen = ScreenBuilder(100, 100)
    screen.add(.view, "moves", Rect(90, 0, 10, 10))
    screen.add(.view, "rounds", Rect(0, 18, 10, 10))
    let start = screen.snapshot
    var end = start
    end.presentations[1].frame.origin.x = 0
    end.presentations[2].frame.origin.y = 17.67
    #expect(Movement.among([start, end]) == ["moves": .x])
  }

  @Test(arguments: [
    (55.237, 1, false, "55.2"), (100, 1, true, "100.0"), (100, 1, false, "100"),
    (-0.04, 1, true, "0.0"), (-12.35, 1, false, "−12.4"), (0.05, 3, true, "0.050"),
    (43.5, 1, false, "43.5"), (0.26, 2, false, "0.26"), (99.96, 1, true, "100.0"),
    (12, 0, false, "12"), (.nan, 1, false, "–"), (100.5, 2, false, "100.5"),
  ])
  func `numbers have at most the decimals asked for`(
    value: Double, places: Int, keepsZeros: Bool, text: String
  ) {
    #expect(decimal(value, places: places, keepsZeros: keepsZeros) == text)
  }
}
