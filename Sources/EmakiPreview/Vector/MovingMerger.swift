import EmakiDrawing

/// Finds what of one step is there in the others too.
///
/// The parts of every step stay in their order: what is new is put in behind what it followed.
struct MovingMerger {
  let stepCount: Int
  private var keys = MovingKeys()

  init(stepCount: Int) {
    self.stepCount = stepCount
  }

  mutating func merge(_ items: [DisplayItem], step: Int, into nodes: inout [MovingNode]) {
    let new = items.map { keys.node($0, step: step, of: stepCount) }
    let pairs = CommonSequence.pairs(nodes.map(\.key), new.map(\.key))
    var merged: [MovingNode] = []
    merged.reserveCapacity(nodes.count + new.count)
    var (old, next) = (0, 0)
    func children(_ index: Int) -> [DisplayItem] {
      if case .group(let group) = items[index] { group.items } else { [] }
    }
    for pair in pairs + [(nodes.count, new.count)] {
      merged += nodes[old..<pair.0]
      for index in next..<pair.1 {
        var node = new[index]
        merge(children(index), step: step, into: &node.children)
        merged.append(node)
      }
      (old, next) = (pair.0 + 1, pair.1 + 1)
      guard pair.0 < nodes.count, pair.1 < new.count else { break }
      var node = nodes[pair.0]
      node.states[step] = new[pair.1].states[step]
      merge(children(pair.1), step: step, into: &node.children)
      merged.append(node)
    }
    nodes = merged
  }
}

/// The longest common subsequence of two lists.
enum CommonSequence {
  /// Places in both lists, growing.
  static func pairs(_ a: [Int], _ b: [Int]) -> [(Int, Int)] {
    var start = 0
    while start < a.count, start < b.count, a[start] == b[start] { start += 1 }
    var tail = 0
    while tail < a.count - start, tail < b.count - start,
      a[a.count - 1 - tail] == b[b.count - 1 - tail]
    {
      tail += 1
    }
    let middle = inner(Array(a[start..<a.count - tail]), Array(b[start..<b.count - tail]))
    return (0..<start).map { ($0, $0) }
      + middle.map { ($0.0 + start, $0.1 + start) }
      + (0..<tail).map { (a.count - tail + $0, b.count - tail + $0) }
  }

  /// Beyond this many cells of the table nothing in the middle is matched.
  private static let largestTable = 4_000_000

  private static func inner(_ a: [Int], _ b: [Int]) -> [(Int, Int)] {
    guard !a.isEmpty, !b.isEmpty, a.count * b.count <= largestTable else { return [] }
    let width = b.count + 1
    // lengths[i, j]: of the longest common subsequence of a[i...] and b[j...].
    var lengths = [Int32](repeating: 0, count: (a.count + 1) * width)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        lengths[i * width + j] =
          a[i] == b[j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      if a[i] == b[j] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}
