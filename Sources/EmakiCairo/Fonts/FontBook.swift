import EmakiDrawing
internal import Synchronization

/// The fonts that pictures are measured and drawn with.
///
/// Only Inter and Noto fonts at the places of Debian's packages and the fonts in the given folders
/// are ever used, and each is opened when a text first needs it. No fontconfig is asked, so that
/// the user's configuration, HOME and LANG cannot change a picture. Letters are neither hinted nor
/// rounded to whole pixels, and 1 pt is 1 unit. Safe to use on several threads at once.
public final class FontBook: Sendable {
  private let contents: Mutex<Contents>

  private struct Contents {
    var shelf: FontFallback
    var glyphs = GlyphCache()
    var lines: [LineKey: ShapedLine] = [:]
    var coverages = LineCoverages()
  }

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
    contents = Mutex(Contents(shelf: FontFallback(folders: folders, systemRoot: systemFolder)))
  }

  /// What was noticed about fonts since the last call: missing fonts, families and glyphs, sorted.
  /// The same thing is reported once in the life of a book.
  public func takeDiagnostics() -> [FontDiagnostic] {
    contents.withLock { $0.shelf.takeDiagnostics() }
  }

  /// The fonts that texts were shaped with so far, by name.
  public var fontsUsed: [FontRecord] {
    contents.withLock { $0.shelf.report.records }
  }

  /// Does something with the contents as the only thread.
  ///
  /// Others hold them for some microseconds at a time, which is less than it takes to be sent to sleep
  /// and woken: so it is tried for about as long as a line takes.
  private func withContents<Result: Sendable>(
    _ body: (inout sending Contents) -> sending Result
  ) -> Result {
    for _ in 0..<2000 {
      if let result = contents.withLockIfAvailable(body) { return result }
    }
    return contents.withLock(body)
  }

  /// A line of text as glyphs; kept, so that the next frame need not shape it again.
  func line(_ text: String, _ font: Font) -> ShapedLine {
    withContents { contents in
      let key = LineKey(text: text, font: font)
      if let known = contents.lines[key] { return known }
      let line = Shaper.shape(text, font, &contents.shelf)
      // A long reel of ever new texts must not fill the memory.
      if contents.lines.count >= 8192 { contents.lines.removeAll() }
      contents.lines[key] = line
      return line
    }
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
    withContents { contents in
      let key = LineCoverages.Key(
        line: ObjectIdentifier(line), width: width, size: size, scale: scale,
        phase: 4 * phase.y + phase.x)
      return contents.coverages.coverage(of: line, key, &contents.glyphs)
    }
  }

  /// Lets `body` fetch masks, outlines and pictures of glyphs.
  func withGlyphs<Result: Sendable>(_ body: (inout GlyphCache) -> Result) -> Result {
    withContents { body(&$0.glyphs) }
  }
}
