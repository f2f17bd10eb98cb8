import EmakiDrawing

/// Two fingers that go down, move apart or together, and are lifted.
///
/// The nearest scroll view around the view between them that zooms follows.
public struct Pinch: Sendable, Hashable {
  /// The middle between the fingers.
  public var origin: Touch.Origin
  /// The fingers' distance at the end, in units of that at the start; above 1 they move apart.
  public var scale: Double
  /// Seconds.
  public var duration: Double

  /// Makes a pinch.
  public init(at origin: Touch.Origin, scale: Double, duration: Double = 0.4) {
    self.origin = origin
    self.scale = scale
    self.duration = duration
  }

  /// The paths of the two fingers from the middle, straight and with an even speed.
  ///
  /// The smaller distance is 80 points, about what two fingers side by side have.
  var fingers: [Touch] {
    let start = 40 * max(1, 1 / scale)
    return [-1.0, 1.0].map { side in
      Touch(
        at: origin,
        moves: [
          Touch.Move(time: 0, by: Point(x: side * start, y: 0)),
          Touch.Move(time: duration, by: Point(x: side * start * scale, y: 0)),
        ])
    }
  }
}
