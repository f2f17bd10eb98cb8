import Foundation
import Testing

/// The screens S2 and S3 with tabs over pages of 375 points.
@Suite struct `Tabs over pages` {
  /// The offset of the pages: what the first page has moved to the left.
  private func offset(_ step: InspectOutput.Step, _ page: String) throws -> Double {
    -(try step.rect(page)[0])
  }

  @Test func `S3.1 has an underline of height 2 and the width of a tab at tab width times page`()
    throws
  {
    let step = try #require(try Expected.steps("underline-tabs.yaml", "tapSecond").first)
    // Layout rounds 187.5 to thirds of a point.
    for (value, expected) in zip(try step.frame("underline"), [0, 42, 187.5, 2]) {
      #expect(abs(value - expected) < 0.17)
    }
    #expect(abs(try step.frame("newest")[2] - 187.5) < 0.17)
    #expect(step.view("newest")?.text == "新着特集" && step.view("contents")?.text == "コンテンツ紹介")
    // Four letters of 14 points, each a fiftieth wider than square, in the middle of the tab.
    let letters = try #require(
      try Probe.svg("underline-tabs.yaml", at: 0).lines.first { $0.contains("\"新着特集\"") })
    let xs = Probe.corners(letters).map(\.x)
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    #expect(right - left > 50 && right - left <= 57.2)
    #expect(abs((left + right) / 2 - 187.5 / 2) < 2)
    // Bold: with the letters of another weight the picture is another one.
    let text = try String(contentsOfFile: Program.example("underline-tabs.yaml"), encoding: .utf8)
    let plain = try Program.run(
      ["render", "-", "--at", "0", "--format", "svg", "-o", "-"],
      input: text.replacing("14 bold", with: "14"))
    #expect(plain.text.contains("\"新着特集\"") && !plain.text.contains(letters))
  }

  @Test func `S3.2 moves the underline with the dragged page without delay`() throws {
    for step in try Expected.motion("underline-tabs.yaml", "swipe", lasts: nil) {
      let moved = 250 * min(step.time / 0.3, 1)
      // After the release at 250 and 833 points a second the page is drawn on to 375.
      let expected =
        step.time <= 0.3
        ? moved : 375 + Expected.spring(step.time - 0.3, from: -125, velocity: 250 / 0.3)
      #expect(abs(try offset(step, "firstPage") - expected) < 0.11, "at \(step.time)")
      #expect(abs(try step.frame("underline")[0] - expected / 2) < 0.06, "at \(step.time)")
    }
  }

  @Test func `S3.1 S3.2 slides both in 0.26 s after a tap`() throws {
    for step in try Expected.motion("underline-tabs.yaml", "tapSecond", lasts: 0.36) {
      // The finger is lifted after 0.1 s.
      let eased = Expected.easeInOut(Expected.clamped((step.time - 0.1) / 0.26, 0, 1))
      #expect(abs(try offset(step, "firstPage") - 375 * eased) < 0.01)
      #expect(abs(try step.frame("underline")[0] - 187.5 * eased) < 0.01)
    }
  }

  @Test func `S2.3 has nothing before the first page but a rubber band`() throws {
    for step in try Expected.motion("underline-tabs.yaml", "pullBeforeFirst", lasts: nil) {
      let shown = Expected.pull(-200, for: 0.3, at: step.time, 375)
      let accuracy = step.time <= 0.3 ? 1e-6 : 0.11
      #expect(abs(try offset(step, "firstPage") - shown) < accuracy, "at \(step.time)")
      #expect(abs(try step.frame("underline")[0] - shown / 2) < accuracy)
    }
  }

  /// S2.2's rule for six cells of 110.
  private func menuOffset(page: Double) -> Double {
    Expected.clamped(110 * page + 55 - 375 / 2, 0, 660 - 375)
  }

  @Test(arguments: [("flick", nil), ("tapFifth", 0.4), ("cancelled", nil), ("beyondTheFirst", nil)])
  func `S2.2 S2.6 keeps the menu on the fractional page's cell, clamped at the ends`(
    _ motion: String, _ end: Double?
  ) throws {
    for step in try Expected.motion("news-tabs.yaml", motion, lasts: end) {
      let page = try offset(step, "page1") / 375
      #expect(abs(-(try step.rect("cell1")[0]) - menuOffset(page: page)) < 0.01)
      #expect(abs(try step.frame("marker")[0] - 110 * page) < 0.01)
    }
  }

  @Test func `S2.4 pages forward from the fourth page when the fifth cell is tapped`() throws {
    for step in try Expected.motion("news-tabs.yaml", "tapFifth", lasts: 0.4) {
      let eased = Expected.easeInOut(Expected.clamped((step.time - 0.1) / 0.3, 0, 1))
      #expect(abs(try offset(step, "page1") - 375 * (3 + eased)) < 0.01)
    }
  }

  @Test func `S2.5 focuses the next cell after a swipe, and the same after one that is cancelled`()
    throws
  {
    // The finger, then the spring to the page: the speed of a flick counts, that of a slow drag
    // is too little to turn.
    for (motion, way, time, velocity, page) in [
      ("flick", 120.0, 0.1, 1200.0, 375.0), ("cancelled", 120, 0.4, 300, 0),
    ] {
      let steps = try Expected.motion("news-tabs.yaml", motion, lasts: nil)
      let end = try #require(steps.last).time
      for step in steps {
        let finger = way * min(step.time / time, 1)
        let spring = Expected.spring(step.time - time, from: way - page, velocity: velocity)
        let expected = step.time <= time ? finger : step.isEnd(of: end) ? page : page + spring
        #expect(abs(try offset(step, "page1") - expected) < 0.11, "\(motion) at \(step.time)")
        #expect(abs(try step.frame("marker")[0] - expected * 110 / 375) < 0.04)
      }
    }
  }

  @Test func `S2.1 has six cells in one row`() throws {
    let step = try #require(try Expected.steps("news-tabs.yaml", "flick").first)
    for index in 1...6 {
      #expect(try step.frame("cell\(index)") == [110 * Double(index - 1), 0, 110, 44])
      #expect(step.view("title\(index)")?.text == "メニュー\(index)")
      #expect(step.view("pageTitle\(index)")?.text == "コンテンツ\(index)")
    }
  }
}
