import EmakiDrawing
import EmakiLayout
import EmakiMotion

extension Simulation {
  /// Begins keyframes; returns what happens from then on.
  mutating func begin(
    _ animation: KeyframeAnimation, at time: Double
  ) throws(SceneError) -> [MotionStep] {
    if animation.delay > 0 {
      var rest = animation
      rest.delay = 0
      return [.wait(animation.delay), .keyframes(rest)]
    }
    if animation.isPlain { return [animation.step] }
    let frames = animation.frames.sorted { $0.start < $1.start }
    var stages = Array(recording.stages.suffix(1))
    let known = recording.summary.count
    var spans: [MotionSpan] = []
    // The model has the last values from the start, as in UIKit; the stages between are the keys.
    for frame in frames {
      let before = stages[stages.count - 1]
      try change(frame.changes, .atOnce(time))
      stages.append(recording.stages[recording.stages.count - 1])
      let easing = Easing(
        start: time + animation.duration * frame.start,
        duration: animation.duration * frame.duration, pacing: .curve(frame.curve),
        playback: animation.playback)
      spans += MotionSpan.among(easing, from: before, to: stages[stages.count - 1], seen: before)
        .map { span in
          var span = span
          span.keyframeMode = animation.mode
          return span
        }
    }
    let tracks = Track.among(stages, frames, of: animation, at: time)
    record { recording in
      recording.summary.replaceSubrange(known..., with: spans)
      recording.tracks += tracks
    }
    return [.wait(animation.playingTime)]
  }
}
