import EmakiWorkspace
import ArgumentParser

/// The times at which the scene is laid out or drawn.
struct SamplingOptions: ParsableArguments {
  // Values are taken as they stand, so that a negative one is reported as such.
  @Option(
    parsing: .unconditional,
    help: "Frames a second: t = 0, 1/F, 2/F … and once more at the end. (default: 60)")
  var fps: Double?

  @Option(parsing: .unconditional, help: "A number of steps, evenly from start to end.")
  var steps: Int?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("One time, in seconds.", valueName: "T"))
  var at: Double?

  @Option(help: "The motion to follow, instead of the scene's default.")
  var motion: String?

  func validate() throws {
    let given = [fps != nil, steps != nil, at != nil].filter { $0 }.count
    if given > 1 { throw ValidationError("Give one of --fps, --steps and --at.") }
    if let fps, !(fps > 0 && fps.isFinite) {
      throw ValidationError("--fps must be above 0, not \(fps).")
    }
    if let steps, steps < 1 { throw ValidationError("--steps must be at least 1, not \(steps).") }
    if let at, !(at >= 0 && at.isFinite) {
      throw ValidationError("--at must be a time from 0 on, not \(at).")
    }
  }

  /// The options without a command line.
  var settings: SamplingSettings {
    var settings = SamplingSettings()
    settings.fps = fps
    settings.steps = steps
    settings.at = at
    settings.motion = motion
    return settings
  }
}
