/// Positions whose multiplier may be bad, strongest level first.
struct CandidateStacks: ~Copyable {
  private var head = FixedBuffer<Int32>()
  private var next = FixedBuffer<Int32>()
  private var entry = FixedBuffer<Int32>()
  private var free: Int32 = -1
  private var strongest = 0

  mutating func reset(levels: Int) {
    head.reset(to: levels, filling: -1)
    next.removeAll()
    entry.removeAll()
    free = -1
    strongest = levels
  }

  mutating func push(_ position: Int32, level: Int) {
    var node = free
    if node >= 0 {
      free = next[node]
      entry[node] = position
    } else {
      node = Int32(truncatingIfNeeded: entry.count)
      entry.append(position)
      next.append(-1)
    }
    next[node] = head[level]
    head[level] = node
    strongest = min(strongest, level)
  }

  /// The position pushed last at the strongest level that has any.
  mutating func pop() -> (position: Int32, level: Int)? {
    while strongest < head.count {
      let node = head[strongest]
      guard node >= 0 else {
        strongest += 1
        continue
      }
      head[strongest] = next[node]
      next[node] = free
      free = node
      return (entry[node], strongest)
    }
    return nil
  }
}
