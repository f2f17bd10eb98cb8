import EmakiDrawing
import EmakiLayout
import EmakiRendering
public import EmakiScenes

extension MotionFrames {
  /// The changes in the words of the author: those that he wrote have a row for each view and
  /// property; a navigation bar that shows another title, or shows it otherwise, has one row, as
  /// its parts are nobody's; and those that come along with a transition have none.
  public var authoredSpans: [MotionSpan] {
    let spans = spans
    let parts = parts(in: spans)
    if parts.isEmpty { return spans }
    var told: [MotionSpan] = []
    return spans.compactMap { span in
      guard let whole = parts[span.view] else { return span }
      guard whole == .navigationBar, var bar = barSpan(like: span, among: spans, parts) else {
        return nil
      }
      bar.view = ViewID(whole.rawValue)
      if told.contains(bar) { return nil }
      told.append(bar)
      return bar
    }
  }

  /// The views among those that change which nobody wrote, with what they are parts of.
  private func parts(in spans: [MotionSpan]) -> [ViewID: View.Origin.Whole] {
    let times = Set([0, duration] + spans.flatMap { [$0.start, $0.end] }).sorted()
    let changing = Set(spans.map(\.view))
    var parts: [ViewID: View.Origin.Whole] = [:]
    for time in times {
      for node in renderer.timeline.snapshot(at: time).screen.nodes {
        if let whole = node.view.origin.whole, changing.contains(node.view.id) {
          parts[node.view.id] = whole
        }
      }
    }
    return parts
  }

  /// The content of a bar before and after all that changes in it at the same time as a span; `nil`
  /// where it is the same.
  private func barSpan(
    like span: MotionSpan, among spans: [MotionSpan], _ parts: [ViewID: View.Origin.Whole]
  ) -> MotionSpan? {
    // Its parts fade and move on separate curves within the same transition.
    let together = spans.filter { other in
      parts[other.view] == .navigationBar && other.start <= span.end && other.end >= span.start
    }
    guard let start = together.map(\.start).min(), let end = together.map(\.end).max() else {
      return nil
    }
    let (from, to) = (
      renderer.timeline.snapshot(at: start).barTitles(),
      renderer.timeline.snapshot(at: end).barTitles()
    )
    guard from != to else { return nil }
    let longest = together.first { $0.start == start && $0.end == end } ?? span
    var bar = longest
    (bar.property, bar.from, bar.to) = (.text, .text(from), .text(to))
    (bar.start, bar.duration) = (start, end - start)
    return bar
  }
}
