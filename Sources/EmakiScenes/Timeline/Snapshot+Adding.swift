import EmakiDrawing
import EmakiLayout

extension Snapshot {
  /// Adds what views have changed elsewhere: of numbers the difference, of all else the new value.
  ///
  /// - Parameters:
  ///   - own: their presentations there.
  ///   - base: how they were seen before they changed.
  mutating func add(_ own: Snapshot, since base: Snapshot) {
    let old = Dictionary(
      zip(base.screen.nodes.map(\.view.id), base.presentations), uniquingKeysWith: { a, _ in a })
    let new = Dictionary(
      zip(own.screen.nodes.map(\.view.id), own.presentations), uniquingKeysWith: { a, _ in a })
    for (index, node) in screen.nodes.enumerated() {
      guard let from = old[node.view.id], let to = new[node.view.id], from != to else { continue }
      presentations[index].add(to, since: from)
    }
  }
}

extension Presentation {
  fileprivate mutating func add(_ own: Presentation, since base: Presentation) {
    for entry in ViewProperty.table {
      switch entry.course {
      case .flag(let path):
        if own[keyPath: path] != base[keyPath: path] { self[keyPath: path] = own[keyPath: path] }
      case .words(let words):
        let new = words.read(own.appearance)
        if new != words.read(base.appearance) { words.write(&appearance, new) }
      case .atOnce(let take): take(&self, own, base)
      case .gradient: if own.gradient != base.gradient { gradient = own.gradient }
      case .numbers, .color, .ofView: break
      }
      guard let numbers = entry.numbers, let new = numbers.read(own) else { continue }
      let old = numbers.read(base)
      guard old != new else { continue }
      let known = numbers.read(self)
      numbers.write(&self, known.flatMap { known in old.map { known + new - $0 } } ?? new)
    }
  }
}
