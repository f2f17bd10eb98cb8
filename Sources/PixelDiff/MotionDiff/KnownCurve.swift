/// The timing curves that have a name on iOS, as cubic Bézier curves from (0, 0) to (1, 1).
public enum KnownCurve: String, Sendable, Hashable, CaseIterable {
  /// Constant speed.
  case linear
  /// Starts slowly.
  case easeIn
  /// Ends slowly.
  case easeOut
  /// Starts and ends slowly.
  case easeInOut

  /// Its name in scene files.
  fileprivate var words: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    }
  }

  /// The two inner control points, from Core Animation's named timing functions.
  private var control: (x1: Double, y1: Double, x2: Double, y2: Double) {
    switch self {
    case .linear: (0, 0, 1, 1)
    case .easeIn: (0.42, 0, 1, 1)
    case .easeOut: (0, 0, 0.58, 1)
    case .easeInOut: (0.42, 0, 0.58, 1)
    }
  }

  /// Progress at a share of the duration, both 0…1.
  public func progress(at time: Double) -> Double {
    if self == .linear || time <= 0 || time >= 1 { return min(max(time, 0), 1) }
    let control = control
    func cubic(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
    }
    // The curve's time grows with its parameter, so halving finds it; 40 steps are exact enough.
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if cubic(control.x1, control.x2, middle) < time { low = middle } else { high = middle }
    }
    return cubic(control.y1, control.y2, (low + high) / 2)
  }

  /// The curve nearest to samples of time and progress, by the largest difference.
  static func nearest(to samples: [(time: Double, progress: Double)]) -> CurveMatch? {
    guard !samples.isEmpty else { return nil }
    let errors = allCases.map { curve in
      (curve, samples.map { abs(curve.progress(at: $0.time) - $0.progress) }.max() ?? 0)
    }
    return errors.min { $0.1 < $1.1 }.map { CurveMatch($0.0, isClose: $0.1 < 0.05) }
  }
}

/// The known curve that a movement is most like.
public struct CurveMatch: Sendable, Hashable, CustomStringConvertible {
  /// The nearest one.
  public var curve: KnownCurve
  /// Whether the movement follows it, to a twentieth of its way.
  public var isClose: Bool

  /// Makes a match.
  public init(_ curve: KnownCurve, isClose: Bool = true) {
    self.curve = curve
    self.isClose = isClose
  }

  /// `ease-out`, as scene files call it, or `like ease-out` for a spring or another curve without a
  /// name.
  public var description: String { isClose ? curve.words : "like \(curve.words)" }
}
