import EmakiDrawing
import EmakiLayout
import Testing

@testable import EmakiScenes

/// Where popovers and menus lie in a room of 380 × 800 points that begins at (10, 50).
@Suite struct AnchoredPlaceTests {
  private let room = Rect(x: 10, y: 50, width: 380, height: 800)

  private func popover(_ source: Rect, _ size: Size = Size(width: 200, height: 300))
    -> AnchoredPlace
  {
    AnchoredPlace(popover: size, beside: source, in: room)
  }

  @Test func `a popover lies below its source, 13 points away, in its middle`() {
    let place = popover(Rect(x: 180, y: 100, width: 40, height: 20))
    #expect(place.side == .below)
    #expect(place.frame == Rect(x: 100, y: 133, width: 200, height: 300))
    #expect(place.arrowBase == Point(x: 200, y: 133))
  }

  @Test func `the arrow is on the edge beside the source`() {
    let below = popover(Rect(x: 180, y: 100, width: 40, height: 20))
    #expect(below.arrow == BoxArrow(.top, middle: 100, height: 13))
    let right = popover(
      Rect(x: 10, y: 300, width: 40, height: 300), Size(width: 200, height: 400))
    #expect(right.arrow == BoxArrow(.left, middle: 200, height: 13))
  }

  @Test func `without room below it lies above, and inside the room`() {
    let place = popover(Rect(x: 360, y: 700, width: 20, height: 20))
    #expect(place.side == .above)
    #expect(place.frame == Rect(x: 190, y: 387, width: 200, height: 300))
    // The middle of the source is 370; corner and half an arrow stay free of the right end at 390.
    #expect(place.arrowBase == Point(x: 364, y: 687))
  }

  @Test func `with room neither below nor above it lies beside its source`() {
    let source = Rect(x: 10, y: 300, width: 40, height: 300)
    let place = popover(source, Size(width: 200, height: 400))
    #expect(place.side == .right)
    #expect(place.frame == Rect(x: 63, y: 250, width: 200, height: 400))
    #expect(place.arrowBase == Point(x: 63, y: 450))
  }

  @Test func `without room anywhere it is smaller, where most of it is seen`() {
    let place = popover(Rect(x: 20, y: 400, width: 360, height: 50), Size(width: 300, height: 600))
    #expect(place.side == .below)
    #expect(place.frame == Rect(x: 50, y: 463, width: 300, height: 387))
  }

  @Test(arguments: [
    (ModalPresentation.ArrowDirection.up, AnchoredPlace.Side.below), (.down, .above),
    (.left, .right), (.right, .left),
  ])
  func `an arrow that is asked for decides the side`(
    arrow: ModalPresentation.ArrowDirection, side: AnchoredPlace.Side
  ) {
    let place = AnchoredPlace(
      popover: Size(width: 80, height: 80), beside: Rect(x: 180, y: 400, width: 40, height: 40),
      in: room, arrow)
    #expect(place.side == side)
  }

  @Test(arguments: [(20.0, 20.0), (300, 110)])
  func `a menu begins or ends with its source, whichever is nearer to the side`(
    x: Double, expected: Double
  ) {
    let source = Rect(x: x, y: 100, width: 60, height: 40)
    let place = AnchoredPlace(menu: Size(width: 250, height: 132), beside: source, in: room)
    #expect(place.frame == Rect(x: expected, y: 148, width: 250, height: 132))
  }

  @Test func `a menu at the bottom lies above its source`() {
    let source = Rect(x: 20, y: 780, width: 60, height: 40)
    let place = AnchoredPlace(menu: Size(width: 250, height: 132), beside: source, in: room)
    #expect(place.frame == Rect(x: 20, y: 640, width: 250, height: 132))
  }

  @Test func `what is lifted moves up where there is no room beside it`() {
    let source = Rect(x: 40, y: 200, width: 300, height: 500)
    let place = AnchoredPlace(menu: Size(width: 250, height: 200), lifting: source, in: room)
    // 500 + 16 + 200 end at 850.
    #expect(place.source.minY == 134)
    #expect(place.frame == Rect(x: 40, y: 650, width: 250, height: 200))
  }
}
