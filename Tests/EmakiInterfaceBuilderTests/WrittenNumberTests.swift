import Testing

@testable import EmakiInterfaceBuilder

@Suite struct `A number in a storyboard` {
  @Test func `is what it says, within a thousand million`() {
    #expect(Double(written: "12.5") == 12.5)
    #expect(Double(written: "-0.25") == -0.25)
    for text in ["1e10", "9223372036854775807", "1.7976931348623157e+308"] {
      #expect(Double(written: text) == 1e9 && Double(written: "-" + text) == -1e9, "\(text)")
    }
  }

  @Test(arguments: ["", "nan", "NaN", "inf", "-infinity", "1e400", "12pt", " 1"])
  func `is none where it is not finite or no number`(text: String) {
    #expect(Double(written: text) == nil)
  }
}
