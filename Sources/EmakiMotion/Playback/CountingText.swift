import EmakiLimits

/// A number that counts up to its end on a label.
public struct CountingText: Sendable, Hashable {
  /// How the number depends on the progress p of the time.
  public enum Pace: String, Sendable, Hashable, CaseIterable {
    /// p.
    case linear
    /// p³: starts slowly.
    case easeIn = "ease-in"
    /// 1 − (1 − p)³: ends slowly.
    case easeOut = "ease-out"
  }

  /// How the number is written.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// Whole, without the decimals.
    case integer
    /// With two decimals, without the rest.
    case twoDecimals = "two-decimals"
  }

  /// The number at the end.
  public var end: Double
  /// How it gets there.
  public var pace: Pace
  /// How it is written.
  public var format: Format

  /// Makes a counting text.
  public init(end: Double, pace: Pace = .easeOut, format: Format = .integer) {
    self.end = end
    self.pace = pace
    self.format = format
  }

  /// The number at progress p (clamped to 0…1): end · f(p), not rounded.
  public func value(at progress: Double) -> Double {
    let p = min(max(progress, 0), 1)
    switch pace {
    case .linear: return end * p
    case .easeIn: return end * (p * p * p)
    case .easeOut: return end * (1 - (1 - p) * (1 - p) * (1 - p))
    }
  }

  /// The number at progress p as written: rounded towards zero to the decimals of the format.
  public func text(at progress: Double) -> String {
    let value = value(at: progress)
    switch format {
    case .integer: return Self.written(Self.truncated(value), decimals: 0)
    case .twoDecimals: return Self.written(Self.truncated(value * 100), decimals: 2)
    }
  }

  /// Rounds towards zero, but takes a number that is whole but for rounding errors as whole:
  /// 1000 · (1 − 0.9³) is 271 and not 270.99999999999994.
  private static func truncated(_ value: Double) -> Double {
    let whole = value.rounded()
    let slack = max(1e-9, abs(value) * 1e-12)
    return abs(value - whole) <= slack ? whole : value.rounded(.towardZero)
  }

  /// Writes `units` / 10^decimals.
  private static func written(_ units: Double, decimals: Int) -> String {
    guard abs(units) < 9e15 else { return "\(decimals == 0 ? units : units / 100)" }
    let digits = String(Int(clamping: abs(units)))
    let sign = units < 0 ? "-" : ""
    if decimals == 0 { return sign + digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }
}
