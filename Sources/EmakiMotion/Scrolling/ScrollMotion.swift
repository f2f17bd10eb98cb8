/// The offset of a scroll view over time on one axis: drag, release, deceleration, bounce or page.
///
/// The finger moves the content with it, so the offset falls while the finger's coordinate grows.
public struct ScrollMotion: Sendable, Hashable {
  /// A part of the motion that follows one rule.
  public struct Phase: Sendable, Hashable {
    /// The rule.
    public enum Rule: Sendable, Hashable {
      /// The offset rests.
      case rest(offset: Double)
      /// The offset follows the finger, with resistance beyond the range.
      case drag
      /// The scroll view runs free.
      case deceleration(Deceleration)
      /// It is drawn back to an edge.
      case bounce(EdgeSpring)
      /// It is drawn on to a page, or until a large title is open or closed.
      case page(EdgeSpring)
    }

    /// When it begins, in seconds.
    public let start: Double
    /// The rule.
    public let rule: Rule
  }

  /// The surface that scrolls.
  public let surface: ScrollSurface
  /// The finger.
  public let drag: DragPath
  /// The offset before the finger goes down, in points.
  public let startOffset: Double
  /// The parts by growing start; the last one is a rest.
  public let phases: [Phase]
  /// Where it can rest.
  public let restingRange: ScrollRange
  /// When the finger opens the room of `surface.refresh`, in seconds; `nil` where it does not.
  public let refreshTime: Double?

  /// Makes a motion.
  ///
  /// - Parameters:
  ///   - surface: The content's range and the viewport.
  ///   - startOffset: The offset before, in points.
  ///   - drag: The finger.
  ///   - releaseVelocity: The finger's velocity at the release in points a second; by default that
  ///     of the path.
  public init(
    _ surface: ScrollSurface, from startOffset: Double, drag: DragPath,
    releaseVelocity: Double? = nil
  ) {
    self.surface = surface
    self.startOffset = startOffset
    self.drag = drag
    refreshTime = surface.refreshTime(from: startOffset, drag: drag)
    let range = refreshTime == nil ? surface.range : surface.refreshing.range
    restingRange = range
    let release = Release(
      surface: surface, restingIn: range, startOffset: startOffset, drag: drag,
      velocity: -(releaseVelocity ?? drag.releaseVelocity))
    phases = [Phase(start: drag.startTime, rule: .drag)] + release.phases()
  }

  private init(_ motion: ScrollMotion, in range: ScrollRange, phases: [Phase]) {
    surface = motion.surface
    drag = motion.drag
    startOffset = motion.startOffset
    refreshTime = motion.refreshTime
    restingRange = range
    self.phases = phases
  }

  /// The same where the offsets at which it can rest change at a time; a finger that is down feels
  /// the old ends until it is lifted.
  ///
  /// A surface that is drawn back to the beginning, or rests there, goes on to the new beginning.
  public func resting(in range: ScrollRange, from time: Double) -> ScrollMotion {
    let moment = max(time, drag.releaseTime)
    guard let last = phases.last(where: { $0.start <= moment }) else { return self }
    let release = Release(
      surface: surface, restingIn: range, startOffset: startOffset, time: moment,
      offset: offset(at: moment), velocity: last.velocity(at: moment - last.start))
    let isDrawnBack = last.isDrawn && restOffset == restingRange.lower
    let rest = isDrawnBack ? release.settle(at: range.lower) : release.phases()
    return ScrollMotion(
      self, in: range, phases: phases.filter { $0.start < moment } + rest)
  }

  /// How long it takes in seconds until the offset rests.
  public var totalDuration: Double { phases.last?.start ?? 0 }

  /// The offset where it comes to rest, in points.
  public var restOffset: Double { offset(at: totalDuration) }

  /// The offset `time` seconds after the start, in points.
  public func offset(at time: Double) -> Double {
    guard let phase = phases.last(where: { $0.start <= time }) else { return startOffset }
    switch phase.rule {
    case .rest(let offset): return offset
    case .drag:
      let moved = drag.position(at: time) - drag.position(at: drag.startTime)
      return surface.shown(forFinger: surface.finger(forShown: startOffset) - moved)
    case .deceleration(let run): return run.offset(at: time - phase.start)
    case .bounce(let spring), .page(let spring): return spring.offset(at: time - phase.start)
    }
  }
}

extension ScrollMotion.Phase {
  /// How fast the offset is a time after its start, by its rule alone; 0 under the finger.
  fileprivate func velocity(at time: Double) -> Double {
    switch rule {
    case .rest, .drag: 0
    case .deceleration(let run): run.velocity(at: time)
    case .bounce(let spring), .page(let spring): spring.velocity(at: time)
    }
  }

  /// Whether something draws it to where it rests, or it rests.
  fileprivate var isDrawn: Bool {
    switch rule {
    case .rest, .bounce, .page: true
    case .drag, .deceleration: false
    }
  }
}
