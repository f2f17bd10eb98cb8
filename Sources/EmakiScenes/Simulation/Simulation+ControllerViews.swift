import EmakiDrawing
import EmakiLayout
import EmakiMotion

extension Simulation {
  /// How the views of two controllers move.
  mutating func steps(
    of transition: ControllerTransition, from old: ViewController, to new: ViewController,
    in place: ViewID, at time: Double
  ) -> [MotionStep] {
    let size = recording.snapshot(at: time).screen.frame(of: place)?.size ?? .zero
    let (a, b) = (old.view.id, new.view.id)
    let duration = transition.duration
    let stack = controller(transition.container)
    var (old, new) = (old, new)
    // A hidden bar shows nothing of them.
    if stack?.navigationBar == nil { (old.navigationItem, new.navigationItem) = (nil, nil) }
    let dissolves = transition.dissolves
    // The contents of a bar move aside in every transition, and a large title with them.
    let aside = 0.3 * size.width * side
    let shift = dissolves ? 0 : aside
    let width = dissolves ? 0 : size.width * side
    let bar = crossing(of: transition)
    let tabBar = crossingBottomBar(of: transition)
    func tabs(_ x: Double, _ shade: Double) -> [Change] {
      tabBar.flatMap { bar in
        [.view(bar, .moved(x: x)), .view(bar.shade, .moved(x: x)), .view(bar.shade, .alpha(shade))]
      }
    }
    switch transition.effect {
    case .still: return []
    case .push:
      restructure(at: time) { $0.addShade(over: a) }
      return move(
        duration,
        from: [.view(b, .moved(x: width))] + (dissolves ? [.view(b, .alpha(0))] : [])
          + itemsBefore(old, new, in: stack, from: aside) + (bar?.start(from: shift) ?? []),
        to: tabs(-shift, dissolves ? 0 : 0.1) + [
          .view(a, .moved(x: -shift)), .view(b, .transform(.identity)),
          dissolves ? .view(b, .alpha(new.view.alpha)) : .view(a.shade, .alpha(0.1)),
        ] + titlesAfter(old, new, by: -aside) + (bar?.end(by: -shift) ?? []),
        beside: itemFades(old, new, in: stack, bar, duration))
    case .pop:
      restructure(at: time) { $0.addShade(over: b) }
      return move(
        duration,
        from: [.view(b, .moved(x: -shift)), .view(b.shade, .alpha(dissolves ? 0 : 0.1))]
          + tabs(-shift, dissolves ? 0 : 0.1)
          + itemsBefore(old, new, in: stack, from: -aside) + (bar?.start(from: -shift) ?? []),
        to: tabs(0, 0) + [
          .view(a, .moved(x: width)), .view(b, .transform(.identity)), .view(b.shade, .alpha(0)),
        ] + (dissolves ? [.view(a, .alpha(0))] : []) + titlesAfter(old, new, by: aside)
          + (bar?.end(by: shift) ?? []),
        beside: itemFades(old, new, in: stack, bar, duration))
    case .turn(let isForward, .pageCurl):
      return turn(
        isForward ? a : b, over: isForward ? b : a, isForward: isForward, size.width, duration,
        at: time)
    case .turn(let isForward, .scroll):
      let way = size.width * side * (isForward ? 1 : -1)
      return move(
        duration, .curve(.easeInOut), from: [.view(b, .moved(x: way))],
        to: [.view(a, .moved(x: -way)), .view(b, .transform(.identity))])
    case .replace(let how): return replace(a, by: b, how, height: size.height)
    case .present(let how): return present(b, over: a, how, in: place, size, at: time)
    case .dismiss(let how):
      let detent = transition.old.flatMap { controllers.nodes[$0]?.detent } ?? .large
      return dismiss(a, at: detent, to: b, how, size, at: time)
    case .rest(let detent):
      let how = controllers.nodes[new.id]?.presentation ?? ModalPresentation(.pageSheet)
      return rest(b, at: detent, how, over: a, size)
    }
  }

  /// 1 where lines of text run to the right, else −1; the screen may say so itself.
  var side: Double {
    let direction = scene.controller.view.layoutDirection ?? recording.layout.environment.direction
    return direction == .rightToLeft ? -1 : 1
  }

  /// Sets, then animates: by default with a spring without bounce, under a finger evenly.
  func move(
    _ duration: Double, _ pacing: Pacing? = nil, from start: [Change], to end: [Change],
    beside others: [MotionStep] = []
  ) -> [MotionStep] {
    let own = pacing ?? .spring(Spring(dampingRatio: 1, duration: duration))
    let animation = Animation(
      duration: duration, pacing: isDriven ? .curve(.linear) : own, changes: end)
    return [.set(start), .parallel([.animate(animation)] + others)]
  }

  /// The upper of two pages turns away from over the other, or back onto it.
  ///
  /// The eye is so far away that, whatever the width, the edge that comes nearest to it is seen
  /// 1 / (1 − 0.08) times as high: 1 + m34·z at z = width.
  ///
  /// The page that turns gets darker as the light falls on it from the side, and throws a shadow on
  /// the other one while it lies over it. How dark is general knowledge, not measured.
  private mutating func turn(
    _ page: ViewID, over other: ViewID, isForward: Bool, _ width: Double, _ duration: Double,
    at time: Double
  ) -> [MotionStep] {
    let spine = Point(x: side > 0 ? 0 : 1, y: 0.5)
    restructure(at: time) { model in
      _ = model.update(page) { $0.anchorPoint = spine }
      for view in [page, other] { model.addShade(over: view) }
    }
    func shades(_ own: Double, _ below: Double) -> [Change] {
      [.view(page.shade, .alpha(own)), .view(other.shade, .alpha(below))]
    }
    let (lying, upright) = (shades(0, 0.3), shades(0.2, 0))
    let m34 = -0.08 / max(width, 1)
    let flat = ViewTransform(m34: m34)
    let turned = ViewTransform(rotationY: -side * .pi / 2, m34: m34)
    return move(
      duration, .curve(.easeInOut),
      from: [.view(page, .transform(isForward ? flat : turned))] + (isForward ? lying : upright),
      to: [.view(page, .transform(isForward ? turned : flat))] + (isForward ? upright : lying))
  }

  private func replace(
    _ old: ViewID, by new: ViewID, _ how: Replacement, height: Double
  ) -> [MotionStep] {
    let place = recording.stages.last?.rest.screen.frame(of: old)?.minY ?? 0
    return move(
      how.duration, how.pacing, from: how.start ?? [.view(new, .y(height))],
      to: how.changes ?? [.view(new, .y(place)), .view(old, .y(100))])
  }
}

extension ViewChange {
  static func moved(x: Double = 0, y: Double = 0) -> ViewChange {
    .transform(ViewTransform(translation: Point(x: x, y: y)))
  }
}

extension View {
  /// A black view that is still clear.
  static func shade(of id: ViewID) -> View {
    var shade = View(.view, id: id.shade)
    shade.origin = .part(.transition)
    shade.backgroundColor = .black
    shade.alpha = 0
    return shade
  }
}

extension SceneModel {
  /// Lays a clear black view over everything in a view, once.
  mutating func addShade(over id: ViewID) {
    _ = update(id) { view in
      if !view.subviews.contains(where: { $0.id == id.shade }) { view.join(.shade(of: id)) }
    }
  }

  /// Puts back what a transition moved.
  mutating func tidy(
    _ transition: ControllerTransition, from old: ViewController?, to new: ViewController?
  ) {
    for view in [old?.view.id, new?.view.id].compactMap({ $0 }) {
      if transition.movesBack(view, of: old) { _ = update(view) { $0.transform = .identity } }
    }
    switch transition.effect {
    case .push, .pop, .still: tidyItems(from: old, to: new)
    case .replace(let how):
      if how.changes == nil, let new { overrides[new.view.id] = nil }
    case .dismiss(let how): tidy(how, over: new?.view.id)
    case .turn(_, .pageCurl):
      for view in [old?.view.id, new?.view.id].compactMap({ $0 }) {
        _ = update(view) { $0.anchorPoint = Point(x: 0.5, y: 0.5) }
        takeOut(view.shade)
      }
    case .present, .rest, .turn: break
    }
  }

  private mutating func tidyItems(from old: ViewController?, to new: ViewController?) {
    for view in [old?.view.id, new?.view.id].compactMap({ $0 }) { takeOut(view.shade) }
    if let item = old?.navigationItem?.id, new != nil {
      for view in [
        item, .largeTitle(of: item), .largeTitleRoom(of: item), .scrollEdge(of: item),
      ] { takeOut(view) }
    }
    if let item = new?.navigationItem {
      for view in [item.id, .largeTitle(of: item.id), .scrollEdge(of: item.id)] {
        _ = update(view) { $0.alpha = 1 }
      }
      if let title = item.titleLabel { _ = update(title) { $0.transform = .identity } }
    }
  }
}

extension ControllerTransition {
  /// Whether a view moves back to where it was: all but the presenter behind a sheet.
  fileprivate func movesBack(_ view: ViewID, of old: ViewController?) -> Bool {
    switch effect {
    case .rest: false
    case .present(let how) where how.style.keepsPresenter: view != old?.view.id
    default: true
    }
  }
}
