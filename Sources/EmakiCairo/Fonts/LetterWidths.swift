import EmakiDrawing

/// How much wider or narrower single letters are than Inter's, when Inter stands in for another
/// font.
struct LetterWidths {
  /// Advances by ASCII code from the space on, in ems; `nil` where only differences are known.
  private let advances: [Double]?
  private let isSystem: Bool
  private let isHelveticaNeue: Bool
  private let weight: Font.Weight
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
    weight = font.weight
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
      return SystemFontTable.standard.letter(letter).widening(weight, display: display) / 1000
    }
    guard let advances, (0x20...0x7E).contains(letter.value) else { return nil }
    return advances[Int(letter.value) - 0x20] - natural
  }

  /// The space between two letters of the system font besides Inter's kerning, in ems.
  func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    guard isSystem else { return 0 }
    return SystemFontTable.standard.kerning(Self.letter(first), Self.letter(second)) / 1000
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

  /// The width by which letters of Greek, Cyrillic and the like exceed Inter's in the cut for text,
  /// in thousandths of an em: none to speak of in regular weight, more in bold, as seven texts in
  /// Cyrillic of three projects were saved. For display they have 4 less.
  private static func other(_ weight: Font.Weight) -> Double {
    18.5 * max(0, Double(weight.rawValue) - 400) / 300 - 1
  }
}
