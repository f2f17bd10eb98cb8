import TestSupport
import EmakiDrawing
import PixelDiff
import Testing

struct PixelComparisonTests {
  private let white = PixelBuffer(width: 40, height: 30, fill: .white)

  @Test func `equal pictures are identical under every metric`() {
    for metric in PixelMetric.allCases {
      let result = PixelComparison(metric: metric).compare(expected: white, actual: white)
      #expect(result.verdict == .identical)
      #expect(result.compared == 1200 && result.changed == 0 && result.largest == 0)
      #expect(result.regions.isEmpty && result.worstWindow == nil && result.exceeded.isEmpty)
    }
  }

  @Test func `one changed pixel of a whole screen is found`() {
    let bytes = [UInt8](repeating: 255, count: 4 * 1179 * 2556)
    let screen = PixelBuffer(width: 1179, height: 2556, bytes: bytes)
    var changed = screen
    changed[1178, 2555].blue = 254
    let result = PixelComparison.exact.compare(expected: screen, actual: changed)
    #expect(result.verdict == .different)
    #expect(result.changed == 1 && result.largest == 1)
    #expect(result.largestAt?.x == 1178 && result.largestAt?.y == 2555)
    #expect(result.regions.map(\.bounds) == [PixelRect(x: 1178, y: 2555, width: 1, height: 1)])
    #expect(result.exceeded == [.area(changed: 1, allowed: 0)])
    #expect(!PixelComparison.exact.accepts(expected: screen, actual: changed))
  }

  @Test func `noise of one level passes as noise only`() {
    var random = SeededGenerator(seed: 1)
    var gray = white
    var noisy = white
    for index in gray.bytes.indices {
      gray.bytes[index] = 128
      noisy.bytes[index] = UInt8(127 + random.next() % 3)
    }
    let result = PixelComparison.noise.compare(expected: gray, actual: noisy)
    #expect(result.verdict == .similar)
    #expect(result.changed == 0 && result.largest == 1 && result.differing > 900)
    #expect(PixelComparison.exact.compare(expected: gray, actual: noisy).verdict == .different)
    noisy[3, 4].alpha = 126
    #expect(PixelComparison.noise.compare(expected: gray, actual: noisy).changed == 1)
  }

  @Test(
    arguments: [
      PixelComparison.exact, .noise, .perceptual, .pixelmatch(), .pixelmatch(threshold: 0.05),
    ])
  func `another digit in a small label is found`(preset: PixelComparison) {
    // The digits of a 12 point label with softened corners: # is black, + is grey.
    let zero = ["+###+", "#+ +#", "#   #", "#   #", "#   #", "#   #", "#   #", "#+ +#", "+###+"]
    let five = ["#####", "#    ", "#    ", "#+##+", "#+ +#", "    #", "    #", "#+ +#", "+###+"]
    let result = preset.compare(expected: drawn(zero), actual: drawn(five))
    #expect(result.verdict == .different)
    #expect(result.changed >= 3)
  }

  @Test func `a local change cannot hide in a global share`() {
    let large = PixelBuffer(width: 200, height: 200, fill: .white)
    var spread = large
    var local = large
    // 0.25 % of the pixels in both, once far apart and once together.
    for index in 0..<100 {
      spread[20 * (index % 10), 20 * (index / 10)] = .black
      local[50 + index % 10, 60 + index / 10] = .black
    }
    let comparison = PixelComparison(area: .share(0.01), window: WindowLimit(side: 16, share: 0.1))
    #expect(comparison.compare(expected: large, actual: spread).verdict == .similar)
    let result = comparison.compare(expected: large, actual: local)
    #expect(result.verdict == .different)
    #expect(result.worstWindowShare == 100.0 / 256)
    let window = PixelRect(x: 44, y: 54, width: 16, height: 16)
    #expect(result.exceeded == [.window(window, share: 100.0 / 256, allowed: 0.1)])
    #expect(
      result.exceeded[0].description
        == "39.1 % of the 16 × 16 px at (44, 54) changed, 10.0 % allowed")
    #expect(!comparison.accepts(expected: large, actual: local))
    #expect(comparison.accepts(expected: large, actual: spread))
  }

  @Test func `the allowed area is a number or a share`() {
    var changed = white
    for x in 0..<12 { changed[3 * x, 5] = .black }
    func verdict(_ area: AreaLimit) -> PixelDifference.Verdict {
      PixelComparison(area: area, window: nil).compare(expected: white, actual: changed).verdict
    }
    #expect(verdict(.pixels(12)) == .similar)
    #expect(verdict(.pixels(11)) == .different)
    #expect(verdict(.share(0.01)) == .similar)
    #expect(verdict(.share(0.0099)) == .different)
  }

  @Test func `ignored rectangles do not count`() {
    var changed = white
    changed[5, 5] = .black
    changed[20, 20] = .black
    var comparison = PixelComparison(ignored: [PixelRect(x: 4, y: 4, width: 3, height: 3)])
    let result = comparison.compare(expected: white, actual: changed)
    #expect(result.changed == 1 && result.compared == 1191)
    #expect(result.marks[5 * 40 + 5] == PixelDifference.Mark.ignored.rawValue)
    // Rectangles may overlap and reach beyond the picture.
    comparison.ignored.append(PixelRect(x: -5, y: -5, width: 10, height: 10))
    comparison.ignored.append(PixelRect(x: 15, y: 15, width: 100, height: 100))
    comparison.ignored.append(PixelRect(x: 90, y: 90, width: 5, height: 5))
    let rest = comparison.compare(expected: white, actual: changed)
    #expect(rest.verdict == .identical)
    #expect(rest.compared == 1200 - 9 - 25 + 1 - 25 * 15)
  }

  @Test func `different sizes are different`() {
    let small = PixelBuffer(width: 38, height: 31, fill: .white)
    let result = PixelComparison(area: .pixels(10_000), window: nil)
      .compare(expected: white, actual: small)
    #expect(result.verdict == .different)
    #expect(result.size == PixelSize(width: 40, height: 31))
    // Two columns of the one, and a row of the other with the corner that neither has.
    #expect(result.changed == 2 * 30 + 40)
    #expect(result.exceeded.map(\.description) == ["size 38 × 31 px, expected 40 × 30 px"])
    #expect(!PixelComparison.exact.accepts(expected: white, actual: small))
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `the quick answer is the full answer`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let expected = noise(&random)
    var actual = expected
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let x = Int.random(in: 0..<20, using: &random)
      let y = Int.random(in: 0..<15, using: &random)
      actual[x, y].green ^= UInt8.random(in: 0...40, using: &random)
    }
    for metric in PixelMetric.allCases {
      for allowed in [0, 3] {
        let tolerance: [PixelMetric: Double] = [.exact: 12, .perceptual: 2, .pixelmatch: 0.05]
        let comparison = PixelComparison(
          metric: metric, tolerance: tolerance[metric] ?? 0, ignoresAntialiasing: seed % 2 == 0,
          area: .pixels(allowed), window: WindowLimit(side: 4, share: 0.2))
        let full = comparison.compare(expected: expected, actual: actual)
        #expect(
          comparison.accepts(expected: expected, actual: actual) == (full.verdict != .different),
          "seed \(seed), \(metric), \(allowed)")
      }
    }
  }

  private func noise(_ random: inout SeededGenerator) -> PixelBuffer {
    let bytes = (0..<1200).map { index in
      index % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random)
    }
    return PixelBuffer(width: 20, height: 15, bytes: bytes)
  }

  private func drawn(_ rows: [String]) -> PixelBuffer {
    var picture = PixelBuffer(width: 60, height: 20, fill: .white)
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() where letter != " " {
        picture[20 + x, 5 + y] = letter == "#" ? .black : Color(rgb: 0x808080)
      }
    }
    return picture
  }

  @Test func `a large picture is gone through in bands without a seam`() {
    // More than two bands of half a million pixels, whose borders lie inside of rows' neighbours.
    let expected = PixelBuffer(width: 1000, height: 1201, fill: .white)
    var actual = expected
    let places = [(0, 0), (999, 523), (0, 524), (999, 524), (500, 1047), (500, 1048), (999, 1200)]
    for (x, y) in places { actual[x, y] = .black }
    actual[3, 700] = Color(rgb: 0xFFFFFD)
    let corner = PixelRect(x: 998, y: 523, width: 2, height: 1)
    let result = PixelComparison(tolerance: 2, ignored: [corner])
      .compare(expected: expected, actual: actual)
    #expect(result.differing == 7 && result.changed == 6)
    #expect(result.compared == 1000 * 1201 - 2)
    #expect(result.largest == 255 && result.largestAt.map { [$0.x, $0.y] } == [0, 0])
    #expect(result.regions.map(\.changed) == [2, 1, 1, 1, 1])
    #expect(result.regions[0].bounds == PixelRect(x: 500, y: 1047, width: 1, height: 2))
    let marks = result.marks
    #expect(marks.count == 1000 * 1201)
    for (x, y) in places {
      #expect(marks[y * 1000 + x] == (y == 523 ? 3 : 1), "\(x), \(y)")
    }
    #expect(!PixelComparison.exact.accepts(expected: expected, actual: actual))
    #expect(PixelComparison(area: .pixels(8)).accepts(expected: expected, actual: actual))
    #expect(!PixelComparison(area: .pixels(7)).accepts(expected: expected, actual: actual))
  }

  @Test func `places can be forgotten`() {
    let white = PixelBuffer(width: 4, height: 4, fill: .white)
    var result = PixelComparison.exact.compare(
      expected: white, actual: PixelBuffer(width: 4, height: 4, fill: .black))
    #expect(result.knowsPlaces && result.marks == [UInt8](repeating: 1, count: 16))
    result.forgetPlaces()
    #expect(!result.knowsPlaces && result.marks.isEmpty && result.changed == 16)
  }

  @Test func `rectangles beyond all numbers are cut to the picture`() {
    let white = PixelBuffer(width: 20, height: 10, fill: .white)
    let black = PixelBuffer(width: 20, height: 10, fill: .black)
    let rects: [(PixelRect, Int)] = [
      (PixelRect(x: 1, y: 1, width: .max, height: 5), 200 - 19 * 5),
      (PixelRect(x: .max, y: 0, width: 10, height: 10), 200),
      (PixelRect(x: .min, y: 0, width: 5, height: 5), 200),
      (PixelRect(x: 0, y: 0, width: .max, height: .max), 0),
    ]
    for (rect, left) in rects {
      let found = PixelComparison(ignored: [rect]).compare(expected: white, actual: black)
      #expect(found.changed == left && found.compared == left, "\(rect)")
      #expect(found.marks.count { $0 == PixelDifference.Mark.ignored.rawValue } == 200 - left)
    }
  }

  @Test func `a share of pixels is as many as it says`() {
    for tenths in 0...1000 {
      let share = Double("\(tenths / 10).\(tenths % 10)").map { $0 / 100 } ?? 0
      #expect(AreaLimit.share(share).pixels(of: 1000) == tenths, "\(tenths) tenths of a percent")
    }
    #expect(AreaLimit.share(0.5).pixels(of: 3) == 1)
  }

  @Test func `changed pixels outside of boxes have bounds`() {
    let white = PixelBuffer(width: 20, height: 10, fill: .white)
    var dotted = white
    for (x, y) in [(3, 2), (4, 2), (5, 2), (12, 7)] { dotted[x, y] = .black }
    let found = PixelComparison.exact.compare(expected: white, actual: dotted)
    func bounds(_ boxes: PixelRect...) -> PixelRect? { found.changedBounds(outside: boxes) }
    let left = PixelRect(x: 0, y: 0, width: 4, height: 10)
    let right = PixelRect(x: 5, y: 0, width: 15, height: 10)
    let middle = PixelRect(x: 4, y: 1, width: 1, height: 3)
    #expect(bounds() == PixelRect(x: 3, y: 2, width: 10, height: 6))
    #expect(bounds(right, left) == PixelRect(x: 4, y: 2, width: 1, height: 1))
    #expect(bounds(right, middle) == PixelRect(x: 3, y: 2, width: 1, height: 1))
    #expect(bounds(left) == PixelRect(x: 4, y: 2, width: 9, height: 6))
    #expect(bounds(right, left, middle) == nil)
  }
}
