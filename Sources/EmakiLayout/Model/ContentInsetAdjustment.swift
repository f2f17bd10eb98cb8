/// Where the safe area makes room around the content of a scroll view: UIKit's
/// `contentInsetAdjustmentBehavior`.
public enum ContentInsetAdjustment: String, Sendable, Hashable, CaseIterable {
  /// As `scrollableAxes`. (UIKit also adjusts content that has room enough below a navigation bar; the
  /// views of this project's navigation controllers begin there.)
  case automatic
  /// Along the axes on which the content is longer than the view, or bounces always.
  case scrollableAxes
  /// Along both axes.
  case always
  /// Nowhere: the content begins at the view's edges.
  case never
}
