import EmakiText
import EmakiDrawing
public import EmakiMotion

extension Pacing {
  /// The curve's name for people: `ease-out`, `cubic-bezier(…)`, or `spring 0.8` with its damping
  /// ratio.
  public var name: String {
    switch self {
    case .curve(let curve): curve.name
    case .spring(let spring): "spring \(((spring.dampingRatio * 100).rounded() / 100).shortText)"
    }
  }

  /// The curve's name, of a spring with all that decides its motion beside the damping ratio.
  var fullName: String {
    guard case .spring(let spring) = self else { return name }
    let velocity = spring.initialVelocity
    return "\(name), response \(Markup.number(spring.response, places: 4)) s"
      + (velocity == 0 ? "" : ", velocity \(Markup.number(velocity, places: 4))")
  }
}
