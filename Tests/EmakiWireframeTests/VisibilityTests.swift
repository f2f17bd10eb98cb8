import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

@Suite struct VisibilityTests {
  @Test func `a plain screen is one surface`() {
    let screen = ScreenBuilder(100, 50)
    #expect(
      screen.picture().dump == "display 100×50 on #FFFFFF\n  fill rect [0 0 100 50] #FFFFFF\n")
  }

  @Test func `hidden and clear views are left out with their subviews`() {
    var screen = ScreenBuilder(100, 50)
    let hidden = screen.add(.view, "hidden", Rect(0, 0, 50, 50)) { $0.isHidden = true }
    screen.add(.imageView, "in hidden", in: hidden, Rect(0, 0, 9, 9))
    let clear = screen.add(.view, "clear", Rect(0, 0, 50, 50)) { $0.alpha = 0 }
    screen.add(.imageView, "in clear", in: clear, Rect(0, 0, 9, 9))
    #expect(screen.body().isEmpty)
  }

  @Test func `a translucent view is a group of its opacity, named by its id`() {
    var screen = ScreenBuilder(100, 50)
    screen.add(.view, "veil", Rect(10, 10, 20, 20)) {
      $0.backgroundColor = Color(rgb: 0xEEEEEE)
      $0.alpha = 0.5
    }
    #expect(screen.body() == "group veil opacity 0.5\n  fill rect [10 10 20 20] #ECEEF1")
  }

  @Test func `moved views are drawn in the screen's coordinates, without groups`() {
    var screen = ScreenBuilder(100, 50)
    let outer = screen.add(.view, "outer", Rect(10.26, 5, 60, 40))
    screen.add(.view, "inner", in: outer, Rect(1, 1, 10, 10)) {
      $0.backgroundColor = Color(rgb: 0xEEEEEE)
      $0.transform.translation = Point(x: 0, y: 3)
    }
    #expect(screen.body() == "fill rect [11.5 9 10 10] #ECEEF1")
  }

  @Test func `a turned view is a group about its anchor point`() {
    var screen = ScreenBuilder(100, 50)
    screen.add(.view, "turned", Rect(10, 10, 20, 20)) {
      $0.backgroundColor = Color(rgb: 0xEEEEEE)
      $0.transform.rotation = .pi / 2
    }
    #expect(
      screen.body() == """
        group turned transform(0 1 -1 0 30 10)
          fill rect [0 0 20 20] #ECEEF1
        """)
  }

  @Test func `a view of scale 0 is not drawn`() {
    var screen = ScreenBuilder(100, 50)
    screen.add(.imageView, "gone", Rect(0, 0, 20, 20)) { $0.transform.scale = Point(x: 0, y: 1) }
    #expect(screen.body().isEmpty)
  }

  @Test func `perspective reaches the display list as it is`() {
    var screen = ScreenBuilder(100, 50)
    screen.add(.view, "card", Rect(10, 10, 20, 20)) {
      $0.backgroundColor = Color(rgb: 0xEEEEEE)
      $0.transform.rotationY = 0.5
      $0.transform.m34 = -0.002
    }
    let groups = screen.picture().items.compactMap { item in
      if case .group(let group) = item { group } else { nil }
    }
    #expect(groups.count == 1)
    #expect(groups.allSatisfy { !$0.transform.isAffine })
  }

  @Test func `a view that clips makes a group only where something reaches out`() {
    for (width, isCut) in [(20.0, false), (40.0, true)] {
      var screen = ScreenBuilder(100, 50)
      let window = screen.add(.view, "window", Rect(10, 10, 20, 20)) { $0.clipsToBounds = true }
      screen.add(.view, "content", in: window, Rect(0, 0, width, 20)) {
        $0.backgroundColor = Color(rgb: 0xEEEEEE)
      }
      let fill = "fill rect [10 10 \(Int(width)) 20] #ECEEF1"
      #expect(screen.body() == (isCut ? "group window clip rect [10 10 20 20]\n  " + fill : fill))
    }
  }

  @Test func `scrolled content moves against its offset and is cut`() {
    var screen = ScreenBuilder(100, 50)
    let scroll = screen.add(.scrollView, "scroll", Rect(0, 10, 100, 40)) {
      $0.scroll?.contentOffset = Point(x: 0, y: 30)
    }
    screen.add(.view, "above", in: scroll, Rect(0, 0, 100, 25)) {
      $0.backgroundColor = Color(rgb: 0xEEEEEE)
    }
    screen.add(.view, "seen", in: scroll, Rect(0, 20, 100, 30)) {
      $0.backgroundColor = Color(rgb: 0xEEEEEE)
    }
    #expect(
      screen.body() == """
        group scroll clip rect [0 10 100 40]
          fill rect [0 0 100 30] #ECEEF1
        """)
  }

  @Test func `a transparent button over the screen draws nothing`() {
    var screen = ScreenBuilder(100, 50)
    screen.add(.button, "wrappingButton", Rect(0, 0, 100, 50))
    for theme in [Theme.wireframe, .greek, .color] { #expect(screen.body(theme).isEmpty) }
  }

  @Test func `every view can be a group by its name`() {
    var screen = ScreenBuilder(100, 50)
    screen.add(.view, "box", Rect(10, 10, 20, 20)) { $0.backgroundColor = .black }
    var options = Wireframe.Options()
    options.namesViews = true
    #expect(
      screen.picture(options: options).dump == """
        display 100×50 on #FFFFFF
          group root
            fill rect [0 0 100 50] #FFFFFF
            group box
              fill rect [10 10 20 20] #22262E

        """)
  }

  @Test func `frames that are not numbers are left out`() {
    var screen = ScreenBuilder(100, 50)
    screen.add(.imageView, "lost", Rect(.nan, 0, 10, 10))
    screen.add(.imageView, "endless", Rect(0, 0, .infinity, 10))
    #expect(screen.body().isEmpty)
  }

  @Test(arguments: [0.25, 0.5, 2])
  func `lines in what is scaled are as thick on the screen as others`(scale: Double) {
    var screen = ScreenBuilder(400, 400)
    let picture = screen.add(.view, "picture", Rect(100, 100, 200, 200)) {
      $0.transform.scale = Point(x: scale, y: scale)
    }
    screen.add(.imageView, "photo", in: picture, Rect(20, 20, 100, 100))
    var widths: [Double] = []
    screen.picture().forEachItem { item, map in
      if case .stroke(_, let pen, _) = item {
        widths.append(pen.width * (map.apply(to: Point(x: 1, y: 0)) - map.apply(to: .zero)).x)
      }
    }
    #expect(widths == [1])
  }
}
