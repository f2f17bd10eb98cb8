import EmakiDrawing

/// Breaks one text into lines, greedily: each line takes as much as fits.
struct TextBreaker {
  let request: TextRequest
  let fonts: FontBook

  /// A line before it is cut, with whether the text goes on after the last line that is allowed.
  private struct Draft {
    var characters: [Character]
    var goesOn = false
  }

  /// Rounding must not push out a word in a box that was made to its measure.
  static let tolerance = 1e-6

  func lines() -> [TextLine] {
    guard !request.text.isEmpty else { return [] }
    let paragraphs = request.text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).map(Array.init)
    var drafts: [Draft] = []
    for (index, paragraph) in paragraphs.enumerated() {
      let isLast = index == paragraphs.count - 1
      if wrap(paragraph, isLast: isLast, into: &drafts) { break }
    }
    return drafts.map(finish)
  }

  private var isTruncating: Bool {
    switch request.lineBreak {
    case .truncateHead, .truncateTail, .truncateMiddle: true
    case .wordWrap, .characterWrap, .clip: false
    }
  }

  /// Appends a paragraph's lines; true when no further line is allowed.
  private func wrap(_ paragraph: [Character], isLast: Bool, into drafts: inout [Draft]) -> Bool {
    let shaped = MeasuredParagraph(paragraph, request, fonts)
    var lines: [Range<Int>] = []
    var start = 0
    var isFull = false
    repeat {
      isFull = request.maximumLines > 0 && drafts.count + lines.count == request.maximumLines - 1
      let end = isFull && isTruncating ? paragraph.count : shaped.lineEnd(from: start)
      lines.append(start..<end)
      start = paragraph[end...].firstIndex { !$0.isWhitespace } ?? paragraph.count
    } while start < paragraph.count && !isFull
    if request.avoidsLoneWord, start == paragraph.count, let limit = request.width {
      LoneWord.giveCompany(to: &lines, of: paragraph) {
        measured(paragraph[$0]).width <= limit + Self.tolerance
      }
    }
    drafts += lines.map { Draft(characters: Array(paragraph[$0])) }
    if isFull, isTruncating { drafts[drafts.count - 1].goesOn = !isLast }
    return isFull
  }

  /// The line without spaces at its end, cut where it must be.
  private func finish(_ draft: Draft) -> TextLine {
    var characters = draft.characters
    while let last = characters.last, last.isWhitespace { characters.removeLast() }
    var line = measured(characters)
    if characters.count < draft.characters.count {
      line.trailingSpace = measured(draft.characters).width - line.width
    }
    let isTooLong = request.width.map { line.width > $0 + TextBreaker.tolerance } ?? false
    guard isTruncating, isTooLong || draft.goesOn else { return line }
    return ellipsized(characters)
  }

  /// Keeps as many characters as fit beside the ellipsis.
  private func ellipsized(_ characters: [Character]) -> TextLine {
    var kept = fitting(characters)
    while true {
      let (head, tail) = ends(keeping: kept)
      var start = characters[..<head]
      while let last = start.last, last.isWhitespace { start.removeLast() }
      let line = measured(start + ["…"] + characters[(characters.count - tail)...])
      guard kept > 0, let limit = request.width, line.width > limit + TextBreaker.tolerance else {
        return line
      }
      kept -= 1
    }
  }

  /// How many characters fit beside the ellipsis by their advances; kerning may change it by one.
  private func fitting(_ characters: [Character]) -> Int {
    guard let limit = request.width else { return characters.count }
    let advances = fonts.line(String(characters), request.font).advances
    let room = limit - measured(["…"]).width
    var sums = [0.0]
    for advance in advances { sums.append(sums[sums.count - 1] + advance) }
    let whole = sums[sums.count - 1]
    return (0...characters.count).last { kept in
      let (head, tail) = ends(keeping: kept)
      return sums[head] + whole - sums[characters.count - tail] <= room + request.font.size
    } ?? 0
  }

  /// How many characters stay before and after the ellipsis.
  private func ends(keeping kept: Int) -> (head: Int, tail: Int) {
    switch request.lineBreak {
    case .truncateHead: (0, kept)
    case .truncateMiddle: ((kept + 1) / 2, kept / 2)
    default: (kept, 0)
    }
  }

  private func measured(_ characters: some Sequence<Character>) -> TextLine {
    let text = String(characters)
    return TextLine(text: text, width: fonts.line(text, request.font).width)
  }
}
