/// A number that was measured at a time.
public struct MeasuredSample: Sendable, Hashable {
  /// Seconds.
  public var time: Double
  /// Points, or another unit that the one who measures knows.
  public var value: Double

  /// Makes a sample.
  public init(time: Double, value: Double) {
    (self.time, self.value) = (time, value)
  }
}
