/// Gives back the entry of least priority first; of equal ones the one that was added first.
struct MinimumHeap {
  private struct Entry {
    /// The priority, and below it how many were added before.
    var key: UInt64
    var value: Int32
  }

  private var entries: [Entry] = []
  private var count: UInt64 = 0

  /// Adds a value. Takes time logarithmic in the number of entries.
  ///
  /// - Parameter priority: 0 or more.
  mutating func add(_ value: Int, priority: Int) {
    let entry = Entry(key: UInt64(priority) << 32 | count, value: Int32(value))
    count += 1
    entries.append(entry)
    entries.withUnsafeMutableBufferPointer { entries in
      var child = entries.count - 1
      while child > 0, entry.key < entries[(child - 1) / 2].key {
        entries[child] = entries[(child - 1) / 2]
        child = (child - 1) / 2
      }
      entries[child] = entry
    }
  }

  /// Removes and returns the least, or `nil` where nothing is left.
  mutating func takeLeast() -> (value: Int, priority: Int)? {
    guard let least = entries.first, let last = entries.popLast() else { return nil }
    if !entries.isEmpty { sink(last) }
    return (Int(least.value), Int(least.key >> 32))
  }

  /// Replaces the first entry by another.
  private mutating func sink(_ entry: Entry) {
    entries.withUnsafeMutableBufferPointer { entries in
      var parent = 0
      while 2 * parent + 1 < entries.count {
        var child = 2 * parent + 1
        if child + 1 < entries.count, entries[child + 1].key < entries[child].key { child += 1 }
        if entry.key < entries[child].key { break }
        entries[parent] = entries[child]
        parent = child
      }
      entries[parent] = entry
    }
  }
}
