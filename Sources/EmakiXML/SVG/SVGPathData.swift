internal import EmakiDrawing

/// Reads path data (SVG 2, 9.3) into moves, lines and cubic curves.
struct SVGPathData {
  private var scan: SVGNumbers
  private(set) var path = Path()
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point of a cubic or quadratic curve, for those that go on smoothly.
  private var cubicControl: Point?
  private var quadraticControl: Point?

  /// The path of a text; as the standard demands, what stands before the first fault is drawn.
  static func path(_ text: some StringProtocol) -> Path {
    var reader = SVGPathData(scan: SVGNumbers(text))
    reader.read()
    return reader.path
  }

  private init(scan: SVGNumbers) { self.scan = scan }

  private mutating func read() {
    var command: Character?
    while !scan.isAtEnd {
      if let letter = scan.letter() {
        command = letter
      } else if command == "Z" || command == "z" {
        return
      }
      guard let letter = command else { return }
      // Data begins with a move.
      if path.segments.isEmpty, letter != "M", letter != "m" { return }
      guard draw(letter) else { return }
      // Further pairs of a move are lines.
      if letter == "M" { command = "L" }
      if letter == "m" { command = "l" }
    }
  }

  private mutating func draw(_ letter: Character) -> Bool {
    let isRelative = letter.isLowercase
    let origin = isRelative ? current : .zero
    func point(_ n: [Double], _ i: Int) -> Point {
      Point(x: origin.x + n[i], y: origin.y + n[i + 1])
    }
    let kind = Character(letter.uppercased())
    switch kind {
    case "M":
      guard let n = scan.numbers(2) else { return false }
      current = point(n, 0)
      start = current
      path.segments.append(.move(current))
    case "L":
      guard let n = scan.numbers(2) else { return false }
      line(to: point(n, 0))
    case "H":
      guard let x = scan.number() else { return false }
      line(to: Point(x: origin.x + x, y: current.y))
    case "V":
      guard let y = scan.number() else { return false }
      line(to: Point(x: current.x, y: origin.y + y))
    case "C":
      guard let n = scan.numbers(6) else { return false }
      curve(point(n, 0), point(n, 2), point(n, 4))
      return true
    case "S":
      guard let n = scan.numbers(4) else { return false }
      curve(mirrored(cubicControl), point(n, 0), point(n, 2))
      return true
    case "Q":
      guard let n = scan.numbers(4) else { return false }
      quadratic(point(n, 0), point(n, 2))
      return true
    case "T":
      guard let n = scan.numbers(2) else { return false }
      quadratic(mirrored(quadraticControl), point(n, 0))
      return true
    case "A":
      guard let n = scan.numbers(3), let isLarge = scan.flag(), let isSweep = scan.flag(),
        let end = scan.numbers(2)
      else { return false }
      let arc = SVGArc(
        from: current, to: point(end, 0), radii: (n[0], n[1]), rotation: n[2], isLarge: isLarge,
        isSweep: isSweep)
      path.segments += arc.segments
      current = point(end, 0)
    case "Z":
      path.close()
      current = start
    default: return false
    }
    (cubicControl, quadraticControl) = (nil, nil)
    return true
  }

  private mutating func line(to end: Point) {
    path.segments.append(.line(end))
    current = end
  }

  private mutating func curve(_ first: Point, _ second: Point, _ end: Point) {
    path.segments.append(.cubic(first, second, end: end))
    (cubicControl, quadraticControl, current) = (second, nil, end)
  }

  /// A quadratic curve is the cubic one whose controls lie two thirds of the way to its control.
  private mutating func quadratic(_ control: Point, _ end: Point) {
    func toward(_ point: Point) -> Point {
      Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    path.segments.append(.cubic(toward(current), toward(end), end: end))
    (cubicControl, quadraticControl, current) = (nil, control, end)
  }

  private func mirrored(_ control: Point?) -> Point {
    control.map { Point(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
  }
}
