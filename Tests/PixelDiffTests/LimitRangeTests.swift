import EmakiDrawing
import PixelDiff
import TestSupport
import Testing

/// Limits that cannot be, and parts that leave nothing to compare, pass nothing.
@Suite struct `Limits of a comparison` {
  private let white = PixelBuffer(width: 40, height: 30, fill: .white)

  static let impossible: [PixelComparison] =
    [
      (PixelMetric.exact, [-1, 255.5, 300, .nan, .infinity]),
      (.perceptual, [-0.1, 101, .nan, -.infinity]), (.pixelmatch, [-1, 1.1, 2, .nan]),
    ].flatMap { metric, tolerances in
      tolerances.map { PixelComparison(metric: metric, tolerance: $0) }
    }
    + [-0.1, 1.1, .nan, .infinity].map { PixelComparison(area: .share($0)) }
    + [PixelComparison(area: .pixels(-1)), PixelComparison(regionGap: -1)]
    + [0, -1, 4097].map { PixelComparison(window: WindowLimit(side: $0)) }
    + [-0.1, 1.1, .nan].map { PixelComparison(window: WindowLimit(share: $0)) }

  @Test(arguments: impossible)
  func `that are out of their range pass nothing`(comparison: PixelComparison) throws {
    let problem = try #require(comparison.problem)
    let result = comparison.compare(expected: white, actual: white)
    #expect(result.verdict == .different && result.exceeded == [.impossible(problem)])
    #expect(result.refusal?.contains(problem) == true)
    #expect(!comparison.accepts(expected: white, actual: white))
    let size = PixelSize(width: 40, height: 30)
    #expect(comparison.compare(size: size) { _ in }.verdict == .different)
  }

  @Test func `at the ends of their range are limits`() {
    for metric in PixelMetric.allCases {
      for tolerance in [metric.range.lowerBound, metric.range.upperBound] {
        #expect(PixelComparison(metric: metric, tolerance: tolerance).problem == nil)
      }
    }
    let ends = PixelComparison(area: .share(1), window: WindowLimit(side: 4096, share: 1))
    #expect(ends.problem == nil)
    #expect(ends.compare(expected: white, actual: white).verdict == .identical)
  }

  @Test(arguments: [PixelComparison.exact, .perceptual, .pixelmatch()])
  func `that leave nothing to compare pass nothing`(preset: PixelComparison) {
    var comparison = preset
    comparison.ignored = [
      PixelRect(x: -5, y: 0, width: 25, height: 400), PixelRect(x: 20, y: 0, width: 20, height: 30),
    ]
    let result = comparison.compare(expected: white, actual: white)
    #expect(result.exceeded == [.nothingCompared] && result.verdict == .different)
    #expect(!comparison.accepts(expected: white, actual: white))
    comparison.ignored[1].height = 29
    let rest = comparison.compare(expected: white, actual: white)
    #expect(rest.verdict == .identical && rest.compared == 20)
  }

  @Test func `count the pixels outside of rectangles as one by one`() {
    var random = SeededGenerator(seed: 3)
    let size = PixelSize(width: 23, height: 17)
    for count in 0..<40 {
      let rects = (0..<(count % 6)).map { _ in
        PixelRect(
          x: Int(random.next() % 30) - 4, y: Int(random.next() % 24) - 4,
          width: Int(random.next() % 16), height: Int(random.next() % 16))
      }
      let outside = (0..<size.height).reduce(0) { sum, y in
        sum + (0..<size.width).count { x in !rects.contains { $0.contains(x: x, y: y) } }
      }
      #expect(PixelComparison(ignored: rects).comparedPixels(size) == outside, "\(rects)")
    }
  }

  @Test func `take rectangles of any size`() {
    let rects = [PixelRect(x: 1, y: 1, width: .max, height: .max)]
    let size = PixelSize(width: 10, height: 10)
    #expect(PixelComparison(ignored: rects).comparedPixels(size) == 19)
  }
}
