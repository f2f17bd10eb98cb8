import EmakiDrawing

/// How much wider or narrower single letters are than Inter's, when Inter stands in for another
/// font.
struct LetterWidths {
  /// Advances by ASCII code from the space on, in ems; `nil` where only differences are known.
  private let advances: [Double]?
  private let isSystem: Bool
  private let isHelveticaNeue: Bool
  /// How much of the cut for display is in the letters of the system font: none up to 20 pt, all
  /// from 22 pt on.
  private let display: Double
  /// What is added after each letter where the letters are known, in ems.
  let tracking: Double
  /// Looks up what is known of the letters of a font.
  init(_ font: Font) {
    isSystem = font.family == nil
    display = min(1, max(0, (font.size - 20) / 2))
    advances = font.family.flatMap { Self.advances(of: $0, font.weight) }
    tracking = FamilyTracking.tracking(font)
    isHelveticaNeue = font.family.map(Self.folded)?.hasPrefix("helveticaneue") ?? false
  }

  /// Whether each letter has its own width, so that no ratio for the whole family is needed.
  var areKnown: Bool { advances != nil }

  /// Whether Inter's kerning stays between this letter and the next one.
  ///
  /// Helvetica Neue is hardly kerned: 14 saved texts in it, of 5 projects, are as wide as the sum of
  /// their letters, but for two with a T before a vowel.
  func keepsKerning(after scalar: Unicode.Scalar) -> Bool { !isHelveticaNeue || scalar == "T" }

  /// What a character is widened by, in ems; `nil` where nothing is known of it.
  ///
  /// - Parameter natural: Inter's advance for the character, in ems: alone where kerning stays
  ///   Inter's.
  func widening(of scalar: Unicode.Scalar, natural: Double) -> Double? {
    let letter = Self.letter(scalar)
    if isSystem {
      let other = letter.value >= 0x370 ? Self.other : 0
      return ((Self.system[letter] ?? other) + display * Self.display(letter)) / 1000
    }
    guard let advances, (0x20...0x7E).contains(letter.value) else { return nil }
    return advances[Int(letter.value) - 0x20] - natural
  }

  /// The plain letter under an accent, which is as wide: e of é, by its name in Unicode.
  private static func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.value > 0x7E, let name = scalar.properties.name else { return scalar }
    for (start, isSmall) in [("LATIN SMALL LETTER ", true), ("LATIN CAPITAL LETTER ", false)]
    where name.hasPrefix(start) {
      let rest = name.dropFirst(start.count)
      guard rest.dropFirst().hasPrefix(" WITH "), let first = rest.unicodeScalars.first else {
        return scalar
      }
      return isSmall ? Unicode.Scalar(first.value + 0x20) ?? scalar : first
    }
    return scalar
  }

  /// A family's name without case, spaces and dots.
  private static func folded(_ family: String) -> String {
    family.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static func advances(of family: String, _ weight: Font.Weight) -> [Double]? {
    guard let faces = families[folded(family)] else { return nil }
    func distance(_ other: Font.Weight) -> Int { abs(other.rawValue - weight.rawValue) }
    let nearest = Font.Weight.allCases.filter { faces[$0] != nil }
      .min { distance($0) < distance($1) }
    return nearest.flatMap { faces[$0] }?.split { $0 == " " || $0 == "\n" }
      .compactMap { Double($0) }.map { $0 / 1000 }
  }

  /// What letters of the iOS system font are wider than Inter's, in thousandths of an em.
  ///
  /// Fitted, with a penalty that keeps rare letters near those of the same shape and these near 0, to
  /// 350 single-line texts of saved files of 55 projects together with `SystemFontWidth`; what one
  /// project says up to three times counts as often. Of the texts of a project that is left out of
  /// the fit 77 of 100 then have their width to half a point; without it, 65.
  private static let system: [Unicode.Scalar: Double] = [
    " ": 3, "!": 9, "#": 7, "'": 49, "(": 18, ")": 18, "+": -6, ",": 13, "-": 20, ".": 16, "/": -6,
    "0": 2, "1": 12, "2": -7, "3": -19, "4": -1, "5": -15, "6": -4, "7": -14, "8": -4, "9": 5,
    ":": 28, ";": 17, "?": 4, "A": -16, "B": 9, "C": -1, "D": 3, "F": -17, "G": -2, "H": 6, "I": 10,
    "J": 7, "K": 11, "L": 6, "M": -16, "N": 3, "O": 2, "P": 1, "Q": 2, "R": 8, "S": 4, "T": -15,
    "U": -6, "V": -9, "W": -1, "X": 1, "Y": -14, "Z": -1, "[": 9, "]": 9, "a": -9, "b": -10, "c": 2,
    "d": -10, "e": -11, "f": 2, "g": 1, "h": -1, "i": 9, "j": 15, "l": 12, "m": 5, "n": -3, "o": -9,
    "p": -3, "q": -3, "r": 11, "s": -4, "t": -3, "u": 5, "v": -16, "w": -41, "x": -21, "y": -6,
    "z": 6, "|": 17, "©": 7, "º": -25, "ø": -1, "–": 9, "•": -34,
  ]

  /// What letters beyond Latin are narrower than Inter's in either cut: four texts in Cyrillic were
  /// saved so.
  private static let other = -3.0

  /// What a letter of the cut for display, which larger texts are set in, is wider than that of
  /// the cut for text, in thousandths of an em. Fitted with `system`, by classes of letters.
  private static func display(_ letter: Unicode.Scalar) -> Double {
    switch letter {
    case "0"..."9": 24
    case ".", ",", ":", ";", "!", "'", "|": -25
    case "A", "H", "K", "M", "N", "U"..."Y": -4.5
    case "C", "E"..."G", "L", "O", "Q", "T", "Z": 9
    case "B", "D", "J", "P", "R", "S", "f", "i", "j", "l", "r", "t": 0
    case "h", "I", "m", "n", "u": 2
    case "c", "e", "o": 6
    case "a"..."z": 12
    case "\u{370}"...: other
    default: 9
    }
  }
}
