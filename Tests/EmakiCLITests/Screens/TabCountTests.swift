import Foundation
import Testing

/// S3.1 and S3.2 with other numbers of tabs than the example has.
@Suite struct `Tabs of any number` {
  private func steps(
    _ count: Int, _ motion: String, _ arguments: [String]
  ) throws -> [InspectOutput.Step] {
    let items = (1...count).map { "{title: T\($0), heading: H\($0)}" }.joined(separator: ", ")
    let scene = """
      scene: tabs
      with: {rows: 1, items: [\(items)]}
      motions: {probe: \(motion)}
      """
    return try Probe.steps(of: scene, ["--motion", "probe"] + arguments)
  }

  /// Tabs, pages and underline at a fractional page; layout rounds to pixels of a half or a third.
  private func expect(
    _ step: InspectOutput.Step, _ count: Int, page: Double, width: Double
  ) throws {
    let tab = width / Double(count)
    let underline = try step.frame("underline")
    #expect(abs(underline[0] - tab * page) < 1e-3, "a place that follows pages is not rounded")
    #expect(underline[1] == 42 && abs(underline[2] - tab) < 0.51 && underline[3] == 2)
    for index in 1...count {
      let frame = try step.frame("tab\(index)")
      #expect(abs(frame[0] - tab * Double(index - 1)) < 0.51 && abs(frame[2] - tab) < 0.51)
      #expect(step.view("tab\(index)")?.text == "T\(index)")
      let shown = try step.rect("page\(index)")
      #expect(abs(shown[0] - width * (Double(index - 1) - page)) < 0.01, "page \(index)")
      #expect(shown[2] == width)
    }
    #expect(step.view("tab\(count + 1)") == nil && step.view("page\(count + 1)") == nil)
  }

  @Test(
    arguments: [1, 2, 3, 4, 5, 7, 10],
    [("iphone-x", 375.0), ("iphone-8", 375), ("ipad-pro-11", 834)])
  func `S3.1 S3.2 has N equal tabs, and the underline at width / N times page at every offset`(
    _ count: Int, _ device: (name: String, width: Double)
  ) throws {
    let moves = Probe.offsets.map {
      "{scrollTo: {view: pages, offset: [\($0), 0], duration: 0}}, {wait: 1}"
    }
    let all = try steps(
      count, "[\(moves.joined(separator: ", "))]", ["--fps", "1", "--device", device.name])
    for (offset, step) in zip(Probe.offsets, all) {
      try expect(step, count, page: offset / device.width, width: device.width)
    }
  }

  @Test(arguments: [3, 4, 7])
  func `S3.1 S3.2 slides to the last of N tabs in 0.26 s after a tap, and back with the finger`(
    _ count: Int
  ) throws {
    let last = Double(count - 1)
    for sampling in [["--steps", "5"], ["--fps", "60"]] {
      for step in try steps(count, "[tap: tab\(count)]", sampling) {
        // The finger is lifted after 0.1 s.
        let eased = Expected.easeInOut(Expected.clamped((step.time - 0.1) / 0.26, 0, 1))
        try expect(step, count, page: last * eased, width: 375)
      }
      let drag =
        "[{page: {view: pages, to: \(count - 1), duration: 0}}, "
        + "{drag: {on: pages, by: [250, 0], duration: 0.3, velocity: [0, 0]}}]"
      for step in try steps(count, drag, sampling) {
        let moved = 250 * min(step.time / 0.3, 1)
        // Beyond half a page it springs on to the page before.
        let way =
          step.time <= 0.3
          ? moved : 375 + Expected.spring(step.time - 0.3, from: -125, velocity: 0)
        let shown = try step.rect("page\(count)")[0]
        #expect(abs(shown - way) < 0.11, "at \(step.time)")
        try expect(step, count, page: last - shown / 375, width: 375)
      }
    }
  }
}
