public import EmakiFiles
public import EmakiText

/// Results as the lines of a file: each is read when it is asked for.
///
/// A set has hundreds of thousands of results, and as values each takes several times the memory of its
/// line.
public struct ResultLines: RandomAccessCollection, Sendable {
  private var lines: [ArraySlice<UInt8>]

  /// Takes lines, each of which must be JSON.
  init(lines: [ArraySlice<UInt8>]) { self.lines = lines }

  /// Takes values.
  public init(_ values: some Sequence<JSONValue>) {
    lines = values.map { Array($0.text.utf8)[...] }
  }

  /// Those of a file that this process has written: between its first and its last line.
  public init(writtenTo path: String) throws(FileError) {
    let bytes = try AtomicFile.read(path, isRegular: true)
    lines = Array(bytes.split(separator: UInt8(ascii: "\n")).dropFirst().dropLast())
  }

  /// The place of the first line.
  public var startIndex: Int { lines.startIndex }
  /// The place after the last line.
  public var endIndex: Int { lines.endIndex }
  /// A result.
  public subscript(place: Int) -> JSONValue { JSONValue(bytes: Array(lines[place])) ?? .null }

  /// Adds those of another part.
  mutating func append(_ others: ResultLines) { lines += others.lines }
}
