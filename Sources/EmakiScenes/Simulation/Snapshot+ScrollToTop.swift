import EmakiDrawing
import EmakiLayout
import EmakiMotion

extension Snapshot {
  /// The steps of a tap on the status bar: the one scroll view that is seen and answers goes to its
  /// top. With two or more of them nothing happens, as in UIKit.
  func scrollToTop(after delay: Double) -> [[MotionStep]] {
    let answering = viewsAnsweringScrollToTop
    guard answering.count == 1, let viewport = ScrollViewport(self, at: answering[0]) else {
      return []
    }
    let top = viewport.offset.with(.vertical, viewport.range(.vertical).lower)
    return [[.wait(delay), .scroll(Scroll(viewport.id, to: .offset(top)))]]
  }

  /// Scroll views that are on the screen and have not said that they do not answer.
  var viewsAnsweringScrollToTop: [Int] {
    let maps = screenTransforms()
    var seen: [Rect?] = []
    for (index, node) in screen.nodes.enumerated() {
      seen.append(visiblePart(of: index, maps[index], in: node.parent.map { seen[$0] }))
    }
    return screen.nodes.indices.filter { index in
      seen[index] != nil && screen.nodes[index].view.kind.scrolls
        && screen.nodes[index].view.scroll?.scrollsToTop == true
    }
  }

  /// The part of a view that its superviews leave visible, on the screen.
  private func visiblePart(of index: Int, _ map: Transform, in around: Rect??) -> Rect? {
    let own = presentations[index]
    guard !own.isHidden, own.alpha >= 0.01 else { return nil }
    let clip: Rect
    switch around {
    case nil: clip = Rect(origin: .zero, size: screen.size)
    case .some(nil): return nil
    case .some(.some(let rect)): clip = rect
    }
    let rect = map.boundingBox(of: Rect(origin: .zero, size: own.frame.size))
    guard let part = rect.intersection(clip), part.width > 0.01, part.height > 0.01 else {
      return nil
    }
    return part
  }
}
