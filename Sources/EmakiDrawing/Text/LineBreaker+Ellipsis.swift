extension LineBreaker {
  /// The line without spaces at its end, cut where it must be.
  func finish(_ draft: Draft) -> TextLine {
    let characters = Self.withoutTrailingSpaces(draft.characters)
    let full = width(characters)
    let isTooLong = request.width.map { full > $0 + Self.tolerance } ?? false
    guard request.lineBreak.isTruncating, isTooLong || draft.goesOn else {
      return TextLine(
        text: String(characters), width: full,
        trailingSpace: width(draft.characters[characters.endIndex...]))
    }
    return ellipsized(Array(characters))
  }

  /// Keeps as many characters as fit beside the ellipsis, and none if not even that fits.
  private func ellipsized(_ characters: [Character]) -> TextLine {
    let (head, tail) = request.lineBreak.ends(keeping: fitting(characters))
    let start = Self.withoutTrailingSpaces(characters[..<head])
    let line = start + ["…"] + characters[(characters.count - tail)...]
    return TextLine(text: String(line), width: width(line))
  }

  /// The most characters that fit beside the ellipsis, found on the sums of their widths.
  private func fitting(_ characters: [Character]) -> Int {
    guard let limit = request.width else { return characters.count }
    let room = limit + Self.tolerance - advance("…")
    var sums = [0.0]
    sums.reserveCapacity(characters.count + 1)
    var whole = 0.0
    for character in characters {
      whole += advance(character)
      sums.append(whole)
    }
    return (0...characters.count).last { kept in
      let (head, tail) = request.lineBreak.ends(keeping: kept)
      return sums[head] + whole - sums[characters.count - tail] <= room
    } ?? 0
  }

  private func width(_ characters: some Sequence<Character>) -> Double {
    characters.reduce(0) { $0 + advance($1) }
  }

  private static func withoutTrailingSpaces(
    _ characters: ArraySlice<Character>
  ) -> ArraySlice<Character> {
    let end = characters.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? characters.startIndex
    return characters[..<end]
  }
}

extension TextRequest.LineBreak {
  /// How many characters stay before and after the ellipsis.
  func ends(keeping kept: Int) -> (head: Int, tail: Int) {
    switch self {
    case .truncateHead: (0, kept)
    case .truncateMiddle: ((kept + 1) / 2, kept / 2)
    default: (kept, 0)
    }
  }
}
