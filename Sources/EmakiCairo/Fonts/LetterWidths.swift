import EmakiDrawing

/// How much wider or narrower single letters are than Inter's, when Inter stands in for another
/// font.
struct LetterWidths {
  /// Advances by ASCII code from the space on, in ems; `nil` where only differences are known.
  private let advances: [Double]?
  private let isSystem: Bool
  private let isHelveticaNeue: Bool
  /// How much of the cut for display is in the letters of the system font: none up to 19 pt, all
  /// from 21 pt on.
  private let display: Double
  /// The width by which letters beyond Latin exceed Inter's in the system font, in thousandths of
  /// an em.
  private let other: Double
  /// The space added after each letter where the letters are known, in ems.
  let tracking: Double
  /// Looks up the known letters of a font.
  init(_ font: Font) {
    isSystem = font.family == nil
    display = min(1, max(0, (font.size - 19) / 2))
    other = Self.other(font.weight) - 4 * display
    advances = font.family.flatMap { Self.advances(of: $0, font.weight) }
    tracking = FamilyTracking.tracking(font)
    isHelveticaNeue = font.family.map(Self.folded)?.hasPrefix("helveticaneue") ?? false
  }

  /// Whether the width of each letter is known, so that no ratio for the whole family is needed.
  var areKnown: Bool { advances != nil }

  /// Whether Inter's kerning stays between this letter and the next one.
  ///
  /// Helvetica Neue is hardly kerned: 14 saved texts in it, of 5 projects, are as wide as the sum of
  /// their letters, but for two with a T before a vowel.
  func keepsKerning(after scalar: Unicode.Scalar) -> Bool { !isHelveticaNeue || scalar == "T" }

  /// The width by which a character is widened, in ems; `nil` where nothing is known of it.
  ///
  /// - Parameter natural: Inter's advance for the character, in ems: alone where kerning stays
  ///   Inter's.
  func widening(of scalar: Unicode.Scalar, natural: Double) -> Double? {
    let letter = Self.letter(scalar)
    if isSystem {
      if (0x370..<0x2000).contains(letter.value) { return other / 1000 }
      return ((Self.system[letter] ?? 0) + display * Self.display(letter)) / 1000
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

  /// The widths by which letters of the iOS system font exceed Inter's, in thousandths of an em.
  ///
  /// Fitted, together with `SystemFontWidth`, to 1,381 single-line texts of labels and buttons that
  /// nothing else than their width positions, in saved files of 71 owners, beginning from an
  /// earlier fit to 395 texts of 73 projects: the letters are the likeliest under which each text
  /// lies in the pixel, or the point, up to which it was rounded, for deviations of 10 thousandths
  /// (23 for punctuation) from the earlier ones. Repetitions by one owner count less. 85 of 100
  /// texts then have their width to half a point; 81 by the earlier letters, and by letters fitted
  /// to the texts of other owners alone.
  private static let system: [Unicode.Scalar: Double] = [
    " ": 1.5, "!": 25.5, "\"": 48.5, "#": 1.5, "%": 6.5, "'": 51, "(": 16, ")": 16, "+": -11.5,
    ",": 9, "-": 14.5, ".": 11.5, "/": -39.5, "0": 3.5, "1": 6, "2": -6.5, "3": -11.5, "4": 1.5,
    "5": 7.5, "6": -3, "7": -9, "8": 7.5, "9": 10.5, ":": 25, ";": 17, "<": -18.5, "=": -10,
    ">": -28, "?": 7.5, "A": -9.5, "B": 7, "C": -5.5, "D": 8.5, "E": 6, "F": -10, "G": -1.5,
    "I": 9.5, "J": 8.5, "K": 4, "L": 2.5, "M": -11, "N": -4, "O": 1.5, "P": 0.5, "Q": 1, "R": 6.5,
    "S": -1.5, "T": -19.5, "U": -1.5, "V": -1.5, "W": 14, "X": 8.5, "Y": -10, "Z": 3, "[": 10.5,
    "]": 10.5, "_": 13.5, "a": -11, "b": -7, "d": -8.5, "e": -10.5, "f": 6, "h": 0.5, "i": 9,
    "j": 15.5, "k": 6.5, "l": 15, "m": 2.5, "n": -0.5, "o": -5.5, "p": 0.5, "q": -3, "r": 7.5,
    "s": -4, "t": -5, "u": 5, "v": -16.5, "w": -46, "x": -24, "y": -9.5, "z": 2.5, "|": 17, "©": 7,
    "°": 42, "º": -17, "–": 15.5, "•": -80.5, "›": 61.5,
  ]

  /// The width by which letters of Greek, Cyrillic and the like exceed Inter's in the cut for text,
  /// in thousandths of an em: none to speak of in regular weight, more in bold, as seven texts in
  /// Cyrillic of three projects were saved. For display they have 4 less.
  private static func other(_ weight: Font.Weight) -> Double {
    18.5 * max(0, Double(weight.rawValue) - 400) / 300 - 1
  }

  /// The width by which a letter of the cut for display, which larger texts are set in, exceeds
  /// that of the cut for text, in thousandths of an em. Fitted with `system`, by classes of
  /// letters.
  private static func display(_ letter: Unicode.Scalar) -> Double {
    switch letter {
    case "0"..."9": 24.5
    case ".", ",", ":", ";", "!", "'", "|": -29
    case "A", "H", "K", "M", "N", "U"..."Y": 5
    case "C", "E"..."G", "L", "O", "Q", "T", "Z": 7
    case "B", "D", "J", "P", "R", "S", "f", "i", "j", "l", "r", "t": 1
    case "h", "I", "m", "n", "u": -8
    case "c", "e", "o": 0
    case "a"..."z": 9
    default: 6
    }
  }
}
