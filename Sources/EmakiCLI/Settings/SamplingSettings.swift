import EmakiMotion

/// The times at which a scene is laid out or drawn; by default the scene decides.
struct SamplingSettings: Sendable {
  /// Frames a second.
  var fps: Double?
  /// A number of steps, evenly from start to end.
  var steps: Int?
  /// One time, in seconds.
  var at: Double?
  /// The motion to follow, instead of the scene's default.
  var motion: String?

  init() {}

  /// The first moment of every scene.
  static let start = {
    var settings = SamplingSettings()
    settings.at = 0
    return settings
  }()

  /// What was asked for, or `nil` where the scene decides.
  var sampling: Sampling? {
    if let fps { return .fps(fps) }
    if let steps { return .steps(steps) }
    if let at { return .at(at) }
    return nil
  }
}
