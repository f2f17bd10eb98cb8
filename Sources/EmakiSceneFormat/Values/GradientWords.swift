import EmakiDrawing

/// The directions of gradients.
enum GradientWords {
  static let all = table.map(\.word)

  /// Where a direction begins and ends, in units of a rectangle.
  static func ends(of word: String) -> (start: Point, end: Point) {
    let way = table.first { $0.word == word }?.way ?? Point(x: 0, y: 1)
    let half = Point(x: way.x / 2, y: way.y / 2)
    let middle = Point(x: 0.5, y: 0.5)
    return (middle - half, middle + half)
  }

  private static let table: [(word: String, way: Point)] = [
    ("down", Point(x: 0, y: 1)), ("up", Point(x: 0, y: -1)), ("right", Point(x: 1, y: 0)),
    ("left", Point(x: -1, y: 0)), ("downRight", Point(x: 1, y: 1)),
    ("downLeft", Point(x: -1, y: 1)), ("upRight", Point(x: 1, y: -1)),
    ("upLeft", Point(x: -1, y: -1)),
  ]
}
