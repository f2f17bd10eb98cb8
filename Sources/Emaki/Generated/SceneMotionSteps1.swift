// From the table of the format: EMAKI_RECORD=1 swift test --filter KeySourceTests
/// The steps of motions.
public enum SceneMotionSteps {
  /// New values over time.
  public struct Animate: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(
      duration: Double? = nil, delay: Double? = nil, curve: SceneWords.Curve? = nil,
      spring: SceneValue? = nil, to: SceneValue? = nil, `repeat`: SceneValue? = nil,
      repeatDuration: Double? = nil, autoreverse: Bool? = nil,
      @ChangeBuilder changes: () -> SceneChanges = { SceneChanges() }
    ) {
      let value = SceneValue.map(
        ("duration", duration), ("delay", delay), ("curve", curve), ("spring", spring), ("to", to),
        ("repeat", `repeat`), ("repeatDuration", repeatDuration), ("autoreverse", autoreverse),
        ("changes", changes().given)
      )
      entries = SceneEntries(("animate", value))
    }
  }

  /// Waits for a number of seconds.
  public struct Wait: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(_ value: Double) {
      entries = SceneEntries(("wait", value))
    }
  }

  /// Steps one after the other.
  public struct Sequence: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(@StepBuilder _ value: () -> SceneSteps) {
      entries = SceneEntries(("sequence", value()))
    }
  }

  /// Steps that start together.
  public struct Parallel: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(@StepBuilder _ value: () -> SceneSteps) {
      entries = SceneEntries(("parallel", value()))
    }
  }

  /// The steps of another motion, by name.
  public struct Run: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(_ value: SceneValue) {
      entries = SceneEntries(("run", value))
    }
  }

  /// A finger goes down and up: on a view's id, at a point of the screen, or on the `statusBar`.
  public struct Tap: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(_ value: SceneValue) {
      entries = SceneEntries(("tap", value))
    }

    /// Makes it.
    public init(
      on: SceneValue? = nil, at: [Double]? = nil, edge: SceneWords.Edge? = nil,
      duration: Double? = nil, mirrors: Bool? = nil
    ) {
      let value = SceneValue.map(
        ("on", on), ("at", at), ("edge", edge), ("duration", duration), ("mirrors", mirrors)
      )
      entries = SceneEntries(("tap", value))
    }
  }

  /// A finger stays down for 0.6 s.
  public struct LongPress: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(_ value: SceneValue) {
      entries = SceneEntries(("longPress", value))
    }

    /// Makes it.
    public init(
      on: SceneValue? = nil, at: [Double]? = nil, edge: SceneWords.Edge? = nil,
      duration: Double? = nil, mirrors: Bool? = nil
    ) {
      let value = SceneValue.map(
        ("on", on), ("at", at), ("edge", edge), ("duration", duration), ("mirrors", mirrors)
      )
      entries = SceneEntries(("longPress", value))
    }
  }

  /// A finger moves. What it touches follows: a scroll view scrolls, a sheet moves.
  public struct Drag: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(
      on: SceneValue? = nil, at: [Double]? = nil, edge: SceneWords.Edge? = nil, by: [Double]? = nil,
      duration: Double? = nil, path: [[Double]]? = nil, velocity: [Double]? = nil,
      mirrors: Bool? = nil
    ) {
      let value = SceneValue.map(
        ("on", on), ("at", at), ("edge", edge), ("by", by), ("duration", duration), ("path", path),
        ("velocity", velocity), ("mirrors", mirrors)
      )
      entries = SceneEntries(("drag", value))
    }
  }

  /// A finger comes in from an edge of the screen.
  public struct EdgePan: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(
      edge: SceneWords.Edge, by: Double, duration: Double? = nil, velocity: Double? = nil,
      mirrors: Bool? = nil
    ) {
      let value = SceneValue.map(
        ("edge", edge), ("by", by), ("duration", duration), ("velocity", velocity),
        ("mirrors", mirrors)
      )
      entries = SceneEntries(("edgePan", value))
    }
  }

  /// Two fingers move apart or together, and what zooms follows.
  public struct Pinch: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(
      on: SceneValue? = nil, at: [Double]? = nil, edge: SceneWords.Edge? = nil, scale: Double,
      duration: Double? = nil
    ) {
      let value = SceneValue.map(
        ("on", on), ("at", at), ("edge", edge), ("scale", scale), ("duration", duration)
      )
      entries = SceneEntries(("pinch", value))
    }
  }

  /// A finger moves for 0.1 s and is lifted at full speed.
  public struct Flick: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(
      on: SceneValue? = nil, at: [Double]? = nil, edge: SceneWords.Edge? = nil, velocity: [Double],
      mirrors: Bool? = nil
    ) {
      let value = SceneValue.map(
        ("on", on), ("at", at), ("edge", edge), ("velocity", velocity), ("mirrors", mirrors)
      )
      entries = SceneEntries(("flick", value))
    }
  }

  /// Scrolls to an offset, a page, a row or a view. Beside `keyboard` in `parallel` it takes the
  /// keyboard's duration and curve, unless it has a curve.
  public struct ScrollTo: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(
      view: SceneValue, offset: SceneValue? = nil, page: Int? = nil, row: Int? = nil,
      center: SceneValue? = nil, edge: SceneWords.ScrollEdge? = nil, duration: Double? = nil,
      curve: SceneWords.Curve? = nil
    ) {
      let value = SceneValue.map(
        ("view", view), ("offset", offset), ("page", page), ("row", row), ("center", center),
        ("edge", edge), ("duration", duration), ("curve", curve)
      )
      entries = SceneEntries(("scrollTo", value))
    }
  }

  /// Scrolls to another page.
  public struct Page: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(
      view: SceneValue, to: Int? = nil, by: Int? = nil, duration: Double? = nil,
      curve: SceneWords.Curve? = nil
    ) {
      let value = SceneValue.map(
        ("view", view), ("to", to), ("by", by), ("duration", duration), ("curve", curve)
      )
      entries = SceneEntries(("page", value))
    }
  }

  /// A table or collection makes its rows again. Those in view appear again, and the next step does
  /// not wait for them.
  public struct Reload: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(_ value: SceneValue) {
      entries = SceneEntries(("reload", value))
    }
  }

  /// Deletes a row in 0.3 s, such as `list/3`, or `row` in the steps of a swipe action; or several.
  /// The rows below move up, and all rows keep their numbers.
  public struct DeleteRow: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(_ value: SceneValue) {
      entries = SceneEntries(("deleteRow", value))
    }
  }

  /// Inserts one or several rows that are deleted or in `absentRows`, in 0.3 s. They fade in, and
  /// the rows below move down.
  public struct InsertRow: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(_ value: SceneValue) {
      entries = SceneEntries(("insertRow", value))
    }
  }

  /// Begins refreshing, as a pull does, in a view with a `refreshControl`. Its content moves down
  /// by 60 points.
  public struct BeginRefreshing: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(_ value: SceneValue) {
      entries = SceneEntries(("beginRefreshing", value))
    }
  }

  /// Ends the refreshing of a view. Its content goes back in 0.25 s, after the finger is lifted.
  public struct EndRefreshing: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(_ value: SceneValue) {
      entries = SceneEntries(("endRefreshing", value))
    }
  }

  /// A number counts up on a label.
  public struct Count: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(
      view: SceneValue, to: Double, pace: SceneWords.Pace? = nil, format: SceneWords.Format? = nil,
      duration: Double? = nil
    ) {
      let value = SceneValue.map(
        ("view", view), ("to", to), ("pace", pace), ("format", format), ("duration", duration)
      )
      entries = SceneEntries(("count", value))
    }
  }

  /// The keyboard comes up, or goes: 0.25 s, spring without bounce. What is constrained to
  /// `keyboardLayoutGuide` follows it.
  public struct ShowKeyboard: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(_ value: Bool) {
      entries = SceneEntries(("keyboard", value))
    }
  }

  /// Changes at shares of a duration.
  public struct Keyframes: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(
      duration: Double? = nil, delay: Double? = nil, mode: SceneWords.Mode? = nil,
      frames: [SceneValue], `repeat`: SceneValue? = nil, repeatDuration: Double? = nil,
      autoreverse: Bool? = nil
    ) {
      let value = SceneValue.map(
        ("duration", duration), ("delay", delay), ("mode", mode), ("frames", frames),
        ("repeat", `repeat`), ("repeatDuration", repeatDuration), ("autoreverse", autoreverse)
      )
      entries = SceneEntries(("keyframes", value))
    }
  }

  /// One view takes another's place.
  public struct Transition: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(kind: SceneWords.TransitionKind, from: SceneValue, to: SceneValue) {
      let value = SceneValue.map(("kind", kind), ("from", from), ("to", to))
      entries = SceneEntries(("transition", value))
    }
  }

  /// A snapshot of one view flies into the place of another.
  public struct Hero: StepElement {
    /// What was said of it.
    public var entries: SceneEntries

    /// Makes it.
    public init(
      from: SceneValue, to: SceneValue, duration: Double? = nil, curve: SceneWords.Curve? = nil,
      spring: Double? = nil
    ) {
      let value = SceneValue.map(
        ("from", from), ("to", to), ("duration", duration), ("curve", curve), ("spring", spring)
      )
      entries = SceneEntries(("hero", value))
    }
  }
}
