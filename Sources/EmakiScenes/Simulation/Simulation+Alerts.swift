import EmakiDrawing
import EmakiLayout

extension Simulation {
  /// An alert shrinks to its frame and an action sheet rises to it, over a darkening shade.
  ///
  /// The figures are general knowledge of iOS, not measured; the shade is that of page sheets.
  mutating func presentAlert(
    _ id: ViewID, _ style: ModalPresentation.Style, in place: ViewID, at time: Double
  ) -> [MotionStep] {
    restructure(at: time) { $0.addShade(under: id, in: place) }
    let duration = ModalPresentation.Transition.coverVertical.duration
    let shade = Change.view(id.shade, .alpha(Sheet.shade))
    let place = Change.view(id, .transform(.identity))
    if style == .actionSheet {
      return move(duration, from: [.view(id, .moved(y: way(of: id)))], to: [place, shade])
    }
    let large = ViewTransform(scale: Point(x: 1.2, y: 1.2))
    return move(
      duration, from: [.view(id, .alpha(0)), .view(id, .transform(large))],
      to: [.view(id, .alpha(1)), place, shade])
  }

  /// An alert fades where it is, an action sheet goes down.
  func dismissAlert(_ id: ViewID, _ style: ModalPresentation.Style) -> [MotionStep] {
    let gone = style == .alert ? ViewChange.alpha(0) : .moved(y: way(of: id))
    return move(
      ModalPresentation.Transition.coverVertical.duration, from: [],
      to: [.view(id, gone), .view(id.shade, .alpha(0))])
  }

  /// How far an action sheet goes until it is not seen: from the uppermost of its views that do not
  /// fill the screen to the bottom, points.
  private func way(of id: ViewID) -> Double {
    guard let screen = recording.stages.last?.rest.screen, let root = screen.index(of: id) else {
      return 0
    }
    let size = screen.nodes[root].frame.size
    let tops = screen.nodes.lazy.filter { $0.parent == root && $0.frame.size != size }
      .map(\.frame.minY)
    return size.height - max(0, tops.min() ?? 0)
  }
}

extension SceneModel {
  /// Lays a clear black view between a view and those behind it.
  fileprivate mutating func addShade(under id: ViewID, in place: ViewID) {
    guard let view = takeOut(id) else { return }
    _ = update(place) { place in
      place.join(.shade(of: id))
      place.join(view)
    }
  }
}
