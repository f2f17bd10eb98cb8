import EmakiDrawing
import EmakiLayout
import Testing

/// A view of 40 at 10 in a superview of 100 that becomes 400 wide: 300 more.
@Suite struct `Autoresizing masks` {
  private func span(
    _ mask: AutoresizingMask, before: Double = 10, length: Double = 40
  ) -> [Double] {
    let view = View(id: "v").with {
      $0.placement = .autoresizing
      $0.frame = Rect(x: before, y: 0, width: length, height: 10)
      $0.superviewSize = Size(width: 100, height: 300)
      $0.autoresizing = mask
    }
    let frame = Screen(view).frame("v")
    return [frame[0], frame[2]]
  }

  @Test func `nothing flexible: position and size stay`() { #expect(span([]) == [10, 40]) }
  @Test func `the distance to the left`() { #expect(span(.flexibleMinX) == [310, 40]) }
  @Test func `the width`() { #expect(span(.widthSizable) == [10, 340]) }
  @Test func `the distance to the right`() { #expect(span(.flexibleMaxX) == [10, 40]) }

  @Test func `two share by their lengths`() {
    #expect(span([.flexibleMinX, .widthSizable]) == [70, 280])
    #expect(span([.flexibleMinX, .flexibleMaxX]) == [60, 40])
    #expect(span([.widthSizable, .flexibleMaxX]) == [10, 173.5])
  }

  @Test func `three share by their lengths`() {
    #expect(span([.flexibleMinX, .widthSizable, .flexibleMaxX]) == [40, 160])
  }

  @Test func `lengths that sum to nothing share equally`() {
    #expect(span([.flexibleMinX, .widthSizable], before: 0, length: 0) == [150, 150])
  }

  @Test func `heights follow the same rule`() {
    let view = View(id: "v").with {
      $0.placement = .autoresizing
      $0.frame = Rect(x: 0, y: 10, width: 10, height: 40)
      $0.superviewSize = Size(width: 400, height: 100)
      $0.autoresizing = [.flexibleMinY, .heightSizable]
    }
    #expect(Screen(view).frame("v") == [0, 50, 10, 200])
  }

  @Test func `without the superview's old size the frame stays`() {
    let view = View(id: "v").with {
      $0.placement = .autoresizing
      $0.frame = Rect(x: 1, y: 2, width: 3, height: 4)
      $0.autoresizing = .sizable
    }
    #expect(Screen(view).frame("v") == [1, 2, 3, 4])
  }

  @Test func `a mask in a superview of unknown size follows it`() {
    let inner = View(id: "v").with {
      $0.placement = .autoresizing
      $0.frame = Rect(x: 5, y: 5, width: 10, height: 10)
      $0.superviewSize = Size(width: 20, height: 20)
      $0.autoresizing = .sizable
    }
    let screen = Screen(
      View(id: "outer", subviews: [inner]), constraints: Constraint.fill("outer", "root"))
    #expect(screen.frame("v") == [5, 5, 390, 290])
  }

  @Test func `a fixed frame stays whatever constraints say`() {
    let view = View(id: "v").with {
      $0.placement = .fixedFrame
      $0.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    }
    let screen = Screen(view, constraints: [.length("v", .width, 100)])
    let laidOut = screen.layOut()
    #expect(laidOut.numbers("v") == [1, 2, 3, 4])
    #expect(
      laidOut.issues == [.unsatisfiable(broken: .length("v", .width, 100), conflictsWith: [])])
  }
}
