import EmakiMotion
import Testing

@Suite struct CountingTextTests {
  @Test(arguments: [
    (0.0, "0"), (0.1, "271"), (0.25, "578"), (0.5, "875"), (0.75, "984"), (0.9, "999"), (1, "1000"),
  ])
  func `views count up fast and then slowly`(progress: Double, text: String) {
    #expect(CountingText(end: 1000).text(at: progress) == text)
  }

  @Test func `the pace can be even or start slowly`() {
    #expect(CountingText(end: 1000, pace: .linear).text(at: 0.3) == "300")
    #expect(CountingText(end: 1000, pace: .easeIn).text(at: 0.3) == "27")
    #expect(CountingText(end: 1000, pace: .easeIn).text(at: 0.5) == "125")
  }

  @Test(arguments: [
    (0.29, 1.0, "0.29"), (1.005, 1, "1.00"), (12.349, 1, "12.34"), (100, 0.5, "87.50"),
    (-0.059, 1, "-0.05"), (-0.001, 1, "0.00"), (0, 0.5, "0.00"), (5, 0, "0.00"),
  ])
  func `two decimals are cut and not rounded`(end: Double, progress: Double, text: String) {
    #expect(CountingText(end: end, format: .twoDecimals).text(at: progress) == text)
  }

  @Test func `a negative number is cut towards zero`() {
    #expect(CountingText(end: -10, pace: .linear).text(at: 0.39) == "-3")
    #expect(CountingText(end: -10, pace: .linear).text(at: 0.05) == "0")
  }

  @Test func `progress outside the motion shows an end`() {
    #expect(CountingText(end: 42).text(at: -1) == "0")
    #expect(CountingText(end: 42).text(at: 7) == "42")
  }

  @Test func `a number beyond all counting is still written`() {
    #expect(CountingText(end: 1e18).text(at: 1) == "1e+18")
  }
}
