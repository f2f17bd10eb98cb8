import EmakiFiles
import EmakiPlatform
import EmakiPreview

/// A film that ffmpeg makes from the frames, where it is installed: .mp4 or .mov.
struct FilmFile {
  let path: String

  /// - Returns: `nil` for a name of another kind.
  init?(path: String) {
    let name = path.lowercased()
    guard name.hasSuffix(".mp4") || name.hasSuffix(".mov") else { return nil }
    self.path = path
  }

  /// Writes the film; its frames lie beside it until it is done.
  ///
  /// - Parameter input: what the user called the scene, for the command of a hint.
  /// - Throws: `Failure` where ffmpeg is missing or fails, or what writing throws.
  func write(_ reel: MotionFrames, options: PreviewOptions, input: String) throws {
    let frames = path + ".y4m"
    defer { _ = SystemPath.with(frames) { unlink($0) } }
    let writer = PreviewWriter(reel: reel, format: .y4m, options: options)
    try Folder.filling(Folder.parent(of: path)) {
      try AtomicFile.write(writer.file(), to: frames, isRegular: true)
    }
    guard let run = ChildProcess(running: "ffmpeg", arguments(from: frames)) else {
      throw Failure("ffmpeg, which makes films, is not installed", hint: command(for: input))
    }
    if run.status != 0 {
      throw Failure("ffmpeg could not make \(path)", hint: command(for: input))
    }
  }

  /// Sides of even length, as players ask for.
  private func arguments(from frames: String) -> [String] {
    ["-y", "-loglevel", "error", "-i", frames, "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2"]
      + ["-pix_fmt", "yuv420p", "-movflags", "+faststart", path]
  }

  private func command(for input: String) -> String {
    "emaki preview \(input) --format y4m -o - | ffmpeg -i - -pix_fmt yuv420p \(path)"
  }
}
