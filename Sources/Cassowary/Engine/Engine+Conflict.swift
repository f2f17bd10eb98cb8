extension Engine {
  /// The present conflict, with `slot` or else the constraint added last as the culprit.
  mutating func conflict(blaming slot: Int32?) -> Conflict {
    change.grow(to: source.slotCount)
    kernel.findConflict(&change)
    return takeConflict(blaming: slot)
  }

  /// The conflict whose multipliers, by slot, are in `change`, which is emptied.
  mutating func takeConflict(blaming slot: Int32?) -> Conflict {
    definitions.explain(&change)
    var ids: [ConstraintID] = []
    for index in 0..<change.pattern.count {
      let slot = change.pattern[index]
      if abs(change.value[slot]) > Kernel.multiplierTolerance {
        ids.append(source.identifier(of: slot))
      }
    }
    change.clear()
    ids.sort()
    let culprit = slot.map { source.identifier(of: $0) } ?? ids[ids.count - 1]
    ids.removeAll { $0 == culprit }
    return Conflict(culprit: culprit, conflictsWith: ids)
  }
}
