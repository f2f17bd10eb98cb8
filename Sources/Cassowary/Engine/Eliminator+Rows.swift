extension Eliminator {
  /// Rows up to this length are searched; longer ones get an index of positions.
  private static var shortRow: Int32 { 8 }

  /// Where the column stands in the row, or -1.
  mutating func find(_ column: Int32, in row: Int32) -> Int {
    if rowLength[row] <= Self.shortRow && placedRow != row {
      for term in terms(of: row) where termColumn[term] == column { return term }
      return -1
    }
    if placedRow != row { recordPlaces(of: row) }
    let offset = place[column]
    return offset < 0 ? -1 : Int(rowStart[row]) + Int(offset)
  }

  /// Takes the column out of the row and returns its coefficient.
  mutating func removeTerm(_ column: Int32, from row: Int32) -> Double? {
    let term = find(column, in: row)
    guard term >= 0 else { return nil }
    let value = termValue[term]
    remove(termAt: term, from: row)
    return value
  }

  mutating func remove(termAt term: Int, from row: Int32) {
    let last = Int(rowStart[row]) + Int(rowLength[row]) - 1
    if placedRow == row {
      place[termColumn[last]] = Int32(truncatingIfNeeded: term - Int(rowStart[row]))
      place[termColumn[term]] = -1
    }
    termColumn[term] = termColumn[last]
    termValue[term] = termValue[last]
    rowLength[row] -= 1
  }

  mutating func insert(_ column: Int32, _ value: Double, into row: Int32) {
    if rowLength[row] == rowCapacity[row] { relocate(row) }
    let term = Int(rowStart[row]) + Int(rowLength[row])
    termColumn[term] = column
    termValue[term] = value
    if placedRow == row { place[column] = rowLength[row] }
    rowLength[row] += 1
    link(column, to: row)
    if rowStage[row] == stage { enqueue(column) }
  }

  private mutating func relocate(_ row: Int32) {
    let old = Int(rowStart[row])
    let new = termColumn.count
    let capacity = max(8, 2 * Int(rowLength[row]))
    termColumn.grow(to: new + capacity, filling: 0)
    termValue.grow(to: new + capacity, filling: 0)
    for offset in 0..<Int(rowLength[row]) {
      termColumn[new + offset] = termColumn[old + offset]
      termValue[new + offset] = termValue[old + offset]
    }
    rowStart[row] = Int32(truncatingIfNeeded: new)
    rowCapacity[row] = Int32(truncatingIfNeeded: capacity)
  }

  private mutating func recordPlaces(of row: Int32) {
    forgetPlaces()
    placedRow = row
    var offset: Int32 = 0
    for term in terms(of: row) {
      place[termColumn[term]] = offset
      offset += 1
    }
  }

  mutating func forgetPlaces() {
    guard placedRow >= 0 else { return }
    for term in terms(of: placedRow) { place[termColumn[term]] = -1 }
    placedRow = -1
  }
}

extension Eliminator {
  mutating func resetBuckets() {
    bucketHead.reset(to: Self.bucketCount, filling: -1)
    bucketColumn.removeAll()
    bucketNext.removeAll()
    lowestBucket = Self.bucketCount
    singles.removeAll()
  }

  /// Small degrees have a bucket each; above 16 there are four to each doubling.
  private static func bucket(_ degree: Int32) -> Int {
    guard degree >= 16 else { return Int(max(0, degree)) }
    let doublings = 31 - degree.leadingZeroBitCount
    return 4 * doublings + Int(degree >> (Int32(truncatingIfNeeded: doublings) - 2)) - 4
  }

  /// Offers a column for pivoting; offering it again after its degree fell is what moves it.
  mutating func enqueue(_ column: Int32) {
    guard columnClosed[column] == 0 else { return }
    let bucket = Self.bucket(columnDegree[column])
    bucketColumn.append(column)
    bucketNext.append(bucketHead[bucket])
    bucketHead[bucket] = Int32(truncatingIfNeeded: bucketColumn.count - 1)
    lowestBucket = min(lowestBucket, bucket)
  }

  /// The open column of least degree.
  mutating func dequeue() -> Int32? {
    while lowestBucket < Self.bucketCount {
      let entry = bucketHead[lowestBucket]
      guard entry >= 0 else {
        lowestBucket += 1
        continue
      }
      bucketHead[lowestBucket] = bucketNext[entry]
      let column = bucketColumn[entry]
      guard columnClosed[column] == 0 else { continue }
      let bucket = Self.bucket(columnDegree[column])
      if bucket == lowestBucket { return column }
      if bucket > lowestBucket { enqueue(column) }
    }
    return nil
  }
}
