import EmakiDrawing
internal import EmakiThreads

/// The fonts that pictures are measured and drawn with.
///
/// Only Inter and Noto fonts in the folders of Debian's packages and the fonts in the given folders
/// are ever used, and each is opened when a text first needs it. No fontconfig is asked, so that
/// the user's configuration, HOME and LANG cannot change a picture. Letters are neither hinted nor
/// rounded to whole pixels, and 1 pt is 1 unit. Safe to use on several threads at once, which wait for
/// one another only for texts and letters that are new to them.
public final class FontBook: Sendable {
  /// Masks, outlines and pictures of glyphs.
  let glyphs = GlyphCache()
  private let fallback: FontFallback
  // A long motion of ever new texts must not fill the memory.
  private let lines = SharedCache<LineKey, ShapedLine>(limit: 8192)
  private let coverages = LineCoverages()

  private struct LineKey: Hashable {
    var text: String
    var font: Font
  }

  /// Makes a book; no font is opened yet.
  ///
  /// - Parameters:
  ///   - folders: folders with further font files; searched with their subfolders, for the
  ///     families that fonts name and for characters that no other font has.
  ///   - systemFolder: where the system's packages put fonts.
  public init(folders: [String] = [], systemFolder: String = "/usr/share/fonts") {
    fallback = FontFallback(folders: folders, systemRoot: systemFolder)
  }

  /// The diagnostics about fonts since the last call: missing fonts, families and glyphs, sorted.
  /// The same thing is reported once in the life of a book.
  public func takeDiagnostics() -> [FontDiagnostic] { fallback.takeDiagnostics() }

  /// The fonts that texts were shaped with so far, by name.
  public var fontsUsed: [FontRecord] { fallback.fontsUsed }

  /// A line of text as glyphs; kept, so that the next frame need not shape it again.
  func line(_ text: String, _ font: Font) -> ShapedLine {
    lines.value(of: LineKey(text: text, font: font)) { Shaper.shape(text, font, fallback) }
  }

  /// The pixels that a line covers, in relation to the pixel that its origin lies in; kept, because
  /// most texts of a frame were in the last frame too.
  ///
  /// - Parameters:
  ///   - width: how wide the line is to be, in points.
  ///   - scale: pixels per point.
  ///   - phase: quarters of a pixel from the pixel's corner to the line's origin.
  func coverage(
    of line: ShapedLine, width: Double, size: Double, scale: Double, phase: (x: Int, y: Int)
  ) -> Coverage? {
    let key = LineCoverages.Key(
      line: ObjectIdentifier(line), width: width, size: size, scale: scale,
      phase: 4 * phase.y + phase.x)
    return coverages.coverage(of: line, key, glyphs)
  }
}
