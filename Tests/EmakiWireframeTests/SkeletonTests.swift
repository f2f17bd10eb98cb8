import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

@Suite struct `A skeleton` {
  private func screen(
    _ isSkeleton: Bool = true, shimmer: Double = 0, ground: Color? = nil
  ) -> ScreenBuilder {
    var screen = ScreenBuilder(400, 200)
    let list = screen.add(.view, "list", Rect(0, 0, 400, 100)) {
      $0.isSkeleton = isSkeleton
      $0.shimmer = shimmer
      $0.backgroundColor = ground
    }
    screen.add(.label, "text", in: list, Rect(20, 10, 300, 24)) {
      $0.text = TextContent("Ten letter", font: .system(20))
    }
    screen.add(.imageView, "face", in: list, Rect(20, 50, 40, 40)) {
      $0.image = ImageContent(name: "face")
      $0.cornerRadius = 20
    }
    screen.add(.label, "other", Rect(20, 120, 300, 24)) {
      $0.text = TextContent("Known", font: .system(20))
    }
    return screen
  }

  private func boxes(_ picture: DisplayList) -> [Rect] {
    var boxes: [Rect] = []
    picture.forEachItem { item, _ in
      if case .fill(let shape, _) = item { boxes.append(shape.bounds) }
    }
    return boxes
  }

  @Test(arguments: Theme.all)
  func `has bars as wide as their lines for texts, and the rest stays`(theme: Theme) {
    let picture = screen().picture(theme)
    if !theme.drawsTextAsBars { #expect(picture.texts.map(\.text).contains("Known")) }
    #expect(!picture.texts.map(\.text).contains("Ten letter"))
    // Ten letters of half an em; 0.6 em high.
    let bar = boxes(picture).first { $0.minX == 20 && $0.width == 100 && $0.height == 12 }
    #expect(bar != nil)
  }

  @Test(arguments: Theme.all)
  func `has blocks with the same corners for pictures`(theme: Theme) {
    let block = boxes(screen().picture(theme)).first { $0 == Rect(20, 50, 40, 40) }
    #expect(block != nil)
  }

  @Test func `is over for what says so`() {
    #expect(screen(false).picture(.color).texts.map(\.text) == ["Ten letter", "Known"])
  }

  /// The light is 160 points wide: at 0.5 it lies between 120 and 280.
  @Test(arguments: [(0.0, 0), (0.25, 2), (0.5, 0), (1, 0)])
  func `has light where it has come to`(shimmer: Double, count: Int) {
    var lights: [Rect] = []
    screen(shimmer: shimmer).picture(.color).forEachItem { item, _ in
      if case .fill(let shape, .linearGradient) = item { lights.append(shape.bounds) }
    }
    #expect(lights.count == count)
  }

  @Test(arguments: Theme.all)
  func `is seen on its ground`(theme: Theme) {
    var colors: [Color] = []
    screen(ground: .white).picture(theme).forEachItem { item, _ in
      if case .fill(let shape, .color(let color)) = item, shape.bounds == Rect(20, 50, 40, 40) {
        colors.append(color)
      }
    }
    #expect(!colors.isEmpty && !colors.contains(theme.palette.surface) && !colors.contains(.white))
  }

  @Test func `has a block for a gradient, as for a picture`() {
    var screen = screen()
    screen.add(.view, "cover", in: 1, Rect(100, 50, 60, 40)) {
      $0.gradient = ViewGradient([
        .init(offset: 0, color: .black), .init(offset: 1, color: .white),
      ])
    }
    #expect(boxes(screen.picture(.color)).contains(Rect(100, 50, 60, 40)))
  }
}
