import EmakiLimits
import Testing

@Suite struct `A whole number from any other` {
  @Test(arguments: [
    (0.9, 0), (-0.9, 0), (2.5, 2), (-2.5, -2), (1e15, 1_000_000_000_000_000), (.nan, 0),
    (.infinity, 1 << 53), (-.infinity, -1 << 53), (1e300, 1 << 53), (-1e300, -1 << 53),
    (.signalingNaN, 0), (0x1p53, 1 << 53), (.leastNonzeroMagnitude, 0),
  ])
  func `is the next towards zero, with bounds`(value: Double, expected: Int) {
    #expect(Int(clamping: value) == expected)
  }

  @Test func `is at the end of a smaller type where it does not fit`() {
    #expect(UInt8(clamping: 255.9) == 255 && UInt8(clamping: 256.0) == 255)
    #expect(UInt8(clamping: -1.0) == 0 && UInt8(clamping: Double.nan) == 0)
    #expect(Int32(clamping: 1e10) == .max && Int32(clamping: -1e10) == .min)
    #expect(UInt32(clamping: -0.5) == 0 && UInt64(clamping: 1e300) == 1 << 53)
  }
}
