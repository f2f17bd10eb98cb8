import EmakiDrawing
import EmakiLayout
import Testing

@testable import EmakiWireframe

/// What a blueprint of one moment says of a screen.
@Suite struct `A redline drawing` {
  private static let palette = Theme.blueprint.palette

  private func picture(_ screen: ScreenBuilder) -> DisplayList {
    var options = Wireframe.Options()
    options.isRedline = true
    return screen.picture(.blueprint, options: options)
  }

  private func chips(_ list: DisplayList) -> [String] {
    list.texts.filter { $0.color == Self.palette.onAccent }.map(\.text)
  }

  private func figures(_ list: DisplayList) -> [String] {
    list.texts.filter { $0.color == Self.palette.measure }.map(\.text).sorted()
  }

  @Test func `names every view of the author's by id or name with its size`() {
    var screen = ScreenBuilder(375, 812)
    screen.add(.view, "card", Rect(20, 100, 335, 120.5))
    screen.add(.view, "x7Q-aN-9bC", Rect(20, 300, 335, 100)) { $0.name = "header" }
    screen.add(.imageView, "view/imageView", Rect(20, 500, 335, 100)) { $0.origin = .unnamed }
    screen.add(.view, "titleRoom", Rect(20, 700, 335, 50)) { $0.origin = .part(.navigationBar) }
    #expect(Set(chips(picture(screen))) == ["card 335×120.5", "header 335×100", "335×100"])
  }

  @Test func `says size and weight of fonts, and the colours that are given`() {
    var screen = ScreenBuilder(375, 812)
    screen.add(.label, "title", Rect(20, 100, 335, 34)) {
      $0.text = TextContent("Hi", font: .system(28, .bold), color: Color(rgb: 0xFF3B30))
    }
    screen.add(.view, "box", Rect(20, 300, 335, 100)) { $0.backgroundColor = Color(rgb: 0x123456) }
    #expect(
      Set(chips(picture(screen))) == ["title 335×34 28 bold #FF3B30", "box 335×100 #123456"])
  }

  @Test func `measures what constraints, pins and stack views state, and nothing else`() {
    var screen = ScreenBuilder(375, 812) {
      $0.constraints = [
        Constraint(Anchor("card", .leading), .equal, Anchor("root", .leading), constant: 20),
        Constraint(Anchor("card", .top), .equal, Anchor("root", .top), constant: 100),
        Constraint(Anchor("next", .top), .equal, Anchor("card", .bottom), constant: 44),
      ]
    }
    screen.add(.view, "card", Rect(20, 100, 300, 120))
    screen.add(.view, "next", Rect(20, 264, 300, 120))
    let row = screen.add(.stackView, "row", Rect(20, 500, 300, 60)) {
      $0.stack = StackLayout(spacing: 32)
    }
    screen.add(.view, "one", in: row, Rect(0, 0, 134, 60))
    screen.add(.view, "two", in: row, Rect(166, 0, 134, 60))
    #expect(figures(picture(screen)) == ["100", "20", "32", "44"])
  }

  @Test func `hatches the safe area and the margins that are kept to`() {
    var screen = ScreenBuilder(375, 812) {
      $0.constraints = [
        Constraint(Anchor("card", .leading), .equal, Anchor(.margins(of: "root"), .leading))
      ]
    }
    screen.add(.view, "card", Rect(16, 100, 300, 120))
    var hatched: [Rect] = []
    picture(screen).forEachItem { item, _ in
      if case .stroke(.path(let path), _, .color(let color)) = item, color.alpha < 255,
        color.red == Self.palette.measure.red, let bounds = path.bounds
      {
        hatched.append(bounds)
      }
    }
    #expect(hatched.count == 1 && hatched[0].maxX == 16 && hatched[0].height > 800)
  }

  @Test func `of a dense screen has a list beside it of what finds no place, numbered`() {
    var screen = ScreenBuilder(375, 812)
    for row in 0..<20 {
      for column in 0..<10 {
        screen.add(
          .label, ViewID("cell\(row)-\(column)"),
          Rect(Double(column) * 37, 60 + Double(row) * 16, 36, 15)
        ) { $0.text = TextContent("abcdefgh", font: .system(9)) }
      }
    }
    let list = picture(screen)
    #expect(list.size.width > 375 + 200 && list.size.height == 812)
    let names = Set(list.texts.map(\.text).filter { $0.hasPrefix("cell") })
    #expect(names.count == 200)
  }

  @Test func `labels neither overlap nor leave the screen`() {
    for seed in UInt64(1)...40 {
      var random = SeededRandom(seed)
      var screen = ScreenBuilder(375, 667)
      for index in 0..<30 {
        let frame = Rect(
          random.next(in: -20...320), random.next(in: -20...620), random.next(in: 10...300),
          random.next(in: 10...200))
        let kind: View.Kind = [.containerView, .label, .scrollView, .view][index % 4]
        screen.add(kind, ViewID("view\(index)"), frame) {
          $0.text = kind == .label ? TextContent("Some text", font: .system(14)) : nil
        }
      }
      var marks: [Rect] = []
      let list = picture(screen)
      list.forEachItem { item, _ in
        if case .fill(.roundedRect(let rect, let radius), .color(Self.palette.accent)) = item,
          radius == 2 || radius == 7, rect.maxX <= 375
        {
          marks.append(rect)
        }
      }
      for (index, mark) in marks.enumerated() {
        #expect(Rect(0, 0, 375, 667).union(mark) == Rect(0, 0, 375, 667), "seed \(seed)")
        #expect(marks[..<index].allSatisfy { $0.intersection(mark) == nil }, "seed \(seed)")
      }
    }
  }

  /// Numbers of a linear congruential generator.
  private struct SeededRandom {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next(in range: ClosedRange<Double>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let share = Double(state >> 40) / Double(1 << 24)
      return (range.lowerBound + share * (range.upperBound - range.lowerBound)).rounded()
    }
  }
}
