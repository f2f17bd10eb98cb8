internal import EmakiDrawing

/// The outlines of basic shapes (SVG 2, 10).
enum SVGShapes {
  /// The path of an element, or `nil` for one that is no shape.
  static func path(of element: XMLElement) -> Path? {
    func number(_ name: String) -> Double? { element[name].flatMap(SVGNumbers.length) }
    switch element.name {
    case "path": return SVGPathData.path(element["d"] ?? "")
    case "rect":
      return rectangle(
        Rect(
          x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0,
          height: number("height") ?? 0), number("rx"), number("ry"))
    case "circle":
      let radius = number("r") ?? 0
      return ellipse(number("cx") ?? 0, number("cy") ?? 0, radius, radius)
    case "ellipse":
      return ellipse(
        number("cx") ?? 0, number("cy") ?? 0, number("rx") ?? number("ry") ?? 0,
        number("ry") ?? number("rx") ?? 0)
    case "line":
      var path = Path()
      path.move(number("x1") ?? 0, number("y1") ?? 0)
      path.line(number("x2") ?? 0, number("y2") ?? 0)
      return path
    case "polyline", "polygon":
      return polyline(
        SVGNumbers.all(element["points"] ?? "") ?? [], closes: element.name == "polygon")
    default: return nil
    }
  }

  private static func rectangle(_ rect: Rect, _ rx: Double?, _ ry: Double?) -> Path {
    guard rect.width > 0, rect.height > 0 else { return Path() }
    let across = min(max(rx ?? ry ?? 0, 0), rect.width / 2)
    let down = min(max(ry ?? rx ?? 0, 0), rect.height / 2)
    guard across > 0, down > 0 else { return Shape.rect(rect).path }
    // Corners of a circle, stretched.
    let factor = down / across
    let even = Rect(
      x: rect.minX, y: rect.minY / factor, width: rect.width, height: rect.height / factor)
    return Shape.roundedRect(even, Corner(across)).path.applying(.scale(x: 1, y: factor))
  }

  private static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> Path {
    guard rx > 0, ry > 0 else { return Path() }
    return Shape.ellipse(Rect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry)).path
  }

  private static func polyline(_ numbers: [Double], closes: Bool) -> Path {
    var path = Path()
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      if index == 0 {
        path.move(numbers[0], numbers[1])
      } else {
        path.line(numbers[index], numbers[index + 1])
      }
    }
    if closes, numbers.count > 1 { path.close() }
    return path
  }
}
