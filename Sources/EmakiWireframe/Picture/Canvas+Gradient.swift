import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Blends the colours of the scene; a sketch has one background instead of a gradient, and none
  /// where it lets more through than it hides. Returns whether it blended them.
  mutating func drawGradient(_ figure: DrawnView) -> Bool {
    guard theme.usesSceneColors, let gradient = figure.own.gradient, !figure.bounds.isEmpty else {
      return false
    }
    let shape = Self.box(figure.box, corner: figure.corner, arrow: figure.view.boxArrow)
    items.append(.fill(shape, .linearGradient(gradient.across(figure.bounds))))
    return true
  }

  /// Records the background that a gradient is: in strips across its line, so that items drawn over
  /// it can be read at each position; as one colour where it is slanted.
  mutating func addGround(of gradient: ViewGradient, _ figure: DrawnView) {
    let bounds = figure.bounds
    let isUpright = gradient.start.x == gradient.end.x
    guard isUpright || gradient.start.y == gradient.end.y else {
      return addGround(bounds, painted: gradient.mean, given: gradient.mean, corner: figure.corner)
    }
    let size = bounds.size
    for index in 0..<Self.strips {
      let from = Double(index) / Double(Self.strips)
      let to = Double(index + 1) / Double(Self.strips)
      let (across, down) = isUpright ? ((0.0, 1.0), (from, to)) : ((from, to), (0.0, 1.0))
      let strip = Rect(
        minX: bounds.minX + across.0 * size.width, minY: bounds.minY + down.0 * size.height,
        maxX: bounds.minX + across.1 * size.width, maxY: bounds.minY + down.1 * size.height)
      let (start, end) =
        isUpright
        ? (gradient.start.y, gradient.end.y) : (gradient.start.x, gradient.end.x)
      let color = gradient.color(at: ((from + to) / 2 - start) / (end - start))
      addGround(strip, painted: color, given: color)
    }
  }

  private static let strips = 16
}
