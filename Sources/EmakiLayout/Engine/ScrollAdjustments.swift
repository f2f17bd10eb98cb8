import EmakiDrawing

extension LaidOutScreen {
  /// The room that the safe area asks for around the contents of scroll views, where it is not that
  /// which they have.
  func insetAdjustments() -> [ViewID: Insets] {
    var insets: [ViewID: Insets] = [:]
    for node in nodes {
      guard let state = node.view.scroll, state.insetAdjustment != .never else { continue }
      let wanted = node.adjustedInset(of: state)
      if wanted != state.barInset { insets[node.view.id] = wanted }
    }
    return insets
  }
}

extension LaidOutScreen.Node {
  /// The part of the safe area that covers the view along the axes that its behaviour names. A
  /// large title has already made its room at the top.
  fileprivate func adjustedInset(of state: ScrollState) -> Insets {
    let isTall = adjusts(.vertical, state)
    let isWide = adjusts(.horizontal, state)
    let hasTitle = state.collapsingInset > 0
    return Insets(
      top: hasTitle ? state.barInset.top : isTall ? safeArea.top : 0,
      left: isWide ? safeArea.left : 0,
      bottom: isTall ? safeArea.bottom : 0,
      right: isWide ? safeArea.right : 0)
  }

  private func adjusts(_ axis: Axis, _ state: ScrollState) -> Bool {
    if state.insetAdjustment == .always { return true }
    let content = state.contentSize ?? contentSize
    return axis == .vertical
      ? content.height > frame.height + 0.5 || state.alwaysBouncesVertically
        || view.kind == .tableView || state.refresh != nil
      : content.width > frame.width + 0.5 || state.alwaysBouncesHorizontally
  }
}

extension View {
  /// With the given insets around the contents of scroll views; content that shows its beginning
  /// moves with them.
  func adjusted(by insets: [ViewID: Insets]) -> View {
    var view = self
    if let inset = insets[id], var state = scroll {
      let old = state.barInset
      state.barInset = inset
      state.contentInset.top += inset.top - old.top
      state.contentInset.left += inset.left - old.left
      state.contentInset.bottom += inset.bottom - old.bottom
      state.contentInset.right += inset.right - old.right
      if state.isAtBeginning { state.contentOffset.y -= inset.top - old.top }
      view.scroll = state
    }
    view.subviews = subviews.map { $0.adjusted(by: insets) }
    return view
  }
}
