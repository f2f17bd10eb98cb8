import EmakiLimits
import EmakiDrawing

/// Finds about where an element of one picture is in another, by the edges around and in it:
/// the largest Σ a·b / √(Σ a² Σ b²) over all displacements, to a point.
struct DisplacementSearch {
  let build: EdgeMap
  let design: EdgeMap

  /// How far is looked, in points.
  static let room = 63
  /// Less alike than that is not the element.
  private static let least: Float = 0.45
  /// How much likeness a displacement of the whole room costs.
  private static let price: Float = 0.25

  /// The displacement in points; `nil` where nothing is like the element.
  ///
  /// - Parameter likely: displacements that cost nothing, such as that of what is around.
  func displacement(of element: DesignElement, likely: [Point]) -> Point? {
    let places = places(of: element)
    let own = places.reduce(Float(0)) { $0 + build[$1.x, $1.y] * build[$1.x, $1.y] }
    guard own > 0 else { return nil }
    var best: (x: Int, y: Int, score: Float, likeness: Float) = (0, 0, -1, 0)
    func look(_ x: Int, _ y: Int) {
      let likeness = likeness(places, own, x, y)
      let score = likeness - cost(x, y, likely)
      if score > best.score { best = (x, y, score, likeness) }
    }
    // The likely ones first, since the first of equals counts.
    for point in likely { look(Int(clamping: point.x.rounded()), Int(clamping: point.y.rounded())) }
    // Edges are seen three points away.
    for y in stride(from: -Self.room, through: Self.room, by: 3) {
      for x in stride(from: -Self.room, through: Self.room, by: 3) { look(x, y) }
    }
    let rough = best
    for y in rough.y - 2...rough.y + 2 {
      for x in rough.x - 2...rough.x + 2 { look(x, y) }
    }
    return best.likeness < Self.least ? nil : Point(x: Double(best.x), y: Double(best.y))
  }

  private func likeness(_ places: [(x: Int, y: Int)], _ own: Float, _ dx: Int, _ dy: Int) -> Float {
    var (both, other): (Float, Float) = (0, 0)
    for place in places {
      let value = design[place.x + dx, place.y + dy]
      both += build[place.x, place.y] * value
      other += value * value
    }
    return other > 0 ? both / (own * other).squareRoot() : 0
  }

  private func cost(_ x: Int, _ y: Int, _ likely: [Point]) -> Float {
    let nearest = likely.reduce(Double.infinity) { nearest, point in
      let (dx, dy) = (Double(x) - point.x, Double(y) - point.y)
      return min(nearest, (dx * dx + dy * dy).squareRoot())
    }
    return Self.price * Float(nearest / Double(Self.room))
  }

  /// At most some hundred points in and around an element; of a box those along its sides.
  private func places(of element: DesignElement) -> [(x: Int, y: Int)] {
    let rect = element.rect
    let (left, right) = (
      Int(clamping: rect.minX.rounded(.down)) - 3, Int(clamping: rect.maxX.rounded(.up)) + 3
    )
    let (top, bottom) = (
      Int(clamping: rect.minY.rounded(.down)) - 3, Int(clamping: rect.maxY.rounded(.up)) + 3
    )
    var places: [(x: Int, y: Int)] = []
    for y in max(top, 0)..<max(min(bottom, build.height), max(top, 0)) {
      let isEnd = y < top + 7 || y >= bottom - 7
      for x in max(left, 0)..<max(min(right, build.width), max(left, 0)) {
        if element.kind == .ink || isEnd || x < left + 7 || x >= right - 7 {
          places.append((x, y))
        }
      }
    }
    // A step that shares no factor with usual widths leaves no column out.
    let step = max(1, places.count / 300)
    return stride(from: 0, to: places.count, by: step == 1 ? 1 : step | 1).map { places[$0] }
  }
}
