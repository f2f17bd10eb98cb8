import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// The parts of a transition's time in which what a bar shows comes and goes.
///
/// A finger moves the views evenly; without one they have four fifths of their way behind them
/// after a third of the time.
private struct FadeShares {
  let going: ClosedRange<Double>
  let goingLarge: ClosedRange<Double>
  let coming: ClosedRange<Double>
  let comingLarge: ClosedRange<Double>

  /// - Parameters:
  ///   - opens: Whether the bar opens for a large title, so that there is room for whole letters
  ///     only after four fifths of the way.
  ///   - closes: Whether it closes over a large title, which is gone before it is cut much.
  init(isDriven: Bool, opens: Bool, closes: Bool) {
    if isDriven {
      going = opens ? 0.2...0.75 : 0.1...0.55
      goingLarge = closes ? 0...0.35 : going
      coming = 0.3...0.75
      comingLarge = opens ? 0.55...0.9 : coming
    } else {
      going = 0...0.35
      goingLarge = closes ? 0...0.18 : going
      coming = 0.15...0.5
      comingLarge = opens ? 0.25...0.55 : coming
    }
  }
}

/// How what a bar shows of two controllers follows one another.
extension Simulation {
  /// The item that comes fades in, and its title comes from the side.
  ///
  /// UIKit publishes no figures; 0.3 widths of the bar end where the next bar has its back button.
  func itemsBefore(
    _ old: ViewController, _ new: ViewController, in stack: ViewController?, from shift: Double
  ) -> [Change] {
    // The bar may be open for the other title: of one that its content took away nothing is seen.
    let hidden = hasOpenTitle(old) ? [] : old.largeTitles(in: stack)
    let coming = new.items + new.largeTitles(in: stack) + scrollEdges(of: new, in: stack)
    return (hidden + coming).map { .view($0, .alpha(0)) } + title(of: new, .moved(x: shift))
  }

  func titlesAfter(
    _ old: ViewController, _ new: ViewController, by shift: Double
  ) -> [Change] {
    title(of: old, .moved(x: shift)) + title(of: new, .transform(.identity))
  }

  /// Both items are seen in the middle of the way, while their titles are beside one another, and
  /// neither is dark over the other.
  func itemFades(
    _ old: ViewController, _ new: ViewController, in stack: ViewController?, _ bar: BarCrossing?,
    _ duration: Double
  ) -> [MotionStep] {
    func parts(ofNew isNew: Bool, large: Bool = false) -> [ViewID] {
      bar?.parts(ofNew: isNew, large: large) ?? []
    }
    func fade(_ views: [ViewID], to alpha: Double, in part: ClosedRange<Double>) -> MotionStep? {
      if views.isEmpty { return nil }
      return .animate(
        Animation(
          duration: (part.upperBound - part.lowerBound) * duration,
          delay: part.lowerBound * duration,
          changes: views.map { .view($0, .alpha(alpha)) }))
    }
    let oldLarge =
      (hasOpenTitle(old) ? old.largeTitles(in: stack) : []) + parts(ofNew: false, large: true)
    let newLarge =
      (hasOpenTitle(new) ? new.largeTitles(in: stack) : []) + parts(ofNew: true, large: true)
    let shares = FadeShares(
      isDriven: isDriven, opens: oldLarge.isEmpty && !newLarge.isEmpty,
      closes: !oldLarge.isEmpty && newLarge.isEmpty)
    return [
      fade(old.items + parts(ofNew: false), to: 0, in: shares.going),
      fade(oldLarge, to: 0, in: shares.goingLarge),
      fade(new.items + parts(ofNew: true), to: 1, in: shares.coming),
      fade(newLarge, to: 1, in: shares.comingLarge),
      fade(scrollEdges(of: new, in: stack), to: 1, in: 0...0.6),
    ].compactMap { $0 }
  }

  /// Whether there is room for a large title: its content has not taken it away, where it rests.
  private func hasOpenTitle(_ controller: ViewController) -> Bool {
    guard let scroller = controller.titleScroller, let scroll = model.view(scroller)?.scroll else {
      return true
    }
    return scroll.contentOffset.y < 0
  }

  /// The views over the bar's fill and line for a controller: none where the bar has a colour.
  private func scrollEdges(of controller: ViewController, in stack: ViewController?) -> [ViewID] {
    guard controller.showsLargeTitle(in: stack) else { return [] }
    return controller.items.map(ViewID.scrollEdge).filter { model.view($0) != nil }
  }

  private func title(of controller: ViewController, _ change: ViewChange) -> [Change] {
    controller.navigationItem?.titleLabel.map { [.view($0, change)] } ?? []
  }
}

extension ViewController {
  /// The views that a bar shows in its row for the controller.
  fileprivate var items: [ViewID] { navigationItem.map { [$0.id] } ?? [] }

  /// The views that a bar shows under its row for the controller.
  fileprivate func largeTitles(in stack: ViewController?) -> [ViewID] {
    showsLargeTitle(in: stack) ? items.map(ViewID.largeTitle) : []
  }
}
