import EmakiDrawing
import EmakiLayout

/// Where a finger is while it is down.
struct Finger: Sendable {
  /// Seconds from the start of the motion.
  let start: Double
  let origin: Point
  let moves: [Touch.Move]
  /// The row of a table that it presses.
  let row: ViewID?

  init(_ touch: Touch, at origin: Point, start: Double, row: ViewID? = nil) {
    self.start = start
    self.origin = origin
    self.row = row
    moves = [Touch.Move(time: 0, by: .zero)] + touch.moves
  }

  /// When it is lifted, seconds from the start of the motion.
  var end: Double { start + (moves.last?.time ?? 0) }

  /// The screen with the row highlighted, as UIKit shows it while a finger is down on it.
  func pressingRow(in snapshot: Snapshot, at time: Double) -> Snapshot {
    guard let row, time > start, time <= end, let index = snapshot.screen.index(of: row) else {
      return snapshot
    }
    var snapshot = snapshot
    snapshot.presentations[index].backgroundColor = Self.pressed
    return snapshot
  }

  /// UIKit's secondary fill, which is seen in light and dark.
  private static let pressed = Color(rgb: 0x787880).multipliedAlpha(0.24)

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
