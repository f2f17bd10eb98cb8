/// A pixel beyond the tolerance, and what is known of it alone.
struct EdgePixel: Sendable {
  /// The number of the pixel in its picture.
  var index: Int32
  /// Whether it softens an edge between flat areas; not asked out of range.
  var softens: Bool
  /// Whether it can be an edge that moved by half a pixel at most.
  var isInRange: Bool
}

/// Distinguishes edges that are only antialiased otherwise from changes, area by area.
///
/// A letter that is drawn a quarter of a pixel further has no flat areas beside its edges, so its
/// pixels cannot be judged alone. An edge that is antialiased otherwise keeps its ink: as much
/// comes on one side as goes on the other. One that is recoloured, grows or gets bolder does not,
/// and one that comes, goes or moves further has pixels that are out of range.
struct SoftenedEdges {
  /// The share of the changed ink of an area that may come or go.
  private static let largestShare = 0.3
  /// The ink that may come or go in any case: a tenth of a black pixel.
  private static let unseen: Int64 = 25
  /// Letters are one area although a pixel or two between their strokes are unchanged.
  private static let gap = 2

  /// The known facts of an area.
  private struct Place {
    var isInRange = true
    var softens = true
    /// The ink that came and went in each channel, and its size.
    var ink = SIMD4<Int64>()
    var moved = SIMD4<Int64>()

    mutating func add(_ pixel: EdgePixel, change: SIMD4<Int32>) {
      isInRange = isInRange && pixel.isInRange
      softens = softens && pixel.softens
      let change = SIMD4<Int64>(truncatingIfNeeded: change)
      ink &+= change
      moved &+= pointwiseMax(change, 0 &- change)
    }

    var isSoftened: Bool {
      guard isInRange, !softens else { return isInRange }
      let left = max(abs(ink.min()), abs(ink.max()))
      return left <= SoftenedEdges.unseen
        || Double(left) <= SoftenedEdges.largestShare * Double(moved.max())
    }
  }

  /// Goes through the pixels and says of each whether it changed or only softens an edge.
  ///
  /// Out of range is changed. In an area that changed, pixels between flat areas soften edges
  /// still.
  ///
  /// - Parameters:
  ///   - pixels: those beyond the tolerance, ascending.
  ///   - visit: is given each pixel in their order, and whether it changed.
  static func judge(
    _ pixels: [EdgePixel], in range: HalfPixelRange, visit: (EdgePixel, Bool) -> Void
  ) {
    let rows = ChangedRows(PixelRuns(pixels.lazy.map(\.index)), width: range.width)
    let runs = RegionFinder.runs(rows, gap: gap)
    var places: [Int: Place] = [:]
    for run in runs {
      var place = places[run.region] ?? Place()
      for pixel in pixels[run.first..<run.end] {
        let index = Int(pixel.index)
        place.add(
          pixel,
          change: HalfPixelRange.channels(range.actual[index])
            &- HalfPixelRange.channels(range.expected[index]))
      }
      places[run.region] = place
    }
    let softened = places.mapValues(\.isSoftened)
    for run in runs {
      let isSoftened = softened[run.region] ?? false
      for pixel in pixels[run.first..<run.end] {
        visit(pixel, !isSoftened && !pixel.softens)
      }
    }
  }
}
