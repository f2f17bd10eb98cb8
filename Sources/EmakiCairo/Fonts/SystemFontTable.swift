import EmakiDrawing

/// The figures of `SystemFont.txt`: how the letters of the iOS system font differ from Inter's, in
/// thousandths of an em. The file says what each of its rows means.
struct SystemFontTable: Sendable {
  /// The figures of one letter.
  struct Letter: Sendable {
    /// Its widening in all texts.
    var text = 0.0
    /// Its further widening in bold; that of other heavy weights is in proportion.
    var bold = 0.0
    /// Its further widening for each step of weight below regular.
    var light = 0.0
    /// Its further widening in the cut for display.
    var display = 0.0

    /// Its widening in a weight, with a share of the cut for display.
    func widening(_ weight: Font.Weight, display share: Double) -> Double {
      let steps = Double(weight.rawValue - Font.Weight.regular.rawValue) / 100
      return text + (steps > 0 ? bold * steps / 3 : -light * steps) + share * display
    }
  }

  /// The space after each letter, by size.
  private(set) var tracking = SizeTable()
  /// The further space in the font of iOS 9 to 13, by size.
  private(set) var early = SizeTable()
  /// The further space in the font since iOS 14.
  private(set) var variable = 0.0
  /// The space after each kana and ideograph of a Japanese text, by size.
  private(set) var japanese = SizeTable()
  /// The space after each ideograph of a text without kana, by size.
  private(set) var chinese = SizeTable()
  private var weights: [Int: (text: Double, display: Double)] = [:]
  private var letters: [Unicode.Scalar: Letter] = [:]
  private var other = Letter()
  private var pairs: [UInt64: Double] = [:]

  /// The table that is part of the program.
  static let standard = SystemFontTable(
    String(decoding: PackageResources.SystemFont_txt, as: UTF8.self))

  /// Reads a table; rows that are none are left out.
  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count > 2, let name = cells.first else { continue }
      read(name, cells[1], cells[2...].compactMap { Double($0) })
    }
  }

  private mutating func read(_ name: Substring, _ key: Substring, _ figures: [Double]) {
    switch (name, figures.count) {
    case ("letter", 4):
      let letter = Letter(
        text: figures[0], bold: figures[1], light: figures[2], display: figures[3])
      if key == "else" { other = letter }
      if let scalar = key.unicodeScalars.first, key != "else" { letters[scalar] = letter }
    case ("kern", 1):
      let scalars = Array(key.unicodeScalars)
      if scalars.count == 2 { pairs[Self.pair(scalars[0], scalars[1])] = figures[0] }
    case ("weight", 2): Int(key).map { weights[$0] = (figures[0], figures[1]) }
    case ("variable", 1): variable = figures[0]
    case (_, 1): Double(key).map { add($0, figures[0], to: name) }
    default: break
    }
  }

  private mutating func add(_ size: Double, _ figure: Double, to curve: Substring) {
    switch curve {
    case "tracking": tracking.rows.append((size, figure))
    case "early": early.rows.append((size, figure))
    case "japanese": japanese.rows.append((size, figure))
    case "chinese": chinese.rows.append((size, figure))
    default: break
    }
  }

  /// The figures of a letter, or of those that the table does not list.
  func letter(_ scalar: Unicode.Scalar) -> Letter { letters[scalar] ?? other }

  /// The space between two letters, besides Inter's kerning.
  func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    pairs[Self.pair(first, second)] ?? 0
  }

  /// The space after each letter that a weight adds; heavier letters of Inter are narrower than those
  /// of the system font.
  func space(of weight: Font.Weight, isDisplay: Bool) -> Double {
    weights[weight.rawValue].map { isDisplay ? $0.display : $0.text } ?? 0
  }

  private static func pair(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> UInt64 {
    UInt64(first.value) << 32 | UInt64(second.value)
  }
}
