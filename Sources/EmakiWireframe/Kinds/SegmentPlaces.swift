import EmakiLimits
import EmakiDrawing

/// Where segments lie beside one another from left to right.
struct SegmentPlaces {
  private let bounds: Rect
  /// Where each begins, and where the last one ends.
  private let edges: [Double]

  /// - Parameter widths: what each asks for; all take part in the room in proportion. `nil` for
  ///   segments of one width.
  init(_ count: Int, widths: [Double]?, in bounds: Rect) {
    self.bounds = bounds
    var widths = widths ?? []
    if widths.count != count { widths = [Double](repeating: 1, count: count) }
    let factor = bounds.width / max(widths.reduce(0, +), 1e-9)
    var edges = [bounds.minX]
    for width in widths { edges.append(edges[edges.count - 1] + width * factor) }
    self.edges = edges
  }

  /// A segment, or what slides between two.
  ///
  /// - Parameter index: an index in the list of segments, 0 for the first; fractions lie between
  ///   two.
  func rect(at index: Double) -> Rect {
    let first = min(max(Int(clamping: index), 0), edges.count - 2)
    let share = index - Double(first)
    func edge(_ place: Int) -> Double {
      guard edges.indices.contains(place + 1) else { return edges[place] }
      return edges[place] + (edges[place + 1] - edges[place]) * share
    }
    return Rect(
      minX: edge(first), minY: bounds.minY, maxX: edge(first + 1), maxY: bounds.maxY)
  }
}
