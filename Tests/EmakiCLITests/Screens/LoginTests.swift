import Foundation
import Testing

/// A form over which a keyboard rises, and what is typed into it.
@Suite struct `A form with a keyboard` {
  private static let file = "login.yaml"

  @Test func `moves up with the keyboard, no further than it must`() throws {
    for step in try Expected.motion(Self.file, "tapPassword", lasts: 0.35) {
      // The finger is lifted after 0.1 s; Core Animation's curve leads 291 points up.
      let part = Expected.clamped((step.time - 0.1) / 0.25, 0, 1)
      let way = Expected.bezier(part, (0.25, 0.1), (0.25, 1))
      #expect(abs(try step.rect("board")[1] - (812 - 291 * way)) < 0.01, "at \(step.time)")
      // From the middle less 40 to 24 above the keyboard, on the same curve.
      let form = try step.rect("form")
      let start = 406 - 40 + form[3] / 2
      let end = start + (812 - 291 - 24 - start) * way
      #expect(abs(form[1] + form[3] - end) < 0.34, "at \(step.time)")
      // The keys keep their size on the way, 44 above what the safe area leaves.
      #expect(try step.frame("board-keys") == [3, 8, 369, 291 - 8 - 34 - 44])
    }
  }

  @Test func `shows dots for what is typed, and the placeholder until then`() throws {
    let steps = "[{wait: 1}, {set: {password.text: em}}, {wait: 1}, {set: {email.text: \"\"}}]"
    let scene = try Probe.text(Self.file, steps)
    func svg(_ time: Double) throws -> String {
      let result = try Program.run(
        ["render", "-", "--motion", "probe", "--at", "\(time)", "--format", "svg", "-o", "-"],
        input: scene, folder: Program.repository.appendingPathComponent("Examples"))
      #expect(result.errors == "")
      return result.text
    }
    func dots(_ svg: String) -> Int { svg.matches(of: #/<(ellipse|circle) /#).count }
    let (none, two, emptied) = (try svg(0.5), try svg(1.5), try svg(2))
    #expect(dots(two) - dots(none) == 2 && !two.contains("\"em\""))
    #expect(none.contains("aria-label=\"Password\"") && !two.contains("aria-label=\"Password\""))
    #expect(two.contains("hana@example.com") && !emptied.contains("hana@example.com"))
  }

  @Test func `can be sent when something is typed, and the keyboard goes`() throws {
    let steps = try Expected.motion(Self.file, "type", lasts: 0.6)
    for step in steps {
      #expect(step.view("enter")?.enabled == step.isEnd(of: 0.6), "at \(step.time)")
      // A letter every 0.12 s.
      let count = min(5, Int(step.time / 0.12 + 1e-6) + 1)
      #expect(step.view("password")?.text == String("emaki".prefix(count)), "at \(step.time)")
    }
    for step in try Expected.motion(Self.file, "signIn", lasts: 0.55) {
      let part = Expected.clamped((step.time - 0.1) / 0.25, 0, 1)
      let way = Expected.bezier(part, (0.25, 0.1), (0.25, 1))
      #expect(abs(try step.rect("board")[1] - (812 - 291 * (1 - way))) < 0.01)
      let shown = Expected.easeInOut(Expected.clamped((step.time - 0.35) / 0.2, 0, 1))
      #expect(abs(try step.alpha("wait") - shown) < 1e-4, "at \(step.time)")
    }
  }
}
