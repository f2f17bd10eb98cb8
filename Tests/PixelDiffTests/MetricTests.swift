import TestSupport
import EmakiDrawing
import Testing

@testable import PixelDiff

struct MetricTests {
  @Test func `YIQ of greys follows its formula`() {
    // Greys differ in brightness alone, so 0.5053 d² > 35215 t², or d > 263.99 t.
    for (tolerance, largestAllowed) in [(0.05, 13), (0.1, 26), (0.2, 52), (0.5, 131)] {
      for (difference, changed) in [(largestAllowed, 0), (largestAllowed + 1, 1)] {
        let one = PixelBuffer(width: 1, height: 1, fill: Color(rgb: 0x202020))
        let value = UInt32(0x20 + difference)
        let other = PixelBuffer(
          width: 1, height: 1, fill: Color(rgb: value << 16 | value << 8 | value))
        let comparison = PixelComparison(metric: .pixelmatch, tolerance: tolerance)
        #expect(comparison.compare(expected: one, actual: other).changed == changed)
      }
    }
  }

  @Test func `YIQ of pure colours follows its formula`() {
    // Blue against black: y = 29.193, i = −82.059, q = 79.342, so 430.6 + 2013.4 + 1232.0.
    let measure = YIQDistance().measure(0xFFFF_0000, 0xFF00_0000, index: 0)
    #expect(abs(measure - 3676.0) < 0.5)
  }

  @Test func `a translucent colour cannot hide behind the background`() {
    // The background is (48, 48, 48) at the first pixel and (48, 48, 207) at the second.
    let gray = PixelBuffer(width: 2, height: 1, fill: Color(rgb: 0x303030))
    let clear = PixelBuffer(width: 2, height: 1)
    let result = PixelComparison(metric: .pixelmatch, tolerance: 0.1)
      .compare(expected: gray, actual: clear)
    #expect(result.marks == [0, 1])
  }

  @Test func `OKLab gives the published colours`() {
    let distance = OKLabDistance()
    let published: [(UInt32, SIMD3<Double>)] = [
      (0xFFFF_FFFF, SIMD3(1, 0, 0)), (0xFF00_0000, SIMD3(0, 0, 0)),
      (0xFF00_00FF, SIMD3(0.62796, 0.22486, 0.12585)),
      (0xFF00_FF00, SIMD3(0.86644, -0.23389, 0.17950)),
      (0xFFFF_0000, SIMD3(0.45201, -0.03246, -0.31153)),
    ]
    // With lightness L beside a white: L² + k₁L = k₃x(L + k₂), x being the published one.
    let (k1, k2) = (0.206, 0.03)
    for (pixel, lab) in published {
      var found = distance.lab(pixel)
      found.x *= (found.x + k1) * (1 + k2) / ((1 + k1) * (found.x + k2))
      let error = found - lab
      #expect((error * error).sum() < 1e-8, "\(pixel)")
    }
  }

  @Test func `black and white are 100 apart, and a shade is little`() {
    func largest(_ one: Color, _ other: Color) -> Double {
      PixelComparison(metric: .perceptual).compare(
        expected: PixelBuffer(width: 1, height: 1, fill: one),
        actual: PixelBuffer(width: 1, height: 1, fill: other)
      ).largest
    }
    #expect(abs(largest(.black, .white) - 100) < 0.01)
    #expect(largest(Color(rgb: 0x808080), Color(rgb: 0x828282)) < 1)
    #expect(largest(Color(rgb: 0x808080), Color(rgb: 0x909080)) > 2)
    // The two darkest blacks, which no screen tells apart, and a black and the grey of a dark card.
    #expect(largest(.black, Color(rgb: 0x010101)) < 2)
    #expect(largest(.black, Color(rgb: 0x1C1C1E)) > 10)
    // Clear white and clear black look the same; white at half and nothing do not.
    #expect(largest(Color(rgb: 0xFFFFFF, alpha: 0), .clear) == 0)
    #expect(largest(Color(rgb: 0xFFFFFF, alpha: 128), .clear) > 50)
  }

  @Test func `a softened edge is told from a changed one`() {
    // White to the left, black to the right, and a column between that is grey or lighter grey.
    let comparison = PixelComparison.pixelmatch()
    let soft = comparison.compare(expected: edge(0x60), actual: edge(0xA0))
    #expect(soft.verdict == .similar)
    #expect(soft.changed == 0 && soft.antialiased == 10)
    var counting = comparison
    counting.ignoresAntialiasing = false
    #expect(counting.compare(expected: edge(0x60), actual: edge(0xA0)).changed == 10)

    // A lone grey pixel in a flat area softens nothing.
    let flat = PixelBuffer(width: 10, height: 10, fill: .white)
    var dot = flat
    dot[5, 5] = Color(rgb: 0x808080)
    #expect(comparison.compare(expected: flat, actual: dot).changed == 1)
  }

  private func edge(_ gray: UInt32) -> PixelBuffer {
    var picture = PixelBuffer(width: 10, height: 10, fill: .white)
    for y in 0..<10 {
      picture[4, y] = Color(rgb: gray << 16 | gray << 8 | gray)
      for x in 5..<10 { picture[x, y] = .black }
    }
    return picture
  }

  @Test func `structural similarity of flat pictures has a closed form`() throws {
    // Without variance only the means remain: (2ab + c) / (a² + b² + c) with c = 2.55².
    let a = PixelBuffer(width: 20, height: 10, fill: Color(rgb: 0x646464))
    let b = PixelBuffer(width: 20, height: 10, fill: Color(rgb: 0xC8C8C8))
    let c = 6.5025
    let expected = (2.0 * 100 * 200 + c) / (100.0 * 100 + 200 * 200 + c)
    #expect(abs(try #require(StructuralSimilarity.index(a, b)) - expected) < 1e-12)
    #expect(StructuralSimilarity.index(a, a) == 1)
    #expect(StructuralSimilarity.index(a, PixelBuffer(width: 20, height: 11)) == nil)
  }

  @Test func `structural similarity of one square follows its definition`() throws {
    var random = SeededGenerator(seed: 3)
    var grays: [[Double]] = [[], []]
    var pictures = [PixelBuffer(width: 7, height: 7), PixelBuffer(width: 7, height: 7)]
    for picture in 0..<2 {
      for index in 0..<49 {
        let gray = UInt8.random(in: 0...255, using: &random)
        grays[picture].append(Double(gray))
        pictures[picture][index % 7, index / 7] = Color(red: gray, green: gray, blue: gray)
      }
    }
    let means = grays.map { $0.reduce(0, +) / 49 }
    func covariance(_ i: Int, _ j: Int) -> Double {
      zip(grays[i], grays[j]).reduce(0) { $0 + ($1.0 - means[i]) * ($1.1 - means[j]) } / 48
    }
    let luminance =
      (2 * means[0] * means[1] + 6.5025)
      / (means[0] * means[0] + means[1] * means[1] + 6.5025)
    let structure =
      (2 * covariance(0, 1) + 58.5225) / (covariance(0, 0) + covariance(1, 1) + 58.5225)
    let index = try #require(StructuralSimilarity.index(pictures[0], pictures[1]))
    #expect(abs(index - luminance * structure) < 1e-9)
  }

  @Test func `colours that meet again are measured as at first`() {
    var random = SeededGenerator(seed: 7)
    // More pairs than are remembered at once, and each many times.
    var pixels = (PixelBuffer(width: 120, height: 100), PixelBuffer(width: 120, height: 100))
    for index in 0..<(120 * 100) where index % 3 < 2 {
      for channel in 0..<4 {
        let isNew = index % 9 < 4
        let byte = UInt8.random(in: 0...255, using: &random)
        pixels.0.bytes[4 * index + channel] = isNew ? byte : UInt8(40 * channel)
        pixels.1.bytes[4 * index + channel] = isNew ? byte / 2 : UInt8(50 * channel)
      }
    }
    let comparison = PixelComparison(metric: .perceptual, tolerance: 5)
    var (changed, largest) = (0, 0.0)
    for y in 0..<100 {
      for x in 0..<120 {
        let one = PixelBuffer(width: 1, height: 1, fill: pixels.0[x, y])
        let other = PixelBuffer(width: 1, height: 1, fill: pixels.1[x, y])
        let alone = comparison.compare(expected: one, actual: other)
        changed += alone.changed
        largest = max(largest, alone.largest)
      }
    }
    let found = comparison.compare(expected: pixels.0, actual: pixels.1)
    #expect(found.changed == changed && found.largest == largest && changed > 1000)
  }
}
