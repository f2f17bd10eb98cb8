import EmakiDiagnostics
import EmakiScenes
import EmakiSceneFile
import EmakiSceneFormat
import Testing

@Suite struct BrokenFileTests {
  @Test(arguments: BrokenFile.all)
  func `a broken file is told what, where, and what might help`(_ file: BrokenFile) {
    #expect(Reading.notices(file.text) == file.notices)
  }

  @Test func `the corpus of broken files stays large`() {
    #expect(BrokenFile.all.count >= 150)
    #expect(Set(BrokenFile.all.map(\.name)).count == BrokenFile.all.count)
  }

  @Test func `bytes that are no text are refused at once`() {
    for bytes in [[0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], [0x74, 0xFF, 0xFE, 0]]
      as [[UInt8]]
    {
      let read = SceneFileReader.read(bytes, file: "f")
      #expect(
        read.diagnostics.map(Reading.line)
          == ["1:1 error: not a text file | a scene file is YAML or JSON in UTF-8"])
      #expect(read.value.scenes.isEmpty)
    }
  }

  @Test(arguments: [
    ([0x61, 0x3A, 0x20, 0xE9], "1:4", "E9"), ([0xC3, 0xA9, 0x0A, 0xC3, 0xA9, 0xFC], "2:2", "FC"),
    ([0xEF, 0xBB, 0xBF, 0x61, 0xC3], "1:2", "C3"), ([0x74, 0xFF, 0xFE], "1:2", "FF"),
  ])
  func `a text in Latin-1 is told where it stops being UTF-8`(
    _ bytes: [UInt8], _ place: String, _ byte: String
  ) {
    let read = SceneFileReader.read(bytes, file: "f")
    #expect(
      read.diagnostics.map(Reading.line) == [
        "\(place) error: not UTF-8: the byte 0x\(byte) "
          + "| save the file in UTF-8, not in Latin-1 or its like"
      ])
  }

  @Test func `texts, repetitions and names put in are bounded together`() {
    let long = String(repeating: "x", count: 200_000)
    let six = (0..<6).map { "- {id: a\($0), text: \(long)}\n" }.joined()
    #expect(
      Reading.notices("children:\n" + six).first?.hasPrefix(
        "7:3 error: more than 1000000 bytes of text in the views of a file") == true)
    let repeated = Reading.notices("children: [{repeat: 9999, state: \(long)}]\n")
    #expect(
      repeated.contains { $0.contains("more than 16000000 bytes of values") }, "\(repeated)")
    // Each doubles the one before: 2³⁰ letters.
    var text = "children: [{component: c0, with: {x: y}}]\ncomponents:\n"
    for index in 0..<30 {
      text +=
        "  c\(index): {parameters: {x: z}, children: "
        + "[{component: c\(index + 1), with: {x: '{x}{x}'}}]}\n"
    }
    text += "  c30: {parameters: {x: z}, text: '{x}'}\n"
    let doubled = Reading.notices(text)
    #expect(doubled.contains { $0.contains("a text of more than 16000000 bytes") }, "\(doubled)")
  }

  @Test func `components are used a hundred deep`() {
    func text(_ depth: Int) -> String {
      "components:\n"
        + (1..<depth).map { "  c\($0): {children: [{component: c\($0 + 1)}]}\n" }.joined()
        + "  c\(depth): {background: red}\nchildren:\n  - {component: c1, pin: {edges: 0}}\n"
    }
    #expect(
      Reading.notices(text(2000)).first?.hasPrefix(
        "101:33 error: components are used more than 100 deep") == true)
    #expect(!Reading.notices(text(90)).contains { $0.contains("deep") })
  }

  @Test(arguments: [([0xFF, 0xFE], 16), ([0xFE, 0xFF], 16), ([0xFF, 0xFE, 0, 0], 32)])
  func `text in another encoding is told from what is no text`(_ mark: [UInt8], _ bits: Int) {
    let read = SceneFileReader.read(mark + [0x61, 0, 0x3A, 0], file: "f")
    #expect(
      read.diagnostics.map(Reading.line)
        == ["1:1 error: the text is in UTF-\(bits) | save it in UTF-8"])
  }

  @Test func `fifty errors are told, the rest is counted`() {
    let text = "children:\n" + String(repeating: "  - {alpha: x}\n", count: 200)
    let notices = Reading.notices(text)
    #expect(notices.count == 51)
    #expect(notices.last == " note: 150 more not shown")
    #expect(notices.first == "2:13 error: expected a number from 0 to 1 for \"alpha\", got \"x\"")
  }

  @Test func `warnings never take the place of errors`() {
    let text =
      "controllers: {\"c{index}\": {}}\nchildren:\n"
      + String(repeating: "  - {text: a, spacing: 1}\n", count: 60) + "  - {alpha: x}\n"
    let notices = Reading.notices(text)
    #expect(notices.count == 51)
    #expect(notices.contains("63:13 error: expected a number from 0 to 1 for \"alpha\", got \"x\""))
  }
}
