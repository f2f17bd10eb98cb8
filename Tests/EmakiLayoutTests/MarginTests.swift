import EmakiDrawing
import EmakiLayout
import Testing

/// A view `v` that fills the margins (or the safe area) of `c`, which the tests place.
@Suite struct `Margins and safe areas` {
  private func inside(_ item: LayoutItem) -> [Constraint] {
    [LayoutAttribute.left, .right, .top, .bottom].map {
      Constraint(Anchor("v", $0), .equal, Anchor(item, $0))
    }
  }

  /// `v` in the root.
  private func rootFrame(_ item: LayoutItem, _ change: (inout Screen) -> Void) -> [Double] {
    var screen = Screen(View(id: "v"), constraints: inside(item))
    change(&screen)
    return screen.frame("v")
  }

  /// `v` in `c`, which is 200 × 100 at a place in the root.
  private func frame(
    at x: Double, _ y: Double, _ item: LayoutItem = .margins(of: "c"), kind: View.Kind = .view,
    _ change: (inout Screen) -> Void = { _ in }
  ) -> [Double] {
    let container = View(kind, id: "c", subviews: [View(id: "v")])
    var screen = Screen(
      container, constraints: Constraint.place("c", x, y, 200, 100) + inside(item))
    change(&screen)
    return screen.frame("v")
  }

  @Test func `the root has the environment's margins`() {
    #expect(rootFrame(.margins(of: "root")) { _ in } == [16, 0, 368, 300])
  }

  @Test(arguments: [(700.0, 668.0), (1000, 672)])
  func `margins that follow the readable width leave no more`(width: Double, left: Double) {
    let frame = rootFrame(.margins(of: "root")) {
      $0.root.followsReadableWidth = true
      $0.environment.size.width = width
    }
    #expect([frame[0], frame[2]] == [(width - left) / 2, left])
  }

  @Test func `the default margins of the root are 16, and 20 from 414 points`() {
    #expect(LayoutEnvironment(size: Size(width: 413, height: 800)).rootMargins.left == 16)
    #expect(LayoutEnvironment(size: Size(width: 414, height: 800)).rootMargins.right == 20)
  }

  @Test func `a root keeps the system's margins at its sides as the least`() {
    let frame = rootFrame(.margins(of: "root")) {
      $0.root.layoutMargins = .absolute(Insets(top: 5, left: 6, bottom: 7, right: 30))
    }
    #expect(frame == [16, 5, 354, 288])
  }

  @Test func `the safe area adds to the margins`() {
    let safe = Insets(top: 44, left: 1, bottom: 34, right: 2)
    #expect(
      rootFrame(.margins(of: "root")) { $0.environment.safeArea = safe } == [17, 44, 365, 222])
    let without = rootFrame(.margins(of: "root")) {
      $0.environment.safeArea = safe
      $0.root.insetsLayoutMarginsFromSafeArea = false
    }
    #expect(without == [16, 0, 368, 300])
  }

  @Test func `the safe area of the root is the environment's`() {
    let safe = Insets(top: 44, left: 1, bottom: 34, right: 2)
    #expect(
      rootFrame(.safeArea(of: "root")) { $0.environment.safeArea = safe } == [1, 44, 397, 222])
  }

  @Test func `the layout guides of old are the strips above and below`() {
    let safe = Insets(top: 44, left: 0, bottom: 34, right: 0)
    var screen = Screen(
      View(id: "v"),
      constraints: [
        Constraint(Anchor("v", .top), .equal, Anchor(.topGuide(of: "root"), .bottom), constant: 8),
        Constraint(Anchor(.bottomGuide(of: "root"), .top), .equal, Anchor("v", .bottom)),
      ])
    screen.environment.safeArea = safe
    #expect(screen.frame("v") == [0, 52, 0, 214])
  }

  @Test func `an ordinary view has margins of eight`() {
    #expect(frame(at: 50, 50) == [8, 8, 184, 84])
  }

  @Test func `a stack view has none`() {
    let stack = View(.stackView, id: "s")
    let probe = View(id: "v")
    let screen = Screen(
      stack, probe,
      constraints: Constraint.place("s", 0, 0, 50, 50) + inside(.margins(of: "s")))
    #expect(screen.frame("v") == [0, 0, 50, 50])
  }

  @Test func `given margins count, by side or by direction`() {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    func margins(_ given: DirectionalInsets, _ direction: LayoutDirection) -> [Double] {
      frame(at: 50, 50) {
        $0.root.subviews[0].layoutMargins = given
        $0.environment.direction = direction
      }
    }
    #expect(margins(.absolute(insets), .leftToRight) == [2, 1, 194, 96])
    #expect(margins(.absolute(insets), .rightToLeft) == [2, 1, 194, 96])
    #expect(margins(.directional(insets), .leftToRight) == [2, 1, 194, 96])
    #expect(margins(.directional(insets), .rightToLeft) == [4, 1, 194, 96])
  }

  @Test func `a nested safe area is the overlap with the root's`() {
    let covered = frame(at: 0, 10, .safeArea(of: "c")) {
      $0.environment.safeArea = Insets(top: 44, left: 12, bottom: 34, right: 0)
    }
    #expect(covered == [12, 34, 188, 66])
  }

  @Test func `margins grow by the part of the safe area that covers the view`() {
    let covered = frame(at: 0, 10) {
      $0.environment.safeArea = Insets(top: 44, left: 12, bottom: 34, right: 0)
    }
    #expect(covered == [20, 42, 172, 50])
  }

  @Test func `preserved margins reach in as far as they reach`() {
    let near = frame(at: 2, 0) { $0.root.subviews[0].preservesSuperviewLayoutMargins = true }
    #expect(near == [14, 8, 178, 84])
    let far = frame(at: 100, 0) { $0.root.subviews[0].preservesSuperviewLayoutMargins = true }
    #expect(far == [8, 8, 184, 84])
  }

  @Test func `the safe area does not reach into scrolled content`() {
    let container = View(id: "c", subviews: [View(id: "v")])
    var screen = Screen(
      View(.scrollView, id: "s", subviews: [container]),
      constraints: Constraint.fill("s", "root") + inside(.safeArea(of: "c")) + [
        .same(.left, "c", "s"), .same(.top, "c", "s"), .length("c", .width, 100),
        .length("c", .height, 100),
      ])
    screen.environment.safeArea = Insets(top: 44, left: 0, bottom: 34, right: 0)
    #expect(screen.frame("v") == [0, 0, 100, 100])
  }

  @Test func `a controller's own bars add to the safe area of its view and below`() {
    let inner = View(id: "inner", subviews: [View(id: "v")])
    var screen = Screen(
      View(id: "child", subviews: [inner]).with {
        $0.additionalSafeAreaInsets = Insets(top: 44, left: 0, bottom: 0, right: 0)
      },
      constraints: Constraint.fill("child", "root") + Constraint.fill("inner", "child")
        + inside(.safeArea(of: "inner")))
    screen.environment.safeArea = Insets(top: 20, left: 0, bottom: 0, right: 0)
    #expect(screen.frame("v") == [0, 64, 400, 236])
  }

  @Test func `a child controller's view has the system's margins`() {
    let child = frame(at: 50, 50) { $0.root.subviews[0].isControllerRoot = true }
    #expect(child == [16, 0, 168, 100])
  }
}
