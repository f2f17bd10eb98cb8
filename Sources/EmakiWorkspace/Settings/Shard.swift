/// The part of a sequence that one of several machines makes.
package struct Shard: Sendable {
  /// The number of the part, from 1.
  package let index: Int
  package let count: Int

  /// Reads `2/5`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1],
      (1...ResultPart.most).contains(count), (1...count).contains(index)
    else { return nil }
    self.index = index
    self.count = count
  }

  /// Whether frame `frame` (from 0) belongs to this part.
  package func contains(_ frame: Int) -> Bool { frame % count == index - 1 }
}
