import EmakiLimits
import EmakiDrawing

/// Finds areas that only a design shows: parts that look otherwise than the screen and that no view
/// explains.
///
/// A pixel of the design is explained where its colour lies between those that the screen has
/// around the same position; so antialiased edges and parts that are off by a point are none. An
/// area is also found where all of it has a little other colour.
struct UnexplainedAreas {
  let design: PicturePlanes
  let build: PicturePlanes
  /// How far views may be off, in points.
  let room: Double
  /// Where views explain the design, in points.
  let explained: [Rect]

  /// A channel that is off by more, beside all colours around, is something else than noise.
  private static let noise: Float = 32
  /// The share of an edge's contrast by which colours on it may be off further.
  private static let mixing: Float = 0.5
  /// The same of the mean of a cell.
  private static let faint: Float = 12
  /// The side of the cells whose means are compared, in points.
  private static let cell = 4
  /// The distance up to which parts count as one area, such as the words of a text, in points.
  private static let wordSpace = 8.0
  /// Areas of less, in square points, are parts of edges.
  private static let least = 6.0
  /// Areas of a faint colour have so many cells at least.
  private static let leastCells = 4

  /// The boxes of all areas in points, from the top.
  func areas() -> [Rect] {
    var grid = PointGrid(design)
    let mask = grid.filled(explained)
    for y in 0..<grid.height {
      for x in 0..<grid.width where mask[x, y] == 0 { grid[x, y] = strange(x, y) }
    }
    let strong = grid.areas(gap: 3, least: Self.least)
    // The cells around a strong area say less exactly where it is.
    let around = strong.map { $0.outset(by: Double(Self.cell)) }
    let faint = faintAreas().filter { area in
      !around.contains { $0.intersection(area) == area }
    }
    let joined = (strong + faint).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    return joined.reduce(into: []) { boxes, box in
      if let index = boxes.firstIndex(where: {
        $0.outset(by: Self.wordSpace).intersection(box) != nil
      }) {
        boxes[index] = boxes[index].union(box)
      } else {
        boxes.append(box)
      }
    }
  }

  /// How much of a point is not explained, 0…1.
  private func strange(_ x: Int, _ y: Int) -> Double {
    let area = design.pixels(of: Rect(x: Double(x), y: Double(y), width: 1, height: 1))
    let reach = max(2, Int(clamping: (room * design.scale).rounded(.up)) + 1)
    var count = 0
    for row in area.y {
      for column in area.x where isStrange(column, row, reach) { count += 1 }
    }
    return Double(count) / (design.scale * design.scale)
  }

  private func isStrange(_ x: Int, _ y: Int, _ reach: Int) -> Bool {
    let color = design.color(x, y)
    if color.distance(to: build.nearest(x, y)) <= Self.noise { return false }
    var (least, most) = (build.nearest(x, y), build.nearest(x, y))
    for row in y - reach...y + reach {
      for column in x - reach...x + reach {
        let other = build.nearest(column, row)
        least = pointwiseMin(least, other)
        most = pointwiseMax(most, other)
      }
    }
    // Along an edge JPEG mixes the brightness of one side with the hue of the other.
    let edge = (most - least).max() * Self.mixing
    return color.isOutside(least, most, by: Self.noise + edge)
  }

  // MARK: Faint colours

  private func faintAreas() -> [Rect] {
    let (old, new) = (CellMeans(design, side: Self.cell), CellMeans(build, side: Self.cell))
    var grid = PointGrid(width: old.width, height: old.height)
    for y in 0..<old.height {
      for x in 0..<old.width where !isCellExplained(x, y) {
        let (least, most) = new.range(around: x, y)
        grid[x, y] = old[x, y].isOutside(least, most, by: Self.faint) ? 1 : 0
      }
    }
    let side = Double(Self.cell)
    return grid.areas(gap: 0, least: Double(Self.leastCells))
      .filter { $0.width > 1 && $0.height > 1 }
      .map {
        Rect(
          x: $0.minX * side, y: $0.minY * side, width: $0.width * side, height: $0.height * side)
      }
  }

  private func isCellExplained(_ x: Int, _ y: Int) -> Bool {
    let side = Double(Self.cell)
    let cell = Rect(x: Double(x) * side, y: Double(y) * side, width: side, height: side)
    return explained.contains { $0.intersection(cell) != nil }
  }
}

/// The mean colours of square cells of a picture.
private struct CellMeans {
  let width: Int
  let height: Int
  private var means: [SIMD3<Float>] = []

  init(_ picture: PicturePlanes, side: Int) {
    let side = Double(side)
    width = max(1, Int(clamping: Double(picture.width) / picture.scale / side))
    height = max(1, Int(clamping: Double(picture.height) / picture.scale / side))
    for y in 0..<height {
      for x in 0..<width {
        let area = picture.pixels(
          of: Rect(x: Double(x) * side, y: Double(y) * side, width: side, height: side))
        var sum = SIMD3<Float>.zero
        for row in area.y {
          for column in area.x { sum += picture.color(column, row) }
        }
        means.append(sum / Float(max(area.x.count * area.y.count, 1)))
      }
    }
  }

  /// The mean of a cell; outside that of the nearest.
  subscript(x: Int, y: Int) -> SIMD3<Float> {
    means[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
  }

  /// The least and the most of each channel in a cell and those around.
  func range(around x: Int, _ y: Int) -> (SIMD3<Float>, SIMD3<Float>) {
    var (least, most) = (self[x, y], self[x, y])
    for row in y - 1...y + 1 {
      for column in x - 1...x + 1 {
        least = pointwiseMin(least, self[column, row])
        most = pointwiseMax(most, self[column, row])
      }
    }
    return (least, most)
  }
}

/// A number for each point of a picture.
private struct PointGrid {
  let width: Int
  let height: Int
  private var values: [Double]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    values = [Double](repeating: 0, count: width * height)
  }

  init(_ picture: PicturePlanes) {
    self.init(
      width: max(1, Int(clamping: (Double(picture.width) / picture.scale).rounded(.up))),
      height: max(1, Int(clamping: (Double(picture.height) / picture.scale).rounded(.up))))
  }

  subscript(x: Int, y: Int) -> Double {
    get { values[y * width + x] }
    set { values[y * width + x] = newValue }
  }

  /// The same grid with 1 where rectangles are, and else 0.
  func filled(_ rects: [Rect]) -> PointGrid {
    var grid = PointGrid(width: width, height: height)
    for rect in rects {
      let columns = Self.cells(rect.minX, rect.maxX, width)
      for y in Self.cells(rect.minY, rect.maxY, height) {
        for x in columns { grid[x, y] = 1 }
      }
    }
    return grid
  }

  /// The cells whose middle lies in a span.
  private static func cells(_ start: Double, _ end: Double, _ most: Int) -> Range<Int> {
    let first = min(max(Int(clamping: (start - 0.5).rounded(.up)), 0), most)
    return first..<max(first, min(Int(clamping: (end - 0.5).rounded(.down)) + 1, most))
  }

  /// The boxes of what is not 0, with at most so many zeros between, where its sum is as large.
  func areas(gap: Int, least: Double) -> [Rect] {
    var isSeen = [Bool](repeating: false, count: values.count)
    var boxes: [Rect] = []
    for start in values.indices where values[start] > 0 && !isSeen[start] {
      isSeen[start] = true
      var (left, sum) = ([start], 0.0)
      var box = cell(start)
      while let place = left.popLast() {
        sum += values[place]
        box = box.union(cell(place))
        for near in neighbours(of: place, gap) where values[near] > 0 && !isSeen[near] {
          isSeen[near] = true
          left.append(near)
        }
      }
      if sum >= least { boxes.append(box) }
    }
    return boxes
  }

  private func cell(_ place: Int) -> Rect {
    Rect(x: Double(place % width), y: Double(place / width), width: 1, height: 1)
  }

  private func neighbours(of place: Int, _ gap: Int) -> [Int] {
    let (x, y, reach) = (place % width, place / width, gap + 1)
    return (max(y - reach, 0)...min(y + reach, height - 1)).flatMap { row in
      (max(x - reach, 0)...min(x + reach, width - 1)).map { row * width + $0 }
    }
  }
}

extension PicturePlanes {
  /// The colour of a pixel; outside that of the nearest.
  fileprivate func nearest(_ x: Int, _ y: Int) -> SIMD3<Float> {
    color(min(max(x, 0), width - 1), min(max(y, 0), height - 1))
  }
}

extension SIMD3<Float> {
  /// Whether a channel is below the least or above the most by more than so much.
  fileprivate func isOutside(_ least: Self, _ most: Self, by room: Float) -> Bool {
    let (below, above) = (least - self, self - most)
    return Swift.max(below.max(), above.max()) > room
  }
}
