import EmakiLayout
import EmakiMotion

extension Simulation {
  /// Begins a flight, alone or beside what happens to controllers.
  mutating func begin(
    _ hero: Hero, beside change: ControllerChange?, on queue: StepQueue, at time: Double
  ) throws(SceneError) {
    let hero = hero.inRow(queue.row)
    if let change { return try begin(change, with: hero, on: queue, at: time) }
    let source = try piece(of: hero.source, at: time)
    let join = StepQueue.Join(queue, at: time)
    let duration = hero.duration ?? Hero.defaultDuration
    fly(hero, from: source, for: duration, on: queue, join, at: time)
  }

  /// The flight that belongs to a transition: the one that the step asks for, else, on the way back,
  /// the reverse of the one that brought the controller.
  mutating func hero(of transition: ControllerTransition, asked hero: Hero?) -> Hero? {
    guard transition.isSeen else { return nil }
    switch transition.effect {
    case .push, .present:
      if let new = transition.new { controllers.nodes[new]?.hero = hero }
      return hero
    case .pop, .dismiss:
      return hero ?? transition.old.flatMap { controllers.nodes[$0]?.hero?.reversed }
    default: return nil
    }
  }

  /// Where the flight of a transition starts; `nil` where it only leads back and has no start any more.
  func start(
    of hero: Hero, asked: Bool, at time: Double
  ) throws(SceneError) -> HeroFlight.Piece? {
    asked
      ? try piece(of: hero.source, at: time)
      : HeroFlight.Piece(of: hero.source, in: recording.snapshot(at: time))
  }

  /// Lets a snapshot fly, and the queue wait for it.
  mutating func fly(
    _ hero: Hero, from source: HeroFlight.Piece, for duration: Double, on queue: StepQueue,
    _ join: StepQueue.Join, isReturn: Bool = false, at time: Double
  ) {
    let pacing = hero.pacing ?? .spring(Spring(dampingRatio: 1, duration: duration))
    let easing = Easing(
      start: time, duration: duration, pacing: isDriven ? .curve(.linear) : pacing)
    let landing = StepQueue.Landing(
      source: source, target: hero.target, easing: easing, isReturn: isReturn)
    let tasks: [StepQueue.Task] = [.step(.wait(duration)), .land(landing)]
    schedule.add(queue.child(tasks, join: join), at: time)
  }

  /// Records a flight that is over, when it is known where it leads to.
  mutating func land(_ landing: StepQueue.Landing, at time: Double) throws(SceneError) {
    let snapshot = recording.snapshot(at: time)
    guard let target = HeroFlight.Piece(of: landing.target, in: snapshot) else {
      if landing.isReturn { return }
      throw .unknownView(landing.target.rawValue)
    }
    let flight = HeroFlight(easing: landing.easing, source: landing.source, target: target)
    record { recording in
      recording.flights.append(flight)
      recording.summary += flight.spans
    }
  }

  private func piece(of id: ViewID, at time: Double) throws(SceneError) -> HeroFlight.Piece {
    guard let piece = HeroFlight.Piece(of: id, in: recording.snapshot(at: time)) else {
      throw .unknownView(id.rawValue)
    }
    return piece
  }
}
