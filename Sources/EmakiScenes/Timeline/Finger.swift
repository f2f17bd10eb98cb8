import EmakiDrawing

/// Where a finger is while it is down.
struct Finger: Sendable {
  /// Seconds from the start of the motion.
  let start: Double
  let origin: Point
  let moves: [Touch.Move]

  init(_ touch: Touch, at origin: Point, start: Double) {
    self.start = start
    self.origin = origin
    moves = [Touch.Move(time: 0, by: .zero)] + touch.moves
  }

  /// When it is lifted, seconds from the start of the motion.
  var end: Double { start + (moves.last?.time ?? 0) }

  func position(at time: Double) -> Point? {
    let elapsed = time - start
    guard elapsed >= 0, let last = moves.last, elapsed <= last.time else { return nil }
    guard let next = moves.firstIndex(where: { $0.time > elapsed }), next > 0 else {
      return origin + last.by
    }
    let (a, b) = (moves[next - 1], moves[next])
    let part = (elapsed - a.time) / (b.time - a.time)
    return Point(
      x: origin.x + a.by.x + (b.by.x - a.by.x) * part,
      y: origin.y + a.by.y + (b.by.y - a.by.y) * part)
  }
}
