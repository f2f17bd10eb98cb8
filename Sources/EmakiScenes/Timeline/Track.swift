import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// One view on its way from old values to new ones, or through several.
///
/// As in UIKit the model holds the last values from the start; what is seen is the model's values
/// and what they still lack, such as `model + (old − new) · (1 − progress)`. Tracks that overlap
/// add up, so a motion that is interrupted by another continues smoothly.
struct Track: Sendable {
  let view: ViewID
  let easing: Easing
  /// The way of the change; `nil` where the view only hides at its end.
  let way: PresentationWay?
  /// Whether it passes through keyframes.
  var isKeyed = false
  /// Whether the view is hidden at its end only: a stack closes the gap before.
  var hidesAtEnd = false
  /// Numbers that are no longer seen from a time on, as another animation took them over.
  private var takenOver: [(properties: [ViewProperty], time: Double)] = []

  init(view: ViewID, easing: Easing, way: PresentationWay?) {
    self.view = view
    self.easing = easing
    self.way = way
  }

  /// Whether it has begun and not ended.
  func isRunning(at time: Double) -> Bool { time >= easing.start && time < easing.end }

  /// Leaves numbers to what takes them over.
  mutating func leave(_ properties: [ViewProperty], at time: Double) {
    if isRunning(at: time) { takenOver.append((properties, time)) }
  }

  /// Adds what its view lacks at a time; nothing when the track has ended or not begun.
  func add(to missing: inout MissingValues, at time: Double) {
    guard isRunning(at: time) else { return }
    if hidesAtEnd { missing.isSeen = true }
    guard let way else { return }
    missing.add(
      way, at: easing.progress(at: time),
      without: takenOver.flatMap { $0.time <= time ? $0.properties : [] })
  }
}

extension Track {
  /// One track for each view that looks different after a change of the model.
  ///
  /// - Parameter running: how far scroll views are from their offsets as they begin.
  static func among(
    _ easing: Easing, from before: Stage, to after: Stage, running: [ViewID: Point] = [:]
  ) -> [Track] {
    guard easing.pacing != nil, easing.duration > 0 else { return [] }
    var tracks: [Track] = []
    for (index, node) in after.rest.screen.nodes.enumerated() {
      let id = node.view.id
      guard let old = before.indices[id] else { continue }
      let now = after.rest.presentations[index]
      var was = before.rest.presentations[old]
      if after.collapsed[index] == nil, let axis = before.collapsed[old] {
        was.frame.take(axis, of: now.frame)
      }
      if let rest = running[id] { was.contentOffset = was.contentOffset + rest }
      let way = PresentationWay(from: was, to: now)
      var track = Track(view: id, easing: easing, way: way)
      track.hidesAtEnd = now.isHidden && !was.isHidden && after.collapsed[index] != nil
      if way != nil || track.hidesAtEnd { tracks.append(track) }
    }
    return tracks
  }

  /// One track for each view that has other values after any of the frames of an animation.
  ///
  /// - Parameters:
  ///   - stages: before the first frame, and after each.
  ///   - frames: by growing start.
  static func among(
    _ stages: [Stage], _ frames: [KeyframeAnimation.Frame], of animation: KeyframeAnimation,
    at time: Double
  ) -> [Track] {
    guard animation.duration > 0, let last = stages.last else { return [] }
    let easing = Easing(
      start: time, duration: animation.duration, pacing: .curve(.linear),
      playback: animation.playback)
    return last.rest.screen.nodes.compactMap { node -> Track? in
      let values = stages.compactMap { stage in
        stage.indices[node.view.id].map { stage.rest.presentations[$0] }
      }
      guard values.count == stages.count,
        let way = PresentationWay(
          through: values, KeyedChanges(frames: frames, mode: animation.mode))
      else { return nil }
      var track = Track(view: node.view.id, easing: easing, way: way)
      track.isKeyed = true
      return track
    }
  }
}
