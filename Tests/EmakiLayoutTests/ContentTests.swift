import EmakiDrawing
import EmakiLayout
import Testing

@Suite struct `Natural sizes` {
  private let corner: [Constraint] = [.same(.left, "v", "root"), .same(.top, "v", "root")]

  private func size(_ view: View, _ extra: [Constraint] = [], scale: Double = 2) -> [Double] {
    var screen = Screen(view, constraints: corner + extra)
    screen.environment.scale = scale
    return Array(screen.frame("v").suffix(2))
  }

  @Test(arguments: [(2.0, 20.5), (3.0, 20.333), (1.0, 21)])
  func `a label is as wide as its text and a line high`(scale: Double, height: Double) {
    #expect(size(.label("v", "five5"), scale: scale) == [50, height])
  }

  @Test func `an empty label is nothing`() {
    #expect(size(.label("v", "")) == [0, 0])
  }

  @Test func `line feeds do not matter to a label of one line`() {
    #expect(size(.label("v", "abc", lines: 0), [.length("v", .width, 100)]) == [100, 20.5])
  }

  @Test func `a label breaks its lines at the width that the layout gives it`() {
    #expect(size(.label("v", "0123456789", lines: 0), [.length("v", .width, 40)]) == [40, 61])
    #expect(size(.label("v", "0123456789", lines: 2), [.length("v", .width, 40)]) == [40, 41])
  }

  @Test func `a given breaking width is kept`() {
    let label = View.label("v", "0123456789", lines: 0)
      .with { $0.text?.preferredMaxLayoutWidth = 50 }
    #expect(size(label) == [50, 41])
  }

  @Test func `letters of several sizes make each line as high as its tallest`() {
    func label(_ lines: Int) -> View {
      View.label("v", "", lines: lines).with {
        $0.text?.setSpans([
          TextSpan("ab", font: .system(30)), TextSpan("cd\n", font: .system(10)),
          TextSpan("ef", font: .system(10)),
        ])
      }
    }
    // 40 · 1.193359375 = 47.73, up to the half point.
    #expect(size(label(0)) == [40, 48])
    // 30 · 1.193359375 = 35.8.
    #expect(size(label(1))[1] == 36)
  }

  @Test func `line spacing lies between lines`() {
    let label = View.label("v", "0123456789", lines: 0).with {
      $0.text?.lineSpacing = 4
      $0.text?.preferredMaxLayoutWidth = 50
    }
    #expect(size(label) == [50, 45])
  }

  @Test func `a button is twelve points higher than its title`() {
    var button = View(.button, id: "v")
    button.text = TextContent("Button", font: .system(15))
    #expect(size(button) == [60, 30])
    button.text = TextContent("B", font: .system(12))
    #expect(size(button) == [30, 27])
  }

  @Test func `an image view is as large as its image, and free without one`() {
    var view = View(.imageView, id: "v")
    view.image = ImageContent(name: "i", size: Size(width: 33, height: 44))
    #expect(size(view) == [33, 44])
    #expect(size(View(.imageView, id: "v"), [.length("v", .width, 9)]) == [9, 0])
  }

  @Test(arguments: [
    (View.Kind.stepper, [94.0, 32.0]), (.colorWell, [28, 28]), (.activityIndicator, [20, 20]),
    (.pickerView, [320, 216]),
    (.navigationBar, [0, 44]), (.tabBar, [0, 49]), (.progressView, [0, 4]), (.searchBar, [0, 56]),
    (.view, [0, 0]), (.tableView, [0, 0]), (.scrollView, [0, 0]), (.textView, [0, 0]),
  ])
  func `controls have their own sizes`(kind: View.Kind, expected: [Double]) {
    #expect(size(View(kind, id: "v")) == expected)
  }

  @Test(arguments: [(14.0, 18.5), (15, 19.5), (17, 22)])
  func `a line that is edited without a border is a little higher`(points: Double, high: Double) {
    // 1.193359375 points a point and 1.5: 18.21, 19.40 and 21.79.
    var view = View(.textField, id: "v")
    view.text = TextContent("ab", font: .system(points))
    view.control.field.border = .borderless
    #expect(size(view) == [20, high])
  }

  @Test(arguments: [(14.0, 34.0), (17, 34), (50, 70)])
  func `a field with a border has room for its letters`(points: Double, high: Double) {
    // 26.71, 30.29 and 69.67, but at least 34.
    var view = View(.textField, id: "v")
    view.text = TextContent("ab", font: .system(points))
    view.control.field.border = .roundedRect
    #expect(size(view) == [34, high])
  }

  @Test func `a given size takes the place of the measured one`() {
    let label = View.label("v", "text").with { $0.intrinsicSize.width = .points(7) }
    #expect(size(label) == [7, 20.5])
    let none = View.label("v", "text").with { $0.intrinsicSize = .none }
    #expect(size(none) == [0, 0])
  }

  @Test func `a text view that does not scroll keeps room around its text`() {
    var view = View(.textView, id: "v")
    view.text = TextContent("01234567", font: .system(17))
    view.scroll?.isScrollEnabled = false
    #expect(size(view) == [90, 36.5])
    #expect(size(view, [.length("v", .width, 50)]) == [50, 57])
    // Two lines of 20.287 points, each with 4 below.
    view.text?.lineSpacing = 4
    #expect(size(view, [.length("v", .width, 50)]) == [50, 65])
  }

  @Test(arguments: [View.Kind.tableCell, .collectionCell, .visualEffectView])
  func `a content view fills what it belongs to`(kind: View.Kind) {
    let content = View(.contentView, id: "c", subviews: [.box("b", 50, 60)])
    let screen = Screen(
      View(kind, id: "v", subviews: [content]),
      constraints: corner + Constraint.fill("b", "c"))
    #expect(screen.frame("v") == [0, 0, 50, 60])
    #expect(screen.frame("c") == [0, 0, 50, 60])
    #expect(screen.layOut().issues == [])
  }

  @Test func `a table that does not scroll is as high as its rows`() {
    for count in [0, 1, 3, 100] {
      var table = View(.tableView, id: "v")
      table.scroll?.isScrollEnabled = false
      table.subviews = (0..<count).map { row in
        View(.tableCell, id: ViewID("row\(row)")).with {
          $0.placement = .fixedFrame
          $0.frame = Rect(x: 0, y: Double(row) * 44, width: 100, height: 44)
        }
      }
      #expect(size(table, [.length("v", .width, 100)]) == [100, Double(count) * 44])
    }
  }
}

@Suite struct `Hugging and compression resistance` {
  /// Two boxes of 100 × 20 in a row of 400 or 120 pt.
  private func widths(
    hugging: (Priority, Priority), resistance: (Priority, Priority), total: Double
  ) -> [Double] {
    let a = View.box("a", 100, 20).with {
      $0.hugging.horizontal = hugging.0
      $0.compressionResistance.horizontal = resistance.0
    }
    let b = View.box("b", 100, 20).with {
      $0.hugging.horizontal = hugging.1
      $0.compressionResistance.horizontal = resistance.1
    }
    let screen = Screen(
      a, b,
      constraints: [
        .same(.left, "a", "root"),
        Constraint(Anchor("b", .left), .equal, Anchor("a", .right)),
        Constraint(Anchor("b", .right), .equal, Anchor("root", .left), constant: total),
      ])
    let laidOut = screen.layOut()
    return [laidOut.numbers("a")[2], laidOut.numbers("b")[2]]
  }

  @Test func `of equals the first grows and the last shrinks`() {
    func widths(_ total: Double) -> [Double] {
      self.widths(hugging: (250, 250), resistance: (750, 750), total: total)
    }
    #expect(widths(250) == [150, 100])
    #expect(widths(150) == [100, 50])
    #expect(widths(60) == [60, 0])
  }

  @Test func `the one that hugs less grows`() {
    #expect(widths(hugging: (251, 250), resistance: (750, 750), total: 400) == [100, 300])
    #expect(widths(hugging: (250, 251), resistance: (750, 750), total: 400) == [300, 100])
  }

  @Test func `the one that resists less shrinks`() {
    #expect(widths(hugging: (250, 250), resistance: (751, 750), total: 120) == [100, 20])
    #expect(widths(hugging: (250, 250), resistance: (750, 751), total: 120) == [20, 100])
  }

  @Test func `content wins against a constraint of the same priority`() {
    let screen = Screen(.box("v", 100, 20), constraints: [.length("v", .width, 30, priority: 750)])
    #expect(screen.frame("v")[2] == 100)
  }

  @Test func `text that can take another line yields to a constraint of the same priority`() {
    func width(lines: Int) -> Double {
      Screen(
        .label("v", "0123456789", lines: lines),
        constraints: [.length("v", .width, 50, priority: 750)]
      ).frame("v")[2]
    }
    #expect(width(lines: 0) == 50)
    #expect(width(lines: 1) == 100)
  }

  @Test func `text that can take another line is never too wide for a required constraint`() {
    func screen(lines: Int) -> Screen {
      let label = View.label("v", "0123456789", lines: lines).with {
        $0.compressionResistance.horizontal = .required
      }
      return Screen(label, constraints: [.length("v", .width, 50)])
    }
    func breaks(_ screen: Screen) -> Bool {
      screen.layOut().issues.contains {
        if case .unsatisfiable = $0 { true } else { false }
      }
    }
    #expect(screen(lines: 0).frame("v")[2] == 50)
    #expect(!breaks(screen(lines: 0)))
    #expect(breaks(screen(lines: 1)))
  }

  @Test func `required hugging and resistance fix the size`() {
    let box = View.box("v", 100, 20).with {
      $0.hugging = AxisPriorities(.required)
      $0.compressionResistance = AxisPriorities(.required)
    }
    let screen = Screen(box, constraints: [.length("v", .width, 30, priority: 999)])
    #expect(screen.frame("v") == [0, 0, 100, 20])
    #expect(screen.layOut().issues == [.ambiguous("v", [.left, .top])])
  }

  @Test func `a constraint between the two priorities moves one way only`() {
    func width(_ points: Double) -> Double {
      Screen(
        .box("v", 100, 20), constraints: [.length("v", .width, points, priority: 500)]
      ).frame("v")[2]
    }
    #expect(width(300) == 300)
    #expect(width(50) == 100)
  }
}
