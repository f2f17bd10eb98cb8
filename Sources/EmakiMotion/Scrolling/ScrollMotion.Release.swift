extension ScrollMotion {
  /// The moment at which the finger is lifted, and what follows from it.
  struct Release {
    let surface: ScrollSurface
    /// Where it can rest.
    let range: ScrollRange
    let time: Double
    let offset: Double
    let velocity: Double
    let startOffset: Double

    init(
      surface: ScrollSurface, restingIn range: ScrollRange, startOffset: Double, drag: DragPath,
      velocity: Double
    ) {
      let moved = drag.position(at: drag.releaseTime) - drag.position(at: drag.startTime)
      let finger = surface.finger(forShown: startOffset) - moved
      self.surface = surface
      self.range = range
      self.startOffset = startOffset
      time = drag.releaseTime
      offset = surface.shown(forFinger: finger)
      self.velocity = surface.shownVelocity(forFinger: finger, velocity: velocity)
    }

    /// Makes the motion that follows from another moment.
    init(
      surface: ScrollSurface, restingIn range: ScrollRange, startOffset: Double, time: Double,
      offset: Double, velocity: Double
    ) {
      self.surface = surface
      self.range = range
      self.startOffset = startOffset
      self.time = time
      self.offset = offset
      self.velocity = velocity
    }

    func phases() -> [Phase] {
      if !range.contains(offset) {
        return bounce(at: time, from: offset, velocity: velocity)
      }
      if let paging = surface.paging { return turn(paging) }
      return decelerate()
    }

    private func turn(_ paging: PagingTarget) -> [Phase] {
      let page = paging.page(
        from: paging.nearestPage(to: startOffset), offset: offset, velocity: velocity)
      return settle(at: range.clamped(paging.offset(ofPage: page)))
    }

    func settle(at target: Double) -> [Phase] {
      let spring = EdgeSpring(settlingAt: target, from: offset, velocity: velocity)
      return [Phase(start: time, rule: .page(spring))] + rest(time + spring.duration, target)
    }

    private func decelerate() -> [Phase] {
      let run = Deceleration(from: offset, velocity: velocity, rate: surface.rate)
      let edge = velocity < 0 ? range.lower : range.upper
      let first = Phase(start: time, rule: .deceleration(run))
      guard let crossing = run.time(reaching: edge), crossing < run.stopTime else {
        let collapsed = min(range.lower + surface.collapsing, range.upper)
        if run.stopOffset > range.lower, run.stopOffset < collapsed {
          let middle = (range.lower + collapsed) / 2
          return settle(at: run.stopOffset < middle ? range.lower : collapsed)
        }
        return [first] + rest(time + run.stopTime, run.stopOffset)
      }
      guard surface.bounces else { return [first] + rest(time + crossing, edge) }
      return [first]
        + bounce(at: time + crossing, from: edge, velocity: run.velocity(at: crossing))
    }

    private func bounce(at time: Double, from offset: Double, velocity: Double) -> [Phase] {
      let edge = range.clamped(offset)
      let spring = EdgeSpring(to: edge, from: offset, velocity: velocity)
      return [Phase(start: time, rule: .bounce(spring))] + rest(time + spring.duration, edge)
    }

    private func rest(_ time: Double, _ offset: Double) -> [Phase] {
      [Phase(start: time, rule: .rest(offset: offset))]
    }
  }
}
