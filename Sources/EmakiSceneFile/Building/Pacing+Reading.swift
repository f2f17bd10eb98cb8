import EmakiMotion
import EmakiSceneFormat

extension Pacing {
  /// The curve or spring of an animation; `duration` is `nil` where the spring is to decide, and `usual`
  /// is the curve where none is written.
  init(_ node: SourceNode, duration: Double?, usual: TimingCurve = .easeInOut) {
    guard let spring = node["spring"] else {
      self = .curve(node.curve ?? usual)
      return
    }
    let velocity = spring["velocity"]?.number ?? 0
    let seconds = duration ?? 0.5
    if let preset = spring.text.flatMap(SpringPreset.init) {
      self = .spring(Spring(duration: seconds, bounce: preset.bounce))
      return
    }
    if let stiffness = spring["stiffness"]?.number {
      self = .spring(
        Spring(
          mass: spring["mass"]?.number ?? 1, stiffness: stiffness,
          damping: spring["damping"]?.number ?? 1, initialVelocity: velocity))
    } else if let bounce = spring["bounce"]?.number {
      self = .spring(Spring(duration: seconds, bounce: bounce, initialVelocity: velocity))
    } else {
      let ratio = spring.number ?? spring["damping"]?.number ?? 1
      self = .spring(
        Spring(dampingRatio: ratio, duration: seconds, initialVelocity: velocity))
    }
  }
}
