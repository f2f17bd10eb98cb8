extension Definitions {
  /// Computes the defined variables from those that are left.
  func evaluate(_ value: borrowing FixedBuffer<Double>) {
    var definition = count
    while definition > 0 {
      definition -= 1
      var sum = offset[definition]
      for term in Int(termStart[definition])..<Int(termStart[definition + 1]) {
        sum -= termValue[term] * value[termColumn[term]]
      }
      value[column[definition]] = sum
    }
  }

  /// Substitutes the defined variables in a new constraint; returns what its constant gains.
  mutating func reduce(_ row: inout SparseVector, slot: Int32) -> Double {
    substitution.solve(&row, &reach)
    var gain = 0.0
    for index in 0..<row.pattern.count {
      let definition = ofColumn[row.pattern[index]]
      let coefficient = row.value[row.pattern[index]]
      guard definition >= 0, coefficient != 0 else { continue }
      gain += coefficient * offset[definition]
      laterSlot.append(slot)
      laterDefinition.append(definition)
      laterFactor.append(coefficient * inverse[definition])
    }
    return gain
  }

  /// Forgets the steps of a constraint that was added later.
  mutating func forget(_ slot: Int32) {
    var write = 0
    for read in 0..<laterSlot.count where laterSlot[read] != slot {
      laterSlot[write] = laterSlot[read]
      laterDefinition[write] = laterDefinition[read]
      laterFactor[write] = laterFactor[read]
      write += 1
    }
    laterSlot.truncate(to: write)
    laterDefinition.truncate(to: write)
    laterFactor.truncate(to: write)
  }

  /// Follows a change of an equation's constant: adds to `change`, by slot, what it means for the
  /// constants of the constraints from which the equation was subtracted.
  func spread(_ amount: Double, from definition: Int, into change: inout SparseVector) {
    change.add(amount, at: slot[definition])
    for later in definition..<count {
      let source = slot[later]
      guard change.mark[source] != 0 else { continue }
      let known = change.value[source]
      offset[later] -= inverse[later] * known
      for step in steps(of: later) {
        change.add(-stepFactor[step] * known, at: stepSlot[step])
      }
    }
    for step in 0..<laterSlot.count {
      let source = slot[laterDefinition[step]]
      guard change.mark[source] != 0 else { continue }
      change.add(-laterFactor[step] * change.value[source], at: laterSlot[step])
    }
  }

  /// Extends multipliers of reduced constraints, by slot, to the equations that were subtracted
  /// from them.
  mutating func explain(_ multipliers: inout SparseVector) {
    for step in 0..<laterSlot.count where multipliers.mark[laterSlot[step]] != 0 {
      multipliers.add(
        -laterFactor[step] * multipliers.value[laterSlot[step]],
        at: slot[laterDefinition[step]])
    }
    if explanation.start.count == 1 { indexSteps() }
    while explanation.start.count <= multipliers.value.count { explanation.appendUnknown() }
    explanation.solve(&multipliers, &reach)
  }

  private mutating func indexSteps() {
    var subtracted = Triangle(count: 0)
    for slot in 0..<slotCount {
      if let definition = definition(ofSlot: Int32(truncatingIfNeeded: slot)) {
        for step in steps(of: definition) {
          subtracted.index.append(stepSlot[step])
          subtracted.value.append(stepFactor[step])
        }
      }
      subtracted.appendUnknown()
    }
    explanation = subtracted.transposed()
  }
}
