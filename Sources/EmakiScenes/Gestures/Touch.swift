public import EmakiDrawing
public import EmakiLayout

/// A finger that goes down, perhaps moves, and is lifted.
///
/// It reaches the view under it, by UIKit's hit-testing on the screen as it is shown. A touch that
/// moves by 10 points or more is a drag: the nearest scroll view or pan around the view that is
/// touched follows along the longer axis, a scroll view along both where it can. Otherwise it is a
/// tap, or stops a scroll view that runs out.
public struct Touch: Sendable, Hashable {
  /// Where it goes down.
  public enum Origin: Sendable, Hashable {
    /// On the screen, points; negative ones count from its right and bottom edges.
    case point(Point)
    /// At the middle of the visible part of a view.
    case view(ViewID)
    /// At a point of a view, points; negative ones count from its right and bottom edges.
    case pointIn(ViewID, Point)
    /// At the middle of the minus or plus of a stepper.
    case stepper(ViewID, StepperPart)
    /// At the middle of an edge of the screen.
    case edge(Pan.Edge)
    /// On the status bar: the scroll view that answers goes to its top.
    case statusBar
  }

  /// A half of a stepper.
  public enum StepperPart: String, Sendable, Hashable, CaseIterable {
    /// On the left, which lowers the value.
    case minus
    /// On the right, which raises it.
    case plus
  }

  /// A point on the way of the finger.
  public struct Move: Sendable, Hashable {
    /// Seconds since it went down.
    public var time: Double
    /// Points from where it went down.
    public var by: Point

    /// Makes a point on the way.
    public init(time: Double, by: Point) {
      self.time = time
      self.by = by
    }
  }

  /// Where it goes down.
  public var origin: Origin
  /// The way, by growing time, straight in between; it is lifted at the last point.
  public var moves: [Move]
  /// The velocity with which it is lifted in points a second; `nil` takes that of the way.
  public var releaseVelocity: Point?
  /// Whether it goes the other way, from the other edge or from the point's mirror image, where
  /// lines run to the left.
  public var mirrors = false

  /// Makes a touch.
  public init(at origin: Origin, moves: [Move], releaseVelocity: Point? = nil) {
    self.origin = origin
    self.moves = moves
    self.releaseVelocity = releaseVelocity
  }

  /// Goes down and up, after 0.1 s unless said otherwise.
  public static func tap(_ origin: Origin, duration: Double = 0.1) -> Touch {
    Touch(at: origin, moves: [Move(time: duration, by: .zero)])
  }

  /// Moves with an even speed.
  public static func drag(
    _ origin: Origin, by: Point, duration: Double, releaseVelocity: Point? = nil
  ) -> Touch {
    Touch(
      at: origin, moves: [Move(time: duration, by: by)], releaseVelocity: releaseVelocity)
  }

  /// Moves for 0.1 s with a velocity in points a second.
  public static func flick(_ origin: Origin, velocity: Point) -> Touch {
    drag(
      origin, by: Point(x: velocity.x * 0.1, y: velocity.y * 0.1), duration: 0.1,
      releaseVelocity: velocity)
  }

  /// The same from right to left.
  var mirrored: Touch {
    func turned(_ point: Point) -> Point { Point(x: -point.x, y: point.y) }
    var touch = self
    touch.moves = moves.map { Move(time: $0.time, by: turned($0.by)) }
    touch.releaseVelocity = releaseVelocity.map(turned)
    switch origin {
    case .edge(let edge): touch.origin = .edge(edge.mirrored)
    // Negative ones count from the right edge.
    case .point(let point): touch.origin = .point(turned(point))
    case .pointIn(let view, let point): touch.origin = .pointIn(view, turned(point))
    case .view, .stepper, .statusBar: break
    }
    return touch
  }

  /// When it is lifted, in seconds since it went down.
  public var duration: Double { moves.last?.time ?? 0 }
}

extension Pan.Edge {
  /// The same edge of the mirror image.
  var mirrored: Pan.Edge {
    switch self {
    case .left: .right
    case .right: .left
    case .top, .bottom: self
    }
  }
}
