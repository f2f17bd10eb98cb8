import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiScenes
import Testing

/// Ways to lead a property from one value to another, evenly in one second.
enum Way: String, Sendable, CaseIterable, CustomTestStringConvertible {
  case animate
  /// Twice, so that they are no animations side by side.
  case keyframes
  /// By an animation, in the second row of a table.
  case row

  var testDescription: String { rawValue }

  /// The view that changes.
  var view: ViewID { self == .row ? "list/2/a" : "a" }

  func step(_ changes: [ViewChange], after delay: Double = 0) -> MotionStep {
    let changes = changes.map { Change.view(view, $0) }
    switch self {
    case .animate, .row:
      return .animate(
        Animation(duration: 1, delay: delay, pacing: .curve(.linear), changes: changes))
    case .keyframes:
      return .keyframes(
        KeyframeAnimation(
          duration: 1, delay: delay, playback: PlaybackOptions(repeatCount: 2),
          frames: [.init(start: 0, duration: 1, changes: changes)]))
    }
  }
}

/// A screen with the view `a` alone, or in each row of a table.
enum PropertyStage {
  static func scene(_ view: View, inRows: Bool = false, with others: [View] = []) -> Scene {
    var root = View(.view, id: "root", subviews: [view] + others)
    if inRows {
      let cell = View(.tableCell, id: "cell", subviews: [view])
      var list = View(.tableView, id: "list")
      (list.placement, list.frame) = (.fixedFrame, Rect(x: 0, y: 0, width: 375, height: 812))
      list.rows = RowContent([.init(rows: .counted(3, cell: cell), rowHeight: 200)])
      root.subviews = [list] + others
    }
    return Scene(id: "stage", controller: ViewController(id: "main", view: root))
  }

  static func timeline(_ scene: Scene, _ steps: [MotionStep]) throws -> Timeline {
    var scene = scene
    let motion = Motion(name: "m", steps: [.parallel(steps)])
    scene.motions.append(motion)
    return try Timeline(
      of: scene, motion: motion, engine: SideMenu.engine, environment: SideMenu.environment)
  }

  /// The view `a` at a fixed place.
  static func view(_ kind: View.Kind = .view, _ prepare: (inout View) -> Void = { _ in }) -> View {
    var view = View(kind, id: "a")
    (view.placement, view.frame) = (.fixedFrame, Rect(x: 10, y: 20, width: 100, height: 50))
    prepare(&view)
    return view
  }
}

/// A property with two of its values, each as numbers, halfway between which lie their means.
struct PropertyCase: Sendable, CustomTestStringConvertible {
  let name: String
  let view: View
  /// What leads from the first value to the second, and back.
  let change: [ViewChange]
  let back: [ViewChange]
  let first: [Double]
  let second: [Double]
  let read: @Sendable (Presentation) -> [Double]
  /// Whether it is for rows.
  var isInRows = true
  /// What a specification calls it.
  let property: ViewProperty?

  var testDescription: String { name }

  init(
    _ name: String, _ view: View, _ change: [ViewChange], back: [ViewChange], _ first: [Double],
    _ second: [Double], _ property: ViewProperty? = nil, inRows: Bool = true,
    _ read: @escaping @Sendable (Presentation) -> [Double]
  ) {
    self.name = name
    self.view = view
    self.change = change
    self.back = back
    self.first = first
    self.second = second
    self.property = property
    self.read = read
    isInRows = inRows
  }

  /// Whether what is seen lies at a share of the way; colours are rounded to whole numbers.
  func isSeen(_ own: Presentation, at share: Double) -> Bool {
    let seen = read(own)
    let expected = zip(first, second).map { $0 + ($1 - $0) * share }
    return seen.count == expected.count
      && zip(seen, expected).allSatisfy { abs($0 - $1) <= (abs($1) > 1 ? 0.5 : 0) + 1e-9 }
  }
}
