import EmakiDrawing
import EmakiLayout

/// Finds controls that are hard to hit: less than 44 × 44 points of them can be touched, Apple's
/// least size. One of a size that UIKit fixes, such as a switch, may be as small as that.
struct TargetRule {
  static let least = 44.0
  /// The length that rounding to pixels may take, in points.
  private static let slack = 0.5

  func findings(in views: SeenViews, touched: Set<ViewID>) -> [AccessibilityFinding] {
    views.seen.compactMap { seen in
      let isTouched = touched.contains(seen.view.id)
      guard seen.view.kind.isControl || isTouched, seen.own.isEnabled, !isInBar(seen, views) else {
        return nil
      }
      // A view that is scrolled half out of sight is whole when it is scrolled in.
      let reach = isCutForGood(seen, views) ? seen.visible.size : seen.rect.size
      let least = Self.leastSize(of: seen.view)
      guard reach.width < least.width - Self.slack || reach.height < least.height - Self.slack
      else { return nil }
      let size = seen.rect.size
      let cut = reach == size ? "" : ", of which \(reach.words) can be reached"
      return AccessibilityFinding(
        .target, seen,
        "\"\(seen.view.id)\" is \(size.words) pt\(cut); the minimum touch target is \(least.words) pt",
        hint: reach == size
          ? "make it larger, or put it inside a larger button"
          : "enlarge what cuts it, or move it inside")
    }
  }

  /// Bars enlarge what can be touched of their items.
  private func isInBar(_ seen: SeenView, _ views: SeenViews) -> Bool {
    let bars: Set<View.Kind> = [.navigationBar, .toolbar, .tabBar, .searchBar]
    return views.ancestors(of: seen).contains { bars.contains($0.view.kind) }
  }

  private func isCutForGood(_ seen: SeenView, _ views: SeenViews) -> Bool {
    guard seen.visible.size != seen.rect.size else { return false }
    return !views.ancestors(of: seen).contains { $0.view.kind.scrolls }
  }

  /// The least size of a view, or UIKit's size where that is smaller.
  private static func leastSize(of view: View) -> Size {
    let row = view.kind.traits
    let own: Size? =
      switch row.natural {
      case .fixed(let width, let height): Size(width: width ?? least, height: height)
      default: row.systemHeight.map { Size(width: least, height: $0) }
      }
    guard let own else { return Size(width: least, height: least) }
    return Size(width: min(least, own.width), height: min(least, own.height))
  }
}
