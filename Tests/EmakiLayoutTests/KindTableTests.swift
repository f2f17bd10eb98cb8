import EmakiLayout
import Testing

/// What the rows of the table of kinds say together.
@Suite struct `The table of kinds` {
  private let rows = View.Kind.allCases.map { (kind: $0, row: $0.traits) }

  private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  @Test func `calls each by a noun with its article`() {
    for (kind, row) in rows {
      let words = words(row.noun)
      let isVowel = words.dropFirst().first?.first.map { "aeiou".contains($0) } == true
      #expect(words.count > 1 && words[0] == (isVowel ? "an" : "a"), "\(kind)")
    }
  }

  @Test func `has each name and each element once`() {
    let names = rows.flatMap {
      [$0.kind.rawValue] + words($0.row.shortNames + " " + $0.row.wrongNames)
    }
    #expect(Set(names).count == names.count)
    let elements = rows.flatMap { words($0.row.elements) }
    #expect(Set(elements).count == elements.count && elements.count > 50)
  }

  @Test func `lets a screen reader say what a finger can change, and what it is`() {
    for (kind, row) in rows where row.isControl {
      #expect(row.reading == .itself || row.reading == .items, "\(kind)")
      #expect(row.reading == .items || !row.spokenRole.isEmpty, "\(kind)")
    }
  }

  /// The rows that the accessibility rules measure targets by.
  @Test func `gives controls a size that UIKit fixes, or leaves it to the content`() {
    for (kind, row) in rows where row.systemHeight != nil {
      #expect(row.natural == .byContent, "\(kind)")
    }
    let heights = Dictionary(uniqueKeysWithValues: rows.map { ($0.kind, $0.row.systemHeight) })
    #expect(
      heights[.textField] == 34 && heights[.pageControl] == 26 && heights[.button] == .some(nil))
  }
}
