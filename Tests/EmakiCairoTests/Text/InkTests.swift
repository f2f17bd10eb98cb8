import EmakiCairo
import EmakiDrawing
import Testing

@Suite struct InkTests {
  @Test func `a capital letter stands on the baseline with its height`() throws {
    // Inter's capitals are 2048 of 2816 units high.
    let run = Easel.line("H", .system(40), x: 10, baseline: 50)
    let ink = try #require(try Easel.paint(60, 60, scale: 2, [.text(run)]).inkBounds())
    #expect(ink.maxY == 100)
    #expect(abs(ink.height - 40 * 2048 / 2816 * 2) <= 1)
  }

  @Test func `Japanese text paints ink within its em boxes`() throws {
    let run = Easel.line("設定", .system(20), x: 10, baseline: 30)
    let ink = try #require(try Easel.paint(60, 40, [.text(run)]).inkBounds())
    #expect(ink.minX >= 10 && ink.maxX <= 50)
    #expect(ink.width > 36 && ink.height > 15)
  }

  @Test func `a character that no font has is an empty box in the middle of its room`() throws {
    let run = Easel.line("\u{10A00}", .system(40), x: 10, baseline: 50)
    let pixels = try Easel.paint(80, 60, scale: 2, [.text(run)])
    let ink = try #require(pixels.inkBounds())
    #expect(abs(ink.center.x - 2 * (10 + run.width / 2)) < 2)
    #expect(ink.width > 30 && ink.height > 30)
    let inside = ink.outset(by: -10)
    for y in Int(inside.minY)..<Int(inside.maxY) {
      #expect((Int(inside.minX)..<Int(inside.maxX)).allSatisfy { pixels[$0, y] == .white })
    }
  }

  @Test func `bold letters have more ink`() throws {
    func ink(_ weight: Font.Weight) throws -> Int {
      let run = Easel.line("Settings 設定", .system(20, weight), x: 10, baseline: 30)
      let pixels = try Easel.paint(140, 40, [.text(run)])
      return stride(from: 0, to: pixels.bytes.count, by: 4).reduce(0) {
        $0 + 255 - Int(pixels.bytes[$1])
      }
    }
    let inks = try [Font.Weight.light, .regular, .medium, .semibold, .bold].map(ink)
    #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `letters move by parts of a pixel`() throws {
    func left(_ x: Double) throws -> UInt8 {
      let run = Easel.line("l", .system(30), x: x, baseline: 30)
      let pixels = try Easel.paint(30, 40, [.text(run)])
      return pixels[Int(try #require(pixels.inkBounds()).minX), 20].red
    }
    #expect(Set(try [10, 10.25, 10.5, 10.75].map(left)).count > 2)
    #expect(try left(10) == left(11))
  }

  @Test func `text has its colour`() throws {
    var run = Easel.line("■", .system(40), x: 10, baseline: 40)
    run.color = Color(rgb: 0x2F6BFF)
    let pixels = try Easel.paint(60, 60, [.text(run)])
    #expect(pixels[30, 28] == Color(rgb: 0x2F6BFF))
  }

  @Test func `turned and upright text have the same amount of ink`() throws {
    func ink(_ angle: Double) throws -> Double {
      let run = Easel.line("Menu", .system(24), x: 0, baseline: 0)
      let pixels = try Easel.paint(
        200, 200, on: .white,
        [
          .group(
            DisplayGroup(
              transform: Transform.rotation(angle).concatenated(with: .translation(x: 100, y: 100)),
              items: [.text(run)]))
        ])
      return stride(from: 0, to: pixels.bytes.count, by: 4).reduce(0) {
        $0 + 1 - Double(pixels.bytes[$1]) / 255
      }
    }
    let upright = try ink(0)
    for angle in [0.4, 1.3, 2.9] { #expect(abs(try ink(angle) / upright - 1) < 0.03) }
  }

  @Test func `a line feed or tab in a run paints as a space`() throws {
    let spaces = try Easel.paint(
      80, 30, [.text(Easel.line("a b c", .system(15), x: 5, baseline: 20))])
    let controls = try Easel.paint(
      80, 30, [.text(Easel.line("a\tb\u{7}c", .system(15), x: 5, baseline: 20))])
    #expect(spaces == controls)
  }
}
