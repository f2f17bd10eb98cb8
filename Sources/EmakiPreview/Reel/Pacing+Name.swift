import EmakiDrawing
public import EmakiMotion

extension Pacing {
  /// What people call the curve: `ease-out`, `cubic-bezier(…)`, or `spring 0.8` with its damping
  /// ratio.
  public var name: String {
    switch self {
    case .curve(let curve): curve.name
    case .spring(let spring): "spring \(((spring.dampingRatio * 100).rounded() / 100).shortText)"
    }
  }
}
