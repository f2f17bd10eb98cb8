import EmakiDrawing
import EmakiLayout

/// A view of a snapshot with the geometry that the rules ask for.
struct SeenView {
  let index: Int
  let view: View
  let own: Presentation
  let parent: Int?
  let direction: LayoutDirection
  /// On the screen, transforms and scrolling included.
  let rect: Rect
  /// The part of `rect` that no superview and no edge of the screen cuts; empty for none.
  let visible: Rect
  /// With the views around it.
  let alpha: Double
  /// The part of the screen that its superviews leave.
  let room: Rect

  /// The accessibility of the view, as it states it.
  var accessibility: Accessibility { view.accessibility ?? Accessibility() }

  /// Whether people can see it.
  var isSeen: Bool { alpha > 0.1 && !visible.isEmpty }
}

/// The views of a snapshot in drawing order, without those that are passed over on purpose.
struct SeenViews {
  let all: [SeenView]
  /// Whether each is left out of what is read: it, or a view around it, is hidden from view or from
  /// accessibility.
  private let isSilent: [Bool]
  /// The indices of the views straight inside of each.
  private let inner: [Int: [Int]]

  init(_ snapshot: Snapshot) {
    let rects = snapshot.screenRects()
    let screen = Rect(origin: .zero, size: snapshot.screen.size)
    var all: [SeenView] = []
    var silent: [Bool] = []
    var inner: [Int: [Int]] = [:]
    for (index, node) in snapshot.screen.nodes.enumerated() {
      let own = snapshot.presentations[index]
      if let parent = node.parent { inner[parent, default: []].append(index) }
      let outer = node.parent.map { all[$0] }
      let room =
        outer.map { $0.view.clipsToBounds || $0.view.kind.scrolls ? $0.visible : $0.room } ?? screen
      let rect = rects[index].isFinite ? rects[index] : .zero
      all.append(
        SeenView(
          index: index, view: node.view, own: own, parent: node.parent, direction: node.direction,
          rect: rect, visible: rect.intersection(room) ?? .zero,
          alpha: own.isHidden ? 0 : (outer?.alpha ?? 1) * own.alpha, room: room))
      silent.append(
        (node.parent.map { silent[$0] } ?? false) || own.isHidden
          || (node.view.accessibility?.isHidden ?? false))
    }
    self.all = all
    isSilent = silent
    self.inner = inner
  }

  /// Those that are seen and not passed over.
  var seen: [SeenView] { all.filter { $0.isSeen && !isSilent[$0.index] } }

  /// Whether a view is passed over.
  func isSilent(_ index: Int) -> Bool { isSilent[index] }

  /// The views around one, from inside out.
  func ancestors(of view: SeenView) -> [SeenView] {
    Array(sequence(first: view) { $0.parent.map { all[$0] } }.dropFirst())
  }

  /// The views straight inside of one.
  func children(of index: Int) -> [SeenView] { (inner[index] ?? []).map { all[$0] } }

  /// Whether a view around it is a separate element or control.
  func isPart(_ view: SeenView) -> Bool {
    ancestors(of: view).contains { $0.view.kind.isControl || $0.accessibility.isElement == true }
  }
}
