/// `first = multiplier · second + constant` (or ≤, ≥), between alignment rectangles.
public struct Constraint: Sendable, Hashable {
  /// The relation of the two sides.
  public enum Relation: String, Sendable, Hashable {
    /// `==`
    case equal = "=="
    /// `<=`
    case lessThanOrEqual = "<="
    /// `>=`
    case greaterThanOrEqual = ">="
  }

  /// The unit of the constant.
  public enum Unit: Sendable, Hashable {
    /// Points.
    case points
    /// Heights of a navigation bar, or of a tab bar, on the device at hand.
    case navigationBars, tabBars
  }

  /// The name by which motions change it and reports name it; `nil` for an anonymous one.
  public var identifier: String?
  /// The left side.
  public var first: Anchor
  /// The relation of the two sides.
  public var relation: Relation
  /// The right side's line or length, or `nil` where the constant stands alone.
  public var second: Anchor?
  /// The factor of `second`; a position is measured in the owner's coordinates where it is not 1.
  public var multiplier: Double
  /// Points, or what else `unit` says, added to the right side.
  public var constant: Double
  /// The unit of the constant.
  public var unit = Unit.points
  /// The priority.
  public var priority: Priority
  /// Inactive constraints are kept but do nothing.
  public var isActive: Bool
  /// The height class in which it acts; `nil` for both.
  public var heightClass: SizeClass?
  /// Where a file says it; for messages.
  public var place = FilePlace()

  /// Makes an active constraint.
  public init(
    _ first: Anchor, _ relation: Relation = .equal, _ second: Anchor? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Priority = .required,
    identifier: String? = nil, isActive: Bool = true
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.isActive = isActive
  }

  /// The constraint in another unit.
  public func counting(_ unit: Unit) -> Constraint {
    var constraint = self
    constraint.unit = unit
    return constraint
  }

  /// Whether it is active, and meant for so much height.
  func acts(in environment: LayoutEnvironment) -> Bool {
    isActive && (heightClass == nil || heightClass == environment.heightClass)
  }

  /// The constraint in points, for bars of these heights.
  func inPoints(_ bars: BarHeights) -> Constraint {
    let length: Double
    switch unit {
    case .points: return self
    case .navigationBars: length = bars.navigationBar
    case .tabBars: length = bars.tabBar
    }
    var constraint = counting(.points)
    constraint.constant *= length
    return constraint
  }
}
