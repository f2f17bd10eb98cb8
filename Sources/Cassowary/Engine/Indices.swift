/// `0..<count` as the solver counts its rows and columns.
///
/// A `Range<Int32>` has the same elements, but a build without optimisation walks it through the
/// standard library's generic code, which takes ten times as long and was a third of its solving.
struct Indices: Sequence, IteratorProtocol {
  private var index: Int32 = -1
  private let last: Int32

  init(_ count: Int) {
    last = Int32(truncatingIfNeeded: count - 1)
  }

  @inline(__always)
  mutating func next() -> Int32? {
    guard index < last else { return nil }
    index += 1
    return index
  }

  func makeIterator() -> Indices { self }
}
