/// Gives back the entry of least priority first; of equal ones the one that was added first.
struct MinimumHeap {
  private struct Entry {
    var priority: Int
    var order: Int
    var value: Int

    func isBefore(_ other: Entry) -> Bool {
      priority == other.priority ? order < other.order : priority < other.priority
    }
  }

  private var entries: [Entry] = []
  private var count = 0

  /// Adds a value. Takes time logarithmic in the number of entries.
  mutating func add(_ value: Int, priority: Int) {
    entries.append(Entry(priority: priority, order: count, value: value))
    count += 1
    var child = entries.count - 1
    while child > 0, entries[child].isBefore(entries[(child - 1) / 2]) {
      entries.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Removes and returns the least, or `nil` where nothing is left.
  mutating func takeLeast() -> (value: Int, priority: Int)? {
    guard let least = entries.first, let last = entries.popLast() else { return nil }
    if !entries.isEmpty {
      entries[0] = last
      sink()
    }
    return (least.value, least.priority)
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var least = parent
      let children = (2 * parent + 1)..<max(2 * parent + 1, min(2 * parent + 3, entries.count))
      for child in children {
        if entries[child].isBefore(entries[least]) { least = child }
      }
      if least == parent { return }
      entries.swapAt(least, parent)
      parent = least
    }
  }
}
