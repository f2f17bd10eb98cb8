package import EmakiComparison
import EmakiText

/// Results that files keep, by name as people count; each is read when it is asked for.
package struct KeptResults: Sequence, Sendable {
  package let counts: OutcomeCounts
  private let lines: ResultLines
  /// The indices of the lines, in the order of the names.
  private let places: [Int]

  /// - Throws: `Failure` where a line is no result.
  package init(_ lines: ResultLines) throws(Failure) {
    self.lines = lines
    var counts = OutcomeCounts()
    var names: [(name: String, place: Int)] = []
    for place in lines.indices {
      guard let title = lines.title(place), OutcomeCounts.words.contains(title.outcome) else {
        throw Failure(
          "a part has a line that is no result: \(lines[place].text.prefix(80))",
          hint: "run that part again")
      }
      if lines.mayHave("ignored", place), let result = StoredResult(lines[place]) {
        counts.add(result)
      } else {
        counts.add(title.outcome)
      }
      names.append((title.name, place))
    }
    self.counts = counts
    places = names.sorted { $0.name.isBeforeAsCounted($1.name) }.map(\.place)
  }

  /// Results of a single run, which are in order.
  package init(_ lines: ResultLines, counts: OutcomeCounts) {
    (self.lines, self.counts) = (lines, counts)
    places = Array(lines.indices)
  }

  package func makeIterator() -> some IteratorProtocol<StoredResult> {
    // Every line was a result when the file was read.
    places.lazy.compactMap { StoredResult(lines[$0]) }.makeIterator()
  }
}
