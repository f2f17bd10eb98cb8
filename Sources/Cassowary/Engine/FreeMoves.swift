/// Directions along which the cost stays the same to first order, and what blocks them.
///
/// Where more rows meet in a vertex than there are columns, a direction may be blocked at once by
/// a passive row whose error is 0. Such a direction can only take part in a move if others push
/// the blocking row the other way. `settle()` finds those for which there are no such others.
struct FreeMoves: ~Copyable {
  struct Entry: BitwiseCopyable {
    var move: Int32
    /// Twice the row, plus 1 for the side below.
    var barrier: Int32
  }

  private(set) var position = FixedBuffer<Int32>()
  private(set) var sign = FixedBuffer<Double>()
  private var isPossible = FixedBuffer<Bool>()
  private var blocked = FixedBuffer<Entry>()
  private var relieving = FixedBuffer<Entry>()

  var count: Int { position.count }
  /// The number of noted points at which moves end.
  var barrierCount: Int { blocked.count + relieving.count }

  /// Adds a direction; its blocking and relieving rows follow.
  mutating func append(position: Int32, sign: Double) {
    self.position.append(position)
    self.sign.append(sign)
    isPossible.append(true)
  }

  /// Notes that the direction added last moves a row of error 0 up (or down).
  mutating func note(_ row: Int32, isUp: Bool, blocksUp: Bool, blocksDown: Bool) {
    let move = Int32(truncatingIfNeeded: count - 1)
    if blocksUp {
      let entry = Entry(move: move, barrier: 2 * row)
      if isUp { blocked.append(entry) } else { relieving.append(entry) }
    }
    if blocksDown {
      let entry = Entry(move: move, barrier: 2 * row + 1)
      if isUp { relieving.append(entry) } else { blocked.append(entry) }
    }
  }

  /// Whether a direction may be part of a move, alone or with others.
  func isPossible(_ move: Int) -> Bool { isPossible[move] }

  /// Whether nothing blocks a direction.
  func isUnblocked() -> FixedBuffer<Bool> {
    let result = FixedBuffer<Bool>(repeating: true, count: count)
    for index in 0..<blocked.count { result[blocked[index].move] = false }
    return result
  }

  /// Rules out directions that are blocked by rows that no possible direction relieves.
  mutating func settle(rowCount: Int) {
    let relief = FixedBuffer<Int32>(repeating: 0, count: 2 * rowCount)
    for index in 0..<relieving.count { relief[relieving[index].barrier] += 1 }
    var changed = true
    while changed {
      changed = false
      for index in 0..<blocked.count {
        let entry = blocked[index]
        guard isPossible[entry.move], relief[entry.barrier] == 0 else { continue }
        isPossible[entry.move] = false
        changed = true
      }
      guard changed else { return }
      for index in 0..<relieving.count { relief[relieving[index].barrier] = 0 }
      for index in 0..<relieving.count where isPossible[relieving[index].move] {
        relief[relieving[index].barrier] += 1
      }
    }
  }
}
