/// The layout of a stack view's arranged subviews.
public struct StackLayout: Sendable, Hashable {
  /// The distribution of lengths and gaps along the axis.
  public enum Distribution: String, Sendable, Hashable, CaseIterable {
    /// Views grow or shrink by their priorities.
    case fill
    /// All of one length.
    case fillEqually
    /// Lengths in proportion to the natural ones.
    case fillProportionally
    /// Natural lengths, equal gaps.
    case equalSpacing
    /// Natural lengths, centres at equal distances.
    case equalCentering
  }

  /// Where views lie across the axis.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the leading edge (top of a row).
    case leading
    /// In the middle.
    case center
    /// At the trailing edge (bottom of a row).
    case trailing
    /// First baselines on one line; rows only.
    case firstBaseline
    /// Last baselines on one line; rows only.
    case lastBaseline
  }

  /// Row or column.
  public var axis: Axis
  /// Along the axis.
  public var distribution: Distribution
  /// Across the axis.
  public var alignment: Alignment
  /// Points between neighbours.
  public var spacing: Double
  /// Points after a certain subview, instead of `spacing`.
  public var customSpacing: [ViewID: Double]
  /// Whether the subviews stay inside the layout margins.
  public var isLayoutMarginsRelative: Bool
  /// Whether gaps are measured from the last baseline of one subview to the first of the next;
  /// columns only.
  public var isBaselineRelative = false

  /// Makes a stack layout; by default a row that fills.
  public init(
    axis: Axis = .horizontal, distribution: Distribution = .fill, alignment: Alignment = .fill,
    spacing: Double = 0, customSpacing: [ViewID: Double] = [:],
    isLayoutMarginsRelative: Bool = false
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.customSpacing = customSpacing
    self.isLayoutMarginsRelative = isLayoutMarginsRelative
  }
}
