import EmakiLimits
import EmakiDrawing

/// Measures the box around letters or lines: the pixels that are not as what lies behind them.
struct InkSearch {
  let picture: PicturePlanes

  /// The measured ink.
  struct Found {
    /// In points, to parts of a pixel by how much of the outermost pixels is covered.
    var rect: Rect
    /// Of the pixels that are covered most.
    var color: SIMD3<Float>
  }

  /// A share of the strongest ink from which a pixel belongs to it.
  private static let least: Float = 0.25

  /// The ink in a rectangle, and what follows it on all sides with no larger gap; `nil` where there is
  /// none, or where all of it could be.
  ///
  /// - Parameters:
  ///   - rect: where it is looked for first, in points.
  ///   - gap: points without ink, across and down, that end it.
  ///   - most: how far it is followed, in points.
  func ink(in rect: Rect, gap: Size, most: Double) -> Found? {
    let area = picture.pixels(of: rect.outset(by: most))
    let start = picture.pixels(of: rect)
    guard !start.x.isEmpty, !start.y.isEmpty,
      let ground = picture.commonColor(in: rect.outset(by: 1)), ground.share > 0.2
    else { return nil }
    var levels = InkLevels(picture, area, over: ground.color, in: start)
    levels.removeSurroundings()
    guard levels.normalize() else { return nil }
    let scale = picture.scale
    var (columns, rows) = (start.x, start.y)
    for _ in 0..<2 {
      let across = levels.columns(area.x, rows: rows)
      guard
        let found = Self.followed(
          columns, in: across, from: area.x.lowerBound, gap: Int(clamping: gap.width * scale))
      else { return nil }
      columns = found
      let down = levels.rows(area.y, columns: columns)
      guard
        let height = Self.followed(
          rows, in: down, from: area.y.lowerBound, gap: Int(clamping: gap.height * scale))
      else { return nil }
      rows = height
    }
    let left = Self.ends(columns, of: levels.columns(columns, rows: rows), scale)
    let top = Self.ends(rows, of: levels.rows(rows, columns: columns), scale)
    return Found(
      rect: Rect(minX: left.start, minY: top.start, maxX: left.end, maxY: top.end),
      color: levels.color(columns, rows))
  }

  /// The first and last line with ink of those that are looked at, followed outwards.
  private static func followed(
    _ range: Range<Int>, in levels: [Float], from first: Int, gap: Int
  ) -> Range<Int>? {
    func isInk(_ line: Int) -> Bool {
      levels.indices.contains(line - first) && levels[line - first] >= least
    }
    guard var start = range.first(where: isInk), var end = range.last(where: isInk) else {
      return nil
    }
    // Ink that is cut by the rectangle goes on.
    while let next = (1...max(gap, 1)).first(where: { isInk(start - $0) }) { start -= next }
    while let next = (1...max(gap, 1)).first(where: { isInk(end + $0) }) { end += next }
    return start..<end + 1
  }

  /// The ends in points: of the outermost pixels as much as is covered.
  private static func ends(
    _ range: Range<Int>, of levels: [Float], _ scale: Double
  ) -> (start: Double, end: Double) {
    let (first, last) = (Double(levels.first ?? 1), Double(levels.last ?? 1))
    return (
      (Double(range.lowerBound + 1) - min(first, 1)) / scale,
      (Double(range.upperBound - 1) + min(last, 1)) / scale
    )
  }
}

/// How much the pixels of a part of a picture differ from what lies behind, 0…1.
private struct InkLevels {
  private let picture: PicturePlanes
  private let ground: SIMD3<Float>
  private let start: (x: Range<Int>, y: Range<Int>)
  private let area: (x: Range<Int>, y: Range<Int>)
  private var levels: [Float] = []

  init(
    _ picture: PicturePlanes, _ area: (x: Range<Int>, y: Range<Int>), over ground: SIMD3<Float>,
    in start: (x: Range<Int>, y: Range<Int>)
  ) {
    self.picture = picture
    self.ground = ground
    self.start = start
    self.area = area
    levels.reserveCapacity(area.x.count * area.y.count)
    for y in area.y {
      for x in area.x { levels.append(picture.color(x, y).distance(to: ground)) }
    }
  }

  /// The least distance of a colour that can be distinguished from what lies behind.
  private static let visible: Float = 16

  /// Removes what reaches into the area from outside: what lies around a small box has at times the
  /// colour of the letters in it. Letters that run into it stay.
  mutating func removeSurroundings() {
    var left = levels
    var next = border
    while let index = next.popLast() {
      guard left[index] >= Self.visible else { continue }
      left[index] = 0
      let (x, y) = (index % area.x.count, index / area.x.count)
      if x > 0 { next.append(index - 1) }
      if x < area.x.count - 1 { next.append(index + 1) }
      if y > 0 { next.append(index - area.x.count) }
      if y < area.y.count - 1 { next.append(index + area.x.count) }
    }
    let all = levels
    levels = left
    let ink = start.y.reduce(0) { sum, y in sum + start.x.count { self[$0, y] >= Self.visible } }
    // Letters cover more of their box.
    if ink * 200 < start.x.count * start.y.count { levels = all }
  }

  /// The places of the outermost pixels, but for those at the edge of the picture.
  private var border: [Int] {
    let (width, height) = (area.x.count, area.y.count)
    var border: [Int] = []
    if area.y.lowerBound > 0 { border += 0..<width }
    if area.y.upperBound < picture.height { border += (height - 1) * width..<height * width }
    if area.x.lowerBound > 0 { border += stride(from: 0, to: width * height, by: width) }
    if area.x.upperBound < picture.width {
      border += stride(from: width - 1, to: width * height, by: width)
    }
    return border
  }

  /// Makes the strongest ink of the start 1; false where there is none.
  mutating func normalize() -> Bool {
    var inside: [Float] = []
    for y in start.y {
      for x in start.x { inside.append(self[x, y]) }
    }
    inside.sort()
    guard let most = inside.last else { return false }
    let usual = max(inside[inside.count * 99 / 100], most * 0.6)
    guard usual >= Self.visible else { return false }
    for index in levels.indices { levels[index] = min(levels[index] / usual, 1) }
    return true
  }

  subscript(x: Int, y: Int) -> Float {
    levels[(y - area.y.lowerBound) * area.x.count + x - area.x.lowerBound]
  }

  /// The most ink of each column.
  func columns(_ columns: Range<Int>, rows: Range<Int>) -> [Float] {
    columns.map { x in rows.reduce(0) { max($0, self[x, $1]) } }
  }

  /// The most ink of each row.
  func rows(_ rows: Range<Int>, columns: Range<Int>) -> [Float] {
    rows.map { y in columns.reduce(0) { max($0, self[$1, y]) } }
  }

  /// The mean colour of the pixels that are covered most.
  func color(_ columns: Range<Int>, _ rows: Range<Int>) -> SIMD3<Float> {
    var sum = SIMD3<Float>.zero
    var count: Float = 0
    for y in rows {
      for x in columns where self[x, y] > 0.9 {
        sum += picture.color(x, y)
        count += 1
      }
    }
    return count > 0 ? sum / count : ground
  }
}
