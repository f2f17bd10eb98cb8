import EmakiDrawing
import EmakiMotion
import EmakiSceneFormat
import EmakiScenes

/// Reads changes at parts of a whole time.
struct KeyframeBuilder {
  let changes: ChangeBuilder
  private var context: SceneContext { changes.context }

  /// A frame without a length takes until the next one begins, the last until the end.
  private func frames(_ nodes: [SourceNode]) -> [KeyframeAnimation.Frame] {
    let starts = nodes.map { $0["at"]?.number ?? 0 }
    return zip(nodes, starts).map { node, start in
      let end = starts.filter { $0 > start }.min() ?? max(1, start)
      return KeyframeAnimation.Frame(
        start: start, duration: node["for"]?.number ?? end - start,
        changes: node["changes"].map { changes.changes($0) } ?? [],
        curve: node.curve ?? .linear)
    }
  }

  /// Reports keyframes without any, and those that end after the whole.
  private func checkFrames(_ node: SourceNode) {
    guard let frames = node["frames"] else { return }
    if frames.isList, frames.elements.isEmpty {
      context.log.error("keyframes need at least one frame", at: frames.place)
    }
    for frame in frames.elements {
      SceneFormat.section("keyframe").map { changes.reportOutside(frame, $0) }
      let (start, part) = (frame["at"]?.number ?? 0, frame["for"]?.number ?? 0)
      guard (0...1).contains(start), (0...1).contains(part), start + part > 1 + 1e-9 else {
        continue
      }
      context.log.error(
        "a frame at \(start.shortText) for \(part.shortText) ends after the whole",
        at: frame.place, hint: "\"at\" and \"for\" are parts of the whole, together at most 1")
    }
  }

  /// Warns of curves in the modes that set the pace themselves, where Core Animation passes over
  /// them, too.
  private func checkCurves(_ node: SourceNode, _ mode: KeyframeMode) {
    if mode == .linear || mode == .cubic { return }
    let curves = (node["frames"]?.elements ?? []).compactMap { frame in
      frame.entries.first { $0.key == "curve" }
    }
    guard let first = curves.first else { return }
    context.log.warning(
      "\"curve\" does nothing in the mode \(mode.rawValue)", at: first.keyPlace,
      hint: "it is for the modes linear and cubic")
  }

  /// The keyframes of a mapping.
  func keyframes(_ node: SourceNode) -> KeyframeAnimation {
    let duration = node["duration"]?.number ?? MotionBuilder.defaultDuration
    checkFrames(node)
    let animation = KeyframeAnimation(
      duration: duration, delay: node["delay"]?.number ?? 0,
      mode: node["mode"]?.text.flatMap(KeyframeMode.init(word:)) ?? .linear,
      playback: PlaybackBuilder(log: context.log).playback(of: node, lasting: duration),
      frames: frames(node["frames"]?.elements ?? []))
    checkCurves(node, animation.mode)
    if !animation.isPlain, let row = animation.firstInRows {
      context.log.error(
        "\"\(row)\" is in a row, and rows run straight from key to key, once", at: node.place,
        hint: "leave \"mode\", \"repeat\" and \"autoreverse\" away")
    }
    return animation
  }
}
