import EmakiLayout
import EmakiMotion

/// The model from one moment on, until the next stage.
struct Stage: Sendable {
  /// Different for every stage of a recording, also those that are replaced.
  let serial: Int
  let start: Double
  let model: SceneModel
  var rest: Snapshot
  let indices: [ViewID: Int]
  /// By the indices of views, the axis across the stack view in which they or their superviews are
  /// hidden.
  let collapsed: [Int: Axis]

  init(_ serial: Int, start: Double, model: SceneModel, layout: ScreenLayout) {
    self.serial = serial
    self.start = start
    self.model = model
    let screen = model.laidOut(by: layout.engine, in: layout.environment)
    rest = Snapshot(screen)
    collapsed = Self.collapsed(in: screen)
    indices = Dictionary(
      screen.nodes.enumerated().map { ($1.view.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// The engine and environment that lay out the stages.
struct ScreenLayout: Sendable {
  let engine: LayoutEngine
  let environment: LayoutEnvironment
}

/// The easing with which the presentation follows a change of the model.
struct Easing {
  /// Seconds from the start of the motion.
  var start: Double
  /// Seconds; 0 follows at once.
  var duration: Double
  /// The curve or spring; `nil` follows at once.
  var pacing: Pacing?
  /// Seconds that the change takes on the screen by a separate law, as under a finger.
  var course = 0.0
  /// How often it plays, and whether it comes back.
  var playback = PlaybackOptions.once

  /// When it is over, seconds from the start of the motion.
  var end: Double { start + playback.totalDuration(of: duration) }

  /// The progress at a time; 1 when it is over.
  func progress(at time: Double) -> Double {
    guard let pacing, time < end else { return 1 }
    let elapsed = playback.elapsed(at: time - start, duration: duration) ?? duration
    return pacing.progress(atElapsed: elapsed, duration: duration)
  }

  static func atOnce(_ time: Double) -> Easing { Easing(start: time, duration: 0) }

  /// The model follows at once, the presentation follows a separate law.
  static func followed(_ time: Double, for seconds: Double) -> Easing {
    Easing(start: time, duration: 0, course: seconds)
  }
}
