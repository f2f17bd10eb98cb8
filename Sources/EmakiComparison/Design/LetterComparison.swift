import EmakiLimits
import EmakiDrawing

/// Compares the letters that a screen draws with those at the same position of a design, one after
/// the other.
///
/// Letters of one font are nearly the same pixels in both, but for parts of a pixel by which they are
/// moved. So letters are other ones for certain where most of those around them are the same, and a few
/// are not. Where none is the same, the design may be drawn with another font, and nothing is certain.
struct LetterComparison {
  let build: PicturePlanes
  let design: PicturePlanes

  /// From here on two letters are the same. Letters of one font that are half a pixel off come to 0.77.
  private static let same: Float = 0.75
  /// Below this they are not. Of letters of 26 pixels no two of one font come to 0.56, and of
  /// letters of 17 pixels few come to 0.7.
  private static func other(ofPixels size: Double) -> Float { size < 22 ? 0.7 : 0.6 }
  /// Less ink in a column or row, of the strongest, is none.
  private static let faint: Float = 0.2

  /// The letters of an element, those of the screen looked for in the design and the other way round.
  ///
  /// - Parameters:
  ///   - element: with the boxes of its texts.
  ///   - own: the box around its ink on the screen, in points.
  ///   - found: the box around its ink in the design.
  func letters(of element: DesignElement, at own: Rect, found: Rect) -> DesignLetters? {
    guard !element.texts.isEmpty, let first = InkGrid(build, around: own),
      let second = InkGrid(design, around: found)
    else { return nil }
    let scale = build.scale
    let away = Point(x: found.minX - own.minX, y: found.minY - own.minY)
    let room = max(1, Int(clamping: 0.1 * element.letterSize * scale))
    var letters = DesignLetters()
    for text in element.texts.compactMap({ $0.outset(by: 1).intersection(own) }) {
      let there = text.offset(x: away.x, y: away.y)
      letters.add(compare(first, text, second, there, room, element.letterSize))
      letters.add(compare(second, there, first, text, room, element.letterSize))
    }
    return letters.count == 0 ? nil : letters
  }

  private func compare(
    _ one: InkGrid, _ text: Rect, _ other: InkGrid, _ there: Rect, _ room: Int, _ size: Double
  ) -> DesignLetters {
    let scale = build.scale
    let (dx, dy) = (
      Int(clamping: ((there.minX - text.minX) * scale).rounded()),
      Int(clamping: ((there.minY - text.minY) * scale).rounded())
    )
    var letters = DesignLetters()
    for letter in one.letters(in: build.pixels(of: text), widest: size * scale, Self.faint) {
      let likeness = one.likeness(of: letter, to: other, dx, dy, room)
      if likeness >= Self.same {
        letters.same += 1
      } else if likeness < Self.other(ofPixels: size * scale) {
        letters.other += 1
      } else {
        letters.unsure += 1
      }
    }
    return letters
  }
}

/// How many letters of a text are those of the design.
public struct DesignLetters: Sendable, Hashable {
  /// The same.
  public var same = 0
  /// Other ones.
  public var other = 0
  /// Neither for certain.
  public var unsure = 0

  /// None yet.
  public init() {}

  /// All letters, those of both pictures.
  public var count: Int { same + other + unsure }

  /// Whether most are the same pixels, so that both are drawn with one font.
  var areOfOneFont: Bool { same >= 3 && 3 * same >= 2 * count }

  mutating func add(_ letters: DesignLetters) {
    same += letters.same
    other += letters.other
    unsure += letters.unsure
  }
}

/// The ink of a part of a picture, a little blurred, 0…1.
struct InkGrid {
  private let x: Range<Int>
  private let y: Range<Int>
  private var levels: [Float]

  /// - Parameter rect: the box around the ink, in points; `nil` where none stands out in it.
  init?(_ picture: PicturePlanes, around rect: Rect) {
    let area = picture.pixels(of: rect.outset(by: 2))
    guard !area.x.isEmpty, !area.y.isEmpty,
      let ground = picture.commonColor(in: rect.outset(by: 1)), ground.share > 0.2
    else { return nil }
    (x, y) = area
    levels = []
    levels.reserveCapacity(x.count * y.count)
    for row in y {
      for column in x {
        levels.append(picture.color(column, row).distance(to: ground.color))
      }
    }
    let sorted = levels.sorted()
    guard let most = sorted.last, most >= 16 else { return nil }
    let usual = max(sorted[sorted.count * 99 / 100], most * 0.6)
    for index in levels.indices { levels[index] = min(levels[index] / usual, 1) }
    soften()
  }

  /// (1 2 1) / 4 both ways, so that parts of a pixel count less.
  private mutating func soften() {
    let (width, height) = (x.count, y.count)
    var half = levels
    for row in 0..<height {
      for column in 0..<width {
        let index = row * width + column
        let before = levels[column > 0 ? index - 1 : index]
        let after = levels[column + 1 < width ? index + 1 : index]
        half[index] = (before + 2 * levels[index] + after) / 4
      }
    }
    for row in 0..<height {
      for column in 0..<width {
        let index = row * width + column
        let before = half[row > 0 ? index - width : index]
        let after = half[row + 1 < height ? index + width : index]
        levels[index] = (before + 2 * half[index] + after) / 4
      }
    }
  }

  /// The ink of a pixel; none outside.
  private subscript(column: Int, row: Int) -> Float {
    x.contains(column) && y.contains(row)
      ? levels[(row - y.lowerBound) * x.count + column - x.lowerBound] : 0
  }

  /// The boxes of letters, line by line: ink between columns without any, and of what hangs together
  /// no more than `widest` pixels.
  func letters(
    in area: (x: Range<Int>, y: Range<Int>), widest: Double, _ faint: Float
  ) -> [(x: Range<Int>, y: Range<Int>)] {
    let lines = Self.runs(area.y) { row in area.x.contains { self[$0, row] >= faint } }
    return lines.flatMap { line in
      Self.runs(area.x) { column in line.contains { self[column, $0] >= faint } }
        .flatMap { run in
          let parts = max(1, Int(clamping: (Double(run.count) / max(widest, 1)).rounded(.up)))
          return (0..<parts).map { part in
            run.lowerBound + run.count * part / parts..<run.lowerBound + run.count * (part + 1)
              / parts
          }
        }
        .map { (x: $0, y: line) }
    }
  }

  /// The parts of a range that fit.
  private static func runs(_ range: Range<Int>, where isIn: (Int) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for place in range {
      if isIn(place) {
        start = start ?? place
      } else if let first = start {
        runs.append(first..<place)
        start = nil
      }
    }
    if let start { runs.append(start..<range.upperBound) }
    return runs
  }

  /// The likeness of a letter to the ink that another picture has at about the same position: 1
  /// less the most by which their ink differs about a pixel, where both lie on one another best, to
  /// half a pixel.
  ///
  /// - Parameter room: pixels that it may be further left or right; up and down one.
  func likeness(
    of letter: (x: Range<Int>, y: Range<Int>), to other: InkGrid, _ dx: Int, _ dy: Int, _ room: Int
  ) -> Float {
    // Ink that touches it from the sides belongs to its look.
    let letter = (x: letter.x.lowerBound - 1..<letter.x.upperBound + 1, y: letter.y)
    let (across, down) = place(of: letter, in: other, dx, dy, room)
    var best: Float = 0
    for y in -1...1 {
      for x in -1...1 {
        best = max(best, 1 - largest(letter, other, 2 * across + x, 2 * down + y))
      }
    }
    return best
  }

  /// Where a letter fits best in another picture, to a pixel: the largest Σ a·b / √Σ b².
  private func place(
    of letter: (x: Range<Int>, y: Range<Int>), in other: InkGrid, _ dx: Int, _ dy: Int, _ room: Int
  ) -> (across: Int, down: Int) {
    var best = (across: dx, down: dy, fit: Float(-1))
    for down in dy - 1...dy + 1 {
      for across in dx - room...dx + room {
        var (both, its): (Float, Float) = (0, 0)
        for row in letter.y {
          for column in letter.x {
            let b = other[column + across, row + down]
            both += self[column, row] * b
            its += b * b
          }
        }
        let fit = its > 0 ? both / its.squareRoot() : 0
        if fit > best.fit { best = (across, down, fit) }
      }
    }
    return (best.across, best.down)
  }

  /// The most by which a letter differs from another picture, after a blur, at an offset there in
  /// half pixels.
  private func largest(
    _ letter: (x: Range<Int>, y: Range<Int>), _ other: InkGrid, _ halfX: Int, _ halfY: Int
  ) -> Float {
    let (width, height) = (letter.x.count, letter.y.count)
    var differences = InkGrid(x: 0..<width, y: 0..<height)
    for row in 0..<height {
      for column in 0..<width {
        let (x, y) = (letter.x.lowerBound + column, letter.y.lowerBound + row)
        differences.levels[row * width + column] =
          abs(self[x, y] - other.level(2 * x + halfX, 2 * y + halfY))
      }
    }
    differences.soften()
    return differences.levels.max() ?? 0
  }

  private init(x: Range<Int>, y: Range<Int>) {
    (self.x, self.y) = (x, y)
    levels = [Float](repeating: 0, count: x.count * y.count)
  }

  /// The ink at a position in half pixels.
  private func level(_ halfX: Int, _ halfY: Int) -> Float {
    let (x, y) = (halfX >> 1, halfY >> 1)
    let (isBetween, isBelow) = (halfX & 1 == 1, halfY & 1 == 1)
    switch (isBetween, isBelow) {
    case (false, false): return self[x, y]
    case (true, false): return (self[x, y] + self[x + 1, y]) / 2
    case (false, true): return (self[x, y] + self[x, y + 1]) / 2
    case (true, true):
      return (self[x, y] + self[x + 1, y] + self[x, y + 1] + self[x + 1, y + 1]) / 4
    }
  }
}
