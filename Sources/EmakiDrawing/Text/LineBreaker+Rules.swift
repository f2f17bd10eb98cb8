extension LineBreaker {
  /// Whether a line may end between two neighbours.
  func canBreak(before next: Character, after previous: Character) -> Bool {
    request.lineBreak == .characterWrap || Self.canBreak(before: next, after: previous)
  }

  /// Whether a line may end between two neighbours of different words.
  static func canBreak(before next: Character, after previous: Character) -> Bool {
    if next.isWhitespace || closing.contains(next) { return false }
    if previous.isWhitespace || previous == "-" { return true }
    return (next.isWide || previous.isWide) && !opening.contains(previous)
  }

  /// The characters that must not begin a line: closing brackets, stops, small kana and marks of
  /// repetition.
  private static let closing: Set<Character> = Set(
    "、。，．・：；！？）］｝」』】〉》〕ー…‥々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.!?:;)]}%")
  /// The characters that must not end a line: opening brackets.
  private static let opening: Set<Character> = Set("（［｛「『【〈《〔([{")
}

extension Character {
  /// Whether the character is one em wide and may be broken around: East Asian script and emoji.
  ///
  /// The half-width forms of U+FF61…FFDC are East Asian but narrow.
  var isWide: Bool {
    guard let first = unicodeScalars.first else { return false }
    switch first.value {
    case ..<0x1100: return hasEmojiStyle
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7AF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFF:
      return true
    default: return first.properties.isEmojiPresentation || hasEmojiStyle
    }
  }

  /// Whether a variation selector asks for the coloured picture, as in "❤️" and "1️⃣".
  private var hasEmojiStyle: Bool {
    unicodeScalars.contains { $0.value == 0xFE0F }
  }
}
