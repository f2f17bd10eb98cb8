import EmakiDrawing
import EmakiLayout
import Testing

/// UIKit's `contentInsetAdjustmentBehavior`, in a screen of 375 × 812 points with 44 covered at its top
/// and 34 at its bottom.
@Suite struct ContentInsetAdjustmentTests {
  private func state(
    _ behaviour: ContentInsetAdjustment, of kind: View.Kind = .scrollView, height: Double,
    top: Double = 0, _ change: (inout View) -> Void = { _ in }
  ) throws -> ScrollState {
    var list = View(kind, id: "list")
    list.scroll?.insetAdjustment = behaviour
    list.scroll?.contentSize = Size(width: 375, height: height)
    change(&list)
    var root = View(.view, id: "root", subviews: [list])
    root.constraints = [LayoutAttribute.left, .right, .bottom, .top].map {
      Constraint(
        Anchor("list", $0), .equal, Anchor("root", $0), constant: $0 == .top ? top : 0)
    }
    var environment = LayoutEnvironment(
      size: Size(width: 375, height: 812), safeArea: Insets(top: 44, left: 0, bottom: 34, right: 0))
    environment.isRunning = true
    let screen = LayoutEngine(measurer: ApproximateTextMeasurer()).layOut(root, in: environment)
    return try #require(screen.index(of: "list").flatMap { screen.nodes[$0].view.scroll })
  }

  @Test(arguments: [ContentInsetAdjustment.automatic, .scrollableAxes])
  func `content that scrolls begins below what covers it`(
    behaviour: ContentInsetAdjustment
  ) throws {
    let state = try state(behaviour, height: 2000)
    #expect(state.contentInset == Insets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(state.contentOffset == Point(x: 0, y: -44))
  }

  @Test func `content that has room enough stays, unless it always bounces`() throws {
    #expect(try state(.automatic, height: 812).contentInset == .zero)
    let bouncing = try state(.automatic, height: 300) { $0.scroll?.alwaysBouncesVertically = true }
    #expect(bouncing.contentInset.top == 44)
    #expect(try state(.automatic, of: .tableView, height: 100).contentInset.top == 44)
  }

  @Test func `always adjusts, never does not`() throws {
    #expect(try state(.always, height: 300).contentInset.top == 44)
    let never = try state(.never, of: .tableView, height: 2000)
    #expect(never.contentInset == .zero && never.contentOffset == .zero)
  }

  @Test(arguments: [(20.0, 24.0), (44, 0), (100, 0)])
  func `only what lies under the covered part counts`(top: Double, inset: Double) throws {
    #expect(try state(.automatic, height: 2000, top: top).contentInset.top == inset)
  }

  @Test func `the room that the view asks for is kept`() throws {
    let state = try state(.automatic, height: 2000) {
      $0.scroll?.contentInset = Insets(top: 10, left: 0, bottom: 6, right: 0)
    }
    #expect(state.contentInset == Insets(top: 54, left: 0, bottom: 40, right: 0))
    #expect(state.barInset == Insets(top: 44, left: 0, bottom: 34, right: 0))
  }

  @Test func `an offset that is given stays`() throws {
    let state = try state(.automatic, height: 2000) {
      $0.scroll?.contentOffset.y = 120
      $0.scroll?.isAtBeginning = false
    }
    #expect(state.contentOffset.y == 120)
  }
}
