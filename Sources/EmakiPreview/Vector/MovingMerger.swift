import EmakiCairo
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

  /// - Parameter crisp: the same items on the grid of the screen, of which new parts are drawn;
  ///   looked at only where there are some.
  mutating func merge(
    _ items: [DisplayItem], crisp: @escaping () -> [DisplayItem], step: Int,
    into nodes: inout [MovingNode]
  ) {
    let new = items.map { keys.part($0) }
    let counterpart = { (index: Int) -> DisplayItem? in
      let crisp = crisp()
      return crisp.count == items.count ? crisp[index] : nil
    }
    let pairs = CommonSequence.pairs(nodes.map(\.key), new.map(\.key))
    // Mutated directly: a copy of all states for each step would take the square of their number.
    for (old, index) in pairs {
      nodes[old].states[step] = new[index].state
      if step == stepCount - 1, nodes[old].states[0] == nil, let item = new[index].item {
        nodes[old].crispEnd = counterpart(index)?.standing(in: item)
      }
      merge(
        new[index].children, crisp: { counterpart(index)?.children ?? [] }, step: step,
        into: &nodes[old].children)
    }
    guard pairs.count < new.count else { return }
    var merged: [MovingNode] = []
    merged.reserveCapacity(nodes.count + new.count - pairs.count)
    var (old, next) = (0, 0)
    for pair in pairs + [(nodes.count, new.count)] {
      merged += nodes[old..<pair.0]
      for (index, part) in zip(next..., new[next..<pair.1]) {
        var node = part.node(step: step, of: stepCount)
        node.crispItem = node.item.flatMap { counterpart(index)?.standing(in: $0) }
        merge(
          part.children, crisp: { counterpart(index)?.children ?? [] }, step: step,
          into: &node.children)
        merged.append(node)
      }
      if pair.0 < nodes.count { merged.append(nodes[pair.0]) }
      (old, next) = (pair.0 + 1, pair.1 + 1)
    }
    nodes = merged
  }
}

extension DisplayItem {
  /// The items of a group.
  fileprivate var children: [DisplayItem] {
    if case .group(let group) = self { group.items } else { [] }
  }

  /// The item, where it is the same thing as another on a coarser grid: of one kind, its edges less
  /// than a point off.
  fileprivate func standing(in other: DisplayItem) -> DisplayItem? {
    guard isLike(other), let own = [self].inkBounds, let bounds = [other].inkBounds else {
      return nil
    }
    let gaps = [
      own.minX - bounds.minX, own.minY - bounds.minY, own.maxX - bounds.maxX,
      own.maxY - bounds.maxY,
    ]
    return gaps.allSatisfy { abs($0) < 1 } ? self : nil
  }

  private func isLike(_ other: DisplayItem) -> Bool {
    switch (self, other) {
    case (.fill(_, let paint), .fill(_, let otherPaint)),
      (.stroke(_, _, let paint), .stroke(_, _, let otherPaint)):
      if case .color = paint { paint == otherPaint } else { true }
    case (.shadow, .shadow): true
    case (.text(let run), .text(let otherRun)):
      run.text == otherRun.text && run.font == otherRun.font && run.color == otherRun.color
    case (.image(let image, _, _), .image(let otherImage, _, _)): image.name == otherImage.name
    default: false
    }
  }
}

/// The longest common subsequence of two lists.
enum CommonSequence {
  /// Indices in both lists, growing.
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
