/// The constraints as they were given, by slot.
///
/// Terms are merged, one for each variable, and `>=` is turned round to `<=`.
struct Source: ~Copyable {
  /// Whether the slot's constraint takes part.
  enum State: UInt8, BitwiseCopyable {
    case free
    case active
    case leftOut
    case retired
  }

  var state = FixedBuffer<State>()
  var serial = FixedBuffer<Int32>()
  var kind = FixedBuffer<RowKind>()
  var isTurned = FixedBuffer<Bool>()
  var priority = FixedBuffer<Double>()
  var constant = FixedBuffer<Double>()
  var start = FixedBuffer<Int32>()
  var length = FixedBuffer<Int32>()
  var termColumn = FixedBuffer<Int32>()
  var termValue = FixedBuffer<Double>()

  /// How many constraints take part.
  private(set) var activeCount = 0
  private var freeSlots = FixedBuffer<Int32>()
  private var retiredSlots = FixedBuffer<Int32>()
  private var nextSerial: Int32 = 0
  private var place = FixedBuffer<Int32>()

  var slotCount: Int { state.count }

  /// Stores a constraint and names it; nil if a number is not finite or a variable is unknown.
  mutating func insert(
    _ list: borrowing ConstraintList, _ index: Int, variableCount: Int
  ) -> (slot: Int32, error: SolverError?) {
    let header = list.headers[index]
    let slot = takeSlot()
    let turn: Double = header.relation == .greaterThanOrEqual ? -1 : 1
    place.grow(to: variableCount, filling: -1)
    start[slot] = Int32(truncatingIfNeeded: termColumn.count)
    constant[slot] = turn * header.constant
    priority[slot] = header.strength.priority
    isTurned[slot] = turn < 0
    kind[slot] =
      header.relation == .equal
      ? (header.strength.isRequired ? .requiredEqual : .softEqual)
      : (header.strength.isRequired ? .requiredAtMost : .softAtMost)
    var error: SolverError? = header.constant.isFinite ? nil : .notFinite
    for term in list.termRange(index) {
      let (variable, coefficient) = (list.terms[term].variable, list.terms[term].coefficient)
      guard variable.index >= 0, variable.index < variableCount else {
        error = .unknownVariable(variable)
        continue
      }
      if !coefficient.isFinite { error = .notFinite }
      merge(variable.index, turn * coefficient)
    }
    finishTerms(of: slot)
    return (slot, error)
  }

  private mutating func takeSlot() -> Int32 {
    let slot: Int32
    if let free = freeSlots.popLast() {
      slot = free
    } else {
      slot = Int32(truncatingIfNeeded: state.count)
      state.append(.free)
      serial.append(0)
      kind.append(.ghost)
      isTurned.append(false)
      priority.append(0)
      constant.append(0)
      start.append(0)
      length.append(0)
    }
    state[slot] = .active
    activeCount += 1
    serial[slot] = nextSerial
    nextSerial += 1
    return slot
  }

  private mutating func merge(_ column: Int32, _ value: Double) {
    let existing = place[column]
    if existing >= 0 {
      termValue[existing] += value
    } else {
      place[column] = Int32(truncatingIfNeeded: termColumn.count)
      termColumn.append(column)
      termValue.append(value)
    }
  }

  /// Drops the terms that cancelled and forgets the positions.
  private mutating func finishTerms(of slot: Int32) {
    var write = Int(start[slot])
    for term in Int(start[slot])..<termColumn.count {
      place[termColumn[term]] = -1
      if termValue[term] == 0 { continue }
      termColumn[write] = termColumn[term]
      termValue[write] = termValue[term]
      write += 1
    }
    termColumn.truncate(to: write)
    termValue.truncate(to: write)
    length[slot] = Int32(truncatingIfNeeded: write - Int(start[slot]))
  }

  /// Keeps a constraint from taking part.
  mutating func leaveOut(_ slot: Int32) {
    state[slot] = .leftOut
    activeCount -= 1
  }

  /// Makes a slot available again.
  mutating func release(_ slot: Int32) {
    if state[slot] == .active { activeCount -= 1 }
    state[slot] = .free
    freeSlots.append(slot)
  }

  /// Ends a constraint whose slot must not be used again before `recycle()`.
  mutating func retire(_ slot: Int32) {
    if state[slot] == .active { activeCount -= 1 }
    state[slot] = .retired
    retiredSlots.append(slot)
  }

  /// Makes the slots of retired constraints available again.
  mutating func recycle() {
    while let slot = retiredSlots.popLast() { release(slot) }
  }

  func terms(of slot: Int32) -> Range<Int> {
    let first = Int(start[slot])
    return first..<(first + Int(length[slot]))
  }

  func identifier(of slot: Int32) -> ConstraintID {
    ConstraintID(slot: slot, serial: serial[slot])
  }

  /// The slot of a constraint that takes part.
  func slot(of id: ConstraintID) -> Int32? {
    guard id.slot >= 0, Int(id.slot) < state.count, state[id.slot] == .active,
      serial[id.slot] == id.serial
    else { return nil }
    return id.slot
  }

  func copy() -> Source {
    var result = Source()
    result.state = state.copy()
    result.serial = serial.copy()
    result.kind = kind.copy()
    result.isTurned = isTurned.copy()
    result.priority = priority.copy()
    result.constant = constant.copy()
    result.start = start.copy()
    result.length = length.copy()
    result.termColumn = termColumn.copy()
    result.termValue = termValue.copy()
    result.activeCount = activeCount
    result.freeSlots = freeSlots.copy()
    result.retiredSlots = retiredSlots.copy()
    result.nextSerial = nextSerial
    result.place = place.copy()
    return result
  }
}
