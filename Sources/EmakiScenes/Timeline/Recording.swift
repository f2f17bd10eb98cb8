import EmakiDrawing
import EmakiLayout

/// Everything that happens in a motion, ready to be asked for any moment.
struct Recording: Sendable {
  let layout: ScreenLayout
  let network: LinkNetwork
  var stages: [Stage]
  /// The stage that the motion starts from: the first of `stages` where nothing happens at once.
  let rest: Stage
  var tracks: [Track] = []
  var courses: [DrivenValue] = []
  var countings: [CountingAnimation] = []
  var scrubs: [ScrubbedMotion] = []
  var sheetCourses: [SheetCourse] = []
  var flights: [HeroFlight] = []
  var rowChanges: [RowChange]
  /// The changes of rows as they come into view.
  var arrivals: [RowArrival] = []
  /// Rows that are deleted and inserted.
  var passages: [RowTransition] = []
  /// Rows that get other heights or contents.
  var resizings: [RowResizing] = []
  /// When the rows of tables are reloaded.
  var reloads: [RowReload] = []
  var fingers: [Finger] = []
  var idleTouches: [IdleTouch] = []
  var idleSteps: [IdleStep] = []
  var summary: [MotionSpan] = []
  var duration = 0.0
  var layouts = LayoutCount()
  private let cache = LinkedScreens()

  init(_ model: SceneModel, layout: ScreenLayout, network: LinkNetwork) {
    self.layout = layout
    self.network = network
    rowChanges = model.rowValues.map { RowChange(value: $0, easing: .atOnce(0)) }
    rest = Stage(0, start: 0, model: model, layout: layout)
    stages = [rest]
  }

  /// The limit that it exceeds, if any.
  var excess: SceneError? {
    let issues = stages.last?.rest.screen.issues ?? []
    let unsolved = issues.first { if case .unsolved = $0 { true } else { false } }
    if let unsolved { return .unsolved(unsolved) }
    return layouts.isExceeded ? .layouts(LayoutCount.mostViews) : nil
  }

  /// The stage that is in force.
  func stageIndex(at time: Double) -> Int {
    stages.lastIndex { $0.start <= time } ?? 0
  }

  /// The screen at a time in seconds from 0 on, with the rows that are seen then.
  func snapshot(at time: Double) -> Snapshot {
    for scrub in scrubs.reversed() {
      if let own = scrub.snapshot(at: time) { return going(on: own, over: scrub.base, at: time) }
    }
    for course in sheetCourses.reversed() {
      if let own = course.snapshot(at: time) { return going(on: own, over: course.base, at: time) }
    }
    let bare = bareSnapshot(at: time)
    var passing = bare
    if !passages.isEmpty || !resizings.isEmpty {
      passing.screen.nodes = bare.screen.nodes.map { self.passing($0, at: time) }
    }
    var filled = layout.engine.addingVisibleRows(to: passing, scale: layout.environment.scale)
    let leaving = moveRowContents(in: &filled, over: bare, at: time)
    var changed = filled.applying(rowChanges, and: arrived(in: filled, at: time), at: time)
    for place in leaving { changed.presentations[place].isHidden = false }
    for course in courses where course.view.placeInRows != nil {
      guard let amount = course.addition(at: time), let row = changed.screen.index(of: course.view)
      else { continue }
      course.add(amount, to: &changed.presentations[row])
    }
    let linked = network.rowLinks.reduce(changed) { $1.applied(to: $0) }
    let touched = fingers.reduce(linked) { $1.pressing(in: $0, at: time, of: duration) }
    let seen = layout.engine.revealingActions(in: touched)
    return flights.reduce(seen) { $1.applied(to: $0, at: time) }
  }

  /// The snapshot that a finger drives, with all other changes of the moment.
  ///
  /// - Parameter base: where the motion goes on from beside it.
  private func going(on driven: Snapshot, over base: Stage, at time: Double) -> Snapshot {
    let stage = stages[stageIndex(at: time)]
    guard stage.serial != base.serial || tracks.contains(where: { $0.isRunning(at: time) }) else {
      return driven
    }
    var snapshot = driven
    snapshot.add(unlinked(stage, time, LinkedLengths()), since: base.rest)
    return snapshot
  }

  /// A view as it is seen in a stage, with the values that links set where they decide about it.
  func presented(
    _ view: ViewID, in place: Int, at time: Double
  ) -> (node: LaidOutScreen.Node, own: Presentation)? {
    let stage = stages[place]
    if network.decides(about: view) {
      let snapshot = linked(place, time).snapshot
      return stage.indices[view].map { (snapshot.screen.nodes[$0], snapshot.presentations[$0]) }
    }
    guard let index = stage.indices[view] else { return nil }
    var own = stage.rest.presentations[index]
    var missing = MissingValues()
    for track in tracks where track.view == view { track.add(to: &missing, at: time) }
    missing.apply(to: &own)
    for course in courses where course.view == view {
      if let amount = course.addition(at: time) { course.add(amount, to: &own) }
    }
    return (stage.rest.screen.nodes[index], own)
  }

  private func bareSnapshot(at time: Double) -> Snapshot {
    let stage = stageIndex(at: time)
    if network.links.isEmpty { return unlinked(stages[stage], time, LinkedLengths()) }
    return linked(stage, time).snapshot
  }

  /// The model that is laid out at a time, with what links and countings set; at the start the one
  /// before any change, of which nothing is seen yet.
  func model(at time: Double) -> SceneModel {
    let stage = time > 0 ? stageIndex(at: time) : 0
    var model = stages[stage].model
    if !network.links.isEmpty { model.apply(linked(stage, time).lengths) }
    model.show(countedTexts(stages[stage], at: time))
    return model
  }

  /// The snapshot and lengths that the links set, and the names of those that did not come to rest.
  func linked(
    _ stage: Int, _ time: Double
  ) -> (snapshot: Snapshot, lengths: LinkedLengths, unsettled: [String]) {
    linked(stages[stage], time)
  }

  /// A stage when all that moves has come to rest: with the positions and sizes that links set
  /// then.
  func settled(_ stage: Stage) -> Snapshot {
    network.decidesLayout ? linked(stage, Self.muchLater).snapshot : stage.rest
  }

  /// A time after the end of every motion, in seconds.
  private static let muchLater = 1e6

  private func linked(
    _ stage: Stage, _ time: Double
  ) -> (snapshot: Snapshot, lengths: LinkedLengths, unsettled: [String]) {
    var lengths = LinkedLengths()
    let led = Set(courses.filter { $0.leadsScrolling(at: time) }.map(\.view))
    func newPass(_ lengths: LinkedLengths) -> LinkPass {
      LinkPass(unlinked(stage, time, lengths), indices: stage.indices, led: led)
    }
    var pass = newPass(lengths)
    for _ in 0..<Self.maximumRounds {
      pass.evaluate(network.links)
      if pass.lengths == lengths { return (pass.snapshot, lengths, []) }
      lengths = pass.lengths
      pass = newPass(lengths)
    }
    pass.evaluate(network.links)
    return (pass.snapshot, lengths, pass.lengths.names(differingFrom: lengths))
  }

  /// Chains of links through layout are hardly ever longer.
  private static let maximumRounds = 8

  /// The texts of labels that count, where they decide the layout.
  private func countedTexts(_ stage: Stage, at time: Double) -> [ViewID: String] {
    var texts: [ViewID: String] = [:]
    for counting in countings
    where counting.decidesLayout && stage.indices[counting.counting.view] != nil {
      texts[counting.counting.view] = counting.text(at: time)
    }
    return texts
  }

  private func unlinked(_ stage: Stage, _ time: Double, _ lengths: LinkedLengths) -> Snapshot {
    var snapshot = stage.rest
    let numbers = countings.filter { stage.indices[$0.counting.view] != nil }
    let texts = countedTexts(stage, at: time)
    if !lengths.isEmpty || !texts.isEmpty {
      let key = LinkedScreens.Key(stage: stage.serial, lengths: lengths, texts: texts)
      snapshot = cache.screen(key) {
        var model = stage.model
        model.apply(lengths)
        model.show(texts)
        return Snapshot(model.laidOut(by: layout.engine, in: layout.environment))
      }
    }
    var missing: [Int: MissingValues] = [:]
    for track in tracks where track.isRunning(at: time) {
      guard let index = stage.indices[track.view] else { continue }
      track.add(to: &missing[index, default: MissingValues()], at: time)
    }
    for (index, values) in missing { values.apply(to: &snapshot.presentations[index]) }
    for course in courses {
      guard let amount = course.addition(at: time), let index = stage.indices[course.view] else {
        continue
      }
      course.add(amount, to: &snapshot.presentations[index])
    }
    for counting in numbers {
      guard let text = counting.text(at: time), let index = stage.indices[counting.counting.view]
      else { continue }
      snapshot.presentations[index].text = text
    }
    snapshot.followPulls()
    return snapshot
  }
}

extension LinkedLengths {
  /// The names of the lengths that are set to another value there.
  fileprivate func names(differingFrom other: LinkedLengths) -> [String] {
    let constraints = constants.keys.filter { constants[$0] != other.constants[$0] }
    let wide = widths.keys.filter { widths[$0] != other.widths[$0] }.map { "\($0.rawValue).width" }
    let high = heights.keys.filter { heights[$0] != other.heights[$0] }
      .map { "\($0.rawValue).height" }
    let covered = coveredTops.keys.filter { coveredTops[$0] != other.coveredTops[$0] }
      .map { Link.Target.coveredTop($0).description }
    return (constraints + wide + high + covered).sorted()
  }
}
