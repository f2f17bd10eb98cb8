import Testing

@testable import EmakiWireframe

@Suite struct DecimalTests {
  @Test(arguments: [
    (55.237, 1, false, "55.2"), (100, 1, true, "100.0"), (100, 1, false, "100"),
    (-0.04, 1, true, "0.0"), (-12.35, 1, false, "−12.4"), (0.05, 3, true, "0.050"),
    (43.5, 1, false, "43.5"), (0.26, 2, false, "0.26"), (99.96, 1, true, "100.0"),
    (12, 0, false, "12"), (.nan, 1, false, "–"), (100.5, 2, false, "100.5"),
  ])
  func `numbers have at most the decimals asked for`(
    value: Double, places: Int, keepsZeros: Bool, text: String
  ) {
    #expect(decimal(value, places: places, keepsZeros: keepsZeros) == text)
  }
}
