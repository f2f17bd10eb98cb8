import EmakiLimits
public import EmakiDrawing

/// Colours that blend behind a view's content, along a straight line across its bounds.
public struct ViewGradient: Sendable, Hashable {
  /// The colours, by growing offset.
  public var stops: [LinearGradient.Stop]
  /// Where offset 0 lies, in units of the bounds.
  public var start: Point
  /// Where offset 1 lies, in units of the bounds.
  public var end: Point

  /// Makes a gradient; by default from the top edge to the bottom edge.
  public init(
    _ stops: [LinearGradient.Stop], from start: Point = Point(x: 0.5, y: 0),
    to end: Point = Point(x: 0.5, y: 1)
  ) {
    self.stops = stops
    self.start = start
    self.end = end
  }

  /// The gradient across a rectangle.
  public func across(_ rect: Rect) -> LinearGradient {
    func point(_ unit: Point) -> Point {
      Point(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
    }
    return LinearGradient(start: point(start), end: point(end), stops: stops)
  }

  /// The colour at an offset of its line; beyond its ends those of the ends.
  public func color(at offset: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard let after = stops.firstIndex(where: { $0.offset > offset }) else { return last.color }
    guard after > 0 else { return first.color }
    let (a, b) = (stops[after - 1], stops[after])
    return a.color.mixed(
      with: b.color, share: (offset - a.offset) / (b.offset - a.offset))
  }

  /// The colour used where only one is possible: the mean along the line, for each channel the
  /// integral over the offsets 0…1.
  public var mean: Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    let ends = [
      LinearGradient.Stop(offset: 0, color: first.color),
      LinearGradient.Stop(offset: 1, color: last.color),
    ]
    let line = [ends[0]] + stops + [ends[1]]
    func integral(_ channel: (Color) -> UInt8) -> UInt8 {
      let sum = zip(line, line.dropFirst()).reduce(0.0) { sum, pair in
        let height = Double(channel(pair.0.color)) + Double(channel(pair.1.color))
        return sum + (pair.1.offset - pair.0.offset) * height / 2
      }
      return UInt8(clamping: min(max(sum.rounded(), 0), 255))
    }
    return Color(
      red: integral(\.red), green: integral(\.green), blue: integral(\.blue),
      alpha: integral(\.alpha))
  }
}
