/// Where the lines of a text are in another one that was made of it by one change.
struct LineShift {
  /// So many lines at the start are the same.
  private let first: Int
  /// The lines from this one on are the same.
  private let last: Int
  /// The number of lines by which those moved down.
  private let distance: Int

  /// - Returns: `nil` where lines end by more than line feeds.
  init?(from old: [UInt8], to new: [UInt8]) {
    if Self.hasOtherBreaks(old) || Self.hasOtherBreaks(new) { return nil }
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let (before, after) = (Self.lines(in: old[...]), Self.lines(in: new[...]))
    first = Self.lines(in: old[..<start])
    last = before - Self.lines(in: old[(old.count - end)...]) + 2
    distance = after - before
  }

  /// Where a line is now, counted from 1; `nil` for one that is not the same.
  func line(_ number: Int) -> Int? {
    number <= first ? number : number >= last ? number + distance : nil
  }

  /// The number of line feeds.
  private static func lines(in text: ArraySlice<UInt8>) -> Int { text.count { $0 == 0x0A } }

  /// Whether there are carriage returns, or the other ends of lines that YAML 1.1 knows: U+0085,
  /// U+2028 and U+2029.
  private static func hasOtherBreaks(_ text: [UInt8]) -> Bool {
    text.indices.contains { index in
      switch text[index] {
      case 0x0D: true
      case 0xC2: text[index...].starts(with: [0xC2, 0x85])
      case 0xE2:
        text[index...].starts(with: [0xE2, 0x80, 0xA8])
          || text[index...].starts(with: [0xE2, 0x80, 0xA9])
      default: false
      }
    }
  }
}
