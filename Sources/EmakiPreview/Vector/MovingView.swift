import EmakiDrawing
import EmakiLayout

/// A view over all steps: where it is on the screen, and whether it can be seen.
struct MovingView {
  let id: String
  let name: String?
  let kind: String
  /// The views it lies in.
  let superviews: Set<String>
  /// On the screen, for each step, in points.
  let rects: [Rect]
  /// For each step.
  let isShown: [Bool]

  /// The view's name for people.
  var label: String {
    let own = name ?? id
    return "\(own) (\(kind))"
  }

  /// Whether its rectangle changes.
  var isMoving: Bool { rects.contains { $0 != rects[0] } }

  /// The views that are shown in some step, in drawing order.
  static func among(_ snapshots: [Snapshot]) -> [MovingView] {
    guard let first = snapshots.first else { return [] }
    let steps = snapshots.map(Step.init)
    var superviews: [Set<String>] = []
    for node in first.screen.nodes {
      superviews.append(
        node.parent.map { superviews[$0].union([first.screen.nodes[$0].view.id.rawValue]) } ?? [])
    }
    return first.screen.nodes.enumerated().compactMap { index, node in
      let places = steps.map { $0.place(of: node.view.id) }
      guard places.contains(where: { $0?.isShown ?? false }) else { return nil }
      let known = places.compactMap { $0?.rect }.first ?? .zero
      return MovingView(
        id: node.view.id.rawValue, name: node.view.name, kind: node.view.kind.rawValue,
        superviews: superviews[index],
        rects: places.map { $0?.rect ?? known }, isShown: places.map { $0?.isShown ?? false })
    }
  }

  /// Where the views are at one moment.
  private struct Step {
    let indices: [ViewID: Int]
    let rects: [Rect]
    let isShown: [Bool]

    init(_ snapshot: Snapshot) {
      indices = Dictionary(
        snapshot.screen.nodes.enumerated().map { ($1.view.id, $0) },
        uniquingKeysWith: { first, _ in first })
      rects = snapshot.screenRects()
      let screen = Rect(origin: .zero, size: snapshot.screen.size)
      var isShown: [Bool] = []
      for (index, node) in snapshot.screen.nodes.enumerated() {
        let own = snapshot.presentations[index]
        let isOwnShown = !own.isHidden && own.alpha > 0.001 && rects[index].isFinite
        isShown.append(isOwnShown && (node.parent.map { isShown[$0] } ?? true))
      }
      self.isShown = zip(isShown, rects).map { $0 && $1.intersection(screen) != nil }
    }

    func place(of id: ViewID) -> (rect: Rect, isShown: Bool)? {
      indices[id].map { (rects[$0], isShown[$0]) }
    }
  }
}
