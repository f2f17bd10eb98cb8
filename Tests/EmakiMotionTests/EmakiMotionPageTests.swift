import EmakiMotion
import Foundation
import TestSupport
import Testing

@Suite struct `The landing page of EmakiMotion` {
  @Test func `shows an example that works`() throws {
    // example
    let spring = Spring(dampingRatio: 0.8, duration: 0.4)
    let overshoot = stride(from: 0, through: 0.8, by: 0.01).map(spring.value).max()
    let halfway = TimingCurve.easeInOut.value(at: 0.5)
    let stop = Deceleration(from: 0, velocity: 1000).restOffset
    // end
    // exp(−πζ/√(1 − ζ²)) of the way beyond the end.
    #expect(abs((overshoot ?? 0) - 1 - exp(-Double.pi * 0.8 / 0.6)) < 1e-3)
    #expect(abs(halfway - 0.5) < 1e-9)
    // The speed falls to 0.998 in each millisecond: v/(−1000 ln 0.998) to the end.
    #expect(abs(stop - 1000 / (-1000 * log(0.998))) < 1e-6)
    #expect(try DocumentedExample.isShown(by: "EmakiMotion"))
  }
}
