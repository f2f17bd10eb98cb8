import EmakiCairo
public import EmakiDrawing
import EmakiLayout
import EmakiMotion
public import EmakiRendering
public import EmakiScenes
import EmakiWireframe

/// A scene with one of its motions, sampled: what every preview is made of.
public struct MotionFrames: Sendable {
  /// The scene's name for people.
  public let scene: String
  /// The motion's name, if it moves.
  public let motion: String?
  /// The device's name.
  public let device: String
  /// Lays out and draws.
  public let renderer: SceneRenderer
  /// Pixels a point, for pictures of pixels.
  public let scale: Double
  /// When the steps are, in seconds, in order.
  public let times: [Double]

  /// Makes the frames of a motion.
  ///
  /// - Parameters:
  ///   - times: when the steps are, in seconds, growing; at least one.
  public init(
    scene: String, motion: String?, device: String, renderer: SceneRenderer, scale: Double,
    times: [Double]
  ) {
    self.scene = scene
    self.motion = motion
    self.device = device
    self.renderer = renderer
    self.scale = scale
    self.times = times.isEmpty ? [0] : times
  }

  /// When the last animation has ended, in seconds.
  public var duration: Double { renderer.timeline.duration }

  /// The changes; see `Timeline.summary`. A number that layout only computed again is none, nor a
  /// frame that only came to lie on other pixels.
  public var spans: [MotionSpan] {
    renderer.timeline.summary.filter { span in
      guard case .number(let from) = span.from, case .number(let to) = span.to else { return true }
      return abs(from - to) > (span.property.isOfFrame ? Movement.smallest : 1e-6)
    }
  }

  /// The screen's size in points.
  public var size: Size { renderer.timeline.snapshot(at: 0).screen.size }

  /// The one pace of the motion, where everything that takes time runs together on it, and nothing, such
  /// as a finger, moves anything before or after.
  public var commonPace: MotionSpan? {
    let gradual = spans.filter { $0.pacing != nil || $0.duration > 0 }
    guard let first = gradual.first else { return nil }
    let isCommon = gradual.allSatisfy {
      $0.playback == .once && $0.start == first.start && $0.duration == first.duration
        && $0.pacing == first.pacing
    }
    return isCommon && isStill(from: 0, to: first.start.nextDown)
      && isStill(from: min(first.start + first.duration, duration), to: duration) ? first : nil
  }

  /// Whether nothing moves, as far as 600 moments at even times show.
  var isStill: Bool { isStill(from: 0, to: duration, moments: 600) }

  private func isStill(from start: Double, to end: Double, moments: Int = 20) -> Bool {
    guard start < end else { return true }
    let timeline = renderer.timeline
    let first = timeline.snapshot(at: start)
    return (1...moments).allSatisfy { moment in
      let time = start + (end - start) * Double(moment) / Double(moments)
      return first.change(to: timeline.snapshot(at: time)) < 1e-6
    }
  }

  /// The measure of a motion's progress.
  public enum Measure: Sendable, Hashable {
    /// The finger that leads it.
    case finger
    /// Its pace, where it has one.
    case curve
    /// The share of its time.
    case time

    /// Of what people read how many percent are done.
    var text: String {
      switch self {
      case .finger: "the finger’s way"
      case .curve: "the curve"
      case .time: "the time"
      }
    }
  }

  /// The measure of progress.
  public var measure: Measure {
    if renderer.timeline.fingerProgress(at: []) != nil { return .finger }
    return commonPace?.pacing == nil ? .time : .curve
  }

  /// How far the motion has come at each time; see `measure`.
  ///
  /// Beyond 1 where a spring passes its end; 1 where everything changes at once.
  public func progress(at times: [Double]) -> [Double] {
    if let progress = renderer.timeline.fingerProgress(at: times) { return progress }
    if let pace = commonPace, let pacing = pace.pacing {
      return times.map {
        pacing.progress(atElapsed: $0 - pace.start, duration: pace.duration)
      }
    }
    let duration = duration
    guard duration > 0 else { return times.map { _ in motion == nil ? 0 : 1 } }
    return times.map { min(max($0 / duration, 0), 1) }
  }

  /// The picture of a moment in pixels.
  func image(at time: Double) throws(CairoError) -> ImageSurface {
    try renderer.painter.image(of: renderer.displayList(at: time), scale: scale)
  }
}
