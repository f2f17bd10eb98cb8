import EmakiDrawing
import Testing

@testable import PixelDiff

/// Strokes whose pixels are covered as much as they lie in them, and what was done to them.
struct SoftenedEdgeTests {
  /// A vertical stroke from `left` to `left + width`, in pixels, on white.
  private func stroke(at left: Double, width: Double, color: Color = .black) -> PixelBuffer {
    var picture = PixelBuffer(width: 24, height: 24, fill: .white)
    for x in 0..<24 {
      let cover = max(0, min(Double(x + 1), left + width) - max(Double(x), left))
      func channel(_ value: UInt8) -> UInt8 {
        UInt8((255 + (Double(value) - 255) * cover).rounded())
      }
      for y in 4..<20 {
        picture[x, y] = Color(
          red: channel(color.red), green: channel(color.green), blue: channel(color.blue))
      }
    }
    return picture
  }

  private func changed(_ expected: PixelBuffer, _ actual: PixelBuffer) -> Int {
    let result = PixelComparison.perceptual.compare(expected: expected, actual: actual)
    #expect(
      PixelComparison.perceptual.accepts(expected: expected, actual: actual)
        == (result.verdict != .different))
    return result.changed
  }

  @Test(arguments: [0.7, 1.0, 1.3, 2.0], [0.1, 0.2, 0.25, -0.25])
  func `a stroke a fraction of a pixel further is softened otherwise`(width: Double, by: Double) {
    #expect(changed(stroke(at: 10, width: width), stroke(at: 10 + by, width: width)) == 0)
    #expect(changed(stroke(at: 10.4, width: width), stroke(at: 10.4 + by, width: width)) == 0)
  }

  @Test(arguments: [0.5, 0.7, 1.0, 1.3, 2.0])
  func `a stroke a pixel further, one that is gone, and one of another colour are changed`(
    width: Double
  ) {
    let before = stroke(at: 10.2, width: width)
    #expect(changed(before, stroke(at: 11.2, width: width)) >= 16)
    #expect(changed(before, PixelBuffer(width: 24, height: 24, fill: .white)) >= 16)
    #expect(changed(before, stroke(at: 10.2, width: width, color: Color(rgb: 0x707070))) >= 16)
    #expect(changed(before, stroke(at: 10.2, width: width, color: Color(rgb: 0x802020))) >= 16)
  }

  @Test func `pixelmatch counts pixels alone`() {
    let (one, other) = (stroke(at: 10, width: 1), stroke(at: 10.25, width: 1))
    #expect(PixelComparison.pixelmatch().compare(expected: one, actual: other).changed >= 16)
  }

  @Test func `a dot beside a softened stroke is told`() {
    var other = stroke(at: 10.25, width: 1.3)
    other[13, 19] = Color(rgb: 0x404040)
    let result = PixelComparison.perceptual.compare(
      expected: stroke(at: 10, width: 1.3), actual: other)
    #expect(result.verdict == .different)
    #expect(result.regions.contains { $0.bounds.contains(x: 13, y: 19) })
  }

  @Test func `a dash that grows by a pixel is told`() {
    // Softened above and below, so that each pixel alone would do as one that softens an edge.
    func dash(_ width: Int) -> PixelBuffer {
      var picture = PixelBuffer(width: 24, height: 24, fill: .white)
      for x in 8..<(8 + width) {
        picture[x, 11] = Color(rgb: 0x9A9A9A)
        picture[x, 12] = Color(rgb: 0xBBBBBB)
      }
      return picture
    }
    #expect(changed(dash(3), dash(4)) > 0)
    #expect(changed(dash(3), dash(5)) > 0)
  }

  @Test func `edges of what is translucent are judged as they cover`() {
    func edge(_ alpha: UInt8) -> PixelBuffer {
      var picture = PixelBuffer(width: 12, height: 12)
      for y in 0..<12 {
        picture[5, y] = Color(rgb: 0x3366CC, alpha: alpha)
        for x in 6..<12 { picture[x, y] = Color(rgb: 0x3366CC) }
      }
      return picture
    }
    #expect(changed(edge(64), edge(128)) == 0)
    #expect(changed(edge(0), edge(255)) == 12)
  }

  @Test(arguments: [(2, true), (3, false)])
  func `on a flat ground two levels are what rounding may add`(levels: UInt32, holds: Bool) {
    let expected = [UInt32](repeating: 0xFF64_6464, count: 9)
    let actual = expected.map { $0 + levels * 0x01_0101 }
    expected.withUnsafeBufferPointer { expected in
      actual.withUnsafeBufferPointer { actual in
        guard let first = expected.baseAddress, let second = actual.baseAddress else { return }
        let range = HalfPixelRange(expected: first, actual: second, width: 3, height: 3)
        // In the middle, which is told at once, as in the corner, which is not.
        #expect(range.holds(x: 1, y: 1) == holds && range.holds(x: 0, y: 0) == holds)
      }
    }
  }
}
