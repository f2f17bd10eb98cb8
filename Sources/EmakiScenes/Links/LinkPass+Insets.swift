import EmakiDrawing
import EmakiLayout
import EmakiMotion

extension Snapshot {
  /// Gives the content of a scroll view other room at its top or bottom, beside that for bars, and
  /// keeps its offset in range.
  ///
  /// Content at its beginning moves with it. While a finger leads it, it stays as far beyond its
  /// ends as it is pulled.
  mutating func setInset(_ edge: Insets.Edge, _ value: Double, at index: Int, isLed: Bool) {
    guard let state = screen.nodes[index].view.scroll,
      let old = ScrollViewport(self, at: index)?.range(.vertical)
    else { return }
    let inset = value + state.barInset[edge]
    screen.nodes[index].view.scroll?.contentInset[edge] = inset
    presentations[index].contentInset[edge] = inset
    guard let new = ScrollViewport(self, at: index)?.range(.vertical) else { return }
    let shown = presentations[index].contentOffset.y
    if isLed {
      presentations[index].contentOffset.y =
        new.clamped(old.clamped(shown)) + old.excess(of: shown)
    } else {
      presentations[index].contentOffset.y =
        shown == old.lower ? new.lower : new.clamped(shown)
    }
  }
}
