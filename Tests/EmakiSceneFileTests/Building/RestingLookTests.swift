import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

/// Controls that a motion gives another look start from the one that UIKit draws them with.
@Suite struct `Looks that an animation starts from` {
  private func timeline(_ view: String, _ changes: String) throws -> Timeline {
    try ControlScene.timeline(
      view, "animate: {duration: 1, curve: linear, changes: {\(changes)}}")
  }

  private func pay(_ style: String, _ more: String = "") -> String {
    "{id: pay, kind: button, text: Pay, style: \(style), frame: [20, 100, 300, 52]\(more)}"
  }

  @Test func `a filled button runs from the tint to its new background`() throws {
    let timeline = try timeline(pay("filled"), "pay.background: systemGreen")
    #expect(try timeline.control("pay", at: 0).backgroundColor == Color(rgb: 0x007AFF))
    // Halfway from #007AFF to #34C759.
    #expect(try timeline.control("pay", at: 0.5).backgroundColor == Color(rgb: 0x1AA1AC))
    #expect(try timeline.control("pay", at: 1).backgroundColor == Color(rgb: 0x34C759))
  }

  @Test(arguments: [("filled", 6.0), ("tinted", 6), ("gray", 6), ("plain", 0)])
  func `the corners of a button run from those of its style`(style: String, radius: Double) throws {
    let timeline = try timeline(pay(style), "pay.cornerRadius: 26")
    #expect(try timeline.control("pay", at: 0).cornerRadius == radius)
    #expect(try timeline.control("pay", at: 0.5).cornerRadius == (radius + 26) / 2)
  }

  @Test func `a specification says where they run from`() throws {
    let rows = try timeline(pay("filled"), "pay.background: systemGreen, pay.cornerRadius: 26")
      .summary
    #expect(rows.first { $0.property == .cornerRadius }?.from == .number(6))
    #expect(
      rows.first { $0.property == .backgroundColor }?.from == .color(Color(rgb: 0x007AFF)))
  }

  @Test func `a tint that is inherited is where a background and a tint start`() throws {
    let view = "{tint: systemRed, frame: [0, 0, 375, 300], children: [\(pay("filled"))]}"
    let timeline = try timeline(view, "pay.background: systemGreen, pay.tint: systemGreen")
    #expect(try timeline.control("pay", at: 0).backgroundColor == Color(rgb: 0xFF3B30))
    #expect(try timeline.control("pay", at: 0).tintColor == Color(rgb: 0xFF3B30))
  }

  @Test func `a switch is green, and the title of a filled button white`() throws {
    let lamp = try timeline("{id: lamp, kind: switch, on: true}", "lamp.tint: systemRed")
    #expect(try lamp.control("lamp", at: 0).tintColor == Color(rgb: 0x34C759))
    let title = try timeline(pay("filled"), "pay.textColor: black")
    #expect(try title.control("pay", at: 0).textColor == .white)
  }

  @Test func `a button that is disabled meanwhile keeps the background of its style`() throws {
    let timeline = try timeline(
      pay("filled", ", enabled: false"), "pay.enabled: true, pay.background: systemGreen")
    #expect(try timeline.control("pay", at: 0).backgroundColor?.alpha == 0)
  }
}
