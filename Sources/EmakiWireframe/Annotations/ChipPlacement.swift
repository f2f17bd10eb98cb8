import EmakiDrawing

/// Finds positions for labels at the edges of their views where they cover nothing.
struct ChipPlacement {
  /// Labels stay inside.
  let screen: Rect
  /// Other views: a label under the upper edge of one of them looks as if it belonged there.
  let ledges: [Rect]
  /// The areas that labels must not cover: text, and the labels before.
  var obstacles: [Rect]
  /// The areas that labels avoid where they can: just beside a text or an icon a label looks as if
  /// it covered a part of it.
  var margins: [Rect]

  /// The same without the margins.
  var tight: ChipPlacement {
    var placement = self
    placement.margins = []
    return placement
  }

  /// The upper left corner of a view, if a label is free to lie there.
  func corner(_ size: Size, of view: Rect) -> Rect? {
    size.width <= view.width && size.height <= view.height ? firstFree(size, [view.origin]) : nil
  }

  /// The first free position for a label in a view: along the upper edge, a little down the sides,
  /// along the edges of others in the view, farther down the sides, and along the lower edge; `nil`
  /// if all are taken.
  func placeInside(_ size: Size, _ view: Rect) -> Rect? { firstFree(size, inside(size, view)) }

  /// The first free position for a label above or below a view, `gap` points from it, that is not
  /// under the upper edge of another view; `nil` if both are taken.
  func placeOutside(_ size: Size, _ view: Rect, gap: Double) -> Rect? {
    let left = min(view.minX, screen.maxX - size.width)
    let places = [view.minY - gap - size.height, view.maxY + gap].map { Point(x: left, y: $0) }
    return firstFree(
      size,
      places.filter { place in
        !ledges.contains { $0.minY == place.y && $0.minX <= place.x && $0.maxX > place.x }
      })
  }

  /// The rectangle of a label at an offset from a view's upper left corner, if it is free there and
  /// inside.
  func place(_ size: Size, at offset: Point, in view: Rect, besides covers: [Rect]) -> Rect? {
    let rect = Self.rect(size, at: view.origin + offset)
    guard view.outset(by: 1).covers(rect), isFree(rect),
      !covers.contains(where: { $0.intersection(rect) != nil })
    else { return nil }
    return rect
  }

  private static func rect(_ size: Size, at place: Point) -> Rect {
    Rect(x: place.x.rounded(.up), y: place.y.rounded(.up), width: size.width, height: size.height)
  }

  private func firstFree(_ size: Size, _ places: [Point]) -> Rect? {
    for place in places {
      let rect = Self.rect(size, at: place)
      if isFree(rect) { return rect }
    }
    return nil
  }

  /// Where a label may lie in a view, the best first.
  func inside(_ size: Size, _ view: Rect) -> [Point] {
    guard size.width <= view.width, size.height <= view.height else { return [] }
    let right = view.maxX - size.width
    let bottom = view.maxY - size.height
    let inner = ledges.filter { view.minX <= $0.minX && view.maxX >= $0.maxX }.map(\.minY)
    let rows = [view.minY] + Set(inner.filter { $0 > view.minY && $0 <= bottom }).sorted()
    let across = Self.steps(of: 4, view.minX, through: right, screen.minX, screen.maxX) + [right]
    let down = Self.steps(of: 7, view.minY, through: bottom, screen.minY, screen.maxY)
    let sides = down.flatMap { [Point(x: view.minX, y: $0), Point(x: right, y: $0)] }
    let start = max(view.minY, screen.minY)
    return across.map { Point(x: $0, y: view.minY) } + sides.filter { $0.y < start + Self.reach }
      + rows.dropFirst().flatMap { y in across.map { Point(x: $0, y: y) } }
      + sides.filter { $0.y >= start + Self.reach } + across.map { Point(x: $0, y: bottom) }
  }

  /// Positions from one end to another. Those that are not on the screen are left out: a view may
  /// be a million times as large.
  private static func steps(
    of step: Double, _ start: Double, through end: Double, _ least: Double, _ most: Double
  ) -> [Double] {
    let first = start + max(0, ((least - start) / step).rounded(.down)) * step
    return Array(stride(from: first, through: min(end, most), by: step))
  }

  /// So far from a view's upper edge a label still looks as if it belonged to that corner, points.
  private static let reach = 60.0

  /// The first free position for a mark on the edge of a view, half of it outside: a corner, or
  /// between two; or else just beside it.
  func placeOnEdge(_ size: Size, _ view: Rect) -> Rect? {
    let shares: [Double] = [0, 1, 0.5, 0.25, 0.75]
    var middles: [Point] = []
    for y in shares.prefix(2) { middles += shares.map { Point(x: $0, y: y) } }
    for x in shares.prefix(2) { middles += shares.dropFirst(2).map { Point(x: x, y: $0) } }
    let places = middles.map { share -> Point in
      let x = view.minX + share.x * view.width - size.width / 2
      let y = view.minY + share.y * view.height - size.height / 2
      return inside(screen, Point(x: x, y: y), size)
    }
    let (gap, high) = (2.0, view.midY - size.height / 2)
    let beside = [view.minX - gap - size.width, view.maxX + gap].map { Point(x: $0, y: high) }
    return firstFree(size, places + beside)
  }

  /// The nearest position that lies on the screen.
  private func inside(_ screen: Rect, _ place: Point, _ size: Size) -> Point {
    Point(
      x: min(max(place.x, screen.minX), screen.maxX - size.width),
      y: min(max(place.y, screen.minY), screen.maxY - size.height))
  }

  /// Whether a rectangle lies on the screen and covers no obstacle or margin.
  func isFree(_ rect: Rect) -> Bool {
    guard rect.minX >= screen.minX, rect.maxX <= screen.maxX, rect.minY >= screen.minY,
      rect.maxY <= screen.maxY
    else { return false }
    return ![obstacles, margins].joined().contains { $0.intersection(rect) != nil }
  }
}
