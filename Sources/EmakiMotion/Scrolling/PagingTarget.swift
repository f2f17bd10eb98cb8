import EmakiLimits

/// The page on which a paging scroll view comes to rest, on one axis.
public struct PagingTarget: Sendable, Hashable {
  /// The extent of one page in points, above 0.
  public let pageLength: Double
  /// How many pages there are.
  public let pageCount: Int

  /// The speed above which a release turns the page: 300 points a second.
  public static let flickSpeed = 300.0

  /// Makes a rule for pages that start at offset 0.
  public init(pageLength: Double, pageCount: Int) {
    self.pageLength = pageLength
    self.pageCount = pageCount
  }

  /// The page for a release at `offset` with `velocity` in points a second.
  ///
  /// Faster than `flickSpeed` it is the next page in the direction of the release, else the nearest;
  /// it is at most one page from `current`, the page on which the drag began.
  public func page(from current: Int, offset: Double, velocity: Double) -> Int {
    guard let position = position(of: offset) else { return 0 }
    let wanted =
      if velocity > Self.flickSpeed {
        position.rounded(.down) + 1
      } else if velocity < -Self.flickSpeed {
        position.rounded(.up) - 1
      } else {
        position.rounded()
      }
    let reachable = min(max(wanted, Double(current - 1)), Double(current + 1))
    return Int(clamping: min(max(reachable, 0), Double(pageCount - 1)))
  }

  /// The offset of a page in points.
  public func offset(ofPage page: Int) -> Double { Double(page) * pageLength }

  /// The page nearest to an offset: what a page control shows.
  public func nearestPage(to offset: Double) -> Int {
    guard let position = position(of: offset) else { return 0 }
    return Int(clamping: min(max(position.rounded(), 0), Double(pageCount - 1)))
  }

  /// The fractional page at an offset; `nil` where there are no pages.
  private func position(of offset: Double) -> Double? {
    guard pageLength > 0, pageCount > 0, offset.isFinite else { return nil }
    return offset / pageLength
  }
}
