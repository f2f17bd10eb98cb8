import EmakiDrawing
internal import EmakiThreads
internal import Synchronization

/// Finds the face for each character, opening a font only when a text needs it.
final class FontFallback: Sendable {
  private let system: SystemFontFiles
  private let folders: [String]
  /// `nil` for what is no font. As glyphs are known by their faces, none is ever forgotten.
  private let opened = SharedCache<FontFile, Typeface?>(limit: .max)
  /// The faces in the given folders.
  private let given = SharedCache<[String], [Typeface]>(limit: .max)
  private let primaries = SharedCache<Style, Typeface?>(limit: 1024)
  /// The fonts that are in the report.
  private let used = SharedCache<FontFile, Void>(limit: .max)
  private let report = Mutex(FontReport())

  /// The key by which a face is chosen: a font without its size.
  private struct Style: Hashable {
    var family: String?
    var weight: Font.Weight
    var isItalic: Bool

    init(_ font: Font) {
      family = font.family
      weight = font.weight
      isItalic = font.isItalic
    }
  }

  /// Makes the order in which fonts are asked; nothing is opened yet.
  init(folders: [String], systemRoot: String) {
    system = SystemFontFiles(root: systemRoot)
    self.folders = folders
  }

  /// The face that draws what it can of a font; `nil` where there is no font at all.
  func primary(_ font: Font) -> Typeface? {
    primaries.value(of: Style(font)) {
      let face = family(of: font) ?? inter(font) ?? japanese(font) ?? givenFaces.first
      if face == nil {
        report.withLock { $0.note(missing: "any font", package: "fonts-inter fonts-noto-cjk") }
      }
      return face
    }
  }

  /// Whether a face is Inter in its part as the system font, or as another whose widths are known.
  func isSystemFont(_ face: Typeface, for font: Font) -> Bool {
    (font.family == nil || font.widthOverInter != nil)
      && face.file.path.hasPrefix(system.interFolder)
  }

  /// The face that has all of a character's scalars, else the primary face, with a report.
  func typeface(for character: Character, _ font: Font) -> Typeface? {
    guard let primary = primary(font) else { return nil }
    let scalars = character.unicodeScalars.filter { !$0.needsNoGlyph }
    guard let first = scalars.first else { return primary }
    func suits(_ face: Typeface?) -> Bool {
      guard let face else { return false }
      return scalars.allSatisfy(face.has)
    }
    if character.prefersEmoji, let emoji = open(system.emoji), suits(emoji) { return emoji }
    if character.prefersJapanese, let japanese = japanese(font), suits(japanese) {
      return japanese
    }
    if suits(primary) { return primary }
    if let inter = inter(font), suits(inter) { return inter }
    if let japanese = japanese(font), suits(japanese) { return japanese }
    if let emoji = open(system.emoji), suits(emoji) { return emoji }
    for script in OtherScript.candidates(for: first) {
      if let face = open(system.other(script, font.weight)), suits(face) { return face }
    }
    if let face = givenFaces.first(where: suits) { return face }
    let missing = Array(scalars).filter { !primary.has($0) }
    report.withLock { $0.note(unpaintable: missing) }
    return primary
  }

  /// Notes that a face was drawn with.
  func note(used face: Typeface) {
    used.value(of: face.file) { report.withLock { $0.note(used: face) } }
  }

  /// The fonts that drew something, by name.
  var fontsUsed: [FontRecord] { report.withLock { $0.records } }

  /// The diagnostics since the last call.
  func takeDiagnostics() -> [FontDiagnostic] { report.withLock { $0.takeDiagnostics() } }

  private func open(_ file: FontFile) -> Typeface? {
    opened.value(of: file) { Typeface(file: file) }
  }

  /// Inter in the asked style, else in the nearest weight that is there.
  private func inter(_ font: Font) -> Typeface? {
    let nearest = Font.Weight.allCases.sorted {
      abs($0.rawValue - font.weight.rawValue) < abs($1.rawValue - font.weight.rawValue)
    }
    for italic in [font.isItalic, false] {
      for weight in nearest {
        if let face = open(system.inter(weight, isItalic: italic)) { return face }
      }
    }
    report.withLock { $0.note(missing: "the font Inter", package: "fonts-inter") }
    return nil
  }

  private func japanese(_ font: Font) -> Typeface? {
    open(system.japanese(font.weight)) ?? open(system.japanese(.regular))
  }

  private var givenFaces: [Typeface] {
    given.value(of: folders) { folders.flatMap { FontFolder(path: $0).typefaces() } }
  }

  /// The best face of the family that the font names.
  private func family(of font: Font) -> Typeface? {
    guard let family = font.family?.lowercased() else { return nil }
    if family == "inter" { return inter(font) }
    if family == "noto sans cjk jp" { return japanese(font) }
    let faces = givenFaces.filter { $0.families.contains { $0.lowercased() == family } }
    func distance(_ face: Typeface) -> Double {
      abs(face.weight - Double(font.weight.rawValue)) + (face.isItalic == font.isItalic ? 0 : 1000)
    }
    let best = faces.min { distance($0) < distance($1) }
    // The system's families have names that begin with a period; nobody can install them.
    if best == nil, !family.hasPrefix(".") {
      report.withLock { $0.note(missingFamily: font.family ?? family) }
    }
    return best
  }
}

extension Character {
  /// Whether the character is shown as a coloured picture where there is one.
  fileprivate var prefersEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }

  /// Whether the character is an enclosed number or letter, which Inter draws larger than a line.
  fileprivate var prefersJapanese: Bool {
    unicodeScalars.first.map { (0x2460...0x24FF).contains($0.value) } ?? false
  }
}
