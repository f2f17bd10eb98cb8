import EmakiDrawing

/// Positions the glyphs of a line and fits Latin letters to the widths of the iOS system font.
///
/// Each cluster that Inter sets is widened, half of it on either side: as the system font by the
/// tracking of `SystemFontWidth` and the letter's widening in `LetterWidths`, and pairs of its letters
/// by their kerning; as another family to
/// the advance that its letter has there or, where only its text is known to be r times as wide,
/// by (r − 1)·W/n for n clusters of natural width W together. Emoji are as wide as on iOS, with
/// whatever font they are drawn.
struct Shaper {
  private struct ShapedRun {
    var face: Typeface
    var glyphs: [Typeface.Glyph]
    var isFitted: Bool

    var width: Double { glyphs.reduce(0) { $0 + $1.advance } }
    /// Neighbouring glyphs of one cluster count once.
    var clusters: Int {
      zip(glyphs, glyphs.dropFirst()).reduce(glyphs.isEmpty ? 0 : 1) {
        $0 + ($1.0.cluster == $1.1.cluster ? 0 : 1)
      }
    }
  }

  private let font: Font
  private let text: [UInt8]
  private let letters: LetterWidths
  /// Whether the system font sets kana somewhere in the line.
  private let isJapanese: Bool
  private var glyphs: [ShapedLine.Glyph] = []
  private var slots = 0
  private var pen = 0.0
  /// The width of the cluster that begins at each byte.
  private var clusterWidths: [Double]

  private init(font: Font, text: [UInt8]) {
    self.font = font
    self.text = text
    letters = LetterWidths(font)
    clusterWidths = [Double](repeating: 0, count: text.count)
    isJapanese =
      font.family == nil && text.contains { $0 >= 0xE3 }
      && String(decoding: text, as: UTF8.self).unicodeScalars.contains(where: \.isKana)
  }

  /// A line of text as glyphs.
  static func shape(_ text: String, _ font: Font, _ fallback: FontFallback) -> ShapedLine {
    guard font.size.isFinite, font.size > 0, !text.isEmpty else {
      return ShapedLine(
        glyphs: [], slots: 0, width: 0, advances: text.map { _ in 0 })
    }
    let runs = TextRuns(text, font, fallback)
    if runs.runs.isEmpty { return unpainted(text, font) }
    let shaped = runs.visual.map { run in
      fallback.note(used: run.face)
      return ShapedRun(
        face: run.face,
        glyphs: run.face.shape(runs.text, in: run.bytes, isRightToLeft: run.level % 2 == 1),
        isFitted: fallback.isSystemFont(run.face, for: font))
    }
    var shaper = Shaper(font: font, text: runs.text)
    shaper.place(shaped)
    return ShapedLine(
      glyphs: shaper.glyphs, slots: shaper.slots, width: shaper.pen,
      advances: runs.starts.map { shaper.clusterWidths[$0] })
  }

  /// The line where there is no font at all: the layout is kept, and the fallback has reported why
  /// nothing is to be seen.
  private static func unpainted(_ text: String, _ font: Font) -> ShapedLine {
    let advances = text.map { character in
      ApproximateTextMeasurer().lines(of: TextRequest(String(character), font: font))
        .first?.width ?? 0
    }
    return ShapedLine(glyphs: [], slots: 0, width: advances.reduce(0, +), advances: advances)
  }

  private mutating func place(_ runs: [ShapedRun]) {
    let tracking = tracking(runs.filter(\.isFitted))
    for run in runs { place(run, tracking: run.isFitted ? tracking : 0) }
  }

  /// The width by which each cluster is widened, in points.
  private func tracking(_ fitted: [ShapedRun]) -> Double {
    guard let ratio = font.widthOverInter else {
      return SystemFontWidth.tracking(font) * font.size
    }
    if letters.areKnown { return letters.tracking * font.size }
    let clusters = fitted.reduce(0) { $0 + $1.clusters }
    let natural = fitted.reduce(0) { $0 + $1.width } * font.size
    return clusters == 0 ? 0 : (ratio - 1) * natural / Double(clusters)
  }

  private mutating func place(_ run: ShapedRun, tracking: Double) {
    var previous: Int?
    var widening = 0.0
    for glyph in run.glyphs {
      if glyph.cluster != previous {
        pen += widening / 2 + kern(previous, glyph.cluster, in: run)
        widening = self.widening(of: glyph, in: run, tracking: tracking)
        pen += widening / 2
        slots += 1
        clusterWidths[glyph.cluster] += widening
        previous = glyph.cluster
      }
      let id = glyph.id == 0 ? run.face.missing : glyph.id
      let spare = id == glyph.id ? 0 : glyph.advance - run.face.advance(of: id)
      glyphs.append(
        ShapedLine.Glyph(
          face: run.face, id: id,
          position: Point(
            x: pen + (glyph.offset.x + spare / 2) * font.size, y: glyph.offset.y * font.size),
          slot: slots - 1))
      pen += glyph.advance * font.size
      clusterWidths[glyph.cluster] += glyph.advance * font.size
    }
    pen += widening / 2
  }

  /// The space by which a cluster and the one before it in a run lie further apart, in points; it is
  /// part of the width of the first.
  private mutating func kern(_ first: Int?, _ second: Int, in run: ShapedRun) -> Double {
    guard let first, first < second, run.isFitted else { return 0 }
    let space = letters.kerning(scalar(at: first), scalar(at: second)) * font.size
    clusterWidths[first] += space
    return space
  }

  /// The first character of the cluster that begins at a byte.
  private func scalar(at byte: Int) -> Unicode.Scalar {
    let bytes = text[byte..<min(byte + 4, text.count)]
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.first ?? " "
  }

  /// The width by which a cluster is widened, in points.
  private func widening(of glyph: Typeface.Glyph, in run: ShapedRun, tracking: Double) -> Double {
    let scalar = scalar(at: glyph.cluster)
    if run.face.isColored || scalar.properties.isEmojiPresentation {
      return Self.emojiAdvance(font.size) - glyph.advance * font.size
    }
    guard run.isFitted else { return eastAsianWidening(of: scalar, glyph) }
    let natural =
      letters.keepsKerning(after: scalar) ? run.face.advance(of: glyph.id) : glyph.advance
    return tracking + letterWidening(of: scalar, natural: natural)
  }

  /// The system font sets Japanese and Chinese a little wider than the em, without kerning, and Korean
  /// narrower: six syllables and a space of 14 pt were saved 76.5 pt wide.
  private func eastAsianWidening(of scalar: Unicode.Scalar, _ glyph: Typeface.Glyph) -> Double {
    if font.family == nil, scalar.isHangul { return (0.865 - glyph.advance) * font.size }
    guard font.family == nil, scalar.isEastAsian else { return 0 }
    let tracking = SystemFontWidth.eastAsianTracking(font.size, isJapanese: isJapanese)
    return (1 + tracking - glyph.advance) * font.size
  }

  /// Emoji of 30, 35, 38 and 45 pt were saved 34, 40, 43 and 50 pt wide; small ones have 20 for 16.
  private static func emojiAdvance(_ size: Double) -> Double {
    min(max(size + 4, 1.13 * size), size + 5)
  }

  /// The width by which the letter itself is widened, in points.
  private func letterWidening(of scalar: Unicode.Scalar, natural: Double) -> Double {
    if let known = letters.widening(of: scalar, natural: natural) { return known * font.size }
    guard letters.areKnown, let ratio = font.widthOverInter else { return 0 }
    return (ratio - 1) * natural * font.size
  }
}

extension Unicode.Scalar {
  /// Whether it is hiragana or katakana, the mark of long vowels with them.
  fileprivate var isKana: Bool { (0x3041...0x30FF).contains(value) }

  /// Whether it is a syllable of the Korean script.
  fileprivate var isHangul: Bool { (0xAC00...0xD7A3).contains(value) }

  /// Whether it is kana, an ideograph, or punctuation as wide as they are.
  fileprivate var isEastAsian: Bool {
    switch value {
    case 0x3000...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60: true
    default: false
    }
  }
}
