import EmakiDrawing
import PixelDiff
import TestSupport
import Testing

@Suite struct `The landing page of PixelDiff` {
  @Test func `shows an example that works`() throws {
    // example
    let expected = PixelBuffer(width: 40, height: 30, fill: .white)
    var actual = expected
    actual.bytes[0] = 0
    let difference = PixelComparison.pixelmatch().compare(expected: expected, actual: actual)
    // end
    #expect(difference.changed == 1 && difference.compared == 40 * 30)
    #expect(difference.verdict == .different)
    #expect(try DocumentedExample.isShown(by: "PixelDiff"))
  }
}
