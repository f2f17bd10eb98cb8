import EmakiDrawing

/// Writes the value of a path's `d` in few characters: where it starts, and then each point by its
/// distance from the one before.
///
/// Distances are rounded as seen from the start, to thousandths of a point. So a letter is written with
/// the same characters wherever it stands, which makes documents pack well, and rounding does not add
/// up along a path.
///
/// - SeeAlso: SVG 1.1, chapter 8.3, "Path data": relative commands, letters and separators left out.
struct SVGPen {
  private(set) var bytes: [UInt8] = []
  /// The precision to which coordinates are rounded, in thousandths of a point.
  private let grain: Int
  private var origin: Point?
  /// The point last written, and the one at which its outline began.
  private var place = Place()
  private var start = Place()
  private var command: Character?

  init(grain: Int = 1) { self.grain = grain }

  /// A distance from the origin in thousandths of a point.
  private struct Place {
    var x = 0
    var y = 0

    static func - (a: Place, b: Place) -> Place { Place(x: a.x - b.x, y: a.y - b.y) }
  }

  /// Begins an outline.
  mutating func move(to point: Point) {
    if origin == nil {
      origin = point
      write("M", [rounded(point.x), rounded(point.y)])
    } else {
      let step = located(point) - place
      write("m", [step.x, step.y])
    }
    place = located(point)
    start = place
    // A letter that is left out behind a move means a line.
    command = nil
  }

  /// A straight line.
  mutating func line(to point: Point) {
    let step = located(point) - place
    if step.y == 0 {
      write("h", [step.x])
    } else if step.x == 0 {
      write("v", [step.y])
    } else {
      write("l", [step.x, step.y])
    }
    place = located(point)
  }

  /// A cubic curve.
  mutating func curve(_ a: Point, _ b: Point, to end: Point) {
    let steps = [a, b, end].map { located($0) - place }
    write("c", steps.flatMap { [$0.x, $0.y] })
    place = located(end)
  }

  /// A line back to where the outline began.
  mutating func close() {
    bytes.append(UInt8(ascii: "z"))
    place = start
    command = nil
  }

  private func located(_ point: Point) -> Place {
    guard let origin else { return Place() }
    return Place(x: rounded(point.x - origin.x), y: rounded(point.y - origin.y))
  }

  private func rounded(_ distance: Double) -> Int {
    SVGText.thousandths(distance / Double(grain)) * grain
  }

  /// A command and its numbers; its letter only where another one came before it.
  private mutating func write(_ letter: Character, _ thousandths: [Int]) {
    var isApart = letter != command
    if isApart { bytes += Array(String(letter).utf8) }
    command = letter
    for number in thousandths {
      if !isApart, number >= 0 { bytes.append(UInt8(ascii: " ")) }
      SVGText.append(thousandths: number, isShort: true, to: &bytes)
      isApart = false
    }
  }
}
