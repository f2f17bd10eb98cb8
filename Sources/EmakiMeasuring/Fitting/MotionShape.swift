import EmakiDrawing
public import EmakiMotion

/// How a motion runs from its start to its end, without how long it takes and how far it goes.
public enum MotionShape: Sendable, Hashable {
  /// A timing curve.
  case curve(TimingCurve)
  /// A spring by its damping ratio, which has settled to a thousandth after the duration.
  case spring(damping: Double)

  /// The progress after `fraction` of the duration; 0 before the start.
  func value(at fraction: Double) -> Double {
    switch self {
    case .curve(let curve): curve.value(at: fraction)
    case .spring(let damping):
      Spring(dampingRatio: damping, duration: 1).value(at: fraction)
    }
  }

  /// `ease-out`, `cubic-bezier(0.2, 0, 0, 1)`, or `spring 0.8`.
  public var name: String {
    switch self {
    case .curve(.cubic(let first, let second)):
      "cubic-bezier("
        + [first.x, first.y, second.x, second.y].map(Self.short).joined(separator: ", ")
        + ")"
    case .curve(let curve): curve.name
    case .spring(let damping): "spring \(Self.short(damping))"
    }
  }

  /// The keys of an animation in a scene file.
  public var keys: String {
    switch self {
    case .curve: "curve: \"\(name)\""
    case .spring(let damping): "spring: \(Self.short(damping))"
    }
  }

  /// Whether it hardly differs from a curve that has a name.
  var isNamed: Bool {
    guard case .curve(let curve) = self else { return false }
    let named = curve.nearestNamed
    return (1..<40).allSatisfy { index in
      abs(curve.value(at: Double(index) / 40) - named.value(at: Double(index) / 40)) < 0.03
    }
  }

  private static func short(_ number: Double) -> String {
    ((number * 100).rounded() / 100).shortText
  }
}
