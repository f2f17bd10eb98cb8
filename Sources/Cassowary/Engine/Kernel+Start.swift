extension Kernel {
  /// Prepares an empty kernel whose columns are the variables without definition.
  mutating func begin(levels: Int, definedBy definition: borrowing FixedBuffer<Int32>) {
    let count = definition.count
    levelCount = levels
    value.reset(to: count, filling: 0)
    columnPosition.reset(to: count, filling: -1)
    columnHead.reset(to: count, filling: -1)
    for variable in Indices(count) where definition[variable] < 0 {
      columnPosition[variable] = Int32(truncatingIfNeeded: basisRow.count)
      basisRow.append(-1 - variable)
      basisColumn.append(variable)
    }
    candidates.reset(levels: levels)
  }

  /// Chooses active rows for the rows that were added, and optimises.
  ///
  /// The rows are tried by strength, equations before inequalities, and required inequalities
  /// last: most wishes of a screen come true, so few pivots are left to do.
  mutating func start() {
    violationCount = 0
    crash()
    computeValues()
    for row in Indices(kind.count) where rowPosition[row] < 0 {
      side[row] = 0
      setSide(naturalSide(of: row), of: row)
    }
    computeMultipliers()
    optimise()
    computeValues()
  }

  private mutating func crash() {
    let stageCount = 2 * levelCount
    let stageStart = FixedBuffer<Int32>(repeating: 0, count: stageCount + 1)
    for row in Indices(kind.count) where kind[row] != .ghost {
      stageStart[stage(of: row) + 1] += 1
    }
    for stage in 0..<stageCount { stageStart[stage + 1] += stageStart[stage] }
    let count = Int(stageStart[stageCount])
    let slots = FixedBuffer<Int32>(repeating: 0, count: count)
    let stages = FixedBuffer<Int32>(repeating: 0, count: count)
    for row in Indices(kind.count) where kind[row] != .ghost {
      let stage = stage(of: row)
      slots[stageStart[stage]] = row
      stages[stageStart[stage]] = Int32(truncatingIfNeeded: stage)
      stageStart[stage] += 1
    }
    crash(slots: slots, stages: stages)
  }

  private func stage(of row: Int32) -> Int {
    switch kind[row] {
    case .ghost, .requiredEqual: 0
    case .softEqual: 2 * Int(level[row]) - 1
    case .softAtMost: 2 * Int(level[row])
    case .requiredAtMost: 2 * levelCount - 1
    }
  }
}
