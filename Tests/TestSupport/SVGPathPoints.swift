/// The points of the value of a path's `d`, as SVG 1.1, chapter 8.3, says them.
public enum SVGPathPoints {
  /// All points in the plane of the path, control points of curves too.
  ///
  /// It reads moves, lines and cubic curves, absolute and relative; numbers may touch.
  public static func all(_ data: some StringProtocol) -> [(x: Double, y: Double)] {
    var points: [(x: Double, y: Double)] = []
    var (place, start) = ((x: 0.0, y: 0.0), (x: 0.0, y: 0.0))
    for part in String(data).matches(of: #/([A-Za-z])([^A-Za-z]*)/#) {
      let numbers = part.2.matches(of: #/-?(?:\d+\.?\d*|\.\d+)/#).compactMap { Double($0.0) }
      let isRelative = part.1.lowercased() == String(part.1)
      let base = isRelative ? place : (x: 0, y: 0)
      switch part.1.lowercased() {
      case "z": place = start
      case "h", "v":
        for number in numbers {
          if part.1.lowercased() == "h" {
            place.x = number + (isRelative ? place.x : 0)
          } else {
            place.y = number + (isRelative ? place.y : 0)
          }
          points.append(place)
        }
      case "c":
        for index in stride(from: 0, to: numbers.count - 5, by: 6) {
          let origin = isRelative ? place : base
          for pair in stride(from: index, to: index + 6, by: 2) {
            points.append((origin.x + numbers[pair], origin.y + numbers[pair + 1]))
          }
          place = points[points.count - 1]
        }
      default:
        for index in stride(from: 0, to: numbers.count - 1, by: 2) {
          let origin = isRelative ? place : base
          place = (origin.x + numbers[index], origin.y + numbers[index + 1])
          points.append(place)
          if index == 0, part.1.lowercased() == "m" { start = place }
        }
      }
    }
    return points
  }
}
