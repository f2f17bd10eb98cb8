import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

@Suite struct ControlTests {
  @Test func `a search field can be told from what it lies on`() {
    for (role, color) in [(View.Role.surface, "#ECEEF1"), (.fill, "#FFFFFF")] {
      var screen = ScreenBuilder(300, 56) { $0.role = role }
      screen.add(.searchBar, "search", Rect(0, 0, 300, 56))
      #expect(screen.body().hasPrefix("fill roundedRect [8 10 284 36] r10 \(color)"))
    }
  }

  @Test func `a search bar can have a button at its end and scopes below`() {
    var screen = ScreenBuilder(300, 100)
    screen.add(.searchBar, "search", Rect(0, 0, 300, 100)) {
      $0.control.search.hasCancelButton = true
      $0.control.items = ["All", "Mine"]
    }
    // Six letters of 17 points are 51 wide and end 8 before the edge, the field 8 before them.
    let body = screen.body()
    #expect(body.contains("fill roundedRect [8 10 225 36]"))
    #expect(body.contains("text \"Cancel\"") && body.contains("at (241, "))
    #expect(body.contains("fill roundedRect [8 60 284 32]"))
    #expect(body.contains("text \"Mine\""))
  }

  @Test func `the prompt of a search bar stands in 31 points above the field`() {
    var screen = ScreenBuilder(300, 87)
    screen.add(.searchBar, "search", Rect(0, 0, 300, 87)) {
      $0.control.search.prompt = "Name a city"
    }
    let body = screen.body()
    #expect(body.contains("text \"Name a city\""))
    #expect(body.contains("fill roundedRect [8 41 284 36]"))
  }

  @Test func `a progress view is filled as far as it has come`() {
    var screen = ScreenBuilder(220, 10)
    screen.add(.progressView, "progress", Rect(10, 2, 200, 4)) { $0.control.value = 0.3 }
    #expect(
      screen.body() == """
        fill roundedRect [10 2 200 4] r2 #ECEEF1
        fill roundedRect [10 2 60 4] r2 #2E6AFF
        """)
  }

  @Test func `what is not filled of a progress view is seen on a ground of the same colour`() {
    var screen = ScreenBuilder(220, 10) { $0.role = .fill }
    screen.add(.progressView, "progress", Rect(10, 2, 200, 4)) { $0.control.value = 0.3 }
    #expect(screen.body().hasPrefix("fill roundedRect [10 2 200 4] r2 #C8CCD3"))
  }

  @Test func `in the scene's colours parts of controls have their own`() {
    func body(_ theme: Theme) -> String {
      var screen = ScreenBuilder(220, 160)
      func color(_ view: inout View) {
        let (rest, knob) = (Color(rgb: 0x102030), Color(rgb: 0x405060))
        switch view.kind {
        case .pageControl: view.control.pages.restColor = rest
        case .segmentedControl: view.control.segments.selectedColor = knob
        default: (view.control.track.restColor, view.control.track.knobColor) = (rest, knob)
        }
      }
      screen.add(.progressView, "progress", Rect(10, 2, 200, 4), color)
      screen.add(.slider, "slider", Rect(10, 10, 200, 30), color)
      screen.add(.pageControl, "pages", Rect(10, 50, 200, 26)) {
        color(&$0)
        $0.control.pages.count = 2
      }
      screen.add(.segmentedControl, "segments", Rect(10, 90, 200, 32)) {
        color(&$0)
        $0.control.items = ["A", "B"]
        $0.control.selectedIndex = 0
      }
      return screen.body(theme)
    }
    let colored = body(.color)
    #expect(colored.contains("fill roundedRect [10 2 200 4] r2 #102030"))
    #expect(colored.contains("fill roundedRect [12 23 196 4] r2 #102030"))
    #expect(colored.contains("fill roundedRect [12 92 96 28] r6 #405060"))
    // The rest of two tracks and the other page; the knob and the chosen segment.
    #expect(colored.ranges(of: "#102030").count == 3)
    #expect(colored.ranges(of: "#405060").count == 2)
    let plain = body(.wireframe)
    #expect(!plain.contains("#102030") && !plain.contains("#405060"))
  }

  /// The picture of one view whose knob is on its way.
  private func onItsWay(
    _ kind: View.Kind, _ frame: Rect, knob: Double, _ change: (inout View) -> Void
  ) -> String {
    var screen = ScreenBuilder(220, 60)
    screen.add(kind, "control", frame, change)
    var snapshot = screen.snapshot
    snapshot.presentations[1].knob = knob
    return Wireframe(theme: .wireframe, measurer: HalfEmMeasurer())
      .displayList(of: snapshot, scale: 2, options: Wireframe.Options()).dump
  }

  @Test func `the knob of a switch that is turned lies between the ends`() {
    let body = onItsWay(.switch, Rect(10, 10, 51, 31), knob: 0.25) { $0.control.isOn = true }
    // 12 + (32 − 12) / 4; the accent covers a quarter.
    #expect(body.contains("fill ellipse [17 12 27 27] #FFFFFF"))
    #expect(body.contains("#2E6AFF40"))
  }

  @Test func `what lies under a segment covers parts of two on its way`() {
    let frame = Rect(10, 10, 180, 32)
    let body = onItsWay(.segmentedControl, frame, knob: 0.5) {
      $0.control.items = ["A", "B", "C"]
      $0.control.selectedIndex = 2
    }
    #expect(body.contains("fill roundedRect [42 12 56 28] r6 #FFFFFF"))
  }

  /// Titles of 1 and 7 letters, 6.5 points each, and 18 points around: 25 and 64 wide at least.
  @Test(arguments: [(false, 100.0), (true, 200 * 25.0 / 89)])
  func `segments share the room by their titles where they are to`(
    isApportioned: Bool, edge: Double
  ) {
    var screen = ScreenBuilder(200, 60)
    screen.add(.segmentedControl, "segments", Rect(0, 10, 200, 32)) {
      $0.control.items = ["A", "Forever"]
      $0.control.selectedIndex = 0
      $0.control.segments.isApportioned = isApportioned
    }
    let widths = screen.picture(.color).items.compactMap { item -> Double? in
      guard case .fill(.roundedRect(let rect, _), _) = item, rect.height == 28 else { return nil }
      return rect.width + 4
    }
    #expect(abs((widths.first ?? 0) - edge) <= 0.5)
  }

  @Test(arguments: [(Theme.color, true), (.wireframe, false)])
  func `the signs of a stepper are like text in the scene's colours`(
    _ theme: Theme, isInk: Bool
  ) {
    var screen = ScreenBuilder(120, 60)
    screen.add(.stepper, "stepper", Rect(10, 10, 94, 32))
    let color = isInk ? theme.palette.ink : theme.palette.accent
    #expect(screen.body(theme).contains(color.hex))
    #expect(isInk == !screen.body(theme).contains(theme.palette.accent.hex))
  }

  @Test func `the knob of a switch lies at the end that is on`() {
    for (isOn, direction, x) in [
      (true, LayoutDirection.leftToRight, 32.0), (false, .leftToRight, 12),
      (true, .rightToLeft, 12), (false, .rightToLeft, 32),
    ] {
      var screen = ScreenBuilder(100, 60)
      screen.add(.switch, "switch", Rect(10, 10, 51, 31)) {
        $0.control.isOn = isOn
        $0.layoutDirection = direction
      }
      #expect(screen.body().contains("fill ellipse [\(Int(x)) 12 27 27] #FFFFFF"))
    }
  }

  @Test(arguments: [Theme.color, .color.dark])
  func `a disabled switch that is on keeps its colour at half its strength`(_ theme: Theme) {
    func pill(isEnabled: Bool, tint: Color?) -> Bool {
      var screen = ScreenBuilder(100, 60)
      screen.add(.switch, "switch", Rect(10, 10, 63, 31)) {
        $0.control.isOn = true
        $0.isEnabled = isEnabled
        $0.tintColor = tint
      }
      let color = tint ?? Color(rgb: 0x34C759)
      return screen.body(theme).contains(color.hex + (isEnabled ? "\n" : "80"))
    }
    for tint in [nil, Color(rgb: 0xAF52DE)] {
      #expect(pill(isEnabled: true, tint: tint) && pill(isEnabled: false, tint: tint))
    }
  }

  @Test(arguments: [Theme.color, .color.dark, .wireframe, .blueprint])
  func `disabled segments and labels are grey`(_ theme: Theme) {
    func colors(isEnabled: Bool) -> Set<Color> {
      var screen = ScreenBuilder(200, 100)
      screen.add(.segmentedControl, "days", Rect(10, 10, 180, 32)) {
        $0.control.items = ["Day", "Week"]
        $0.control.selectedIndex = 0
        $0.isEnabled = isEnabled
      }
      screen.add(.label, "label", Rect(10, 60, 180, 21)) {
        $0.text = TextContent("Label")
        $0.isEnabled = isEnabled
      }
      var plain = theme
      plain.isAnnotated = false
      return Set(screen.picture(plain).texts.map(\.color))
    }
    #expect(!colors(isEnabled: true).contains(theme.palette.quiet))
    #expect(colors(isEnabled: false) == [theme.palette.quiet])
  }
}
