import EmakiComparison

/// One thing to compare: two pictures, or two motions.
enum ComparisonItem: Sendable {
  case pictures(PicturePair)
  case reels(PicturePair, expected: any ReelSource, actual: any ReelSource)

  /// Its names.
  var pair: PicturePair {
    switch self {
    case .pictures(let pair), .reels(let pair, _, _): pair
    }
  }

  /// Compares both sides; frames of motions that differ are visited.
  func compare(
    _ comparer: PictureComparer, visit: (ReelComparer.DifferingFrame) throws -> Void
  ) -> PictureComparer.Comparison {
    switch self {
    case .pictures(let pair): return comparer.compare(pair, visit: visit)
    case .reels(_, let expected, let actual):
      do {
        return try comparer.compare(expected, actual, visit: visit)
      } catch {
        return PictureComparer.Comparison(.failed("\(error)"))
      }
    }
  }
}
