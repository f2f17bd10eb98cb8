package import EmakiMotion

/// The times at which a scene is laid out or drawn; by default the scene decides.
package struct SamplingSettings: Sendable {
  /// Frames a second.
  package var fps: Double?
  /// A number of steps, evenly from start to end.
  package var steps: Int?
  /// One time, in seconds.
  package var at: Double?
  /// The motion to follow, instead of the scene's default.
  package var motion: String?

  package init() {}

  /// The first moment of every scene.
  package static let start = {
    var settings = SamplingSettings()
    settings.at = 0
    return settings
  }()

  /// The sampling asked for, or `nil` where the scene decides.
  package var sampling: Sampling? {
    if let fps { return .fps(fps) }
    if let steps { return .steps(steps) }
    if let at { return .at(at) }
    return nil
  }
}
