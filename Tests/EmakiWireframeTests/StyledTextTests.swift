import EmakiDrawing
import EmakiLayout
import Testing

@testable import EmakiWireframe

@Suite struct `Text of several looks in pictures` {
  private func body(
    _ spans: [TextSpan], _ frame: Rect = Rect(10, 30, 300, 40), theme: Theme = .color,
    _ change: (inout View) -> Void = { _ in }
  ) -> String {
    var screen = ScreenBuilder(400, 200)
    screen.add(.label, "label", frame) {
      $0.text = TextContent("", font: .system(20))
      $0.text?.setSpans(spans)
      change(&$0)
    }
    return screen.body(theme)
  }

  private let red = Color(rgb: 0xFF0000)

  @Test func `parts stand on one baseline, one after the other`() {
    // 20 pt: 23.867 high, 4.82 of it below the baseline: 50 + 11.934 − 4.82 = 57.11, on the grid 57.
    let spans = [TextSpan("ab", font: .system(10)), TextSpan("cd", font: .system(20), color: red)]
    #expect(
      body(spans) == """
        text "ab" system 10pt 400 #000000 at (10, 57) width 10
        text "cd" system 20pt 400 #FF0000 at (20, 57) width 20
        """)
  }

  @Test func `lines under and through letters are as long as these`() {
    var span = TextSpan("ab", font: .system(20), color: red)
    span.isUnderlined = true
    span.isStruckThrough = true
    let fills = body([span]).split(separator: "\n").filter { $0.hasPrefix("fill") }
    #expect(fills.count == 2)
    #expect(fills.allSatisfy { $0.contains("[10 ") && $0.contains(" 20 ") })
  }

  @Test func `letters with room between them are placed one by one`() {
    var span = TextSpan("ab", font: .system(20), color: red)
    span.kern = 3
    let lines = body([span]).split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    #expect(lines[1].contains("\"b\"") && lines[1].contains("at (23, 57)"))
  }

  @Test func `another text takes the place of all parts`() {
    let spans = [TextSpan("ab", font: .system(10)), TextSpan("cd", font: .system(20))]
    let text = body(spans) { $0.text?.string = "other" }
    #expect(text == "text \"other\" system 20pt 400 #000000 at (10, 57) width 50")
  }

  @Test func `a wireframe keeps its own colours`() {
    let text = body([TextSpan("ab", font: .system(20), color: red)], theme: .wireframe)
    #expect(!text.contains("#FF0000"))
    #expect(text.contains("\"ab\""))
  }
}
