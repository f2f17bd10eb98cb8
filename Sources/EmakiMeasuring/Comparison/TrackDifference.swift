/// How a view moves otherwise than planned.
public enum TrackDeviation: Sendable, Hashable {
  /// It starts so many seconds later; earlier if negative.
  case late(Double)
  /// It takes so many seconds instead of those that are planned.
  case lasts(Double, planned: Double)
  /// It moves so many points instead of those that are planned.
  case distance(Double, planned: Double)
  /// It runs along another curve.
  case curve(MotionShape, planned: MotionShape?)
  /// It stands still.
  case still(planned: Double)
  /// It moves otherwise, and no curve explains how.
  case path
}

/// The findings on one view's motion.
public struct TrackFinding: Sendable, Hashable {
  /// The number that is compared: the one that changes most.
  public var side: MeasuredSide
  /// All that is otherwise for certain.
  public var deviations: [TrackDeviation] = []
  /// Why something could not be decided; `nil` where all was.
  public var doubt: String?
  /// The samples, in points.
  public var samples: [MeasuredSample] = []
  /// The motion that explains them best.
  public var fit: ShapeFit?
  /// How late it starts, in seconds, whether or not that is too much.
  public var delay = 0.0
  /// The standard error of that.
  public var delayError = 0.0
  /// The largest distance from the plan, in points, and when in the plan.
  public var largest: (points: Double, time: Double) {
    get { (largestPoints, largestTime) }
    set { (largestPoints, largestTime) = newValue }
  }
  private var largestPoints = 0.0
  private var largestTime = 0.0

  /// Nothing is found yet.
  public init(side: MeasuredSide) { self.side = side }
}
