/// The row exchanges since the last factorisation, as a product of elementary matrices.
///
/// Replacing active row `r` by a row that is `sum(a[k] * active row k)` multiplies the matrix of
/// active rows from the left by the identity with `a` as row `r`.
struct EtaFile: ~Copyable {
  var position = FixedBuffer<Int32>()
  var pivot = FixedBuffer<Double>()
  var start = FixedBuffer<Int32>(repeating: 0, count: 1)
  var index = FixedBuffer<Int32>()
  var value = FixedBuffer<Double>()
  /// Multiplications spent on applying the file since it was empty.
  var work = 0

  var count: Int { position.count }

  mutating func removeAll() {
    position.removeAll()
    pivot.removeAll()
    start.truncate(to: 1)
    index.removeAll()
    value.removeAll()
    work = 0
  }

  /// Records the exchange of the row at `position` for the combination `row` of active rows.
  mutating func append(_ row: borrowing SparseVector, at position: Int32) {
    self.position.append(position)
    pivot.append(row.value[position])
    for slot in 0..<row.pattern.count {
      let k = row.pattern[slot]
      guard k != position, abs(row.value[k]) > 1e-13 else { continue }
      index.append(k)
      value.append(row.value[k])
    }
    start.append(Int32(truncatingIfNeeded: index.count))
  }

  /// `E z = b`, the last exchange first: `z[r] = (b[r] - sum(a[k] b[k])) / a[r]`.
  mutating func solveColumns(_ vector: inout SparseVector) {
    var eta = count
    work += index.count
    while eta > 0 {
      eta -= 1
      var sum = 0.0
      for entry in Int(start[eta])..<Int(start[eta + 1]) {
        sum += value[entry] * vector.value[index[entry]]
      }
      let row = position[eta]
      if sum == 0 && vector.mark[row] == 0 { continue }
      vector.add(0, at: row)
      vector.value[row] = (vector.value[row] - sum) / pivot[eta]
    }
  }

  /// `transposed(E) y = a`, the first exchange first: `y[r] = a[r] / a'[r]`, then
  /// `y[k] = a[k] - a'[k] y[r]`.
  func solveRows(_ vector: inout SparseVector) {
    for eta in 0..<count {
      let row = position[eta]
      let old = vector.value[row]
      if old == 0 { continue }
      let new = old / pivot[eta]
      vector.value[row] = new
      for entry in Int(start[eta])..<Int(start[eta + 1]) {
        vector.add(-value[entry] * new, at: index[entry])
      }
    }
  }

  func copy() -> EtaFile {
    var result = EtaFile()
    result.position = position.copy()
    result.pivot = pivot.copy()
    result.start = start.copy()
    result.index = index.copy()
    result.value = value.copy()
    result.work = work
    return result
  }
}
