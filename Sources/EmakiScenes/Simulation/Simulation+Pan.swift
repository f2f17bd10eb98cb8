import EmakiDrawing
import EmakiLayout
import EmakiMotion

extension Simulation {
  /// The pan that a finger starts: one at the screen's edge first, else the nearest.
  func pan(
    from origin: Point, along axis: Axis, _ chain: [Int], _ snapshot: Snapshot
  ) -> Pan? {
    let bounds = Rect(origin: .zero, size: snapshot.screen.size)
    let pans = scene.pans.map { pan in
      let pan = pan.resolved(in: snapshot)
      return pan.mirrors && side < 0 ? pan.mirrored(in: snapshot) : pan
    }
    let candidates = chain.flatMap { place in
      pans.filter { $0.view == snapshot.screen.nodes[place].view.id && $0.axis == axis }
    }
    if let pan = candidates.first(where: { $0.edge?.isNear(origin, in: bounds) == true }) {
      return pan
    }
    // A scroll view inside the panned view is nearer.
    for place in chain {
      let id = snapshot.screen.nodes[place].view.id
      if let pan = candidates.first(where: { $0.view == id && $0.edge == nil }) { return pan }
      if ScrollViewport(snapshot, at: place)?.follows(axis) == true { return nil }
    }
    return nil
  }

  /// Lets views or a motion follow the finger; returns what happens from then on, side by side.
  mutating func begin(
    _ pan: Pan, _ touch: Touch, at time: Double, _ snapshot: Snapshot
  ) throws(SceneError) -> [[MotionStep]] {
    let path = touch.path(pan.axis)
    let velocity = touch.releaseVelocity?.along(pan.axis) ?? path.releaseVelocity
    switch pan.effect {
    case .move(let move):
      return try drag(move, pan.axis, path, velocity: velocity, at: time, snapshot)
    case .progress(let progress):
      let distance = progress.distance ?? pan.wholeWay(on: snapshot.screen.size)
      let branch = try branch(of: progress)
      if branch.recording.summary.isEmpty {
        let idle = IdleTouch(
          time: time, view: pan.view, axis: touch.axis, ended: progress.motion, place: place)
        record { $0.idleTouches.append(idle) }
      }
      return [
        scrub(
          branch, over: distance, path, velocity: velocity, threshold: progress.threshold, at: time)
      ]
    }
  }

  // MARK: Views that move

  private mutating func drag(
    _ move: Pan.Move, _ axis: Axis, _ path: DragPath, velocity: Double, at time: Double,
    _ snapshot: Snapshot
  ) throws(SceneError) -> [[MotionStep]] {
    var starts: [Double] = []
    for id in move.views {
      guard let index = snapshot.screen.index(of: id) else { throw .unknownView(id.rawValue) }
      starts.append(snapshot.presentations[index].frame.origin.along(axis))
    }
    guard let start = starts.first else { return [] }
    let settling = GestureSettling(restingPositions: move.rests.map(\.position))
    let last = settling.clamped(start + path.position(at: path.releaseTime))
    func changes(_ position: Double) -> [Change] {
      zip(move.views, starts).map { id, own in
        let place = own - start + position
        return .view(id, axis == .horizontal ? .x(place) : .y(place))
      }
    }
    for (id, own) in zip(move.views, starts) {
      let limits = (settling.clamped(-.infinity), settling.clamped(.infinity))
      guard limits.0 <= limits.1 else { continue }
      let course = DrivenValue(
        view: id, property: .frame(axis), start: time, end: time + path.releaseTime,
        law: .drag(path, from: own, limits: own - start + limits.0...own - start + limits.1),
        last: own - start + last)
      begin(course)
    }
    try change(changes(last), .followed(time, for: path.releaseTime))
    let target = settling.target(position: last, velocity: velocity)
    let rest = move.rests.first { $0.position == target }
    let (pacing, duration) = move.settling(from: last, to: target, velocity)
    var settle = Animation(
      duration: duration, pacing: pacing, changes: changes(target),
      completion: rest?.state.map { [.set([.state($0)] + changes(target))] } ?? [])
    settle.settles = move.views
    let between = move.entries(path, from: start).map { entry -> [MotionStep] in
      [.wait(entry.time), .set([.state(entry.state)] + changes(last))]
    }
    return between + [[.wait(path.releaseTime), .animate(settle)]]
  }

  // MARK: Motions that are driven

  /// A simulation in which the motion of a pan was run to its end.
  private func branch(of progress: Pan.Progress) throws(SceneError) -> Simulation {
    guard let motion = scene.motion(named: progress.motion) else {
      throw .unknownMotion(progress.motion)
    }
    var branch = try branch(driving: motion.name)
    if let state = motion.startState { try branch.change([.state(state)], .atOnce(0)) }
    try branch.run(motion)
    return branch
  }

  /// Shows a branch that was run to its end as far as the finger is, and completes it or goes back.
  mutating func scrub(
    _ branch: Simulation, over distance: Double, _ path: DragPath, velocity: Double,
    threshold: Double = 0.5, at time: Double
  ) -> [MotionStep] {
    let samples = path.samples.map { sample in
      DragPath.Sample(time: sample.time, position: min(max(sample.position / distance, 0), 1))
    }
    let reached = samples.last?.position ?? 0
    let speed = distance < 0 ? -velocity : velocity
    let completes =
      speed > GestureSettling.defaultFlickSpeed
      || (speed >= -GestureSettling.defaultFlickSpeed && reached > threshold)
    let remaining = (completes ? 1 - reached : reached) * branch.recording.duration
    let end = path.releaseTime + remaining
    let whole = DragPath(
      samples + [DragPath.Sample(time: end, position: completes ? 1 : 0)])
    if completes { takeOver(branch, at: time, for: end) }
    let course = ScrubbedMotion(
      start: time, end: time + end, progress: whole, recording: branch.recording,
      base: lastStage)
    record { $0.scrubs.append(course) }
    if completes {
      controllers = branch.controllers.replayed(after: controllers, by: course)
    } else {
      controllers.goBack(from: branch.controllers, from: time, to: time + end)
    }
    return [.wait(end)]
  }

  /// Takes over the model that a branch leaves behind, and tells its changes as those of a motion
  /// that is driven so many seconds from a time on.
  mutating func takeOver(_ branch: Simulation, at time: Double, for seconds: Double) {
    let model = branch.model
    let known = recording.summary.count
    restructure(at: time) { $0 = model }
    let driven = branch.recording.summary.filter { $0.pacing != nil }.map {
      $0.driven(from: time, for: seconds)
    }
    record { $0.summary.replaceSubrange(known..., with: driven) }
  }
}

extension Pan {
  /// With the resting positions that depend on views.
  fileprivate func resolved(in snapshot: Snapshot) -> Pan {
    guard case .move(var move) = effect, move.rests.contains(where: { $0.expression != nil }) else {
      return self
    }
    for index in move.rests.indices {
      move.rests[index].expression.map {
        move.rests[index].position = snapshot.value(of: $0)
      }
    }
    move.rests.sort { $0.position < $1.position }
    var pan = self
    pan.effect = .move(move)
    return pan
  }

  /// The same from right to left: the position x of a view `width` wide is `room − width − x`.
  fileprivate func mirrored(in snapshot: Snapshot) -> Pan {
    guard axis == .horizontal else { return self }
    var pan = self
    pan.edge = edge?.mirrored
    switch effect {
    case .progress(var progress):
      progress.distance = progress.distance.map { -$0 }
      pan.effect = .progress(progress)
    case .move(var move):
      guard let view = move.views.first, let index = snapshot.screen.index(of: view) else { break }
      let room =
        snapshot.screen.nodes[index].parent.map { snapshot.presentations[$0].frame.width }
        ?? snapshot.screen.size.width
      let most = room - snapshot.presentations[index].frame.width
      move.rests = move.rests.reversed().map { Move.Rest(most - $0.position, state: $0.state) }
      move.between.reverse()
      pan.effect = .move(move)
    }
    return pan
  }

  /// The way from edge to edge, in the direction that leads away from the pan's edge.
  fileprivate func wholeWay(on screen: Size) -> Double {
    let length = axis == .horizontal ? screen.width : screen.height
    return edge == .right || edge == .bottom ? -length : length
  }
}

extension Pan.Edge {
  /// Whether a finger goes down near enough: 20 points, as a screen edge pan.
  fileprivate func isNear(_ point: Point, in bounds: Rect) -> Bool {
    switch self {
    case .left: point.x - bounds.minX <= 20
    case .right: bounds.maxX - point.x <= 20
    case .top: point.y - bounds.minY <= 20
    case .bottom: bounds.maxY - point.y <= 20
    }
  }
}

extension Pan.Move {
  /// How it gets from where the finger leaves it to a rest: a spring starts with the finger's
  /// velocity, in points per second, and ends when it rests.
  fileprivate func settling(
    from last: Double, to target: Double, _ velocity: Double
  ) -> (Pacing, duration: Double) {
    // Over no distance there is no speed in distances per second.
    guard abs(target - last) >= 0.5, velocity != 0 else { return (pacing, duration) }
    let thrown = pacing.starting(at: velocity / (target - last))
    return (thrown, max(duration, thrown.naturalDuration ?? 0))
  }

  /// When the finger leads into another gap between two rests, and the state that stands for it.
  fileprivate func entries(
    _ path: DragPath, from start: Double
  ) -> [(time: Double, state: String)] {
    guard between.count == rests.count - 1 else { return [] }
    var entries: [(time: Double, state: String)] = []
    var current: Int?
    for (a, b) in zip(path.samples, path.samples.dropFirst()) {
      let (from, to) = (start + a.position, start + b.position)
      // The times at which the straight way passes a rest, and its beginning.
      let passings = rests.map(\.position).filter { (from < $0) != (to < $0) && $0 != from }
      let times =
        [a.time]
        + passings.map { a.time + (b.time - a.time) * ($0 - from) / (to - from) }.sorted()
      for (place, time) in times.enumerated() {
        let next = place + 1 < times.count ? times[place + 1] : b.time
        let middle = start + path.position(at: (time + next) / 2)
        guard let gap = gap(at: middle), gap != current else { continue }
        current = gap
        entries.append((time, between[gap]))
      }
    }
    return entries
  }

  private func gap(at position: Double) -> Int? {
    between.indices.first { rests[$0].position < position && position < rests[$0 + 1].position }
      ?? between.indices.last { position > rests[$0].position }
      ?? between.indices.first
  }
}
