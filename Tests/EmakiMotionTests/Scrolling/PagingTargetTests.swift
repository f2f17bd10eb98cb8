import EmakiMotion
import Testing

@Suite struct PagingTargetTests {
  private let pages = PagingTarget(pageLength: 375, pageCount: 4)

  @Test(arguments: [
    // from, fractional page, velocity → page
    (1, 1.4, 0.0, 1), (1, 1.6, 0, 2), (1, 1.1, 301, 2), (1, 1.1, 300, 1), (1, 0.9, -301, 0),
    (1, 1.0, 500, 2), (1, 1.4, -500, 1), (1, 0.6, 500, 1), (3, 3.2, 900, 3), (0, -0.2, -900, 0),
    (1, 2.9, 900, 2), (3, 1.2, 0, 2), (0, 0, 0, 0),
  ])
  func `a release turns to the page`(from: Int, page: Double, velocity: Double, target: Int) {
    #expect(pages.page(from: from, offset: page * 375, velocity: velocity) == target)
  }

  @Test func `a page control shows the nearest page`() {
    #expect(pages.nearestPage(to: 187) == 0)
    #expect(pages.nearestPage(to: 188) == 1)
    #expect(pages.nearestPage(to: 9999) == 3)
    #expect(pages.nearestPage(to: -50) == 0)
    #expect(pages.offset(ofPage: 2) == 750)
  }

  @Test func `without pages it stays on the first`() {
    let none = PagingTarget(pageLength: 0, pageCount: 0)
    #expect(none.page(from: 0, offset: 50, velocity: 900) == 0)
    #expect(pages.nearestPage(to: .nan) == 0)
  }
}
