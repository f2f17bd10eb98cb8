/// How much a constraint matters.
///
/// Strengths are lexicographic levels: no amount of satisfaction at a weaker level outweighs any
/// error at a stronger one. Two constraints are on one level exactly if their priorities are equal;
/// inside a level the sum of absolute errors is minimised.
public struct Strength: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The level on the scale of UIKit's layout priorities, above 0 and at most 1000.
  public let priority: Double

  /// Must hold; a constraint that cannot is reported and left out.
  public static let required = Strength(priority: 1000)
  /// UIKit's priority 750 (default high).
  public static let strong = Strength(priority: 750)
  /// UIKit's priority 500.
  public static let medium = Strength(priority: 500)
  /// UIKit's priority 250 (default low).
  public static let weak = Strength(priority: 250)

  /// The level of a UIKit priority; fractional levels are allowed, 1000 and above is required.
  ///
  /// Priorities that are not above 0 (or not a number) become the weakest level there is.
  public init(priority: Double) {
    let floor = Double.leastNormalMagnitude
    self.priority = priority >= floor ? min(priority, 1000) : floor
  }

  /// Weaker than any strength that can be asked for.
  static let imperceptible = Strength(unchecked: .leastNonzeroMagnitude)

  private init(unchecked priority: Double) {
    self.priority = priority
  }

  /// Whether constraints of this strength must hold.
  public var isRequired: Bool { priority >= 1000 }

  /// Orders weaker before stronger.
  public static func < (left: Strength, right: Strength) -> Bool {
    left.priority < right.priority
  }
}
