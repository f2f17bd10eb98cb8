import EmakiLayout
import EmakiScenes

extension [MotionSpan] {
  /// When numbers turn back, as a view that is shaken does: the longest ways first.
  var turns: [Double] {
    let ways = Dictionary(grouping: self) { Way(view: $0.view, property: $0.property) }
    var sizes: [Double: Double] = [:]
    for spans in ways.values {
      let spans = spans.sorted { $0.start < $1.start }
      for (before, after) in zip(spans, spans.dropFirst())
      where after.start >= before.end && before.step * after.step < 0 {
        let size = Swift.min(abs(before.step), abs(after.step))
        sizes[before.end] = Swift.max(size, sizes[before.end] ?? 0)
      }
    }
    return sizes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}

/// A property of a view.
private struct Way: Hashable {
  let view: ViewID
  let property: ViewProperty
}

extension MotionSpan {
  /// How far a number goes; 0 for what is none.
  fileprivate var step: Double {
    guard case .number(let from) = from, case .number(let to) = to else { return 0 }
    return to - from
  }
}
