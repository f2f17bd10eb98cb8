import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// Follows a motion from event to event, and records what is seen.
///
/// The effect of a finger depends on the screen it touches, and how long a scroll view runs on its
/// content, so that the events cannot be laid on the axis of time beforehand.
struct Simulation {
  let scene: Scene
  private(set) var model: SceneModel
  private(set) var recording: Recording
  var controllers: ControllerTree
  var schedule = StepSchedule()
  /// The number of times that each action has happened.
  var turns: [ViewAction: Int] = [:]
  /// Events of rows that came into view and went, and of refresh controls.
  var rowEvents: [LifecycleEvent] = []
  /// Where the file says the step that begins, if that is known.
  private(set) var place: FilePlace?
  /// The motions that fingers drive around this one.
  private var driven: [String] = []

  /// Follows a motion from its start, or shows the scene at rest.
  init(of scene: Scene, following motion: Motion?, layout: ScreenLayout) throws(SceneError) {
    let scene = scene.adapted(to: layout.environment)
    self = try Simulation(of: scene, before: motion, [], layout: layout)
    if let excess = recording.excess { throw excess }
    let unsettled = recording.network.links.isEmpty ? [] : recording.linked(0, 0).unsettled
    if !unsettled.isEmpty { throw .unsettledLinks(unsettled) }
    if let motion { try run(motion) }
    settleRows()
  }

  /// The scene as it is when a motion starts: at the end of the one before it, in the motion's
  /// state.
  private init(
    of scene: Scene, before motion: Motion?, _ later: [String], layout: ScreenLayout
  ) throws(SceneError) {
    var controllers = ControllerTree(scene)
    var model = SceneModel(scene)
    let network = try LinkNetwork(
      scene.links, and: scene.titleLinks + scene.barLinks, roots: [model.root] + scene.viewsForLater
    )
    if let name = motion?.predecessor {
      if later.contains(name) { throw .cyclicMotion(later + [name]) }
      guard let first = scene.motion(named: name) else { throw .unknownMotion(name) }
      var before = try Simulation(of: scene, before: first, later + [name], layout: layout)
      try before.run(first)
      model = before.model
      controllers = before.controllers.startingAnew
    }
    model.settleBottomBars(controllers, in: scene.controller)
    if let state = motion?.startState {
      try model.apply(model.resolved([.state(state)], by: layout))
    }
    var recording = Recording(model, layout: layout, network: network)
    recording.arrivals = try RowArrival.all(of: scene)
    self.init(scene, model: model, recording: recording, controllers: controllers)
  }

  private init(
    _ scene: Scene, model: SceneModel, recording: Recording, controllers: ControllerTree
  ) {
    self.scene = scene
    self.model = model
    self.recording = recording
    self.controllers = controllers
  }

  /// Whether a finger drives the motion around this one: curves are ignored then.
  var isDriven: Bool { !driven.isEmpty }

  /// A separate simulation that starts from the model as it is now, for a motion to be driven.
  func branch(driving motion: String) throws(SceneError) -> Simulation {
    if driven.contains(motion) { throw .cyclicMotion(driven + [motion]) }
    var own = Recording(model, layout: recording.layout, network: recording.network)
    own.arrivals = recording.arrivals
    var branch = Simulation(scene, model: model, recording: own, controllers: controllers)
    branch.driven = driven + [motion]
    branch.turns = turns
    return branch
  }

  mutating func run(_ motion: Motion) throws(SceneError) {
    let whole = StepQueue(
      motion.steps.map(StepQueue.Task.step), path: [], motions: [motion.name], join: nil)
    schedule.add(whole, at: 0)
    while let (time, queue) = schedule.next() {
      recording.duration = max(recording.duration, time)
      do throws(SceneError) {
        try advance(queue, at: time)
        if let excess = recording.excess { throw excess }
      } catch {
        throw (queue.place ?? motion.place).map { .placed($0, error) } ?? error
      }
    }
  }

  /// Does what a queue has to do now.
  private mutating func advance(_ queue: StepQueue, at time: Double) throws(SceneError) {
    place = queue.place
    while let task = queue.tasks.popFirst() {
      switch task {
      case .begin(let animation):
        let easing = Easing(
          start: time, duration: animation.duration, pacing: animation.pacing,
          playback: animation.playback)
        let known = recording.summary.count
        try change(animation.changes.inRow(queue.row), easing)
        // A view that a finger has led to its resting position may stay there.
        if recording.summary.count == known, !animation.changes.isEmpty, !isDriven,
          animation.settles.isEmpty, animation.duration > 0,
          !animation.changes.allSatisfy(\.isScroll)
        {
          idle(.changesNothing)
        }
      case .finish(let transition): finish(transition, at: time)
      case .land(let landing): try land(landing, at: time)
      case .settled(let views, let start, let steps):
        if !recording.hasCaught(views, after: start) {
          queue.tasks = steps.map(StepQueue.Task.step) + queue.tasks
        }
      case .step(.set(let changes)): try change(changes.inRow(queue.row), .atOnce(time))
      case .step(.wait(let seconds)): return schedule.add(queue, at: time + seconds)
      case .step(let step): return try begin(step, on: queue, at: time)
      }
    }
    guard let join = queue.join else { return }
    join.remaining -= 1
    join.end = max(join.end, time)
    if join.remaining == 0 { schedule.add(join.queue, at: join.end) }
  }

  /// Starts what takes time.
  private mutating func begin(
    _ step: MotionStep, on queue: StepQueue, at time: Double
  ) throws(SceneError) {
    switch step {
    case .set, .wait: break
    case .sequence(let steps): spawn([steps], on: queue, at: time)
    case .parallel(let steps):
      spawn(loadingFirst(steps).map { [$0] }, on: queue, at: time)
    case .animate(let animation):
      let join = StepQueue.Join(queue, at: time)
      let start = time + animation.delay
      let tasks: [StepQueue.Task] = [
        .step(.wait(animation.delay)), .begin(animation), .step(.wait(animation.playingTime)),
        .settled(animation.settles, since: start, animation.completion),
      ]
      schedule.add(queue.child(tasks, join: join), at: time)
    case .call(let call):
      try tell(call, at: time)
      try begin(.run(call.motion), on: queue, at: time)
    case .run(let name):
      if queue.motions.contains(name) { throw .cyclicMotion(queue.motions + [name]) }
      guard let motion = scene.motion(named: name) else { throw .unknownMotion(name) }
      let join = StepQueue.Join(queue, at: time)
      let child = queue.child(motion.steps.map(StepQueue.Task.step), running: name, join: join)
      schedule.add(child, at: time)
    case .scroll(let scroll): spawn([try animation(of: scroll, at: time)], on: queue, at: time)
    case .touch(let touch):
      let known = recording.courses.count
      let lists = try begin(touch, at: time)
      spawn(lists, on: queue, at: time, following: recording.courses.dropFirst(known).first?.view)
    case .pinch(let pinch): spawn([try begin(pinch, at: time)], on: queue, at: time)
    case .count(let counting): spawn([try begin(counting, at: time)], on: queue, at: time)
    case .keyframes(let animation):
      spawn([try begin(animation.inRow(queue.row), at: time)], on: queue, at: time)
    case .transition(let transition):
      spawn([try steps(of: transition, at: time)], on: queue, at: time)
    case .controllers(let change): try begin(change, on: queue, at: time)
    case .hero(let hero, let change):
      try begin(hero, beside: change, on: queue, at: time)
    case .reload(let table): try reload(table, on: queue, at: time)
    case .refresh(let list, let refreshing):
      spawn(try refresh(list, refreshing, at: time), on: queue, at: time)
    case .swipe(let row, let swiping):
      spawn(try swipe(row, swiping, at: time), on: queue, at: time)
    case .removeRow(let row):
      spawn(try remove(row.inRow(queue.row), at: time), on: queue, at: time)
    case .insertRow(let row):
      spawn(try insert(row.inRow(queue.row), at: time), on: queue, at: time)
    case .inRow(let row, let step):
      let join = StepQueue.Join(queue, at: time)
      schedule.add(queue.child([.step(step)], row: row, join: join), at: time)
    case .placed(let place, let step):
      let join = StepQueue.Join(queue, at: time)
      schedule.add(queue.child([.step(step)], at: place, join: join), at: time)
    }
  }

  /// Steps that start together, those that load views before those that name them.
  private func loadingFirst(_ steps: [MotionStep]) -> [MotionStep] {
    let namesUnloaded = steps.contains { step in
      step.changes.contains { change in
        guard case .view(let id, _) = change else { return false }
        return id.placeInRows == nil && model.view(id) == nil
      }
    }
    guard namesUnloaded else { return steps }
    return steps.filter(\.movesControllers) + steps.filter { !$0.movesControllers }
  }

  /// Lets a queue wait for others.
  ///
  /// - Parameter view: what they wait for; where something else takes it over they go on.
  mutating func spawn(
    _ lists: [[MotionStep]], on queue: StepQueue, at time: Double, following view: ViewID? = nil
  ) {
    let join = StepQueue.Join(queue, at: time)
    for steps in lists {
      let child = queue.child(steps.map(StepQueue.Task.step), join: join)
      child.follows = view
      schedule.add(child, at: time)
    }
    if lists.isEmpty { schedule.add(queue, at: time) }
  }

  // MARK: The model

  /// Changes the model and records how the presentation follows.
  mutating func change(_ changes: [Change], _ easing: Easing) throws(SceneError) {
    do throws(SceneError) {
      try model.apply(model.resolved(changes, by: recording.layout))
    } catch {
      throw named(error)
    }
    record(easing)
  }

  /// Tells a view that is not loaded from one that there is not.
  private func named(_ error: SceneError) -> SceneError {
    guard case .unknownView(let id) = error,
      scene.viewsForLater.contains(where: { $0.first(ViewID(id)) != nil })
    else { return error }
    return .notLoaded(id)
  }

  /// Changes the model in a way that no `Change` says, without motion.
  mutating func restructure(at time: Double, _ body: (inout SceneModel) -> Void) {
    restructure(.atOnce(time), body)
  }

  /// The same, with what the presentation does meanwhile.
  mutating func restructure(_ easing: Easing, _ body: (inout SceneModel) -> Void) {
    body(&model)
    record(easing)
  }

  /// Records what follows a finger; nobody waits any more for what moved the same before.
  mutating func begin(_ course: DrivenValue) {
    for end in recording.begin(course) {
      schedule.hasten(course.view, from: end, to: course.start)
    }
  }

  /// Writes down that the step that begins does nothing.
  mutating func idle(_ reason: IdleStep.Reason) {
    recording.idleSteps.append(IdleStep(reason: reason, place: place))
  }

  /// Records what only the presentation does.
  mutating func record(_ body: (inout Recording) -> Void) {
    body(&recording)
  }

  /// The stage that was recorded last.
  var lastStage: Stage { recording.stages[recording.stages.count - 1] }

  private mutating func record(_ easing: Easing) {
    let before = lastStage
    var stage = stage(after: before, at: easing.start)
    let (led, rests) = recording.followInsets(from: before, to: stage)
    for end in rests { schedule.hasten(end.view, from: end.old, to: end.new) }
    let offsets =
      led
      + stage.offsetsInRange(after: before, settled: recording.settled) {
        recording.isScrolling($0, $1, at: easing.start)
      }
    if !offsets.isEmpty, (try? model.apply(offsets)) != nil {
      stage = self.stage(after: stage, at: easing.start)
    }
    stage.keepAcross(from: before)
    recording.layouts.count(stage, after: before)
    let inRows = model.rowValues.dropFirst(recording.rowChanges.count).map {
      RowChange(value: $0, easing: easing)
    }
    let seenRows = inRows.filter { !model.isGone($0.value.view) }
    if !seenRows.isEmpty {
      recording.summary += MotionSpan.among(seenRows, in: recording.snapshot(at: easing.start))
    }
    recording.rowChanges += inRows
    for resizing in stage.resizings(since: before, easing) {
      recording.summary += resizing.spans
      recording.summary += recording.spans(ofContentsIn: resizing, from: before, to: stage)
      if easing.end > easing.start { recording.resizings.append(resizing) }
    }
    var (running, ends) = recording.endScrolling(from: before, to: stage)
    running.merge(stage.offsets(led, since: before)) { $1 }
    for end in ends { schedule.hasten(end.view, from: end.time, to: stage.start) }
    recording.tracks += Track.among(easing, from: before, to: stage, running: running)
    let seen = recording.stages.last { $0.start < easing.start } ?? recording.rest
    recording.summary += MotionSpan.among(easing, from: before, to: stage, seen: seen)
    // Of several stages that start together only the last is ever seen.
    if before.start == easing.start { recording.stages.removeLast() }
    recording.stages.append(stage)
  }

  private func stage(after before: Stage, at time: Double) -> Stage {
    Stage(before.serial + 1, start: time, model: model, layout: recording.layout)
  }
}
