import TestSupport
import Testing

@testable import EmakiLSP

@Suite struct `The text of a document` {
  private typealias Position = LSPText.Position

  @Test func `counts UTF-16 units, Unicode scalars and letters`() {
    let text = LSPText("a: 日本 👨‍👩‍👧 b\r\nx\ry\n")
    #expect(text.lineCount == 4)
    // The family is one letter of five scalars and eight units.
    #expect(text.column(of: Position(line: 0, character: 15)) == 12)
    #expect(text.position(line: 0, column: 12) == Position(line: 0, character: 15))
    #expect(text.position(line: 0, letter: 9) == Position(line: 0, character: 15))
    #expect(text.position(line: 0, letter: 1000).character == 16)
    #expect(text.column(of: Position(line: 9, character: 5)) == 0)
    #expect(Array(text.line(1)) == Array("x".utf16) && Array(text.line(2)) == Array("y".utf16))
  }

  @Test func `ends words where the language does`() {
    let text = LSPText("a: \"x y\", bc-d.e, 日本 z")
    let ends = [3, 10, 18, 8].map {
      text.endOfWord(at: Position(line: 0, character: $0)).character
    }
    #expect(ends == [8, 16, 20, 22], "a text in quotes, a name, letters, and no word at all")
  }

  @Test(arguments: 0..<20)
  func `loses nothing in random edits`(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let pieces = ["a", "\n", "\r\n", "日本", "😀", "👨‍👩‍👧", "é", "e\u{301}", "- id: x\n", "", " "]
    var text = LSPText("")
    var expected: [UInt16] = []
    for _ in 0..<500 {
      let places = [0, 0].map { _ in
        // No position lies between the two parts of an end of a line.
        Self.outside(generator.roll(0...expected.count), expected)
      }.sorted()
      let end = generator.roll(0...3) == 0 ? places[1] : places[0]
      let new = generator.pick(pieces)
      text.replace(
        from: Self.position(places[0], in: expected), to: Self.position(end, in: expected),
        with: new)
      expected.replaceSubrange(places[0]..<end, with: new.utf16)
      #expect(text.units == expected, "seed \(seed)")
      if text.units != expected { return }
    }
  }

  private static func outside(_ place: Int, _ units: [UInt16]) -> Int {
    let isInside =
      place > 0 && place < units.count && units[place - 1] == 0x0D && units[place] == 0x0A
    return isInside ? place - 1 : place
  }

  /// A place as the protocol counts it: lines end with \n, \r\n and \r.
  private static func position(_ offset: Int, in units: [UInt16]) -> Position {
    var position = Position(line: 0, character: 0)
    for index in 0..<offset {
      let isPair = units[index] == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A
      if units[index] == 0x0A || units[index] == 0x0D && !isPair {
        position = Position(line: position.line + 1, character: 0)
      } else {
        position.character += 1
      }
    }
    return position
  }

  @Test func `reads the addresses of files`() {
    for (uri, path) in [
      ("file:///a/b%20c/%E6%97%A5.yaml", "/a/b c/日.yaml"), ("file://host/a", "/a"),
      ("untitled:1", "untitled:1"), ("file:///a%", "/a%"), ("file:///%zz", "/%zz"),
    ] {
      #expect(LSPAddress.path(of: uri) == path)
    }
  }
}
