/// Breaks a text of several looks into lines.
struct StyledBreaker {
  let text: StyledText
  let measurer: any TextMeasuring

  typealias Letter = StyledText.Letter
  typealias Paragraph = StyledText.Paragraph

  func lines() -> [StyledLine] {
    let paragraphs = text.paragraphs
    var lines: [StyledLine] = []
    for (index, paragraph) in paragraphs.enumerated() {
      let isLast = index == paragraphs.count - 1
      let before = index > 0 ? style(of: paragraphs[index - 1]) : nil
      if wrap(paragraph, after: before, isLast: isLast, into: &lines) { break }
    }
    return lines
  }

  private func style(of paragraph: Paragraph) -> ParagraphStyle {
    text.spans[paragraph.span].paragraph
  }

  /// Appends a paragraph's lines; true when no further line is allowed.
  private func wrap(
    _ paragraph: Paragraph, after previous: ParagraphStyle?, isLast: Bool,
    into lines: inout [StyledLine]
  ) -> Bool {
    let style = style(of: paragraph)
    var rest = paragraph.letters[...]
    var gap = previous.map { $0.lineSpacing + $0.spacing + style.spacingBefore } ?? 0
    var isFirst = true
    repeat {
      let isLastAllowed = text.maximumLines > 0 && lines.count == text.maximumLines - 1
      let indent = isFirst ? style.firstLineIndent : style.indent
      let isCut = isLastAllowed && text.lineBreak.isTruncating
      let end = isCut ? rest.endIndex : lineEnd(rest, indent: indent)
      var line = finish(rest[..<end], indent: indent, goesOn: isCut && !isLast)
      complete(&line, paragraph, gap: gap)
      line.indent = indent
      lines.append(line)
      if isLastAllowed { return true }
      rest = rest[end...].drop { $0.character.isWhitespace }
      gap = style.lineSpacing
      isFirst = false
    } while !rest.isEmpty
    return false
  }

  /// Says how high a line is and how it lies.
  private func complete(_ line: inout StyledLine, _ paragraph: Paragraph, gap: Double) {
    let style = style(of: paragraph)
    let empty = text.spans[paragraph.span]
    let spans = line.pieces.isEmpty ? [empty] : line.pieces.map(\.span)
    line.ascent = spans.map(\.ascent).max() ?? 0
    line.descent = spans.map(\.descent).max() ?? 0
    // The height that a paragraph adds to a line stands above its letters.
    line.ascent = style.lineHeight(line.height) - line.descent
    line.alignment = style.alignment
    line.gap = gap
  }

  private func room(_ indent: Double) -> Double? {
    text.width.map { max(0, $0 - indent) + LineBreaker.tolerance }
  }

  /// Where the line ends that begins with these letters: as late as fits and is allowed.
  private func lineEnd(_ letters: ArraySlice<Letter>, indent: Double) -> Int {
    guard let limit = room(indent), text.lineBreak != .clip, !letters.isEmpty,
      width(Self.withoutTrailingSpaces(letters)) > limit
    else { return letters.endIndex }
    var start = letters.startIndex
    var used = 0.0
    for index in letters.indices.dropFirst() + [letters.endIndex] where mayBreak(at: index, letters)
    {
      let word = letters[start..<index]
      if used + width(Self.withoutTrailingSpaces(word)) > limit { break }
      used += width(word)
      start = index
    }
    return start > letters.startIndex ? start : letters.startIndex + fitting(letters, limit)
  }

  private func mayBreak(at index: Int, _ letters: ArraySlice<Letter>) -> Bool {
    if index == letters.endIndex || text.lineBreak == .characterWrap { return true }
    return LineBreaker.canBreak(
      before: letters[index].character, after: letters[index - 1].character)
  }

  /// How many letters of a word fit, at least one.
  private func fitting(_ letters: ArraySlice<Letter>, _ limit: Double) -> Int {
    var (low, high) = (1, letters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if width(letters.prefix(middle)) <= limit { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The line without spaces at its end, cut where it must be.
  private func finish(
    _ letters: ArraySlice<Letter>, indent: Double, goesOn: Bool
  ) -> StyledLine {
    let seen = Self.withoutTrailingSpaces(letters)
    var line = line(of: Array(seen))
    let isTooLong = room(indent).map { line.width > $0 } ?? false
    if text.lineBreak.isTruncating, isTooLong || goesOn {
      return ellipsized(Array(seen), limit: room(indent))
    }
    if seen.count < letters.count { line.trailingSpace = width(letters) - line.width }
    return line
  }

  /// Keeps as many letters as fit beside the ellipsis.
  private func ellipsized(_ letters: [Letter], limit: Double?) -> StyledLine {
    func cut(_ kept: Int) -> StyledLine {
      let (head, tail) = text.lineBreak.ends(keeping: kept)
      let start = Self.withoutTrailingSpaces(letters[..<head])
      let neighbour = start.last ?? letters.last
      let mark = Letter(character: "…", span: neighbour?.span ?? 0)
      return line(of: start + [mark] + letters[(letters.count - tail)...])
    }
    guard let limit else { return cut(letters.count) }
    var (low, high) = (0, letters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if cut(middle).width <= limit { low = middle } else { high = middle - 1 }
    }
    return cut(low)
  }

  private func width(_ letters: ArraySlice<Letter>) -> Double {
    line(of: Array(letters)).width
  }

  /// The letters as pieces that look alike, with their widths.
  private func line(of letters: [Letter]) -> StyledLine {
    var line = StyledLine()
    var start = 0
    while start < letters.count {
      let span = letters[start].span
      let end = letters[start...].firstIndex { $0.span != span } ?? letters.count
      var own = text.spans[span]
      own.text = String(letters[start..<end].map(\.character))
      let piece = StyledLine.Piece(span: own, width: width(of: own))
      line.width += piece.width
      line.pieces.append(piece)
      start = end
    }
    return line
  }

  private func width(of span: TextSpan) -> Double {
    func width(_ text: String) -> Double {
      let request = TextRequest(text, font: span.font, lineBreak: .clip)
      return measurer.lines(of: request).first.map { $0.width + $0.trailingSpace } ?? 0
    }
    guard span.isSpaced else { return width(span.text) }
    return span.text.reduce(0) { $0 + width(String($1)) + span.kern }
  }

  private static func withoutTrailingSpaces(_ letters: ArraySlice<Letter>) -> ArraySlice<Letter> {
    let end = letters.lastIndex { !$0.character.isWhitespace }.map { $0 + 1 } ?? letters.startIndex
    return letters[..<end]
  }
}
