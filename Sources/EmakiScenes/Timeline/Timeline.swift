public import EmakiDrawing
public import EmakiLayout

/// The snapshots of a scene at each moment of a motion: a pure function of time.
///
/// An animation of constraints costs two layout passes, whatever its number of steps: one before
/// the change gives the old frames, one after it the new ones, and the frames between run on the
/// curve.
public struct Timeline: Sendable {
  /// When the last animation has ended, in seconds.
  public var duration: Double { recording.duration }
  /// The changes, for every view and property, in the order of time and then of drawing.
  public var summary: [MotionSpan] { recording.summary }
  /// The controllers' callbacks, in order.
  public let events: [LifecycleEvent]
  let recording: Recording

  /// Follows a motion of a scene, or with `nil` shows the scene at rest.
  public init(
    of scene: Scene, motion: Motion?, engine: LayoutEngine, environment: LayoutEnvironment
  ) throws(SceneError) {
    let simulation: Simulation
    do throws(SceneError) {
      simulation = try Simulation(
        of: scene, following: motion,
        layout: ScreenLayout(engine: engine, environment: environment))
    } catch {
      throw error.calling(scene.controller.id, scene.controllerName ?? scene.controller.id)
    }
    recording = simulation.recording
    events = (simulation.controllers.events + simulation.rowEvents).sortedByTime
  }

  /// The screen at a time in seconds; before 0 as at the start, after the end as at the end.
  public func snapshot(at time: Double) -> Snapshot {
    var snapshot = recording.snapshot(at: max(time, 0))
    snapshot.turnSpinners(at: max(time, 0))
    return snapshot
  }

  /// When nothing moves that has moved before, seconds, growing: the start and the end, and what
  /// comes to rest between them, such as a screen that is pushed and popped.
  public var restingMoments: [Double] { recording.restingMoments() }

  /// Where fingers touch the screen at a time in seconds, points.
  ///
  /// At the moment at which some are lifted and others go down, only those that go down.
  public func touches(at time: Double) -> [Point] {
    let fingers = recording.fingers
    let isRelieved = fingers.contains { abs($0.start - time) < 1e-9 && $0.end > time }
    return fingers.filter { !isRelieved || $0.end > time }.compactMap { $0.position(at: time) }
  }

  /// When fingers are lifted, seconds, growing.
  public var releases: [Double] { Set(recording.fingers.map(\.end)).sorted() }

  /// The fingers to which nothing answers, or which another view takes than the step names, in the
  /// order of time.
  public var idleTouches: [IdleTouch] { recording.idleTouches }

  /// The steps that do nothing, in the order of time.
  public var idleSteps: [IdleStep] { recording.idleSteps }

  /// The issues in the layout of any stage, each once.
  public var issues: [LayoutIssue] {
    var seen: Set<LayoutIssue> = []
    // Rows are filled in for a moment only.
    let hasRows = recording.rest.rest.screen.nodes.contains { $0.rows != nil }
    return
      (recording.stages.flatMap(\.rest.screen.issues)
      + (hasRows ? snapshot(at: 0).screen.issues : []))
      .filter { seen.insert($0).inserted }
  }

  /// The views that change their frame at any time, in drawing order.
  public var movingViews: [ViewID] {
    var moving = Set(
      recording.tracks.filter { $0.isKeyed || $0.way?.movesFrame == true }.map(\.view))
    for course in recording.courses {
      if case .frame = course.property { moving.insert(course.view) }
    }
    for span in summary where span.isCounted && span.property.isOfFrame { moving.insert(span.view) }
    moving.formUnion(recording.flights.flatMap { [$0.source.view, $0.target.view] })
    if duration > 0 { moving.formUnion(recording.network.movedViews) }
    return recording.stages[0].rest.screen.nodes.map(\.view.id).filter(moving.contains)
  }
}
