public import EmakiLayout

extension Timeline {
  /// The explanation of the frame to which a view is laid out at a time in seconds; `nil` where
  /// there is none of this id. An animation's difference on the way there is not part of it.
  ///
  /// - Parameter name: what reasons call a view.
  public func explanation(
    of view: ViewID, at time: Double, calling name: LayoutNames
  ) -> FrameExplanation? {
    let seen = snapshot(at: time)
    let tables = zip(seen.screen.nodes, seen.presentations).filter { $0.0.view.rows != nil }
    return recording.model(at: max(time, 0)).explanation(
      of: view, by: recording.layout.engine, in: recording.layout.environment,
      seenAs: Dictionary(
        tables.map { ($0.0.view.id, $0.1) }, uniquingKeysWith: { first, _ in first }),
      calling: name)
  }
}
