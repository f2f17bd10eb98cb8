import EmakiLayout

/// Steps that follow one another, and what waits for their end.
final class StepQueue {
  /// A task of the queue.
  enum Task {
    case step(MotionStep)
    /// The model changes, and the presentation follows.
    case begin(Animation)
    /// Controllers get the callbacks for the end of a transition, and views that have gone are
    /// removed.
    case finish(ControllerTransition)
    /// The steps that follow when views have come to rest that were released at a time, unless a
    /// finger has caught them before.
    case settled([ViewID], since: Double, [MotionStep])
    /// A snapshot has reached its target.
    case land(Landing)
  }

  /// A flight of a snapshot whose end is not known yet.
  struct Landing {
    let source: HeroFlight.Piece
    let target: ViewID
    let easing: Easing
    /// Whether it leads back without being asked for, and is left out where it has nowhere to land.
    let isReturn: Bool
  }

  var tasks: ArraySlice<Task>
  /// The position in the tree of steps, for the order of events at one moment.
  let path: [Int]
  /// The motions that run, outermost first.
  let motions: [String]
  /// The join that waits; `nil` for the motion as a whole.
  let join: Join?
  /// Where the file says it, if that is known.
  let place: FilePlace?
  /// The row that has started it, if one has.
  let row: ViewID?
  /// The view for which it waits.
  var follows: ViewID?
  private(set) var children = 0

  init(
    _ tasks: [Task], path: [Int], motions: [String], place: FilePlace? = nil,
    row: ViewID? = nil, join: Join?
  ) {
    self.row = row
    self.place = place
    self.tasks = tasks[...]
    self.path = path
    self.motions = motions
    self.join = join
  }

  /// A queue that this one waits for.
  func child(
    _ tasks: [Task], running motion: String? = nil, at place: FilePlace? = nil,
    row: ViewID? = nil, join: Join
  ) -> StepQueue {
    children += 1
    join.remaining += 1
    return StepQueue(
      tasks, path: path + [children], motions: motions + (motion.map { [$0] } ?? []),
      place: place ?? self.place, row: row ?? self.row, join: join)
  }

  /// Waits for several queues.
  final class Join {
    let queue: StepQueue
    var remaining = 0
    var end: Double

    init(_ queue: StepQueue, at time: Double) {
      self.queue = queue
      end = time
    }
  }
}

/// Queues by the time at which they go on.
struct StepSchedule {
  private var entries: [(time: Double, queue: StepQueue)] = []

  mutating func add(_ queue: StepQueue, at time: Double) {
    entries.append((time, queue))
  }

  /// Lets what waits for nothing but a view go on earlier.
  mutating func hasten(_ view: ViewID, from end: Double, to time: Double) {
    for place in entries.indices where entries[place].time == end {
      let queue = entries[place].queue
      if queue.follows == view, queue.tasks.isEmpty { entries[place].time = time }
    }
  }

  /// The next event; at one moment the one that was written first.
  mutating func next() -> (time: Double, queue: StepQueue)? {
    guard
      let first = entries.indices.min(by: { a, b in
        let (a, b) = (entries[a], entries[b])
        if a.time != b.time { return a.time < b.time }
        return a.queue.path.lexicographicallyPrecedes(b.queue.path)
      })
    else { return nil }
    return entries.remove(at: first)
  }
}
