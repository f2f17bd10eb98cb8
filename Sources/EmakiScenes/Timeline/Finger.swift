import EmakiDrawing
import EmakiLayout

/// Where a finger is while it is down.
struct Finger: Sendable {
  /// Seconds from the start of the motion.
  let start: Double
  let origin: Point
  let moves: [Touch.Move]
  /// The row of a table that it presses.
  var row: ViewID?
  /// The button that it presses.
  var button: ViewID?

  init(_ touch: Touch, at origin: Point, start: Double) {
    self.start = start
    self.origin = origin
    moves = [Touch.Move(time: 0, by: .zero)] + touch.moves
  }

  /// When it is lifted, seconds from the start of the motion.
  var end: Double { start + (moves.last?.time ?? 0) }

  /// The screen with the row or control that it presses highlighted, as UIKit shows it while a
  /// finger is down on it.
  ///
  /// - Parameter duration: of the motion, seconds; at its end nothing is highlighted any more.
  func pressing(in snapshot: Snapshot, at time: Double, of duration: Double) -> Snapshot {
    var snapshot = snapshot
    if let row, time > start, time <= end, let index = snapshot.screen.index(of: row) {
      snapshot.presentations[index].backgroundColor = RowGroup.highlight
    }
    let share = highlight(at: time, of: duration)
    if let button, share > 0, let index = snapshot.screen.index(of: button) {
      let isFilled = snapshot.isFilled(index)
      snapshot.presentations[index].alpha *= 1 - share * (isFilled ? 0.25 : 0.7)
    }
    return snapshot
  }

  /// How far a button is highlighted, 0…1: at once under the finger, and then it fades.
  private func highlight(at time: Double, of duration: Double) -> Double {
    guard time > start, time < duration else { return 0 }
    if time <= end { return 1 }
    return max(0, 1 - (time - end) / min(Self.fade, duration - end))
  }

  /// How long a button fades back, seconds. UIKit publishes no time; it is taken for that of its
  /// view animations.
  private static let fade = 0.25

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

extension Snapshot {
  /// Whether a button has more than a title and an image. Then it gets only a little lighter.
  fileprivate func isFilled(_ index: Int) -> Bool {
    let (view, own) = (screen.nodes[index].view, presentations[index])
    let button = view.control.button
    return button.style?.ground != nil || button.backgroundImage != nil || own.gradient != nil
      || view.role == .fill || view.role == .surface || (own.backgroundColor?.alpha ?? 0) > 0
  }
}
