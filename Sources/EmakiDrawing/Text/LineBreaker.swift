/// Breaks a text into lines greedily, given the width of each character.
///
/// Breaks are allowed after spaces and hyphens and around East Asian characters, but not before
/// closing punctuation nor after opening punctuation (the Japanese rule of kinsoku in its simplest
/// form). A word longer than a line is broken anywhere. Spaces at a break belong to no line.
///
/// - Complexity: linear in the characters of the text.
public struct LineBreaker {
  let request: TextRequest
  let advance: (Character) -> Double

  /// A line before it is cut, with whether the text goes on after the last line that is allowed.
  struct Draft {
    var characters: ArraySlice<Character>
    var goesOn = false
  }

  /// Rounding must not push out a word in a box that was made to its measure.
  static let tolerance = 1e-6

  /// Makes a breaker; `advance` gives a character's width in points.
  public init(request: TextRequest, advance: @escaping (Character) -> Double) {
    self.request = request
    self.advance = advance
  }

  /// The lines, no more than allowed. In a truncating mode the last one has an ellipsis where the
  /// text goes on, also where a line feed and not the width is the cause; in the others the rest is
  /// dropped. An empty text has no lines.
  public func lines() -> [TextLine] {
    guard !request.text.isEmpty else { return [] }
    let paragraphs = request.text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var drafts: [Draft] = []
    for (index, paragraph) in paragraphs.enumerated() {
      let isLast = index == paragraphs.count - 1
      if wrap(Array(paragraph), isLast: isLast, into: &drafts) { break }
    }
    return drafts.map(finish)
  }

  /// Appends a paragraph's lines; true when no further line is allowed.
  private func wrap(_ paragraph: [Character], isLast: Bool, into drafts: inout [Draft]) -> Bool {
    var lines: [Range<Int>] = []
    var start = 0
    var isFull = false
    repeat {
      isFull = request.maximumLines > 0 && drafts.count + lines.count == request.maximumLines - 1
      let isCut = isFull && request.lineBreak.isTruncating
      let end = isCut ? paragraph.count : lineEnd(paragraph, from: start)
      lines.append(start..<end)
      start = paragraph[end...].firstIndex { !$0.isWhitespace } ?? paragraph.count
    } while start < paragraph.count && !isFull
    if request.avoidsLoneWord, start == paragraph.count, let limit = request.width {
      LoneWord.giveCompany(to: &lines, of: paragraph) {
        paragraph[$0].reduce(0) { $0 + advance($1) } <= limit + Self.tolerance
      }
    }
    drafts += lines.map { Draft(characters: paragraph[$0]) }
    if isFull, request.lineBreak.isTruncating { drafts[drafts.count - 1].goesOn = !isLast }
    return isFull
  }

  /// Takes as many characters as fit, back to the last index where a break is allowed.
  private func lineEnd(_ paragraph: [Character], from start: Int) -> Int {
    guard let limit = request.width, request.lineBreak != .clip else { return paragraph.count }
    var used = 0.0
    var lastBreak: Int?
    for index in start..<paragraph.count {
      let character = paragraph[index]
      if index > start, canBreak(before: character, after: paragraph[index - 1]) {
        lastBreak = index
      }
      used += advance(character)
      if used > limit + Self.tolerance, index > start, !character.isWhitespace {
        return lastBreak ?? index
      }
    }
    return paragraph.count
  }
}

extension TextRequest.LineBreak {
  /// Whether an ellipsis stands for what does not fit.
  var isTruncating: Bool {
    switch self {
    case .truncateHead, .truncateTail, .truncateMiddle: true
    case .wordWrap, .characterWrap, .clip: false
    }
  }
}
