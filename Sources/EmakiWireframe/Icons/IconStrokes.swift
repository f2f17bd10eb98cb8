import EmakiLimits
import EmakiDrawing
internal import EmakiPlatform

/// A stroke of an icon, from where the pen is put down to where it is lifted.
struct IconStroke: Sendable, Hashable {
  var path = Path()
  /// Whether filled icons fill it.
  var isArea = false
}

/// Reads the notation of the icon table: letters with their numbers.
///
/// | letter | numbers | stroke |
/// |---|---|---|
/// | `M` | x y | starts at a point |
/// | `L` | x y, any number of times | straight lines |
/// | `C` | x₁ y₁ x₂ y₂ x y, any number of times | Bézier curves |
/// | `Z` | | back to the start |
/// | `O` | x y r | a circle |
/// | `A` | x y r from to | an arc, degrees clockwise from the right |
/// | `R` | x y width height r | a rounded rectangle |
/// | `D` | x y | a dot |
/// | `F` | | marks the last stroke: filled icons fill it, although it is open |
enum IconStrokes {
  /// The strokes of a notation, or `nil` where it cannot be read.
  static func strokes(_ notation: some StringProtocol) -> [IconStroke]? {
    var strokes: [IconStroke] = []
    var command: Character?
    var numbers: [Double] = []
    for token in notation.split(separator: " ") {
      guard let letter = token.first, letter.isLetter else {
        guard let number = Double(token) else { return nil }
        numbers.append(number)
        continue
      }
      guard flush(command, numbers, into: &strokes), token.count == 1 else { return nil }
      command = letter
      numbers = []
    }
    return flush(command, numbers, into: &strokes) ? strokes : nil
  }

  private static func flush(
    _ command: Character?, _ n: [Double], into strokes: inout [IconStroke]
  ) -> Bool {
    if command == nil { return n.isEmpty }
    if command == "F" {
      guard n.isEmpty, !strokes.isEmpty else { return false }
      strokes[strokes.count - 1].isArea = true
      return true
    }
    if command.map("MOARD".contains) == true { strokes.append(IconStroke()) }
    guard var stroke = strokes.popLast(), draw(command, n, into: &stroke.path) else { return false }
    if command == "Z" || command == "O" || command == "R" { stroke.isArea = true }
    strokes.append(stroke)
    return true
  }

  private static func draw(_ command: Character?, _ n: [Double], into path: inout Path) -> Bool {
    switch (command, n.count) {
    case ("M", 2): path.move(n[0], n[1])
    case ("L", let count) where count > 0 && count.isMultiple(of: 2):
      for i in stride(from: 0, to: count, by: 2) { path.line(n[i], n[i + 1]) }
    case ("C", let count) where count > 0 && count.isMultiple(of: 6):
      for i in stride(from: 0, to: count, by: 6) {
        path.curve(n[i], n[i + 1], n[i + 2], n[i + 3], n[i + 4], n[i + 5])
      }
    case ("Z", 0): path.close()
    case ("O", 3):
      path.arc(n[0], n[1], n[2], from: 0, to: 360)
      path.close()
    case ("A", 5): path.arc(n[0], n[1], n[2], from: n[3], to: n[4])
    case ("R", 5): path.roundedRect(n[0], n[1], n[2], n[3], n[4])
    case ("D", 2):
      path.move(n[0], n[1])
      path.line(n[0] + 0.01, n[1])
    default: return false
    }
    return true
  }
}

extension Path {
  /// An arc about (x, y) in pieces of at most 90°, starting a subpath; degrees clockwise.
  ///
  /// A piece of angle θ has its control points at k = 4/3 · tan(θ/4) radii along the tangents.
  fileprivate mutating func arc(
    _ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double
  ) {
    let pieces = max(1, Int(clamping: (abs(end - start) / 90).rounded(.up)))
    let step = (end - start) / Double(pieces) * .pi / 180
    let k = 4 / 3 * tan(step / 4) * radius
    var angle = start * .pi / 180
    move(x + radius * cos(angle), y + radius * sin(angle))
    for _ in 0..<pieces {
      let next = angle + step
      let (fromX, fromY) = (x + radius * cos(angle), y + radius * sin(angle))
      let (toX, toY) = (x + radius * cos(next), y + radius * sin(next))
      curve(
        fromX - k * sin(angle), fromY + k * cos(angle), toX + k * sin(next), toY - k * cos(next),
        toX, toY)
      angle = next
    }
  }

  /// A rectangle with round corners, as a closed subpath.
  fileprivate mutating func roundedRect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ r: Double
  ) {
    let k = r * 0.4477
    let (right, bottom) = (x + width, y + height)
    move(x + r, y)
    line(right - r, y)
    curve(right - k, y, right, y + k, right, y + r)
    line(right, bottom - r)
    curve(right, bottom - k, right - k, bottom, right - r, bottom)
    line(x + r, bottom)
    curve(x + k, bottom, x, bottom - k, x, bottom - r)
    line(x, y + r)
    curve(x, y + k, x + k, y, x + r, y)
    close()
  }
}
