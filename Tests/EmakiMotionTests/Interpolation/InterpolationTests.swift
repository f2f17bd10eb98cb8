import TestSupport
import EmakiDrawing
import EmakiMotion
import Testing

@Suite struct InterpolationTests {
  @Test func `a frame keeps its centre and its size on straight lines`() {
    let from = Rect(x: 0, y: 0, width: 100, height: 50)
    let to = Rect(x: 200, y: 100, width: 20, height: 150)
    let middle = from.interpolated(to: to, fraction: 0.25)
    #expect(middle.center == Point(x: 90, y: 62.5))
    #expect(middle.size == Size(width: 80, height: 75))
  }

  @Test func `a size that a spring swings below zero is zero and stays centred`() {
    let from = Rect(x: 0, y: 0, width: 100, height: 100)
    let to = Rect(x: 45, y: 45, width: 10, height: 10)
    let beyond = from.interpolated(to: to, fraction: 1.2)
    #expect(beyond.size == .zero)
    #expect(beyond.center == Point(x: 50, y: 50))
  }

  @Test func `a number goes on in its direction beyond the ends`() {
    #expect(10.0.interpolated(to: 20, fraction: 1.5) == 25)
    #expect(10.0.interpolated(to: 20, fraction: -0.5) == 5)
  }

  @Test func `a colour blends its plain components`() {
    let half = Color.clear.interpolated(to: Color(rgb: 0xFF8001), fraction: 0.5)
    #expect(half == Color(rgb: 0x804001, alpha: 128))
    let beyond = Color(rgb: 0x000000).interpolated(to: Color(rgb: 0xFFFFFF), fraction: 1.3)
    #expect(beyond == .white)
    #expect(Color.black.interpolated(to: .white, fraction: .nan) == .clear)
  }

  @Test func `insets, points and sizes blend each number`() {
    let insets = Insets.zero.interpolated(
      to: Insets(top: 4, left: 8, bottom: 12, right: 16), fraction: 0.25)
    #expect(insets == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      Point(x: 1, y: 2).interpolated(to: Point(x: 3, y: 6), fraction: 0.5) == Point(x: 2, y: 4))
    #expect(
      Size(width: 1, height: 2).interpolated(to: Size(width: 3, height: 6), fraction: 0.5)
        == Size(width: 2, height: 4))
  }

  @Test(arguments: UInt64(0)..<30)
  func `the ends are met to the last bit`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func rect(_ random: inout SeededGenerator) -> Rect {
      Rect(
        x: random.number(-500...500), y: random.number(-500...500), width: random.number(0...900),
        height: random.number(0...900))
    }
    let (a, b) = (rect(&random), rect(&random))
    #expect(a.interpolated(to: b, fraction: 0) == a, "seed \(seed)")
    #expect(a.interpolated(to: b, fraction: 1) == b, "seed \(seed)")
    #expect(a.interpolated(to: a, fraction: 0.3) == a, "seed \(seed)")
    let (s, t) = (Transform.rotation(a.minX), Transform.rotation(b.minX).about(a.origin))
    #expect(s.interpolated(to: t, fraction: 0) == s, "seed \(seed)")
    #expect(s.interpolated(to: t, fraction: 1) == t, "seed \(seed)")
  }
}
