extension Kernel {
  /// Adds a column, held by its anchor.
  mutating func appendVariable() {
    value.append(0)
    columnPosition.append(-1)
    columnHead.append(-1)
    activateColumn(Int32(truncatingIfNeeded: value.count - 1))
  }

  private mutating func activateColumn(_ variable: Int32) {
    columnPosition[variable] = Int32(truncatingIfNeeded: basisRow.count)
    basisRow.append(-1 - variable)
    basisColumn.append(variable)
    factors.appendPosition()
    for _ in 0..<levelCount { multiplier.append(0) }
    growWork()
  }

  mutating func growWork() {
    direction.grow(to: columnCount)
    combination.grow(to: columnCount)
    slope.grow(to: kind.count)
    lexical.grow(to: levelCount, filling: 0)
  }

  /// Makes room for the row of a slot.
  mutating func ensureSlot(_ slot: Int32) {
    let count = Int(slot) + 1
    kind.grow(to: count, filling: .ghost)
    level.grow(to: count, filling: 0)
    constant.grow(to: count, filling: 0)
    error.grow(to: count, filling: 0)
    side.grow(to: count, filling: 0)
    rowPosition.grow(to: count, filling: -1)
    rowStart.grow(to: count, filling: 0)
    rowLength.grow(to: count, filling: 0)
    slope.grow(to: kind.count)
  }

  /// Starts the row of a slot; its terms follow.
  mutating func beginRow(_ slot: Int32, _ kind: RowKind, level: Int32, constant: Double) {
    ensureSlot(slot)
    self.kind[slot] = kind
    self.level[slot] = level
    self.constant[slot] = constant
    rowPosition[slot] = -1
    rowStart[slot] = Int32(truncatingIfNeeded: termColumn.count)
    rowLength[slot] = 0
  }

  mutating func appendTerm(_ slot: Int32, column: Int32, value: Double) {
    termColumn.append(column)
    termValue.append(value)
    termRow.append(slot)
    termNext.append(columnHead[column])
    columnHead[column] = Int32(truncatingIfNeeded: termColumn.count - 1)
    rowLength[slot] += 1
  }

  func terms(of row: Int32) -> Range<Int> {
    let start = Int(rowStart[row])
    return start..<(start + Int(rowLength[row]))
  }

  /// Takes a passive row out of the lists of its columns and empties its slot.
  mutating func freeRow(_ row: Int32) {
    for term in terms(of: row) {
      let column = termColumn[term]
      let target = Int32(truncatingIfNeeded: term)
      if columnHead[column] == target {
        columnHead[column] = termNext[term]
        continue
      }
      var node = columnHead[column]
      while node >= 0 && termNext[node] != target { node = termNext[node] }
      if node >= 0 { termNext[node] = termNext[term] }
    }
    kind[row] = .ghost
    rowLength[row] = 0
  }

  /// The error of a row at the present values.
  func computeError(of row: Int32) -> Double {
    var sum = constant[row]
    for term in terms(of: row) { sum += termValue[term] * value[termColumn[term]] }
    return sum
  }

  /// The piece of the cost on which an error lies.
  func naturalSide(of row: Int32) -> Int8 {
    let error = error[row]
    switch kind[row] {
    case .requiredEqual: return abs(error) <= Self.tolerance ? 0 : error > 0 ? 1 : -1
    case .requiredAtMost, .softAtMost: return error > Self.tolerance ? 1 : -1
    case .softEqual: return error >= 0 ? 1 : -1
    case .ghost: return 0
    }
  }

  /// Puts a passive row on a side of its cost.
  mutating func setSide(_ newSide: Int8, of row: Int32) {
    if isViolated(row) { violationCount -= 1 }
    side[row] = newSide
    if isViolated(row) { violationCount += 1 }
  }

  /// Whether a row, if it is passive, is a violated requirement.
  func isViolated(_ row: Int32) -> Bool {
    switch kind[row] {
    case .requiredEqual: side[row] != 0
    case .requiredAtMost: side[row] > 0
    default: false
    }
  }

  /// The gradient of a passive row's cost, at level `costLevel(of:)`.
  func gradient(of row: Int32) -> Double {
    switch kind[row] {
    case .requiredEqual, .softEqual: Double(side[row])
    case .requiredAtMost, .softAtMost: side[row] > 0 ? 1 : 0
    case .ghost: 0
    }
  }

  func costLevel(of row: Int32) -> Int {
    kind[row].isRequired ? 0 : Int(level[row])
  }
}
