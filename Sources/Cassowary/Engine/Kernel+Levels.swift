extension Kernel {
  /// Makes room for a new level; the levels from there on become one weaker.
  mutating func insertLevel(at newLevel: Int) {
    let old = multiplier.copy()
    let oldCount = levelCount
    levelCount += 1
    multiplier.reset(to: columnCount * levelCount, filling: 0)
    for position in 0..<columnCount {
      for level in 0..<oldCount {
        let target = level < newLevel ? level : level + 1
        multiplier[position * levelCount + target] = old[position * oldCount + level]
      }
    }
    for row in 0..<level.count where Int(level[row]) >= newLevel { level[row] += 1 }
    lexical.grow(to: levelCount, filling: 0)
    candidates.reset(levels: levelCount)
  }
}
