public import EmakiLayout
public import EmakiMotion

/// A motion with its steps, found by name.
public struct Motion: Sendable, Hashable {
  /// The name by which `--motion` finds it.
  public var name: String
  /// The state that it starts from; `nil` starts from the scene as it is.
  public var startState: String?
  /// The motion at whose end this one starts, by name; `nil` starts from the scene at rest.
  public var predecessor: String?
  /// The motion that is shown instead to people who asked for less motion, by name; `nil` for none.
  public var reduced: String?
  /// Where a file says it; for messages.
  public var place: FilePlace?
  /// The steps, one after the other.
  public var steps: [MotionStep]
  /// Whether it stands in an action, such as `on: {tap: …}`, and so may make sense only where that
  /// is.
  public var isReaction = false

  /// Makes a motion.
  public init(
    name: String, after predecessor: String? = nil, startState: String? = nil, steps: [MotionStep]
  ) {
    self.name = name
    self.predecessor = predecessor
    self.startState = startState
    self.steps = steps
  }
}

/// One step of a motion.
public indirect enum MotionStep: Sendable, Hashable {
  /// New values at once.
  case set([Change])
  /// New values over time.
  case animate(Animation)
  /// Nothing, for a number of seconds.
  case wait(Double)
  /// Steps one after the other.
  case sequence([MotionStep])
  /// Steps that start together; the longest decides when the next begins.
  case parallel([MotionStep])
  /// The steps of another motion, by name.
  case run(String)
  /// A scroll view's offset over time, as by `setContentOffset(_:animated:)`.
  case scroll(Scroll)
  /// A finger touches the screen.
  case touch(Touch)
  /// Two fingers move apart or together.
  case pinch(Pinch)
  /// A number counts up on a label.
  case count(Counting)
  /// Changes at parts of the time, as by `UIView.animateKeyframes`.
  case keyframes(KeyframeAnimation)
  /// One view replaces another as controllers do.
  case transition(Transition)
  /// A snapshot of a view flies to the frame of another; beside a change of controllers, which
  /// cross-fade then.
  case hero(Hero, ControllerChange? = nil)
  /// Controllers change, and their views move.
  case controllers(ControllerChange)
  /// A controller calls a motion of one of its owners.
  case call(OwnerCall)
  /// The rows of a table are reloaded: those in view appear again, as by `reloadData`.
  case reload(ViewID)
  /// A scroll view begins to refresh, or ends it.
  case refresh(ViewID, Refreshing)
  /// A row of a table shows its actions no more, or one of them is performed.
  case swipe(ViewID, Swiping)
  /// A row is deleted: those below move up, as by `deleteRows(at:with:)`.
  case removeRow(ViewID)
  /// A row that is not there is inserted: those below move down, as by `insertRows(at:with:)`.
  case insertRow(ViewID)
  /// A step of a row, such as `list/3`: what it changes `inRow` is changed there.
  case inRow(ViewID, MotionStep)
  /// A step with its location in a file, for messages about errors in it.
  case placed(FilePlace, MotionStep)
}

/// New values over time: UIKit's view animation.
public struct Animation: Sendable, Hashable {
  /// Seconds.
  public var duration: Double
  /// Seconds until it starts.
  public var delay: Double
  /// The curve or spring.
  public var pacing: Pacing
  /// The changes that it animates.
  public var changes: [Change]
  /// The steps that run when it has ended.
  public var completion: [MotionStep]
  /// How often it plays, and whether each playing is followed by the same one backwards. When the
  /// last is over the new values stand, as observed on UIKit's view animations.
  public var playback = PlaybackOptions.once
  /// The views that a finger has let go; where one catches them again, `completion` does not
  /// happen.
  var settles: [ViewID] = []

  /// Makes an animation; by default with UIKit's default curve.
  public init(
    duration: Double, delay: Double = 0, pacing: Pacing = .curve(.easeInOut), changes: [Change],
    completion: [MotionStep] = []
  ) {
    self.duration = duration
    self.delay = delay
    self.pacing = pacing
    self.changes = changes
    self.completion = completion
  }

  /// The duration of all repetitions, in seconds.
  public var playingTime: Double { playback.totalDuration(of: duration) }
}
