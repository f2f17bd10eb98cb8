import EmakiLayout
import EmakiMotion
import EmakiSceneFormat
import EmakiScenes

extension MotionBuilder {
  /// The step of a key, with the snapshot that flies beside it; of `hero` the flight alone.
  func withHero(_ step: MotionStep?, _ entry: SourceNode.Entry) -> MotionStep? {
    if entry.key == "hero" { return hero(entry.value).map { .hero($0) } }
    guard let node = entry.value["hero"], case .controllers(let change) = step else { return step }
    return hero(node).map { .hero($0, change) } ?? step
  }

  private func hero(_ node: SourceNode) -> Hero? {
    let ends = [node["from"], node["to"]].map(changes.other)
    guard let source = ends[0], let target = ends[1] else { return nil }
    if source == target {
      changes.context.log.error(
        "\"\(source.rawValue.shortened(to: 40))\" flies to itself",
        at: node["to"]?.place ?? node.place, hint: "name the view where it lands")
      return nil
    }
    refuseCurveAndSpring(node, of: "a hero")
    let duration = node["duration"]?.number
    var hero = Hero(from: source, to: target, duration: duration)
    if node["spring"] != nil || node["curve"] != nil {
      hero.pacing = Pacing(node, duration: duration ?? Hero.defaultDuration)
    }
    return hero
  }
}
