/// Some rows of two pictures of the same size.
public struct PixelBand {
  /// The numbers of the rows from the top.
  public let rows: Range<Int>
  /// The pixels of the expected picture from the first of the rows on, red in the lowest byte.
  public let expected: UnsafePointer<UInt32>
  /// The pixels of the actual picture, likewise.
  public let actual: UnsafePointer<UInt32>

  /// Makes a band.
  public init(
    rows: Range<Int>, expected: UnsafePointer<UInt32>, actual: UnsafePointer<UInt32>
  ) {
    self.rows = rows
    self.expected = expected
    self.actual = actual
  }

  /// Looks at a band, on any thread; returns `false` where no more bands are wanted.
  public typealias Visitor = @Sendable (PixelBand) -> Bool
}
