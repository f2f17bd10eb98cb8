import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

/// Pages of an iPhone X, 375 × 812 points of which 44 are covered above and 34 below.
@Suite struct `The safe area in a scroll view` {
  private func page(_ keys: String, strip: String) throws -> Rect {
    let text = """
      device: iPhone X
      children:
        - id: pages
          kind: scroll
          pin: edges
          \(keys)
          children:
            - id: strip
              kind: row
              pin: edges
              children:
                - {id: first, children: [{id: badge, pin: {top: 0, bottom: 0, leading: 0, width: 40, to: safeArea}}]}
                - {id: second, children: [{id: other, pin: {top: 0, bottom: 0, leading: 0, width: 40, to: safeArea}}]}
          constraints: [first.width == pages.width, second.width == pages.width, strip.height == \(strip)]
      motions: {m: [{wait: 1}]}
      """
    let snapshot = try ControlScene.timeline(of: text).snapshot(at: 0)
    let index = try #require(snapshot.screen.index(of: "badge"))
    return snapshot.screenRects()[index]
  }

  @Test(arguments: ["paging: true", "contentInsetAdjustmentBehavior: never"])
  func `covers content that only scrolls sideways`(keys: String) throws {
    let badge = try page(keys, strip: "pages.height")
    #expect(badge.minY == 44 && badge.maxY == 812 - 34)
  }

  @Test func `does not cover content that scrolls up and down`() throws {
    let badge = try page("contentInsetAdjustmentBehavior: never", strip: "2000")
    #expect(badge.minY == 0 && badge.height == 2000)
  }
}
