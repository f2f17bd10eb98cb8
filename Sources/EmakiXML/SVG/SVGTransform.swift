internal import EmakiDrawing

/// Reads the attribute `transform` (CSS Transforms 1, 8).
enum SVGTransform {
  /// The map of a list of functions, the last of which is applied first; the identity for what cannot
  /// be read.
  static func transform(_ text: String) -> Transform {
    var map = Transform.identity
    for function in text.split(separator: ")") {
      let parts = function.split(separator: "(", maxSplits: 1)
      guard parts.count == 2, let numbers = SVGNumbers.all(parts[1]),
        let one = one(parts[0].filter(\.isLetter), numbers)
      else { return .identity }
      map = one.concatenated(with: map)
    }
    return map
  }

  private static func one(_ name: String, _ n: [Double]) -> Transform? {
    switch (name, n.count) {
    case ("matrix", 6): Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): .translation(x: n[0], y: 0)
    case ("translate", 2): .translation(x: n[0], y: n[1])
    case ("scale", 1): .scale(x: n[0], y: n[0])
    case ("scale", 2): .scale(x: n[0], y: n[1])
    case ("rotate", 1): .rotation(n[0] * .pi / 180)
    case ("rotate", 3):
      Transform.translation(x: -n[1], y: -n[2]).concatenated(with: .rotation(n[0] * .pi / 180))
        .concatenated(with: .translation(x: n[1], y: n[2]))
    case ("skewX", 1): skew(x: n[0], y: 0)
    case ("skewY", 1): skew(x: 0, y: n[0])
    default: nil
    }
  }

  /// Leans by degrees; by less than a right angle.
  private static func skew(x: Double, y: Double) -> Transform? {
    guard abs(x) < 89.9, abs(y) < 89.9 else { return nil }
    func slope(_ degrees: Double) -> Double {
      let turned = Transform.rotation(degrees * .pi / 180).apply(to: Point(x: 1, y: 0))
      return turned.y / turned.x
    }
    return Transform(a: 1, b: slope(y), c: slope(x), d: 1, tx: 0, ty: 0)
  }
}
