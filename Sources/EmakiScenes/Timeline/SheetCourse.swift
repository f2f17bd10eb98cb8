import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// A sheet that follows a finger point by point, and then springs to where it rests.
///
/// The sheet's top is at y + finger while that lies between the highest detent and the bottom, and
/// resists beyond the highest; below the lowest, too, where fingers cannot dismiss it. The spring
/// is critically damped and starts with the finger's velocity.
struct SheetCourse: Sendable {
  /// The snapshots between two positions of the sheet's top.
  struct Leg: Sendable {
    /// The recording that is shown; its time runs from `start` to `end` along the leg.
    let recording: Recording
    let start: Double
    let end: Double
    /// Where the sheet's top is at these times, points from the window's top.
    let from: Double
    let to: Double

    var range: ClosedRange<Double> { min(from, to)...max(from, to) }

    func snapshot(at top: Double) -> Snapshot {
      let part = from == to ? 1 : (top - from) / (to - from)
      return recording.snapshot(at: start + (end - start) * part)
    }
  }

  /// Seconds from the start of the motion.
  let start: Double
  let view: ViewID
  /// Where the sheet's top is at first, points from the window's top.
  let origin: Double
  /// Where its top follows the finger without resistance, points from the window's top.
  let range: ScrollRange
  /// The window's height, points.
  let height: Double
  /// The finger's way.
  let path: DragPath
  let spring: EdgeSpring
  /// The snapshots from the sheet's first position upwards and downwards.
  let legs: [Leg]
  /// Where the motion around it goes on from meanwhile.
  var base: Stage

  /// Seconds from the start of the motion.
  var end: Double { start + path.releaseTime + spring.duration }

  init(
    _ view: ViewID, from origin: Double, in range: ScrollRange, height: Double,
    _ path: DragPath,
    velocity: Double, to goal: Double, legs: [Leg], over base: Stage, at start: Double
  ) {
    self.start = start
    self.view = view
    self.origin = origin
    self.range = range
    self.height = height
    self.path = path
    self.legs = legs
    self.base = base
    let finger = origin + path.position(at: path.releaseTime)
    let band = Self.band(at: finger, in: range, height)
    let give = range.contains(finger) ? 1 : band.give(atFinger: range.excess(of: finger))
    spring = EdgeSpring(
      to: goal, from: band.offset(forFinger: finger, in: range), velocity: velocity * give,
      frequency: Self.frequency)
  }

  /// The screen at a time; `nil` before and after.
  func snapshot(at time: Double) -> Snapshot? {
    guard time >= start, time < end else { return nil }
    let top = top(at: time - start)
    let leg =
      legs.first { $0.range.contains(top) } ?? legs.min { $0.gap(to: top) < $1.gap(to: top) }
    guard let leg else { return nil }
    let reached = min(max(top, leg.range.lowerBound), leg.range.upperBound)
    var snapshot = leg.snapshot(at: reached)
    let excess = range.excess(of: top)
    if excess != 0, let sheet = snapshot.screen.index(of: view) {
      // Beyond its highest position it gets higher, so that nothing is seen below it.
      snapshot.presentations[sheet].frame.origin.y += excess
      snapshot.presentations[sheet].frame.size.height -= min(0, excess)
    }
    return snapshot
  }

  /// Where the sheet's top is a time after the finger went down, points from the window's top.
  func top(at time: Double) -> Double {
    guard time < path.releaseTime else { return spring.offset(at: time - path.releaseTime) }
    let finger = origin + path.position(at: time)
    return Self.band(at: finger, in: range, height).offset(forFinger: finger, in: range)
  }

  /// The resistance: below its lowest position that of a scroll view in a window, above its highest
  /// so strong that it never comes far. UIKit publishes no figure for that.
  private static func band(at finger: Double, in range: ScrollRange, _ height: Double) -> RubberBand
  {
    RubberBand(viewport: range.excess(of: finger) < 0 ? roomAbove : height)
  }

  /// Points above its highest position that it never leaves.
  private static let roomAbove = 24.0

  /// The share of its way to where it rests, a time after the finger went down; of one that goes
  /// back that of the finger's whole way.
  func progress(at time: Double) -> Double {
    let way = spring.edge == origin ? path.position(at: path.releaseTime) : spring.edge - origin
    return way == 0 ? 0 : (top(at: min(max(time, 0), end - start)) - origin) / way
  }

  /// The frequency of the spring with which sheets come, in radians a second.
  private static let frequency =
    Spring(dampingRatio: 1, duration: ModalPresentation.Transition.coverVertical.duration)
    .naturalFrequency
}

extension SheetCourse.Leg {
  fileprivate func gap(to top: Double) -> Double {
    max(range.lowerBound - top, top - range.upperBound, 0)
  }
}
