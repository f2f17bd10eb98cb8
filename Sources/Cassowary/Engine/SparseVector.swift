/// A vector that knows which of its elements may differ from 0.
struct SparseVector: ~Copyable {
  var value: FixedBuffer<Double>
  /// Indices that may differ from 0, each once, in no particular order.
  var pattern: FixedBuffer<Int32>
  /// 1 for the indices in `pattern`.
  var mark: FixedBuffer<UInt8>

  init(count: Int = 0) {
    value = FixedBuffer(repeating: 0, count: count)
    mark = FixedBuffer(repeating: 0, count: count)
    pattern = FixedBuffer()
  }

  mutating func grow(to count: Int) {
    value.grow(to: count, filling: 0)
    mark.grow(to: count, filling: 0)
  }

  @inline(__always)
  mutating func add(_ amount: Double, at index: Int32) {
    if mark[index] == 0 {
      mark[index] = 1
      pattern.append(index)
    }
    value[index] += amount
  }

  /// Drops what is 0 but for rounding noise from the pattern.
  mutating func prune() {
    var write = 0
    for slot in 0..<pattern.count {
      let index = pattern[slot]
      if abs(value[index]) > 1e-13 {
        pattern[write] = index
        write += 1
      } else {
        value[index] = 0
        mark[index] = 0
      }
    }
    pattern.truncate(to: write)
  }

  mutating func clear() {
    for slot in 0..<pattern.count {
      let index = pattern[slot]
      value[index] = 0
      mark[index] = 0
    }
    pattern.removeAll()
  }
}
