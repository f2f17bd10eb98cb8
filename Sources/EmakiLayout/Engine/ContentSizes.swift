import EmakiDrawing

/// The sizes of the contents of scroll views: as given, as constraints say, or so that all subviews
/// fit.
struct ContentSizes {
  let tree: LayoutTree
  let scale: Double

  func sizes(_ constrained: [ScrollContent], frames: [Rect]) -> [Size] {
    tree.nodes.indices.map { index in
      let view = tree.nodes[index].view
      guard view.kind.scrolls else { return .zero }
      if let size = view.scroll?.contentSize { return size }
      let reach = reach(of: index, frames)
      return Size(
        width: constrained[index].width.map(snap) ?? reach.width,
        height: constrained[index].height.map(snap) ?? reach.height)
    }
  }

  private func snap(_ length: Double) -> Double {
    max(0, (length * scale + 0.5).rounded(.down) / scale)
  }

  private func reach(of index: Int, _ frames: [Rect]) -> Size {
    var size = Size.zero
    for child in tree.nodes[index].children where !tree.nodes[child].view.isHidden {
      size.width = max(size.width, frames[child].maxX)
      size.height = max(size.height, frames[child].maxY)
    }
    return size
  }
}
