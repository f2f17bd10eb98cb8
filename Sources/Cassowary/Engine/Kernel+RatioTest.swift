extension Kernel {
  /// Finds, for each passive row that the direction brings to an error of 0, how far that is.
  mutating func collectBreakpoints() {
    breakpoints.removeAll()
    for slot in 0..<slope.pattern.count {
      let row = slope.pattern[slot]
      let change = slope.value[row]
      if abs(change) <= Self.directionTolerance { continue }
      let approaches = side[row] == 0 || (change > 0) != (side[row] > 0)
      guard approaches else { continue }
      let distance = max(0, -error[row] / change)
      breakpoints.append(
        Breakpoint(distance: side[row] == 0 ? 0 : distance, row: row))
    }
  }

  /// The index of the breakpoint at which the cost stops falling; those before it are passed.
  ///
  /// The slope of the cost is `f'(sign) - sign y[r]` at the start and grows at each breakpoint by
  /// the kink of the row's cost. Under Bland's rule the first breakpoint stops already.
  mutating func findStop(releasing position: Int32, sign: Double) -> Int? {
    let base = Int(position) * levelCount
    for level in 0..<levelCount { lexical[level] = -sign * multiplier[base + level] }
    let leaving = basisRow[position]
    if leaving >= 0 {
      switch kind[leaving] {
      case .softEqual: lexical[Int(level[leaving])] += 1
      case .softAtMost where sign > 0: lexical[Int(level[leaving])] += 1
      default: break
      }
    }
    let bland = degenerateRun > Self.patience
    let isSorted = breakpoints.count > 32
    if isSorted { sortBreakpoints() }
    var index = 0
    while index < breakpoints.count {
      if !isSorted { selectNearest(from: index) }
      let row = breakpoints[index].row
      if bland || isBarrier(row) { return index }
      let kink = kind[row] == .softEqual ? 2.0 : 1.0
      lexical[costLevel(of: row)] += kink * abs(slope.value[row])
      if !costFalls() { return index }
      index += 1
    }
    return nil
  }

  /// Whether passing the breakpoint of a row would violate a requirement.
  private func isBarrier(_ row: Int32) -> Bool {
    switch kind[row] {
    case .requiredEqual: true
    case .requiredAtMost: side[row] < 0
    default: false
    }
  }

  private func costFalls() -> Bool {
    for level in 0..<levelCount {
      if abs(lexical[level]) > Self.multiplierTolerance { return lexical[level] < 0 }
    }
    return false
  }

  /// Orders many breakpoints at once, by distance and then by order of adding.
  private func sortBreakpoints() {
    var all = UnsafeMutableBufferPointer(start: breakpoints.base, count: breakpoints.count)
    all.sort { ($0.distance, $0.row) < ($1.distance, $1.row) }
  }

  /// Brings the nearest of the remaining breakpoints to the front; ties by order of adding.
  func selectNearest(from first: Int) {
    var best = first
    for index in (first + 1)..<max(first + 1, breakpoints.count) {
      let (here, there) = (breakpoints[index], breakpoints[best])
      if here.distance < there.distance
        || (here.distance == there.distance && here.row < there.row)
      {
        best = index
      }
    }
    let chosen = breakpoints[best]
    breakpoints[best] = breakpoints[first]
    breakpoints[first] = chosen
  }
}
