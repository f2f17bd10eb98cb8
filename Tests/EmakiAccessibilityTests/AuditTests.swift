import EmakiAccessibility
import EmakiDrawing
import EmakiSceneFile
import EmakiSceneFormat
import Testing

@Suite struct `An audit of accessibility` {
  @Test(arguments: Corpus.defects) func `finds the defect, and that alone`(_ example: Case) throws {
    let rules = try Corpus.findings(in: example.scene).map(\.rule)
    #expect(Set(rules) == [try #require(example.rule)])
  }

  @Test(arguments: Corpus.clean) func `raises no false alarm`(_ example: Case) throws {
    #expect(try Corpus.findings(in: example.scene) == [])
  }

  /// Published examples of WCAG's success criteria and their techniques.
  @Test(arguments: [
    (0x000000, 0xFFFFFF, 21.0), (0x777777, 0xFFFFFF, 4.47), (0x767676, 0xFFFFFF, 4.54),
    (0x949494, 0xFFFFFF, 3.03), (0x595959, 0xFFFFFF, 7.0), (0xFF0000, 0xFFFFFF, 3.99),
    (0x0000FF, 0xFFFFFF, 8.59), (0xFFFF00, 0xFFFFFF, 1.07),
  ]) func `computes the contrast as WCAG does`(one: Int, other: Int, ratio: Double) {
    let contrast = Color(rgb: UInt32(one)).contrast(to: Color(rgb: UInt32(other)))
    // Ratios are cut, not rounded, lest one that is too low reads as enough.
    #expect((contrast * 100).rounded(.down) / 100 == ratio)
    #expect(contrast == Color(rgb: UInt32(other)).contrast(to: Color(rgb: UInt32(one))))
  }

  @Test func `asks for more at AAA`() throws {
    let scene = """
      children:
        - {id: a, text: Hello, textColor: "#767676", background: "#FFFFFF", pin: {top: 100, leading: 20}}
      """
    #expect(try Corpus.findings(in: scene).isEmpty)
    let found = try #require(Corpus.findings(in: scene, .aaa).first)
    #expect(found.message.contains("4.54 : 1 (#767676 on #FFFFFF); 7 : 1 is needed"))
  }

  @Test func `looks at each appearance`() throws {
    let scene = """
      children:
        - {id: a, text: Hello, textColor: {light: "#333333", dark: "#444444"}, pin: {top: 100, leading: 20}}
      """
    #expect(try Corpus.findings(in: scene).isEmpty)
    #expect(try Corpus.findings(in: scene, appearance: .dark).map(\.rule) == [.contrast])
  }

  @Test(arguments: [100.0, 200, 280, 350])
  func `the distance of a motion is the one that it goes`(distance: Double) throws {
    let found = try Corpus.findings(
      in: """
        background: white
        children: [{id: page, background: systemBlue, pin: edges}]
        motions: {open: [animate: {duration: 0.4, changes: {page.x: \(distance)}}]}
        """)
    let message = try #require(found.first { $0.rule == .motion }).message
    #expect(message.contains("moves \"page\" by \(Int(distance)) pt"))
  }
}
