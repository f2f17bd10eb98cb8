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
    let shift = 0.3 * size.width * side
    let bar = crossing(of: transition)
    switch transition.effect {
    case .still: return []
    case .push:
      restructure(at: time) { $0.addShade(over: a) }
      return move(
        duration,
        from: [.view(b, .moved(x: size.width * side))]
          + itemsBefore(new, in: stack, from: shift) + (bar?.start(from: shift) ?? []),
        to: [
          .view(a, .moved(x: -shift)), .view(b, .transform(.identity)),
          .view(a.shade, .alpha(0.1)),
        ] + titlesAfter(old, new, by: -shift) + (bar?.end(by: -shift) ?? []),
        beside: itemFades(old, new, in: stack, bar, duration))
    case .pop:
      restructure(at: time) { $0.addShade(over: b) }
      return move(
        duration,
        from: [.view(b, .moved(x: -shift)), .view(b.shade, .alpha(0.1))]
          + itemsBefore(new, in: stack, from: -shift) + (bar?.start(from: -shift) ?? []),
        to: [
          .view(a, .moved(x: size.width * side)), .view(b, .transform(.identity)),
          .view(b.shade, .alpha(0)),
        ] + titlesAfter(old, new, by: shift) + (bar?.end(by: shift) ?? []),
        beside: itemFades(old, new, in: stack, bar, duration))
    case .turn(let isForward, .pageCurl):
      return turn(isForward ? a : b, isForward: isForward, size.width, duration, at: time)
    case .turn(let isForward, .scroll):
      let way = size.width * side * (isForward ? 1 : -1)
      return move(
        duration, .curve(.easeInOut), from: [.view(b, .moved(x: way))],
        to: [.view(a, .moved(x: -way)), .view(b, .transform(.identity))])
    case .replace(let how): return replace(a, by: b, how, height: size.height)
    case .present(let how): return present(b, over: a, how, in: place, size, at: time)
    case .dismiss(let how):
      let detent = transition.old.flatMap { controllers.nodes[$0]?.detent } ?? .large
      return dismiss(a, at: detent, to: b, how, size)
    case .rest(let detent):
      let style = controllers.nodes[new.id]?.presentation.style ?? .pageSheet
      return rest(b, at: detent, style, over: a, size)
    }
  }

  /// 1 where lines of text run to the right, else −1.
  var side: Double { recording.layout.environment.direction == .rightToLeft ? -1 : 1 }

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
  private mutating func turn(
    _ page: ViewID, isForward: Bool, _ width: Double, _ duration: Double, at time: Double
  ) -> [MotionStep] {
    let spine = Point(x: side > 0 ? 0 : 1, y: 0.5)
    restructure(at: time) { model in
      _ = model.update(page) { $0.anchorPoint = spine }
    }
    let m34 = -0.08 / max(width, 1)
    let flat = ViewTransform(m34: m34)
    let turned = ViewTransform(rotationY: -side * .pi / 2, m34: m34)
    return move(
      duration, .curve(.easeInOut),
      from: [.view(page, .transform(isForward ? flat : turned))],
      to: [.view(page, .transform(isForward ? turned : flat))])
  }

  private func replace(
    _ old: ViewID, by new: ViewID, _ how: Replacement, height: Double
  ) -> [MotionStep] {
    let place = recording.stages.last?.rest.screen.frame(of: old)?.minY ?? 0
    return move(
      how.duration, how.pacing, from: how.start ?? [.view(new, .y(height))],
      to: how.changes ?? [.view(new, .y(place)), .view(old, .y(100))])
  }

  // MARK: Navigation items

  /// The item that comes fades in, and its title comes from the side.
  ///
  /// UIKit publishes no figures; 0.3 widths of the bar end where the next bar has its back button.
  private func itemsBefore(
    _ new: ViewController, in stack: ViewController?, from shift: Double
  ) -> [Change] {
    guard let item = new.navigationItem else { return [] }
    let fading = new.items + new.largeTitles(in: stack) + new.scrollEdges(in: stack)
    return fading.map { .view($0, .alpha(0)) }
      + title(of: item, .moved(x: shift))
  }

  private func titlesAfter(
    _ old: ViewController, _ new: ViewController, by shift: Double
  ) -> [Change] {
    (old.navigationItem.map { title(of: $0, .moved(x: shift)) } ?? [])
      + (new.navigationItem.map { title(of: $0, .transform(.identity)) } ?? [])
  }

  /// The old item is nearly gone before the new one can be read: over one another neither could be.
  /// Both is early, while the views still have most of their way to go, and so quick that a picture
  /// hardly meets the moment at which both are pale.
  private func itemFades(
    _ old: ViewController, _ new: ViewController, in stack: ViewController?, _ bar: BarCrossing?,
    _ duration: Double
  ) -> [MotionStep] {
    func parts(ofNew isNew: Bool, large: Bool = false) -> [ViewID] {
      bar?.parts(ofNew: isNew, large: large) ?? []
    }
    func fade(
      _ views: [ViewID], to alpha: Double, from start: Double, to end: Double
    ) -> MotionStep? {
      if views.isEmpty { return nil }
      return .animate(
        Animation(
          duration: (end - start) * duration, delay: start * duration,
          changes: views.map { .view($0, .alpha(alpha)) }))
    }
    // Large titles stand alone, and so have more time.
    return [
      fade(old.items + parts(ofNew: false), to: 0, from: 0, to: 0.08),
      fade(new.items + parts(ofNew: true), to: 1, from: 0.03, to: 0.12),
      fade(old.largeTitles(in: stack) + parts(ofNew: false, large: true), to: 0, from: 0, to: 0.4),
      fade(new.largeTitles(in: stack) + parts(ofNew: true, large: true), to: 1, from: 0.2, to: 0.6),
      fade(new.scrollEdges(in: stack), to: 1, from: 0, to: 0.6),
    ].compactMap { $0 }
  }

  private func title(of item: View, _ change: ViewChange) -> [Change] {
    item.titleLabel.map { [.view($0, change)] } ?? []
  }
}

extension ViewController {
  /// What a bar shows in its row for the controller.
  fileprivate var items: [ViewID] { navigationItem.map { [$0.id] } ?? [] }

  /// What a bar shows under its row for the controller.
  fileprivate func largeTitles(in stack: ViewController?) -> [ViewID] {
    showsLargeTitle(in: stack) ? items.map(ViewID.largeTitle) : []
  }

  /// What lies over the bar's fill and line for the controller.
  fileprivate func scrollEdges(in stack: ViewController?) -> [ViewID] {
    showsLargeTitle(in: stack) ? items.map(ViewID.scrollEdge) : []
  }
}

extension ViewChange {
  static func moved(x: Double = 0, y: Double = 0) -> ViewChange {
    .transform(ViewTransform(translation: Point(x: x, y: y)))
  }
}

extension ViewID {
  /// The shade that lies over a view that goes back.
  var shade: ViewID { ViewID(rawValue + "/dimming") }
}

extension View {
  /// A black view that is still clear.
  static func shade(of id: ViewID) -> View {
    var shade = View(.view, id: id.shade)
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
  /// Whether a view is drawn in its own place again: all but the presenter behind a sheet.
  fileprivate func movesBack(_ view: ViewID, of old: ViewController?) -> Bool {
    switch effect {
    case .rest: false
    case .present(let how) where how.style.keepsPresenter: view != old?.view.id
    default: true
    }
  }
}
