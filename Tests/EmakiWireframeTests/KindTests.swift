import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

@Suite struct KindTests {
  @Test func `pictures and borders have no line along the edge of the screen`() {
    var screen = ScreenBuilder(100, 80)
    screen.add(.imageView, "picture", Rect(0, 0, 100, 30))
    screen.add(.view, "page", Rect(0, 40, 100, 40)) {
      $0.borderWidth = 1
      $0.borderColor = Color(rgb: 0xD1D1D6)
    }
    let lines = screen.body().split(separator: "\n").filter { $0.hasPrefix("fill rect") }
    #expect(
      lines == [
        "fill rect [0 0 100 30] #ECEEF1", "fill rect [0 29 100 1] #C8CCD3",
        "fill rect [0 40 100 1] #C8CCD3",
      ])
    #expect(screen.body(.color).contains("stroke rect [0.5 40.5 99 39] 1pt #D1D1D6"))
  }

  /// The texts of a screen with an empty view of a class at (20, 20), 200 × 100.
  private func names(
    _ theme: Theme = .wireframe, ground: Color? = nil, beside other: Rect? = nil,
    size: Size = Size(width: 200, height: 100)
  ) -> [String] {
    var screen = ScreenBuilder(300, 300)
    screen.add(.view, "part", Rect(origin: Point(x: 20, y: 20), size: size)) {
      $0.className = "ChartView"
      $0.backgroundColor = ground
    }
    if let other { screen.add(.view, "other", other) }
    return screen.picture(theme).texts.map(\.text)
  }

  @Test(arguments: [Theme.wireframe, .color])
  func `an empty view of a class of its own is called by it`(theme: Theme) {
    let known = ["ChartView", "200 × 100"]
    #expect(names(theme) == known)
    #expect(names(theme, ground: Color(rgb: 0xEEEEEE)) == known)
    #expect(names(theme, beside: Rect(20, 120, 200, 50)) == known, "it only touches")
  }

  @Test func `a ground, a veil, a coloured area and a decoration are not`() {
    #expect(names(beside: Rect(100, 50, 50, 20)) == [])
    #expect(names(.color, ground: Color(rgb: 0x007AFF)) == [])
    #expect(names(size: Size(width: 200, height: 2)) == [])
  }

  @Test(arguments: Theme.all)
  func `what code fills tells class, name and size as far as they fit`(theme: Theme) {
    func texts(_ size: Size, _ change: (inout View) -> Void) -> [TextRun] {
      var screen = ScreenBuilder(300, 300)
      screen.add(.view, "part", Rect(origin: Point(x: 20, y: 20), size: size), change)
      return screen.picture(theme).texts
    }
    guard !theme.drawsTextAsBars, !theme.isAnnotated else { return }
    let all = texts(Size(width: 200, height: 100)) {
      $0.className = "ChartView"
      $0.name = "salesChart"
    }
    #expect(all.map(\.text) == ["ChartView", "salesChart", "200 × 100"])
    let low = texts(Size(width: 200, height: 22)) { $0.className = "ChartView" }
    #expect(low.map(\.text) == ["ChartView"])
    // Nine characters of half an em: 49.5 points at 11 points, 42.75 at 9.5, 36 at 8.
    let narrow = texts(Size(width: 52, height: 60)) { $0.className = "ChartView" }
    #expect(narrow.first?.text == "ChartView" && narrow.first?.font.size == 9.5)
    #expect(
      texts(Size(width: 200, height: 100)) { $0.name = "canvas" }.map(\.text).first == "canvas")
    #expect(texts(Size(width: 200, height: 100)) { _ in }.isEmpty)
  }

  @Test(arguments: [Theme.wireframe, .color])
  func `an empty container tells its name, its controller and its size`(theme: Theme) {
    var screen = ScreenBuilder(300, 300)
    screen.add(.containerView, "4Ab-cd-9Xy", Rect(20, 20, 200, 100)) {
      $0.name = "mapPlace"
      $0.embeddedController = "MapViewController"
    }
    #expect(
      screen.picture(theme).texts.map(\.text) == ["mapPlace", "MapViewController", "200 × 100"])
    #expect(screen.body(theme).contains("dash"))
  }

  @Test func `the place of a controller without a view is called by its text`() {
    var screen = ScreenBuilder(300, 300)
    screen.add(.custom, "place", Rect(0, 0, 300, 300)) { $0.text = TextContent("Settings") }
    #expect(screen.picture().texts.map(\.text) == ["Settings"])
  }

  /// Kinds that only hold others: without a ground there is nothing to see of them.
  private static let holders: Set<View.Kind> = [
    .view, .stackView, .scrollView, .collectionCell, .reusableView, .contentView,
  ]

  /// A view of a kind with what it needs to be seen.
  private func screen(_ kind: View.Kind) -> ScreenBuilder {
    var screen = ScreenBuilder(300, 300)
    screen.add(kind, "subject", Rect(20, 20, 260, 200)) {
      $0.text = TextContent("Text")
      $0.image = ImageContent(name: "heart")
      $0.control.items = ["home", "search"]
      if kind == .pageControl { $0.control.pages.count = 3 }
      if kind == .collectionView || kind == .containerView { $0.backgroundColor = .black }
    }
    return screen
  }

  @Test(arguments: [(Color.white, Color.black, true), (.black, Color(rgb: 0x3A3A3C), false)])
  func `a border is as strong as it is on its ground`(
    ground: Color, border: Color, isStrong: Bool
  ) {
    var screen = ScreenBuilder(100, 100)
    screen.add(.view, "card", Rect(10, 10, 80, 80)) {
      $0.backgroundColor = ground
      $0.borderWidth = 1
      $0.borderColor = border
    }
    let theme = ground == .black ? Theme.wireframe.dark : .wireframe
    let color = isStrong ? theme.palette.line : theme.palette.soft
    let strokes = screen.body(theme).split(separator: "\n").filter { $0.hasPrefix("stroke") }
    #expect(strokes.count == 1 && strokes.allSatisfy { $0.hasSuffix(color.hex) }, "\(strokes)")
  }

  @Test(arguments: [Theme.wireframe, .color])
  func `the knob of a switch is light, in the dark too`(theme: Theme) {
    var screen = ScreenBuilder(100, 100)
    screen.add(.switch, "switch", Rect(10, 10, 51, 31)) { $0.control.isOn = true }
    for theme in [theme, theme.dark] {
      var knobs: [Color] = []
      screen.picture(theme).forEachItem { item, _ in
        if case .fill(.ellipse, .color(let color)) = item { knobs.append(color) }
      }
      #expect(knobs.count == 1 && knobs.allSatisfy { $0.green > 0xE0 }, "\(knobs)")
    }
  }

  @Test(arguments: View.Kind.allCases, Theme.all)
  func `every kind but a spacer draws something in every theme`(kind: View.Kind, theme: Theme) {
    #expect(screen(kind).body(theme).isEmpty == (kind == .spacer))
  }

  @Test(arguments: View.Kind.allCases, Theme.all)
  func `no kind draws far outside its view`(kind: View.Kind, theme: Theme) {
    // The roads of a map reach out of it and are cut.
    if kind == .mapView { return }
    let allowed = Rect(20, 20, 260, 200).outset(by: 2)
    var theme = theme
    theme.isAnnotated = false
    screen(kind).picture(theme).forEachItem { item, _ in
      let bounds: Rect? =
        switch item {
        case .fill(let shape, _) where shape.bounds.width < 300: shape.bounds
        case .stroke(let shape, _, _): shape.bounds
        default: nil
        }
      if let bounds { #expect(allowed.union(bounds) == allowed, "\(item)") }
    }
  }

  @Test(arguments: View.Kind.allCases, Theme.all)
  func `no kind fails in a view of no extent or of a hair's`(kind: View.Kind, theme: Theme) {
    for size in [Size.zero, Size(width: 1, height: 300), Size(width: 300, height: 0.3)] {
      var screen = ScreenBuilder(300, 300)
      screen.add(kind, "subject", Rect(origin: Point(x: 5, y: 5), size: size)) {
        $0.text = TextContent("Text")
        $0.control.items = ["home", "search"]
      }
      screen.picture(theme).forEachItem { item, _ in
        if case .fill(let shape, _) = item { #expect(!shape.bounds.isEmpty) }
      }
    }
  }

  @Test(arguments: View.Kind.allCases)
  func `no kind fails or takes long in a view of a billion points, or with letters of no size`(
    kind: View.Kind
  ) {
    for (side, letters) in [(1e9, 17.0), (200, 0)] {
      var screen = ScreenBuilder(300, 300)
      screen.add(kind, "subject", Rect(0, 0, side, side)) {
        $0.text = TextContent("Text", font: .system(letters), numberOfLines: 0)
        $0.control.items = ["home", "search"]
      }
      var count = 0
      screen.picture().forEachItem { _, _ in count += 1 }
      #expect(count < 2000)
    }
  }

  @Test func `an unknown picture is a crossed box with a thin border`() {
    var screen = ScreenBuilder(100, 50)
    screen.add(.imageView, "picture", Rect(10, 10, 40, 30))
    #expect(
      screen.body() == """
        fill rect [10 10 40 30] #ECEEF1
        stroke path M10.4,10.3 L49.6,39.7 M49.6,10.3 L10.4,39.7 1pt #C8CCD3
        fill rect [10 10 40 1] #C8CCD3
        fill rect [10 39 40 1] #C8CCD3
        fill rect [10 11 1 28] #C8CCD3
        fill rect [49 11 1 28] #C8CCD3
        """)
  }

  @Test func `the cross of a round picture ends on the circle`() {
    var screen = ScreenBuilder(100, 50)
    screen.add(.imageView, "picture", Rect(10, 10, 40, 40)) { $0.cornerRadius = 20 }
    // 20 − 20/√2 = 5.858 from each edge.
    #expect(screen.body().contains("M15.858,15.858 L44.142,44.142"))
  }

  @Test func `what is zoomed has sun and mountains, as a cross looks alike at every zoom`() {
    func body(_ zooms: Bool) -> String {
      var screen = ScreenBuilder(300, 300)
      let scroll = screen.add(.scrollView, "scroll", Rect(0, 0, 300, 300)) {
        $0.scroll?.zoomRange = 1...(zooms ? 3 : 1)
      }
      screen.add(.imageView, "picture", in: scroll, Rect(0, 0, 300, 200))
      return screen.body()
    }
    // The sun's radius is 0.09 · 200, its middle at 0.64 of the width and 0.24 of the height; the
    // line of 1 point lies inside.
    #expect(body(true).contains("ellipse [174.5 30.5 35 35]"), "\(body(true))")
    #expect(!body(false).contains("ellipse"))
  }

  @Test func `two lines that touch are one`() {
    var screen = ScreenBuilder(100, 100)
    screen.add(.navigationBar, "bar", Rect(0, 0, 100, 44))
    screen.add(.imageView, "picture", Rect(0, 44, 100, 50))
    let lines = screen.body().split(separator: "\n").filter { $0.contains(" 100 1] #C8CCD3") }
    #expect(lines == ["fill rect [0 43 100 1] #C8CCD3", "fill rect [0 93 100 1] #C8CCD3"])
  }

  /// Where the lines above and below a row of 300 × 44 points at (0, 100) start, and its clip.
  @Test(arguments: [
    (RowGroup(isFirst: true, isLast: false, isInset: false), [0.0], [16.0], nil),
    (RowGroup(isFirst: false, isLast: false, isInset: false), [], [16], nil),
    (RowGroup(isFirst: false, isLast: true, isInset: false), [], [0], nil),
    (RowGroup(isFirst: true, isLast: false, isInset: true), [], [16], Rect(0, 100, 300, 64)),
    (RowGroup(isFirst: false, isLast: true, isInset: true), [], [], Rect(0, 80, 300, 64)),
    (RowGroup(isFirst: true, isLast: true, isInset: true), [], [], Rect(0, 100, 300, 44)),
  ])
  func `grouped rows have lines around the section, cards round corners`(
    group: RowGroup, above: [Double], below: [Double], card: Rect?
  ) {
    var screen = ScreenBuilder(300, 400)
    screen.add(.tableCell, "row", Rect(0, 100, 300, 44)) { $0.control.row.group = group }
    var lines: [Rect] = []
    var clips: [Shape] = []
    screen.picture(.color).forEachItem { item, _ in
      if case .fill(.rect(let rect), _) = item, rect.height <= 1 { lines.append(rect) }
      if case .group(let group) = item, let clip = group.clip { clips.append(clip) }
    }
    #expect(lines.filter { $0.minY == 100 }.map(\.minX) == above)
    #expect(lines.filter { $0.maxY == 144 }.map(\.minX) == below)
    #expect(lines.count == above.count + below.count)
    #expect(
      clips.filter { $0 != .rect(Rect(0, 0, 300, 400)) }
        == [card].compactMap { $0.map { .roundedRect($0, 10) } })
  }

  @Test func `a selected item has an accent outline on a surface`() {
    var screen = ScreenBuilder(100, 60) { $0.role = .fill }
    screen.add(.button, "tab", Rect(10, 10, 80, 40)) {
      $0.control.isOn = true
      $0.backgroundColor = Color(rgb: 0xFF0000)
      $0.cornerRadius = 8
    }
    #expect(
      screen.body() == """
        fill roundedRect [10 10 80 40] r8 #FFFFFF
        stroke roundedRect [10.75 10.75 78.5 38.5] r7.25 1.5pt #2E6AFF
        """)
  }

  @Test func `what lies in a selected item is accent where its colour says so`() {
    var screen = ScreenBuilder(100, 60)
    let item = screen.add(.containerView, "item", Rect(10, 10, 80, 40)) { $0.role = .accent }
    screen.add(.label, "tinted", in: item, Rect(0, 0, 80, 20)) {
      $0.text = TextContent("a", color: Color(rgb: 0x007AFF))
    }
    screen.add(.label, "plain", in: item, Rect(0, 20, 80, 20)) { $0.text = TextContent("b") }
    #expect(screen.picture().texts.map(\.color.hex) == ["#2E6AFF", "#22262E"])
    #expect(screen.body().hasSuffix("stroke rect [10.75 10.75 78.5 38.5] 1.5pt #2E6AFF"))
  }

  @Test func `a coloured button is accent, a disabled one is not`() {
    for (isEnabled, color) in [(true, "#2E6AFF"), (false, "#ECEEF1")] {
      var screen = ScreenBuilder(100, 60)
      screen.add(.button, "buy", Rect(10, 10, 80, 40)) {
        $0.backgroundColor = Color(rgb: 0xE0245E)
        $0.isEnabled = isEnabled
      }
      #expect(screen.body() == "fill rect [10 10 80 40] \(color)")
    }
  }

  @Test(arguments: [
    (["menu", "user"], 0, [28.0, 272.0]), (["", "user"], 0, [272]),
    (["menu", "home", "user"], 2, [28, 64, 272]), (["menu", "home", "user"], 0, [28, 236, 272]),
    ([], 0, []),
  ])
  func `a navigation bar has its first buttons at the leading side, the others at the trailing one`(
    items: [String], leading: Int, middles: [Double]
  ) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var screen = ScreenBuilder(300, 44)
      screen.add(.navigationBar, "bar", Rect(0, 0, 300, 44)) {
        $0.control.items = items.map { ControlItem($0) }
        $0.control.bar.leadingCount = leading
        $0.layoutDirection = direction
      }
      var found: [Double] = []
      screen.picture().forEachItem { item, _ in
        guard case .stroke(.path(let path), _, _) = item, let box = path.bounds else { return }
        found.append((box.midX / 4).rounded() * 4)
      }
      let expected = direction == .leftToRight ? middles : middles.map { 300 - $0 }
      #expect(found.sorted() == expected.sorted())
    }
  }
}
