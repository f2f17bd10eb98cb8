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
  /// Fitted, with a penalty that keeps rare letters at 0, to 298 single-line texts of saved files
  /// together with `SystemFontWidth`. On files that were left out of the fit, two thirds of the
  /// texts then have their width to half a point; without it, 57 %.
  private static let system: [Unicode.Scalar: Double] = [
    " ": -1, "'": 45, "-": 19, ".": 17, "0": 9, "1": 7, "2": 2, ":": 3, "A": -10, "B": -4, "C": -5,
    "D": 7, "E": -1, "F": -6, "G": -1, "H": 5, "I": 10, "J": 5, "K": 12, "L": 6, "M": -13, "N": 2,
    "O": -4, "P": 5, "R": 8, "S": -9, "T": -12, "U": -9, "V": -12, "Y": -10, "a": -3, "b": -7,
    "c": 4, "d": -7, "e": -9, "f": 3, "g": -1, "h": -9, "i": 6, "k": -1, "l": 15, "m": 5, "n": 2,
    "p": -2, "r": 8, "s": -3, "t": -3, "u": 10, "v": -12, "w": -30, "x": -17, "y": -12, "z": 4,
    "[": 4, "]": 4,
  ]

  /// What a letter of the cut for display, which larger texts are set in, is wider than that of
  /// the cut for text, in thousandths of an em. Fitted to 45 texts by classes of letters.
  private static func display(_ letter: Unicode.Scalar) -> Double {
    switch letter {
    case "0"..."9": 16
    case "I": 8
    case "A"..."Z": 12
    case "i", "l", "j", "t", "f", "r", ".", ",", ":", ";", "!", "'", "|": -4
    default: 0
    }
  }
}
