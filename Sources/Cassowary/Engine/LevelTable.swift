/// The distinct priorities in use, strongest first; level 0 is for required constraints.
struct LevelTable {
  private(set) var priorities: [Double] = [1000]

  var count: Int { priorities.count }

  /// The level of a priority, or the one it would get.
  func level(of priority: Double) -> Int32 {
    var low = 0
    var high = priorities.count
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return Int32(truncatingIfNeeded: low)
  }

  /// Makes sure that a priority has a level; returns whether it is new.
  @discardableResult
  mutating func insert(_ priority: Double) -> Bool {
    let level = Int(level(of: priority))
    if level < priorities.count && priorities[level] == priority { return false }
    priorities.insert(priority, at: level)
    return true
  }
}
