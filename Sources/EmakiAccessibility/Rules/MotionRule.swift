import EmakiDrawing
import EmakiLayout
import EmakiScenes

/// Finds motions that move something far, turn it or enlarge it, and have no variant for people
/// whom that makes dizzy. Those that a finger drives, and UIKit's transitions, which it reduces
/// itself, are left alone.
struct MotionRule {
  /// How far a view may move, over the screen's shorter side.
  private static let far = 0.25

  func finding(of motion: Motion, in scene: Scene, _ timeline: Timeline) -> AccessibilityFinding? {
    guard motion.reduced == nil, !scene.motions.contains(where: { $0.reduced == motion.name }),
      !motion.steps.contains(where: \.isDrivenOrReduced), timeline.duration > 0
    else { return nil }
    let moments = (0...8).map { timeline.snapshot(at: timeline.duration * Double($0) / 8) }
    guard let (view, words) = largest(in: moments) else { return nil }
    return AccessibilityFinding(
      .motion, view: view.id, at: motion.place ?? view.place,
      "the motion \"\(motion.name)\" \(words) and has no reduced variant",
      hint: "name one that fades instead: reduced: …")
  }

  /// The first view that moves too much, and how.
  private func largest(in moments: [Snapshot]) -> (View, String)? {
    guard let first = moments.first else { return nil }
    let size = first.screen.size
    let far = Self.far * min(size.width, size.height)
    let screen = Rect(origin: .zero, size: size)
    var starts: [ViewID: (rect: Rect, angle: Double)] = [:]
    for moment in moments {
      let rects = moment.screenRects()
      let keyboard = moment.screen.nodes.firstIndex { $0.view.kind == .keyboard }
      let ridden =
        keyboard.flatMap { place in
          starts[moment.screen.nodes[place].view.id].map { rects[place].minY - $0.rect.minY }
        } ?? 0
      for (index, node) in moment.screen.nodes.enumerated() {
        let (rect, own) = (rects[index], moment.presentations[index])
        guard rect.isFinite, !own.isHidden, own.alpha > 0.1 else { continue }
        let turn = own.transform.rotation
        guard let start = starts[node.view.id] else {
          starts[node.view.id] = (rect, turn)
          continue
        }
        guard rect.intersection(screen) != nil || start.rect.intersection(screen) != nil else {
          continue
        }
        let (dx, dy) = (rect.midX - start.rect.midX, rect.midY - start.rect.midY)
        let distance = rect.distance(to: start.rect)
        // The system's keyboard, and what makes room for it, moves for everybody.
        let isKeyboard = dx == 0 && dy * ridden > 0 && abs(dy) <= abs(ridden) + 1
        if distance > far, !isKeyboard {
          let whole = Self.distance(of: node.view.id, from: start.rect, in: moments)
          return (node.view, "moves \"\(node.view.id)\" by \(whole.rounded().shortText) pt")
        }
        if abs(turn - start.angle) > .pi / 2 {
          return (node.view, "turns \"\(node.view.id)\"")
        }
      }
    }
    return nil
  }

  /// How far a view goes: to where it ends, or to its farthest position where it comes back.
  private static func distance(of id: ViewID, from start: Rect, in moments: [Snapshot]) -> Double {
    let distances = moments.compactMap { moment in
      moment.screen.index(of: id).map { moment.screenRects()[$0].distance(to: start) }
    }
    let (last, most) = (distances.last ?? 0, distances.max() ?? 0)
    return last > most / 2 ? last : most
  }
}

extension Rect {
  /// Between the centres, points.
  fileprivate func distance(to other: Rect) -> Double {
    let (dx, dy) = (midX - other.midX, midY - other.midY)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension MotionStep {
  /// Whether a finger moves what moves here, or UIKit does.
  fileprivate var isDrivenOrReduced: Bool {
    switch self {
    case .touch, .pinch, .scroll, .controllers, .hero(_, .some): true
    case .sequence(let steps), .parallel(let steps): steps.contains(where: \.isDrivenOrReduced)
    case .placed(_, let step), .inRow(_, let step): step.isDrivenOrReduced
    default: false
    }
  }
}
