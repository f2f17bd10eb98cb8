import EmakiDrawing

/// Finds places for labels at the edges of their views where they cover nothing.
struct ChipPlacement {
  /// Labels stay inside.
  let screen: Rect
  /// Other views: a label under the upper edge of one of them looks as if it belonged there.
  let ledges: [Rect]
  /// What labels must not cover: text, and the labels before.
  var obstacles: [Rect]
  /// What labels keep off where they can: just beside a text or an icon one looks as if it covered a
  /// part of it.
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

  /// The first free place for a label in a view: along the upper edge, a little down the sides, along
  /// the edges of others in the view, farther down the sides, and along the lower edge; `nil` if all
  /// are taken.
  func placeInside(_ size: Size, _ view: Rect) -> Rect? { firstFree(size, inside(size, view)) }

  /// The first free place for a label above or below a view, `gap` points from it, that is none under
  /// the upper edge of another view; `nil` if both are taken.
  func placeOutside(_ size: Size, _ view: Rect, gap: Double) -> Rect? {
    let left = min(view.minX, screen.maxX - size.width)
    let places = [view.minY - gap - size.height, view.maxY + gap].map { Point(x: left, y: $0) }
    return firstFree(
      size,
      places.filter { place in
        !ledges.contains { $0.minY == place.y && $0.minX <= place.x && $0.maxX > place.x }
      })
  }

  /// The place for a label at an offset from a view's upper left corner, if it is free there and inside.
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

  /// Places from one end to another, of which those that are not on the screen are left out: a view
  /// may be a million times as large.
  private static func steps(
    of step: Double, _ start: Double, through end: Double, _ least: Double, _ most: Double
  ) -> [Double] {
    let first = start + max(0, ((least - start) / step).rounded(.down)) * step
    return Array(stride(from: first, through: min(end, most), by: step))
  }

  /// So far from a view's upper edge a label still looks as if it belonged to that corner, points.
  private static let reach = 60.0

  private func isFree(_ rect: Rect) -> Bool {
    guard rect.minX >= screen.minX, rect.maxX <= screen.maxX, rect.minY >= screen.minY,
      rect.maxY <= screen.maxY
    else { return false }
    return ![obstacles, margins].joined().contains { $0.intersection(rect) != nil }
  }
}
