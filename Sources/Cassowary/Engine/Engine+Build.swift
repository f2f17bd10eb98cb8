extension Engine {
  /// Adds many constraints and solves once.
  mutating func add(_ list: borrowing ConstraintList) -> BatchResult {
    var result = BatchResult(ids: [], conflicts: [], malformed: [])
    result.ids.reserveCapacity(list.count)
    var fresh: [Int32] = []
    let old = source.activeCount
    for index in 0..<list.count {
      let (slot, error) = source.insert(list, index, variableCount: variableCount)
      let id = source.identifier(of: slot)
      result.ids.append(id)
      if error == nil {
        fresh.append(slot)
      } else {
        result.malformed.append(id)
        source.release(slot)
      }
    }
    if 4 * fresh.count >= old {
      result.conflicts = rebuild()
    } else {
      for slot in fresh {
        if let conflict = admit(slot) { result.conflicts.append(conflict) }
      }
      definitions.evaluate(kernel.value)
    }
    return result
  }

  /// How often the system is built again to find which constraint of a conflict was added last.
  private static let patience = 32
  /// How many conflicts are explained.
  private static let mostExplained = 1000

  /// Makes definitions from all required equations and solves from scratch.
  ///
  /// Returns the conflicts; their culprits are left out. Beyond a thousand conflicts, or where the
  /// system was built again 32 times for them, whatever contradicts the rest is left out without a
  /// reason: each reason costs as much as the system is large.
  mutating func rebuild() -> [Conflict] {
    var conflicts: [Conflict] = []
    var builds = 0
    var isBuilt = false
    while !isBuilt {
      builds += 1
      eliminate()
      if leaveOutContradictions(&conflicts, explaining: builds <= Self.patience) { continue }
      kernel.start()
      isBuilt = leaveOutViolations(&conflicts, explaining: builds <= Self.patience)
    }
    definitions.evaluate(kernel.value)
    for conflict in conflicts { source.retire(conflict.culprit.slot) }
    return conflicts
  }

  /// Splits the constraints into definitions and rows of a new kernel.
  private mutating func eliminate() {
    var slots = FixedBuffer<Int32>(capacity: source.activeCount)
    var elimination = Eliminator(
      columns: variableCount, rows: source.activeCount, terms: source.termColumn.count)
    for slot in Indices(source.slotCount)
    where source.state[slot] == .active {
      load(slot, into: &elimination)
      slots.append(slot)
    }
    elimination.run(stage: 0)
    source.recycle()
    definitions = Definitions(elimination, slots: slots, variableCount: variableCount)
    definitions.slotCount = source.slotCount
    laterEquations = 0
    var reduced = Kernel()
    reduced.begin(levels: levels.count, definedBy: definitions.ofColumn)
    for row in Indices(slots.count)
    where elimination.rowStage[row] != Eliminator.done {
      let slot = slots[row]
      reduced.beginRow(
        slot, source.kind[slot], level: levels.level(of: source.priority[slot]),
        constant: elimination.rowConstant[row])
      for term in elimination.terms(of: row) {
        reduced.appendTerm(
          slot, column: elimination.termColumn[term], value: elimination.termValue[term])
      }
    }
    reduced.ensureSlot(Int32(truncatingIfNeeded: source.slotCount - 1))
    reduced.growWork()
    (reduced.work, reduced.mostWork) = (kernel.work, kernel.mostWork)
    kernel = reduced
  }

  private mutating func load(_ slot: Int32, into elimination: inout Eliminator) {
    levels.insert(source.priority[slot])
    let isEquation = source.kind[slot] == .requiredEqual
    // A variable with a wish or bound to itself had better be left: sizes rather than positions.
    let weight: Int32 = isEquation ? 1 : source.length[slot] == 1 ? 8 : 2
    _ = elimination.appendRow(
      stage: isEquation ? 0 : Eliminator.never, weight: weight,
      constant: source.constant[slot])
    for term in source.terms(of: slot) {
      elimination.appendTerm(column: source.termColumn[term], value: source.termValue[term])
    }
  }

  /// Leaves out required equations that became `constant = 0` with a constant that is not 0.
  ///
  /// Returns whether there were any; the definitions are out of date then.
  private mutating func leaveOutContradictions(
    _ conflicts: inout [Conflict], explaining: Bool
  ) -> Bool {
    var found = false
    for row in Indices(kernel.kind.count)
    where kernel.kind[row] == .requiredEqual && kernel.rowLength[row] == 0 {
      if abs(kernel.constant[row]) <= Kernel.tolerance { continue }
      guard explaining, conflicts.count < Self.mostExplained else {
        leaveOut(row, &conflicts)
        found = true
        continue
      }
      change.grow(to: source.slotCount)
      change.add(1, at: row)
      let conflict = takeConflict(blaming: nil)
      let isSettled = conflict.conflictsWith.contains { source.state[$0.slot] != .active }
      if isSettled || source.state[conflict.culprit.slot] != .active { continue }
      source.leaveOut(conflict.culprit.slot)
      conflicts.append(conflict)
      found = true
    }
    return found
  }

  /// Leaves a constraint out, without a reason, unless it is.
  private mutating func leaveOut(_ slot: Int32, _ conflicts: inout [Conflict]) {
    guard source.state[slot] == .active else { return }
    source.leaveOut(slot)
    conflicts.append(Conflict(culprit: source.identifier(of: slot), conflictsWith: []))
  }

  /// Leaves out violated constraints; returns false if the system must be built again for that.
  private mutating func leaveOutViolations(
    _ conflicts: inout [Conflict], explaining: Bool
  ) -> Bool {
    while kernel.violationCount > 0 && kernel.work <= kernel.mostWork {
      guard explaining, conflicts.count < Self.mostExplained else {
        for slot in kernel.dismissViolated() { leaveOut(slot, &conflicts) }
        continue
      }
      let conflict = conflict(blaming: nil)
      conflicts.append(conflict)
      let culprit = conflict.culprit.slot
      source.leaveOut(culprit)
      if definitions.definition(ofSlot: culprit) != nil { return false }
      kernel.dismiss(culprit)
    }
    return true
  }
}
