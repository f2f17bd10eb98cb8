import EmakiFiles
package import EmakiPreview

/// A film that ffmpeg makes from the frames, where it is installed: .mp4 or .mov.
package struct FilmFile {
  package let path: String
  /// ffmpeg's name for the kind of file.
  private let container: String

  /// - Returns: `nil` for a name of another kind.
  package init?(path: String) {
    let name = path.lowercased()
    guard let container = ["mp4", "mov"].first(where: { name.hasSuffix("." + $0) }) else {
      return nil
    }
    self.container = container
    self.path = path
  }

  /// Writes the film: the old file or the new one, as everywhere, and nothing beside it.
  ///
  /// - Parameter input: the scene as the user named it, for the command of a hint.
  /// - Throws: `Failure` where ffmpeg is missing or fails, or what writing throws.
  package func write(_ reel: MotionFrames, options: PreviewOptions, input: String) throws {
    let writer = PreviewWriter(reel: reel, format: .y4m, options: options)
    try Folder.filling(Folder.parent(of: path)) {
      let film = try HiddenFile(beside: path)
      let run = try ChildProcess(running: "ffmpeg", arguments(to: film.path)) { take in
        do { try writer.write { if !take($0) { throw NothingIsRead() } } } catch is NothingIsRead {}
      }
      guard let run else {
        throw Failure("ffmpeg, which makes films, is not installed", hint: command(for: input))
      }
      guard run.status == 0 else { throw failure(run, of: film.path) }
      try AtomicFile.write(AtomicFile.read(film.path), to: path)
    }
  }

  /// The program has ended before the last frame.
  private struct NothingIsRead: Error {}

  /// Sides of even length, as players ask for. One thread, and no version of the encoder in the
  /// file: how many processors there are must not be seen in it.
  private func arguments(to file: String) -> [String] {
    ["-nostdin", "-y", "-loglevel", "error", "-f", "yuv4mpegpipe", "-i", "pipe:0"]
      + ["-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-pix_fmt", "yuv420p", "-threads", "1"]
      + ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
      + ["-movflags", "+faststart", "-f", container, "file:" + file]
  }

  /// The failure with ffmpeg's messages and the name that the user gave.
  private func failure(_ run: ChildProcess, of file: String) -> Failure {
    let messages = String(decoding: run.messages, as: UTF8.self)
      .replacing("file:" + file, with: path).replacing(file, with: path)
    let reason = messages.split(separator: "\n").joined(separator: "; ")
    return Failure("ffmpeg could not make \(path)" + (reason.isEmpty ? "" : ": \(reason)"))
  }

  private func command(for input: String) -> String {
    let output = path.hasPrefix("-") ? "./" + path : path
    return "emaki preview \(input) --format y4m -o - | ffmpeg -i - -pix_fmt yuv420p \(output)"
  }
}
