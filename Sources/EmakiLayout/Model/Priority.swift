/// The priority of a constraint: 1000 is required, below that the higher wins absolutely.
public struct Priority: Sendable, Hashable, Comparable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// 0 < value ≤ 1000; values outside are clamped.
  public let value: Double

  /// Must hold.
  public static let required = Priority(1000)
  /// 750: content does not shrink, by default.
  public static let defaultHigh = Priority(750)
  /// 250: content does not grow, by default.
  public static let defaultLow = Priority(250)
  /// 50: the fitting size of a container.
  public static let fittingSizeLevel = Priority(50)

  /// Makes a priority on UIKit's scale.
  public init(_ value: Double) {
    self.value = value.isNaN ? 1000 : min(max(value, 0.001), 1000)
  }

  /// Makes a priority from a literal.
  public init(floatLiteral value: Double) { self.init(value) }

  /// Makes a priority from a literal.
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// The weaker first.
  public static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}

/// A priority for each axis.
public struct AxisPriorities: Sendable, Hashable {
  /// The priority for widths.
  public var horizontal: Priority
  /// The priority for heights.
  public var vertical: Priority

  /// Makes a pair.
  public init(horizontal: Priority, vertical: Priority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Makes a pair of equals.
  public init(_ both: Priority) {
    self.init(horizontal: both, vertical: both)
  }

  /// The priority of one axis.
  public subscript(axis: Axis) -> Priority {
    axis == .horizontal ? horizontal : vertical
  }
}

/// Across or down.
public enum Axis: String, Sendable, Hashable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other one.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
