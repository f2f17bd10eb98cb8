import EmakiDrawing

extension Canvas {
  /// How much thicker strokes are in an icon so much larger than its grid: as in the optical sizes of
  /// letters they grow slower than it, by the square root.
  private static func weight(of factor: Double) -> Double {
    factor > 1 ? factor.squareRoot() : factor
  }

  /// Draws an icon as large as fits into a rectangle, in its middle.
  mutating func draw(_ icon: Icon, _ color: Color, in rect: Rect) {
    let side = min(rect.width, rect.height)
    guard side > 0 else { return }
    let factor = side / Icon.side
    let left = grid.snap(rect.midX - side / 2)
    let top = grid.snap(rect.midY - side / 2)
    let place = Transform(a: factor, b: 0, c: 0, d: factor, tx: left, ty: top)
    let width = max(theme.iconLineWidth * Self.weight(of: factor), 1.2)
    let path = icon.path.applying(place)
    if seenText != nil, let bounds = path.bounds { note(text: bounds.outset(by: width / 2)) }
    if !icon.isFilled, icon.overlay.isEmpty {
      guard factor > 1, icon.strokes.contains(where: \.isDot) else {
        return stroke(path, color, width: width)
      }
      return drawLarge(icon, color, place, width: width)
    }
    let ground = ground(at: rect)
    let behind = theme.usesSceneColors ? ground.given : ground.painted
    // Areas and their strokes lie over one another, which would be seen of a translucent colour.
    let opaque = color.composited(over: behind)
    if icon.isFilled {
      let parts = icon.filledParts
      for area in parts.areas { fill(area.applying(place), opaque) }
      stroke(parts.outside.applying(place), opaque, width: width)
      stroke(parts.inside.applying(place), behind, width: width)
    } else {
      stroke(Path(icon.strokes.flatMap(\.path.segments)).applying(place), opaque, width: width)
    }
    for free in icon.clearing {
      let free = (path: free.path.applying(place), isArea: free.isArea)
      if free.isArea { fill(free.path, behind) }
      stroke(free.path, behind, width: free.isArea ? width : width + 2.6 * factor)
    }
    // A dot, and no dial around something.
    for dot in icon.overlay where dot.isArea && !icon.overlay.contains(where: { $0.isInside(dot) })
    {
      fill(dot.path.applying(place), opaque)
    }
    let overlay = Path(icon.overlay.flatMap(\.path.segments)).applying(place)
    stroke(overlay, opaque, width: width)
  }

  /// Dots grow with the icon, although lines grow slower, and small circles are dots.
  private mutating func drawLarge(
    _ icon: Icon, _ color: Color, _ place: Transform, width: Double
  ) {
    let lines = icon.strokes.filter { !$0.isDot }.flatMap(\.path.segments)
    if !lines.isEmpty { stroke(Path(lines).applying(place), color, width: width) }
    let factor = place.apply(to: Point(x: 1, y: 0)).x - place.apply(to: .zero).x
    for dot in icon.strokes where dot.isDot {
      guard let box = dot.path.bounds else { continue }
      let radius = (box.width / 2 + theme.iconLineWidth / 2) * factor
      let middle = place.apply(to: Point(x: box.midX, y: box.midY))
      fillEllipse(Rect(origin: middle, size: .zero).outset(by: radius), color)
    }
  }
}

extension IconStroke {
  /// Whether it is a point, or a circle hardly larger than one.
  fileprivate var isDot: Bool {
    guard let box = path.bounds else { return false }
    let side = max(box.width, box.height)
    let hasCorners = path.segments.contains { if case .line = $0 { true } else { false } }
    return hasCorners ? side < 0.3 : isArea && side <= 2.4
  }

  /// Whether it lies inside an area: its box in the area's, and its middle in the ellipse in that.
  fileprivate func isInside(_ other: IconStroke) -> Bool {
    guard other.isArea, let own = path.bounds, let room = other.path.bounds, own != room,
      room.union(own) == room
    else { return false }
    let x = (own.midX - room.midX) / (room.width / 2)
    let y = (own.midY - room.midY) / (room.height / 2)
    return x * x + y * y < 1
  }
}

extension Icon {
  /// How it is drawn filled: the areas, the strokes around and outside of them, and what is left free
  /// of them.
  var filledParts: (areas: [Path], outside: Path, inside: Path) {
    var areas: [Path] = []
    var (outside, inside) = (Path(), Path())
    for stroke in strokes {
      if strokes.contains(where: stroke.isInside) {
        inside.segments += stroke.path.segments
      } else {
        outside.segments += stroke.path.segments
        if stroke.isArea { areas.append(stroke.path) }
      }
    }
    return (areas, outside, inside)
  }
}
