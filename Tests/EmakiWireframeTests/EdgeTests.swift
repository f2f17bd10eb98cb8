import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

@Suite struct EdgeTests {
  /// A container in front of another at `x`, each with a surface.
  private func layers(_ x: Double, _ change: (inout View) -> Void = { _ in }) -> ScreenBuilder {
    var screen = ScreenBuilder(100, 50)
    screen.add(.containerView, "menu", Rect(0, 0, 40, 50)) { $0.role = .fill }
    screen.add(.containerView, "content", Rect(x, 0, 100, 50)) {
      $0.role = .surface
      change(&$0)
    }
    return screen
  }

  @Test func `a container in front of another has a hairline at the side where it is seen`() {
    #expect(layers(30).body().hasSuffix("fill rect [30 0 1 50] #C8CCD3"))
  }

  @Test func `a view has no line where a separator touches it`() {
    var screen = ScreenBuilder(100, 50)
    screen.add(.view, "separator", Rect(0, 19, 100, 1)) {
      $0.backgroundColor = Color(rgb: 0x808080)
    }
    screen.add(.containerView, "content", Rect(0, 20, 100, 30)) { $0.role = .surface }
    #expect(screen.body().hasSuffix("fill rect [0 20 100 30] #FFFFFF"))
  }

  @Test func `with the scene's own colours there is no line that the scene does not have`() {
    var screen = ScreenBuilder(100, 60)
    screen.add(.view, "card", Rect(0, 10, 100, 30)) { $0.backgroundColor = .white }
    screen.add(.containerView, "place", Rect(20, 20, 100, 30)) { $0.backgroundColor = .white }
    screen.add(.view, "round", Rect(40, 5, 40, 20)) {
      $0.backgroundColor = .white
      $0.cornerRadius = 8
    }
    var options = Wireframe.Options()
    let still = screen.body(.color)
    options.movements = ["card": .y, "place": .x, "round": .y]
    #expect(screen.body(.color, options: options) == still)
    #expect(!still.contains("#C6C6C8") && !still.contains("stroke"))
  }

  @Test func `at the edge of the screen there is no line`() {
    #expect(!layers(0).body().contains("#C8CCD3"))
  }

  @Test func `the line follows a moving container along the pixels`() {
    #expect(layers(55.237).body().contains("fill rect [55 0 100 50] #FFFFFF"))
    #expect(layers(55.26).body().contains("fill rect [55.5 0 100 50] #FFFFFF"))
  }

  @Test func `the edge of a container runs under what moves out of it, and over what stays inside`()
  {
    for (y, isUnder) in [(10.0, false), (-10, true)] {
      var screen = ScreenBuilder(100, 80)
      let book = screen.add(.containerView, "book", Rect(0, 20, 100, 40))
      screen.add(.view, "below", in: book, Rect(0, 0, 100, 40)) { $0.role = .surface }
      screen.add(.view, "page", in: book, Rect(0, 0, 60, 30)) {
        $0.role = .fill
        $0.transform = ViewTransform(translation: Point(x: 0, y: y))
      }
      let lines = screen.body().split(separator: "\n").map(String.init)
      let page = lines.firstIndex { $0.contains("#ECEEF1") }
      let edge = lines.firstIndex { $0.contains("fill rect [0 20 100 1] #C8CCD3") }
      #expect(page != nil && edge != nil, "\(lines)")
      if let page, let edge { #expect((edge < page) == isUnder) }
    }
  }

  @Test func `a container of which nothing is painted has no edge`() {
    #expect(!layers(30) { $0.role = .transparent }.body().contains("#C8CCD3"))
  }

  @Test func `a container without a ground lets the root of its controller have one`() {
    for role in [View.Role?.none, .fill] {
      var screen = ScreenBuilder(100, 50) { $0.role = .fill }
      let container = screen.add(.containerView, "container", Rect(0, 0, 100, 50)) {
        $0.role = role
      }
      screen.add(.view, "controller", in: container, Rect(0, 0, 100, 50))
      let ground = role == nil ? "#FFFFFF" : "#ECEEF1"
      #expect(screen.body() == "fill rect [0 0 100 50] \(ground)")
    }
  }

  @Test func `a card in front of others has a soft edge`() {
    var screen = ScreenBuilder(100, 50)
    screen.add(.imageView, "picture", Rect(0, 0, 100, 50))
    screen.add(.view, "card", Rect(20, 0, 60, 50)) { $0.backgroundColor = .white }
    #expect(screen.body().hasSuffix("fill rect [79 0 1 50] #C8CCD3"))
  }

  @Test func `containers side by side have soft edges`() {
    var screen = ScreenBuilder(100, 50)
    screen.add(.containerView, "top", Rect(0, 0, 100, 20)) { $0.role = .surface }
    #expect(screen.body().hasSuffix("fill rect [0 19 100 1] #C8CCD3"))
  }

  /// A heavier line would say that it is selected.
  @Test(arguments: [Movement.x, .y, [.x, .y]], [View.Role.surface, .fill])
  func `what moves looks as it does at rest`(movement: Movement, role: View.Role) {
    for theme in [Theme.wireframe, .wireframe.dark, .greek] {
      for radius in [0.0, 8] {
        var screen = ScreenBuilder(100, 60)
        screen.add(.view, "list", Rect(-70, 10, 100, 40)) { $0.role = .surface }
        screen.add(.containerView, "card", Rect(20, 10, 40, 20)) {
          $0.role = role
          $0.cornerRadius = radius
        }
        let still = screen.body(theme)
        var options = Wireframe.Options()
        options.moving = ["card", "list"]
        #expect(screen.body(theme, options: options) == still)
        options.movements = ["card": movement, "list": .x]
        #expect(screen.body(theme, options: options) == still)
      }
    }
  }

  @Test func `a sheet that ends with the screen has round corners only at its top`() {
    for (height, box) in [(40.0, "[0 10 100 45] r5"), (30, "[0 10 100 30] r5")] {
      var screen = ScreenBuilder(100, 50)
      screen.add(.view, "sheet", Rect(0, 10, 100, height)) {
        $0.backgroundColor = .white
        $0.cornerRadius = 5
        $0.isElevated = true
      }
      #expect(screen.body(.color).contains("fill roundedRect \(box)"))
    }
  }

  @Test func `round layers have a round edge`() {
    let body = layers(30) { $0.cornerRadius = 12 }.body()
    #expect(body.hasSuffix("stroke roundedRect [30.5 0.5 99 49] r11.5 1pt #C8CCD3"))
  }

  @Test func `the color theme adds no edges`() {
    #expect(
      layers(30) { $0.backgroundColor = .white }.body(.color)
        == "fill rect [0 0 40 50] #E9E9EB\nfill rect [30 0 100 50] #FFFFFF")
  }

  @Test func `a shadow is a soft outline in a wireframe and itself in color`() {
    var screen = ScreenBuilder(100, 50)
    screen.add(.view, "card", Rect(20, 10, 40, 20)) {
      $0.backgroundColor = .white
      $0.cornerRadius = 5
      $0.shadow = Shadow(color: Color(rgb: 0, alpha: 38), offset: Point(x: 0, y: 1), radius: 2)
    }
    #expect(screen.body().hasSuffix("stroke roundedRect [20.5 10.5 39 19] r4.5 1pt #C8CCD3"))
    #expect(
      screen.body(.color) == """
        shadow roundedRect [20 10 40 20] r5 #00000026 offset (0, 1) radius 2
        fill roundedRect [20 10 40 20] r5 #FFFFFF
        """)
  }

  @Test func `a view whose ground is a round one inside shares its edge`() {
    var screen = ScreenBuilder(100, 60)
    screen.add(.view, "below", Rect(0, 0, 100, 30)) { $0.role = .fill }
    let badge = screen.add(.containerView, "badge", Rect(20, 10, 40, 30))
    screen.add(.containerView, "card", in: badge, Rect(0, 0, 40, 30)) {
      $0.role = .surface
      $0.cornerRadius = 8
    }
    #expect(screen.body().split(separator: "\n").count { $0.hasPrefix("stroke") } == 1)
  }

  @Test func `a view over the whole screen has no edge, nor a sheet along its sides`() {
    func body(_ frame: Rect) -> String {
      var screen = ScreenBuilder(100, 60)
      screen.add(.imageView, "below", Rect(0, 0, 100, 60))
      screen.add(.view, "sheet", frame) {
        $0.role = .surface
        $0.cornerRadius = 8
      }
      return screen.body()
    }
    #expect(!body(Rect(0, 0, 100, 60)).contains("group clip"))
    // Of a sheet from below only the upper edge is left of the stroke around it.
    #expect(body(Rect(0, 20, 100, 60)).contains("group clip rect [1 20 98 39]"))
  }

  @Test func `a container has no edge where it meets the end of the safe area`() {
    var screen = ScreenBuilder(100, 60)
    screen.add(.containerView, "bar", Rect(5, 10, 90, 20)) { $0.role = .surface }
    var options = Wireframe.Options()
    options.decoration = ScreenDecoration(
      safeArea: Insets(top: 10, left: 5, bottom: 0, right: 5), hasHomeIndicator: false)
    options.showsStatusBar = false
    #expect(
      screen.body(options: options) == """
        fill rect [5 10 90 20] #FFFFFF
        fill rect [5 29 90 1] #C8CCD3
        """)
  }

  @Test func `bars for text are seen on the part of a fill that is open`() {
    var screen = ScreenBuilder(100, 100)
    let answer = screen.add(.view, "answer", Rect(0, 0, 100, 30)) {
      $0.role = .fill
      $0.clipsToBounds = true
    }
    screen.add(.label, "text", in: answer, Rect(10, 10, 80, 80)) { $0.role = .bars }
    #expect(screen.body().contains("r4 #C8CCD3"))
    #expect(!screen.body().contains("r4 #ECEEF1"))
  }

  @Test func `a handle is seen on a fill, as its colours say`() {
    // Light grey on lighter grey or white: contrasts of 1.5 and 1.7, but 1 and 1.2 as fills.
    func ground(_ sheet: UInt32) -> String {
      var screen = ScreenBuilder(100, 100)
      let sheet = screen.add(.view, "sheet", Rect(0, 40, 100, 60)) {
        $0.backgroundColor = Color(rgb: sheet)
      }
      screen.add(.view, "handle", in: sheet, Rect(32, 6, 36, 5)) {
        $0.backgroundColor = Color(rgb: 0xC7C7CC)
      }
      return screen.body().split(separator: "\n").last.map(String.init) ?? ""
    }
    #expect(ground(0xF2F2F7).hasSuffix("[32 46 36 5] #C8CCD3"))
    #expect(ground(0xFFFFFF).hasSuffix("[32 46 36 5] #C8CCD3"))
    #expect(ground(0x1C1C1E).hasSuffix("[32 46 36 5] #ECEEF1"))
  }

  @Test(arguments: [0.0, 30, 90, 135, 180, 180.2, 225, 270, 359])
  func `what is told from its ground by its colour has no edge, however it is turned`(
    _ degrees: Double
  ) {
    var screen = ScreenBuilder(100, 100) { $0.backgroundColor = .black }
    screen.add(.view, "hand", Rect(48.5, 20, 3, 60)) {
      $0.backgroundColor = Color(rgb: 0xFF9500)
      $0.transform = ViewTransform(rotation: degrees * .pi / 180)
    }
    var options = Wireframe.Options()
    options.moving = ["hand"]
    let body = screen.body(.color, options: options)
    #expect(body.contains("#FF9500") && !body.contains("#C6C6C8"), "\(body)")
  }

  /// The soft lines between an upper and a lower half of the screen.
  private func linesBetween(_ upper: Color, _ lower: Color, _ theme: Theme = .wireframe) -> Int {
    var screen = ScreenBuilder(100, 100)
    screen.add(.view, "upper", Rect(0, 0, 100, 50)) { $0.backgroundColor = upper }
    screen.add(.view, "lower", Rect(0, 50, 100, 50)) { $0.backgroundColor = lower }
    return screen.body(theme).split(separator: "\n")
      .count { $0.contains("fill rect [0 50 100 1] ") }
  }

  @Test func `two colours for which a sketch has one fill are told apart by a line`() {
    let (orange, green) = (Color(rgb: 0xFF9500), Color(rgb: 0x04B876))
    #expect(linesBetween(orange, green) == 1)
    #expect(linesBetween(orange, orange) == 0)
    #expect(linesBetween(orange, green, .color) == 0, "the colours do it")
    #expect(linesBetween(.white, Color(rgb: 0xFAFAFA)) == 0, "greys that are near")
  }
}
