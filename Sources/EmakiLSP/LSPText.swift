/// The text of a document as the protocol counts it: in UTF-16 units, nothing of which is lost, not
/// even halves of characters.
struct LSPText: Sendable {
  /// A position between two units, from 0.
  struct Position: Sendable, Hashable, Comparable {
    var line: Int
    var character: Int

    static func < (a: Position, b: Position) -> Bool {
      (a.line, a.character) < (b.line, b.character)
    }
  }

  private(set) var units: [UInt16]
  /// Where each line begins.
  private var starts: [Int] = []

  init(_ text: String) {
    units = Array(text.utf16)
    findLines()
  }

  /// The text; halves of characters are replaced.
  var string: String { String(decoding: units, as: UTF16.self) }

  var lineCount: Int { starts.count }

  /// Replaces a part of this text by another text.
  mutating func replace(from start: Position, to end: Position, with text: String) {
    let (first, last) = (offset(of: start), offset(of: end))
    units.replaceSubrange(min(first, last)..<max(first, last), with: text.utf16)
    findLines()
  }

  private mutating func findLines() {
    starts = [0]
    var index = 0
    while index < units.count {
      let unit = units[index]
      index += 1
      guard unit == 0x0A || unit == 0x0D else { continue }
      if unit == 0x0D, index < units.count, units[index] == 0x0A { index += 1 }
      starts.append(index)
    }
  }

  /// The units of a line without its end; empty where there is none.
  func line(_ number: Int) -> ArraySlice<UInt16> {
    guard starts.indices.contains(number) else { return [] }
    let end = number + 1 < starts.count ? starts[number + 1] : units.count
    var line = units[starts[number]..<end]
    while line.last == 0x0A || line.last == 0x0D { line.removeLast() }
    return line
  }

  /// Where a position is; beyond the end of a line its end.
  private func offset(of position: Position) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return units.count }
    let line = line(position.line)
    return line.startIndex + min(max(position.character, 0), line.count)
  }

  /// The Unicode scalars of a line before a position.
  func column(of position: Position) -> Int {
    let before = line(position.line).prefix(max(position.character, 0))
    return before.count - before.count { UTF16.isTrailSurrogate($0) }
  }

  /// The position behind so many Unicode scalars of a line.
  func position(line number: Int, column: Int) -> Position {
    var (left, character) = (column, 0)
    for unit in line(number) {
      if !UTF16.isTrailSurrogate(unit) {
        if left == 0 { break }
        left -= 1
      }
      character += 1
    }
    return Position(line: number, character: character)
  }

  /// The position of a column that counts what is one letter on the screen, from 1.
  func position(line number: Int, letter: Int) -> Position {
    let text = String(decoding: line(number), as: UTF16.self)
    return Position(line: number, character: text.prefix(max(letter - 1, 0)).utf16.count)
  }

  /// Where a word ends that begins at a position; at the end of the line where none does.
  func endOfWord(at position: Position) -> Position {
    let rest = line(position.line).dropFirst(position.character)
    let isQuoted = rest.first == 0x22 || rest.first == 0x27
    let end =
      isQuoted
      ? rest.dropFirst().firstIndex { $0 == rest.first }.map { $0 + 1 }
      : rest.firstIndex { !Self.isOfWord($0) }
    let length = end.map { $0 - rest.startIndex } ?? rest.count
    guard length > 0 else {
      return Position(line: position.line, character: position.character + rest.count)
    }
    return Position(line: position.line, character: position.character + length)
  }

  private static func isOfWord(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D, 0x2E, 0x80...: true
    default: false
    }
  }
}
