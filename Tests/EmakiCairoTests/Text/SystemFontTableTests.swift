import EmakiDrawing
import Testing

@testable import EmakiCairo

/// The table of the system font's letters, read off texts made for these tests.
@Suite struct SystemFontTableTests {
  @Test func `a letter is wider by its weight and by its share of the cut for display`() {
    let table = SystemFontTable("# comment\nletter\tA\t1\t30\t5\t8\nletter\telse\t2\t0\t0\t0\n")
    let letter = table.letter("A")
    #expect(letter.widening(.regular, display: 0) == 1)
    #expect(letter.widening(.regular, display: 0.5) == 5)
    #expect(letter.widening(.bold, display: 0) == 31)
    #expect(letter.widening(.semibold, display: 0) == 21)
    #expect(letter.widening(.light, display: 0) == 6)
    #expect(letter.widening(.thin, display: 1) == 19)
    #expect(table.letter("B").widening(.bold, display: 1) == 2)
  }

  @Test func `pairs count in their order alone, and an absent pair is 0`() {
    let table = SystemFontTable("kern\tAV\t-3.5\nkern\t A\t2\n")
    #expect(table.kerning("A", "V") == -3.5)
    #expect(table.kerning("V", "A") == 0)
    #expect(table.kerning(" ", "A") == 2)
  }

  @Test func `spaces come by size and by weight`() {
    let table = SystemFontTable(
      "tracking\t10\t4\ntracking\t20\t8\nvariable\t0\t-1\nweight\t700\t3\t5\nearly\t10\t6\n")
    #expect([5, 10, 15, 30].map(table.tracking.value) == [4, 4, 6, 8])
    #expect(table.variable == -1)
    #expect(table.early.value(at: 12) == 6)
    #expect(table.space(of: .bold, isDisplay: false) == 3)
    #expect(table.space(of: .bold, isDisplay: true) == 5)
    #expect(table.space(of: .light, isDisplay: true) == 0)
  }

  @Test func `rows that are none are left out`() {
    let table = SystemFontTable("letter\tA\t1\nkern\tABC\t1\nkern\tAB\tx\nnoise\t1\t2\n\n")
    #expect(table.letter("A").text == 0)
    #expect(table.kerning("A", "B") == 0)
  }

  @Test func `every row of the program's table is read`() throws {
    let text = String(decoding: PackageResources.SystemFont_txt, as: UTF8.self)
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    let table = SystemFontTable.standard
    var letters = 0
    for row in rows {
      switch (row[0], row.count) {
      case ("letter", 6):
        letters += 1
        guard row[1] != "else" else { continue }
        let letter = table.letter(try #require(row[1].unicodeScalars.first))
        let figures = [letter.text, letter.bold, letter.light, letter.display]
        #expect(figures == row[2...].map(Double.init))
      case ("kern", 3):
        let pair = Array(row[1].unicodeScalars)
        try #require(pair.count == 2)
        #expect(table.kerning(pair[0], pair[1]) == Double(row[2]))
      case ("weight", 4), ("variable", 3): break
      case ("tracking", 3), ("early", 3), ("japanese", 3), ("chinese", 3): break
      default: Issue.record("unknown row \(row)")
      }
    }
    #expect(letters > 0x7E - 0x20)
    #expect(rows.count { $0[0] == "tracking" } == table.tracking.rows.count)
  }
}
