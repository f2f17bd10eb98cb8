import EmakiDrawing
import EmakiLayout
import EmakiMotion

extension Simulation {
  /// The steps of a transition between two views, for the size that they have now.
  mutating func steps(
    of transition: Transition, at time: Double
  ) throws(SceneError) -> [MotionStep] {
    let (old, new) = (transition.old, transition.new)
    let screen = recording.snapshot(at: time).screen
    guard let size = screen.frame(of: old)?.size else { throw .unknownView(old.rawValue) }
    guard screen.index(of: new) != nil else { throw .unknownView(new.rawValue) }
    switch transition.kind {
    case .push:
      restructure(at: time) { $0.addShade(over: old) }
      return slide(
        0.35, from: [.view(new, .moved(x: size.width))],
        to: [.view(old, .moved(x: -0.3 * size.width)), .view(old.shade, .alpha(0.1))],
        old, new, restoring: [.view(old.shade, .alpha(0))])
    case .pop:
      restructure(at: time) { $0.addShade(over: new) }
      return slide(
        0.35,
        from: [.view(new, .moved(x: -0.3 * size.width)), .view(new.shade, .alpha(0.1))],
        to: [.view(old, .moved(x: size.width)), .view(new.shade, .alpha(0))], old, new)
    case .present:
      return slide(0.4, from: [.view(new, .moved(y: size.height))], to: [], old, new)
    case .dismiss:
      return slide(0.4, from: [], to: [.view(old, .moved(y: size.height))], old, new)
    case .dissolve: return dissolve(old, new)
    case .flip: return flip(old, new)
    }
  }

  /// Both move by transforms, which leave the layout alone; the view that has gone is hidden and
  /// put back.
  private func slide(
    _ duration: Double, from start: [Change], to end: [Change], _ old: ViewID, _ new: ViewID,
    restoring rest: [Change] = []
  ) -> [MotionStep] {
    let spring = Spring(dampingRatio: 1, duration: duration)
    return [
      .set([.view(new, .isHidden(false))] + start),
      .animate(
        Animation(
          duration: duration, pacing: .spring(spring),
          changes: [.view(new, .transform(.identity))] + end,
          completion: [
            .set([.view(old, .isHidden(true)), .view(old, .transform(.identity))] + rest)
          ])),
    ]
  }

  private func dissolve(_ old: ViewID, _ new: ViewID) -> [MotionStep] {
    [
      .set([.view(new, .isHidden(false)), .view(new, .alpha(0))]),
      .animate(
        Animation(
          duration: 0.3, changes: [.view(new, .alpha(1))],
          completion: [.set([.view(old, .isHidden(true))])])),
    ]
  }

  func flip(_ old: ViewID, _ new: ViewID) -> [MotionStep] {
    func turned(_ angle: Double) -> ViewTransform {
      ViewTransform(rotationY: angle, m34: -0.002)
    }
    func turn(_ view: ViewID, to angle: Double, _ curve: TimingCurve) -> MotionStep {
      .animate(
        Animation(
          duration: 0.375, pacing: .curve(curve),
          changes: [.view(view, .transform(turned(angle)))]))
    }
    return [
      .set([.view(new, .isHidden(true)), .view(old, .transform(turned(0)))]),
      turn(old, to: -.pi / 2, .easeIn),
      .set([
        .view(old, .isHidden(true)), .view(old, .transform(.identity)),
        .view(new, .isHidden(false)), .view(new, .transform(turned(.pi / 2))),
      ]),
      turn(new, to: 0, .easeOut),
      .set([.view(new, .transform(.identity))]),
    ]
  }
}
