import EmakiDrawing
import EmakiMotion
import Testing

@Suite struct TimingCurveTests {
  @Test(arguments: [
    (TimingCurve.easeOut, 0.1, 0.160572), (.easeOut, 0.25, 0.378138), (.easeOut, 0.5, 0.684643),
    (.easeOut, 0.75, 0.906535), (.easeIn, 0.1, 0.017027), (.easeIn, 0.25, 0.093465),
    (.easeIn, 0.5, 0.315357), (.easeIn, 0.75, 0.621862), (.easeInOut, 0.1, 0.019722),
    (.easeInOut, 0.25, 0.129162), (.easeInOut, 0.5, 0.5), (.easeInOut, 0.75, 0.870838),
    (.default, 0.25, 0.408511), (.default, 0.5, 0.802403), (.default, 0.75, 0.960459),
    (.linear, 0.3, 0.3),
  ])
  func `a named curve has the published values`(
    curve: TimingCurve, fraction: Double, expected: Double
  ) {
    #expect(abs(curve.value(at: fraction) - expected) < 5.1e-7)
  }

  @Test(arguments: TimingCurve.named)
  func `every curve starts at zero, ends at one and is found by its name`(curve: TimingCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(TimingCurve(name: curve.name) == curve)
  }

  @Test(arguments: [
    ("easeOut", TimingCurve.easeOut), ("EASE_IN_OUT", .easeInOut), ("Default", .default),
    ("cubic-bezier(0.25, 0.1, 0.25, 1)", .cubic(Point(x: 0.25, y: 0.1), Point(x: 0.25, y: 1))),
    ("cubic-bezier(.5,-2,1,3)", .cubic(Point(x: 0.5, y: -2), Point(x: 1, y: 3))),
  ])
  func `other spellings are understood`(name: String, curve: TimingCurve) {
    #expect(TimingCurve(name: name) == curve)
    #expect(TimingCurve(name: curve.name) == curve)
  }

  @Test(arguments: [
    "", "bounce", "cubic-bezier()", "cubic-bezier(0,0,1)", "cubic-bezier(0,0,1,1,1)",
    "cubic-bezier(0,0,1,x)", "cubic-bezier(2,0,1,1)", "cubic-bezier(0,inf,1,1)",
    "cubic-bezier(0,0,1,1", "cubic-bezier(0,,1,1)",
  ])
  func `what names no curve gives none`(name: String) {
    #expect(TimingCurve(name: name) == nil)
  }

  @Test func `the nearest named curve is the one it looks like`() {
    let almost = TimingCurve.cubic(Point(x: 0.4, y: 0.02), Point(x: 0.6, y: 1))
    #expect(almost.nearestNamed == .easeInOut)
    #expect(TimingCurve.cubic(Point(x: 0.3, y: 0.3), Point(x: 0.6, y: 0.6)).nearestNamed == .linear)
    #expect(TimingCurve.default.nearestNamed == .default)
  }
}
