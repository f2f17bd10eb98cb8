import TestSupport
import EmakiDrawing
import Testing

@Suite struct ColorTests {
  @Test(arguments: [
    ("#FF8001", Color(rgb: 0xFF8001)), ("#ff8001", Color(rgb: 0xFF8001)),
    ("#f80", Color(rgb: 0xFF8800)), ("#f808", Color(rgb: 0xFF8800, alpha: 0x88)),
    ("#00000000", .clear), ("#FFFFFFFF", .white), ("#12345678", Color(rgb: 0x123456, alpha: 0x78)),
  ])
  func `hexadecimal colours are read`(text: String, color: Color) {
    #expect(Color(hex: text) == color)
  }

  @Test(arguments: [
    "", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "123456", "#12345g", "#１２３",
    "# 12345",
    "#+12345", "##12345",
  ])
  func `what is no colour gives none`(text: String) {
    #expect(Color(hex: text) == nil)
  }

  @Test(arguments: UInt64(0)..<50)
  func `a colour survives being written and read`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bits = UInt32.random(in: 0...UInt32.max, using: &random)
    let color = Color(rgb: bits & 0xFFFFFF, alpha: UInt8(bits >> 24))
    #expect(Color(hex: color.hex) == color, "seed \(seed)")
  }

  @Test func `an opaque colour is written without its opacity`() {
    #expect(Color(rgb: 0x0A0B0C).hex == "#0A0B0C")
    #expect(Color(rgb: 0x0A0B0C, alpha: 1).hex == "#0A0B0C01")
  }

  @Test func `channels from zero to one are rounded and clamped`() {
    let color = Color(red: 0.5, green: -1.0, blue: 7.0, alpha: 0.999)
    #expect(color == Color(rgb: 0x8000FF, alpha: 255))
    #expect(Color(red: .nan, green: 0.0, blue: 0.0, alpha: 0.0) == .clear)
    for byte in UInt8.min...UInt8.max {
      let part = Double(byte) / 255
      #expect(Color(red: part, green: 0.0, blue: 0.0, alpha: 1.0).red == byte)
    }
  }

  @Test func `a colour of parts is opaque unless said otherwise`() {
    #expect(Color(red: 1.0, green: 0.5, blue: 0) == Color(rgb: 0xFF8000))
  }

  @Test func `a shadow's opacity multiplies that of its colour`() {
    let shadow = Shadow(
      color: Color(rgb: 0, alpha: 200), opacity: 0.25, offset: .zero, radius: 3)
    #expect(shadow.color == Color(rgb: 0, alpha: 50))
    #expect(Shadow(color: .black, offset: .zero, radius: 3).color == .black)
  }

  @Test func `opacity is multiplied and stays in its range`() {
    #expect(Color(rgb: 1, alpha: 200).multipliedAlpha(0.5).alpha == 100)
    #expect(Color.black.multipliedAlpha(3).alpha == 255)
    #expect(Color.black.multipliedAlpha(-1).alpha == 0)
    #expect(Color.black.multipliedAlpha(.nan).alpha == 0)
  }
}
