import EmakiDrawing

/// How much wider or narrower single letters are than Inter's, when Inter stands in for another
/// font.
struct LetterWidths {
  /// Advances by ASCII code from the space on, in ems; `nil` where only differences are known.
  private let advances: [Double]?
  private let isSystem: Bool
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
  }

  /// Whether each letter has its own width, so that no ratio for the whole family is needed.
  var areKnown: Bool { advances != nil }

  /// What a character is widened by, in ems; `nil` where nothing is known of it.
  ///
  /// - Parameter natural: Inter's advance for the character alone, in ems; kerning stays Inter's.
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

  private static func advances(of family: String, _ weight: Font.Weight) -> [Double]? {
    guard let faces = families[family.lowercased().filter { $0.isLetter || $0.isNumber }] else {
      return nil
    }
    func distance(_ other: Font.Weight) -> Int { abs(other.rawValue - weight.rawValue) }
    let nearest = Font.Weight.allCases.filter { faces[$0] != nil }
      .min { distance($0) < distance($1) }
    return nearest.flatMap { faces[$0] }?.split { $0 == " " || $0 == "\n" }
      .compactMap { Double($0) }.map { $0 / 1000 }
  }

  /// What letters of the iOS system font are wider than Inter's, in thousandths of an em.
  ///
  /// Fitted, with a penalty that keeps rare letters near 0, to 289 single-line texts of saved files
  /// of 34 projects together with `SystemFontWidth`. Of the texts of a project that is left out of
  /// the fit 73 of 100 then have their width to half a point; without it, 64.
  private static let system: [Unicode.Scalar: Double] = [
    " ": 1, "#": 8, "'": 33, "(": 19, ")": 19, ",": 5, "-": 16, ".": 8, "/": -8, "0": 5, "1": 10,
    "2": -2, "3": -19, "4": -8, "5": -8, "7": 4, "9": 2, ":": 27, "A": -14, "B": 10, "C": -3,
    "E": 2, "F": -19, "G": 2, "H": 5, "I": 10, "J": 7, "K": 11, "L": 2, "M": -12, "N": 1, "O": 3,
    "P": -2, "R": 8, "S": 4, "T": -15, "U": -11, "V": -6, "W": -1, "X": 4, "Y": -10, "Z": 3, "[": 5,
    "]": 5, "a": -7, "b": -4, "c": 3, "d": -13, "e": -12, "f": -4, "h": -2, "i": 11, "j": 6, "k": 2,
    "l": 12, "m": 5, "n": -3, "o": -6, "p": 2, "q": 4, "r": 10, "s": -3, "t": -3, "u": 5, "v": -11,
    "w": -34, "x": -20, "y": -5, "z": 5, "º": -24, "ø": 3, "•": -19,
  ]

  /// What letters beyond Latin are narrower than Inter's in either cut: four texts in Cyrillic were
  /// saved so.
  private static let other = -3.0

  /// What a letter of the cut for display, which larger texts are set in, is wider than that of
  /// the cut for text, in thousandths of an em. Fitted to 60 texts by classes of letters.
  private static func display(_ letter: Unicode.Scalar) -> Double {
    switch letter {
    case "0"..."9": 19
    case "A"..."Z": 5
    case "i", "l", "j", "t", "f", "r", ".", ",", ":", ";", "!", "'", "|": -13.5
    case " ", "a"..."z": 9
    case "\u{370}"...: other
    default: 0
    }
  }
}
