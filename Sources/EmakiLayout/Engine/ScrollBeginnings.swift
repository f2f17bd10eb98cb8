import EmakiDrawing

extension LaidOutScreen {
  /// The x of the offset at which the contents of scroll views begin, points: that of the left end
  /// with its inset, or where lines run to the left, of the right one. Only of those that are not
  /// there yet.
  func offsetsOfBeginnings() -> [ViewID: Double] {
    var offsets: [ViewID: Double] = [:]
    for node in nodes where node.view.kind.scrolls {
      let state = node.view.scroll ?? ScrollState()
      guard state.isAtBeginning, !state.zooms else { continue }
      let inset = state.contentInset
      let end = node.contentSize.width + inset.right - node.frame.width
      let beginning = node.direction == .rightToLeft ? max(-inset.left, end) : -inset.left
      if beginning != state.contentOffset.x { offsets[node.view.id] = beginning }
    }
    return offsets
  }
}

extension View {
  /// With the offsets of the scroll views that are named.
  func scrolled(to offsets: [ViewID: Double]) -> View {
    var view = self
    if let x = offsets[id] {
      var state = scroll ?? ScrollState()
      state.contentOffset.x = x
      view.scroll = state
    }
    view.subviews = subviews.map { $0.scrolled(to: offsets) }
    return view
  }
}
