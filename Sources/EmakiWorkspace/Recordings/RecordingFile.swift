import EmakiComparison
import EmakiDrawing
import EmakiFiles
import EmakiFormats
import EmakiLimits
package import EmakiMeasuring
import EmakiText

/// A recording of a screen: a film that ffmpeg reads, an animated PNG, or a folder with `reel.json`.
package struct RecordingFile: Sendable {
  package let path: String
  private let kind: Kind
  /// Columns and rows of pixels, as it is shown.
  package let size: (width: Int, height: Int)

  private enum Kind: Sendable {
    case film
    case frames(any FrameSource)
  }

  /// The names of files that ffmpeg reads end so.
  private static let films = ["mov", "mp4", "m4v", "gif", "webm", "mkv"]

  /// Whether a name is that of a recording which nothing else reads.
  package static func isFilm(_ path: String) -> Bool {
    let name = path.lowercased()
    return films.contains { name.hasSuffix("." + $0) }
  }

  /// Looks at the file, not at its frames.
  ///
  /// - Throws: `Failure` where it is none, or what it needs is missing.
  package init(_ path: String) throws {
    self.path = path
    if Self.isFilm(path) {
      guard AtomicFile.isRegular(path) else {
        throw Failure("there is no \(path)", hint: FilesNearby.hint(for: path))
      }
      kind = .film
      size = try FilmReader(path: path).size()
      return
    }
    let source: (any FrameSource)?
    if Folder.hasReel(path) {
      source = try FolderFrames(path)
    } else if AtomicFile.isRegular(path) {
      let bytes = try FileContents(picture: path).withBytes(Array.init)
      do throws(PNGError) { source = try AnimationFrames(bytes) } catch {
        throw Failure("\(path): \(error)")
      }
    } else {
      source = nil
    }
    var frames = try source?.frames()
    guard let source, let first = try frames?.next()?.pixels else {
      throw Failure(
        "\(path) is no recording",
        hint: "take a .mov, .mp4 or .gif, an animated PNG, or a folder with reel.json")
    }
    kind = .frames(source)
    size = (first.width, first.height)
  }

  /// Hands over one frame after another, made smaller where they are wider than `width` pixels.
  ///
  /// Only one is in memory at a time.
  package func forEach(width: Int, _ body: (GrayFrame) throws -> Void) throws {
    switch kind {
    case .film:
      let width = min(width, size.width)
      let height = max(
        1, Int(clamping: (Double(size.height * width) / Double(size.width)).rounded()))
      try FilmReader(path: path).forEach(width: width, height: height, body)
    case .frames(let source):
      let step = max(1, size.width / max(width, 1))
      var frames = try source.frames()
      var time = source.start
      while let frame = try frames.next() {
        time = frame.start?.seconds ?? time + 1 / source.rate
        try body(GrayFrame(try frame.pixels, dividedBy: step, time: time))
      }
    }
  }
}
