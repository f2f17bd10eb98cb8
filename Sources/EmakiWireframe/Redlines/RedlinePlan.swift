import EmakiDrawing
import EmakiLayout

/// Finds positions for the texts of a redline drawing, so that nothing covers text or anything
/// else; those that find none go to the list, with a number at their view.
struct RedlinePlan {
  /// A measured distance.
  struct Measurement {
    let text: String
    /// The rectangle of the text.
    let place: Rect
    let line: Rect
    /// Whether the text interrupts the line, or stands beside it.
    let isOnLine: Bool
  }

  static let font = Font.system(8, .medium)

  private(set) var chips: [(rect: Rect, label: String)] = []
  private(set) var numbers: [(rect: Rect, number: Int)] = []
  private(set) var figures: [Measurement] = []
  private(set) var legend = Legend()

  private let redlines: [Redline]
  private var placement: ChipPlacement
  /// The areas that measuring lines must not cross: they may run under status bar and corners.
  private var lineObstacles: [Rect]
  private let canvas: Canvas
  /// The last number that was given.
  private var count = 0
  /// The index of each view's line in the list.
  private var entries: [Int: Int] = [:]

  /// Positions the labels.
  ///
  /// - Parameters:
  ///   - marks: texts, and the marks of the device.
  ///   - parents: of each view, which of the others lie in it.
  init(
    _ redlines: [Redline], _ placement: ChipPlacement, marks: [Rect], canvas: Canvas,
    parents: [[Int]]
  ) {
    self.redlines = redlines
    lineObstacles = marks
    self.placement = placement
    self.canvas = canvas
    var waiting: [Int] = []
    for index in redlines.indices {
      if let rect = chip(of: index, inside: parents[index]) {
        chips.append((rect, redlines[index].label))
        self.placement.obstacles.append(rect.outset(by: 2))
        lineObstacles.append(rect.outset(by: 1))
      } else {
        waiting.append(index)
      }
    }
    for index in waiting.sorted(by: { isBefore(redlines[$0].rect, redlines[$1].rect) }) {
      number(index)
    }
  }

  /// From the top down, then from left to right.
  private func isBefore(_ a: Rect, _ b: Rect) -> Bool { (a.minY, a.minX) < (b.minY, b.minX) }

  // MARK: Labels

  /// The rectangle of a whole label: in its view where none of the views in that is, or just
  /// outside of it where no other view is.
  private func chip(of index: Int, inside inner: [Int]) -> Rect? {
    let redline = redlines[index]
    let size = canvas.chipSize(redline.label)
    var own = placement
    own.obstacles += redline.covers + inner.map { redlines[$0].rect }
    if let place = own.placeInside(size, redline.rect) { return place }
    guard redline.rect.area < 0.1 * placement.screen.area else { return nil }
    var outside = placement.tight
    outside.obstacles += redlines.indices.compactMap { other in
      let rect = redlines[other].rect
      return other == index || rect.covers(redline.rect) && rect.area > 2 * redline.rect.area
        ? nil : rect.outset(by: 1)
    }
    return outside.placeOutside(size, redline.rect, gap: 2)
  }

  /// Gives a view a number; views without names that have the same facts share one.
  private mutating func number(_ index: Int) {
    let redline = redlines[index]
    let known = legend.entries.firstIndex { entry in
      entry.name == nil && redline.name == nil && entry.facts == redline.facts
    }
    let number = known.flatMap { legend.entries[$0].number } ?? count + 1
    let size = canvas.numberSize(number)
    let place = placement.tight.placeOnEdge(size, redline.rect)
    if let place {
      numbers.append((place, number))
      placement.obstacles.append(place.outset(by: 1))
      lineObstacles.append(place)
    }
    if let known {
      if place != nil, legend.entries[known].number == nil {
        (legend.entries[known].number, count) = (number, number)
      }
      return
    }
    if place != nil { count = number }
    entries[redline.index] = legend.entries.count
    legend.entries.append(
      Legend.Entry(number: place == nil ? nil : number, name: redline.name, facts: redline.facts))
  }

  // MARK: Distances

  /// Positions the figures of distances, the longer first.
  mutating func place(_ distances: [StatedDistance]) {
    for distance in distances {
      if let figure = figure(of: distance) {
        figures.append(figure)
        placement.obstacles.append(figure.place.outset(by: 1))
        placement.obstacles.append(figure.line.outset(by: 2))
        lineObstacles += [figure.place.outset(by: 1), figure.line.outset(by: 2)]
      } else {
        list(distance)
      }
    }
  }

  private func figure(of distance: StatedDistance) -> Measurement? {
    let text = distance.figure
    let size = Size(width: canvas.width(of: text, Self.font).rounded(.up) + 3, height: 10)
    let length = distance.axis == .horizontal ? size.width : size.height
    let isOnLine = distance.length >= length + 6
    let breadth = distance.high - distance.low
    for share in [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95] {
      let line = canvas.grid.snap(
        distance.line(at: distance.low + share * breadth, width: canvas.hairline))
      guard placement.screen.outset(by: 0.5).covers(line),
        !lineObstacles.contains(where: { $0.intersection(line) != nil })
      else { continue }
      for place in places(of: size, line, distance.axis, isOnLine: isOnLine)
      where placement.isFree(place) && (isOnLine || !isCrossed(place)) {
        return Measurement(text: text, place: place, line: line, isOnLine: isOnLine)
      }
    }
    return nil
  }

  /// Whether the outline of a view runs through a rectangle.
  private func isCrossed(_ place: Rect) -> Bool {
    redlines.contains {
      !$0.isText && $0.rect.intersection(place) != nil && !$0.rect.covers(place)
    }
  }

  private func places(
    of size: Size, _ line: Rect, _ axis: Axis, isOnLine: Bool
  ) -> [Rect] {
    let middle = line.center
    let centered = Rect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
      height: size.height)
    if isOnLine { return [centered] }
    let shifts =
      axis == .horizontal
      ? [Point(x: 0, y: -9), Point(x: 0, y: 9)]
      : [Point(x: size.width / 2 + 4, y: 0), Point(x: -size.width / 2 - 4, y: 0)]
    return shifts.map { centered.offset(x: $0.x, y: $0.y) }
  }

  private mutating func list(_ distance: StatedDistance) {
    let fact = distance.word + " " + distance.figure
    if let entry = entries[distance.index] {
      legend.entries[entry].facts.append(fact)
      return
    }
    guard let name = redlines.first(where: { $0.index == distance.index })?.name else { return }
    entries[distance.index] = legend.entries.count
    legend.entries.append(Legend.Entry(number: nil, name: name, facts: [fact]))
  }
}
