import Foundation
import Testing

/// The article and the list, whose parts follow the offset.
@Suite struct `What follows a scroll view` {
  private func article(
    _ motion: String, lasts duration: Double?
  ) throws -> [(offset: Double, step: InspectOutput.Step)] {
    try Expected.motion("article.yaml", motion, lasts: duration).map {
      (-(try $0.rect("imageHeader")[1]), $0)
    }
  }

  /// A flick at 1,200 points a second for 0.1 s, then until the speed is 10.
  private static let rate = 1000 * log(0.998)
  private static let flickEnd = 0.1 + log(10.0 / 1200) / rate

  /// How long the motions of the article last; a spring decides about the pull.
  static let articles: [(String, Double?)] = [("scroll", 0.6), ("pull", nil), ("flick", flickEnd)]

  @Test(arguments: articles)
  func `S3.7 stretches the picture on pull-down and slides it at half speed on scroll-up`(
    _ motion: String, _ end: Double?
  ) throws {
    for (offset, step) in try article(motion, lasts: end) {
      let o = -offset
      let place = try step.rect("imagePlace")
      let photo = try step.rect("photo")
      let bottom = o >= 0 ? 0 : -o / 2
      // Layout rounds to thirds of a point.
      #expect(abs(photo[3] - (244 + max(o, 0))) < 0.34, "height at \(offset)")
      #expect(abs(photo[1] + photo[3] - (place[1] + place[3] + bottom)) < 0.34, "at \(offset)")
      #expect(abs(place[1] + place[3] - (244 - offset)) < 0.34, "at \(offset)")
    }
  }

  @Test(arguments: articles)
  func `S3.8 fades the header in and holds the title at its margin`(
    _ motion: String, _ end: Double?
  ) throws {
    let d = 244 - 88.5
    for (offset, step) in try article(motion, lasts: end) {
      #expect(abs(try step.alpha("header") - Expected.clamped(offset / d, 0, 1)) < 1e-6)
      for id in ["back", "headerTitle"] {
        #expect(abs(try step.rect(id)[1] - (44 + max(0, d - offset))) < 0.34, "\(id)")
      }
    }
  }

  @Test func `S3.7 follows the finger one to one, with a rubber band beyond the top`() throws {
    for (offset, step) in try article("scroll", lasts: 0.6) {
      #expect(abs(offset - 330 * step.time / 0.6) < 1e-6)
    }
    for (offset, step) in try article("pull", lasts: nil) {
      let shown = Expected.pull(-300, for: 0.5, at: step.time, 812, rests: true)
      #expect(abs(offset - shown) < (step.time <= 0.5 ? 1e-6 : 0.11), "at \(step.time)")
    }
  }

  @Test func `S3.7 runs on after a flick with a rate of 0.998 a millisecond`() throws {
    let rate = Self.rate
    for (offset, step) in try article("flick", lasts: Self.flickEnd) where step.time > 0.1 {
      let free = 120 + 1200 * (exp(rate * (step.time - 0.1)) - 1) / rate
      // It ends at 10 points a second.
      let end = 120 + (10 - 1200) / rate
      #expect(abs(offset - min(free, end)) < 1e-6, "at \(step.time)")
    }
  }

  @Test func `S3.12 counts to the end times 1 − (1 − p)³ in 0.8 s, rounded towards zero`() throws {
    for step in try Expected.motion("article.yaml", "appear", lasts: 0.8) {
      let p = step.time / 0.8
      for (id, end) in [("views", 12345.0), ("likes", 678.0)] {
        let value = end * (1 - pow(1 - p, 3))
        #expect(step.view(id)?.text == "\(Int(value + 1e-5))", "\(id) at \(step.time)")
      }
    }
  }

  @Test func `S3.5 moves each picture against its cell`() throws {
    for step in try Expected.motion("parallax-list.yaml", "scroll", lasts: nil) {
      for cell in step.views where cell.kind == "tableCell" {
        let photo = try step.frame("\(cell.id)/photo")
        let f = Expected.clamped((cell.rect[1] + 312) / (812 + 312), 0, 1)
        #expect(abs(photo[1] + (1 - f) * 150) < 1e-6, "\(cell.id) at \(step.time)")
        #expect(photo[3] == 450)
      }
    }
  }

  @Test func `S3.10 shrinks a pressed cell to 0.9 in 0.16 s and back when it is let go`() throws {
    for step in try Expected.motion("parallax-list.yaml", "touchCard", lasts: 0.46) {
      let down = Expected.easeInOut(Expected.clamped(step.time / 0.16, 0, 1))
      let up = Expected.easeInOut(Expected.clamped((step.time - 0.3) / 0.16, 0, 1))
      let scale = 1 - 0.1 * down + 0.1 * up
      for row in 1...3 {
        let width = 375 * (row == 2 ? scale : 1)
        #expect(abs(try step.rect("list/\(row)/card")[2] - width) < 0.01, "at \(step.time)")
      }
    }
  }
}
