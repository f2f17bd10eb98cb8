import EmakiDrawing

/// A line of text, split into runs of one face and one direction.
struct TextRuns {
  struct Run {
    var face: Typeface
    /// Which bytes of `text`.
    var bytes: Range<Int>
    /// The embedding level of Unicode's algorithm for two directions; odd is right to left.
    var level: UInt8
  }

  /// UTF-8, with a space for each tab, line feed and other control character.
  private(set) var text: [UInt8] = []
  /// The byte that each character starts at.
  private(set) var starts: [Int] = []
  /// In the order of the text.
  private(set) var runs: [Run] = []

  /// Splits a line.
  init(_ line: String, _ font: Font, _ fallback: FontFallback) {
    text = line.utf8.map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }
    if text.allSatisfy({ $0 < 0x80 }) {
      starts = Array(text.indices)
      if !text.isEmpty, let face = fallback.primary(font), face.hasASCII {
        runs = [Run(face: face, bytes: text.indices, level: 0)]
        return
      }
    }
    itemize(font, fallback)
  }

  private mutating func itemize(_ font: Font, _ fallback: FontFallback) {
    let line = String(decoding: text, as: UTF8.self)
    let levels = WritingDirection.levels(of: line)
    starts = []
    var start = 0
    var scalar = 0
    for character in line {
      let end = start + character.utf8.count
      let level = levels.isEmpty ? 0 : levels[scalar]
      scalar += character.unicodeScalars.count
      starts.append(start)
      if let face = fallback.typeface(for: character, font) { append(face, start..<end, level) }
      start = end
    }
  }

  private mutating func append(_ face: Typeface, _ bytes: Range<Int>, _ level: UInt8) {
    if let last = runs.last, last.face === face, last.level == level,
      last.bytes.upperBound == bytes.lowerBound
    {
      runs[runs.count - 1].bytes = last.bytes.lowerBound..<bytes.upperBound
    } else {
      runs.append(Run(face: face, bytes: bytes, level: level))
    }
  }

  /// The runs from left to right: from the highest level down to the lowest odd one, each stretch
  /// at that level or above is reversed (rule L2 of Unicode Standard Annex 9).
  var visual: [Run] {
    var order = runs
    guard let highest = order.map(\.level).max(), highest > 0 else { return order }
    for level in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        let end = order[start...].firstIndex { $0.level < level } ?? order.count
        if end > start { order[start..<end].reverse() }
        start = end + 1
      }
    }
    return order
  }
}
