import EmakiLayout
import EmakiLimits

/// The number of views that the stages of a motion lay out.
///
/// A stage in which only looks change takes the frames of the one before, which costs a fraction.
struct LayoutCount: Sendable, Equatable {
  /// Some seconds of time.
  static let mostViews = InputLimit.layouts.most
  /// How many views with known frames cost as much as one that is laid out.
  private static let share = 20

  private var work = 0

  var isExceeded: Bool { work > Self.mostViews * Self.share }

  /// Counts a stage.
  mutating func count(_ stage: Stage, after before: Stage) {
    let (new, old) = (stage.rest.screen.nodes, before.rest.screen.nodes)
    let isSame =
      new.count == old.count
      && zip(new, old).allSatisfy { $0.shared == $1.shared || $0.view.hasFrame(of: $1.view) }
    work += new.count * (isSame ? 1 : Self.share)
  }
}
