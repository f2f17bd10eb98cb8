import EmakiMeasuring
import EmakiWorkspace
import TestSupport
import Testing

/// What is no recording of the scene is refused with one sentence, and nothing is said of the app.
@Suite(.enabled(if: BenchRecording.canEncode, "ffmpeg with libx264 is not installed"))
struct `A recording of something else` {
  /// The reason why a film that ffmpeg makes of a source is refused.
  private func reason(
    _ source: [String], motion: BenchMotion = .sideMenu
  ) throws -> String {
    let folder = try Scratch()
    let path = folder.path("app.mp4")
    let run = ChildProcess(
      running: "ffmpeg",
      ["-nostdin", "-y", "-loglevel", "error"] + source + ["-pix_fmt", "yuv420p", "file:" + path])
    try #require(run?.status == 0, "\(String(decoding: run?.messages ?? [], as: UTF8.self))")
    let failure = #expect(throws: Failure.self) {
      _ = try `A bench of recordings`.review(path, motion)
    }
    #expect(failure?.exitCode == 2)
    return failure?.reason ?? ""
  }

  private func generated(_ source: String) -> [String] { ["-f", "lavfi", "-i", source] }

  @Test func `is refused where it is black`() throws {
    let reason = try reason(generated("color=black:s=376x812:r=30:d=1"))
    #expect(reason.contains("shows nothing"), "\(reason)")
  }

  @Test func `is refused where it lies on its side`() throws {
    let reason = try reason(generated("testsrc=s=812x376:r=30:d=1"))
    #expect(reason.contains("wider than high"), "\(reason)")
  }

  @Test func `is refused where it has another shape`() throws {
    let reason = try reason(generated("testsrc=s=400x440:r=30:d=1"))
    #expect(reason.contains("another shape"), "\(reason)")
  }

  @Test func `is refused where nothing moves`() throws {
    let reason = try reason(generated("smptebars=s=376x812:r=30:d=1"))
    #expect(reason.contains("nothing moves"), "\(reason)")
  }

  @Test func `is refused where it shows another app`() throws {
    let folder = try Scratch()
    let other = folder.path("other.mp4")
    try BenchRecording(name: "other app").record(
      .drawer, BenchMotion.Version(name: "right", expected: .nothing), to: other)
    let reason = try reason(["-i", "file:" + other])
    #expect(reason.contains("does not show the scene"), "\(reason)")
  }

  @Test func `is refused with 27 frames in 125 seconds`() throws {
    let folder = try Scratch()
    let film = folder.path("film.mp4")
    try BenchRecording(name: "short").record(
      .sideMenu, BenchMotion.Version(name: "right", expected: .nothing), to: film)
    let reason = try reason(
      ["-i", "file:" + film, "-vf", "tpad=stop_mode=clone:stop_duration=124,fps=27/125"])
    #expect(reason.contains("too few to measure") || reason.contains("nothing moves"), "\(reason)")
  }

  @Test func `is refused where it is no film`() throws {
    let path = try Scratch()
    let film = try path.write("no film", to: "app.mov")
    let failure = #expect(throws: Failure.self) {
      _ = try `A bench of recordings`.review(film, .sideMenu)
    }
    #expect(failure?.reason.contains("cannot be read as a film") == true)
    #expect(failure?.reason.split(separator: "\n").count == 1)
  }
}
