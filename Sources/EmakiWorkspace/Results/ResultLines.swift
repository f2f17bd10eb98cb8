package import EmakiFiles
package import EmakiText

/// Results as the lines of a file: each is read when it is asked for.
///
/// A set has hundreds of thousands of results, and as values each takes several times the memory of
/// its line.
package struct ResultLines: RandomAccessCollection, Sendable {
  private struct Line: Sendable {
    let text: ArraySlice<UInt8>
    var name: String?
    var outcome: String?

    init(_ text: ArraySlice<UInt8>) { self.text = text }

    init(_ text: ArraySlice<UInt8>, of value: JSONValue) {
      self.text = text
      (name, outcome) = (value["name"]?.string, value["outcome"]?.string)
    }
  }

  private var lines: [Line] = []

  /// None yet.
  init() {}

  /// Takes values.
  package init(_ values: some Sequence<JSONValue>) {
    lines = values.map { Line(Array($0.text.utf8)[...], of: $0) }
  }

  /// The lines of a file that this process has written: between its first and its last line.
  package init(writtenTo path: String) throws(FileError) {
    let bytes = try AtomicFile.read(path)
    lines = bytes.split(separator: UInt8(ascii: "\n")).dropFirst().dropLast().map { Line($0) }
  }

  /// The index of the first line.
  package var startIndex: Int { lines.startIndex }
  /// The index after the last line.
  package var endIndex: Int { lines.endIndex }
  /// A result.
  package subscript(place: Int) -> JSONValue { JSONValue(bytes: Array(lines[place].text)) ?? .null }

  /// The names of the results that have one.
  var names: some Sequence<String> { lines.lazy.compactMap(\.name) }

  /// The name and outcome of a result, as they were when its file was read; `nil` where it has
  /// none.
  package func title(_ place: Int) -> (name: String, outcome: String)? {
    lines[place].name.flatMap { name in lines[place].outcome.map { (name, $0) } }
  }

  /// Whether a result has a member, as far as its text tells: one that has it is among those.
  package func mayHave(_ member: String, _ place: Int) -> Bool {
    lines[place].text.firstRange(of: Array("\"\(member)\":".utf8)) != nil
  }

  /// Adds a line that was read.
  mutating func append(_ text: ArraySlice<UInt8>, of value: JSONValue) {
    lines.append(Line(text, of: value))
  }

  /// Adds those of another part.
  mutating func append(_ others: ResultLines) { lines += others.lines }
}
