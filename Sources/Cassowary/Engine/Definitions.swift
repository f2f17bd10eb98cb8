/// The variables that required equations define, in terms of those that are left.
///
/// About two thirds of a screen's constraints are required equations. Each of them that is
/// independent of the others is solved for one variable,
///
///     value[q] = offset - sum(coefficient * value[v])
///
/// where the `v` are left to the optimiser or defined later in the order, and `q` is substituted in
/// all other constraints. The optimiser never sees these variables and equations.
struct Definitions: ~Copyable {
  // By definition, in the order of elimination.
  var column = FixedBuffer<Int32>()
  var slot = FixedBuffer<Int32>()
  var offset = FixedBuffer<Double>()
  /// One over the coefficient of the defined variable in its equation.
  var inverse = FixedBuffer<Double>()
  var termStart = FixedBuffer<Int32>(repeating: 0, count: 1)
  var termColumn = FixedBuffer<Int32>()
  var termValue = FixedBuffer<Double>()
  var stepStart = FixedBuffer<Int32>(repeating: 0, count: 1)
  /// The constraints from which `factor` times the equation was subtracted.
  var stepSlot = FixedBuffer<Int32>()
  var stepFactor = FixedBuffer<Double>()

  /// The definition of each variable, -1 for variables that are left.
  var ofColumn = FixedBuffer<Int32>()
  /// The definition made from each constraint, or -1.
  var ofSlot = FixedBuffer<Int32>()

  /// How many slots there were when the definitions were made.
  var slotCount = 0

  /// Steps of constraints that were added later: which, from which definition, what multiple.
  var laterSlot = FixedBuffer<Int32>()
  var laterDefinition = FixedBuffer<Int32>()
  var laterFactor = FixedBuffer<Double>()

  /// The terms again, by defined variable.
  var substitution = Triangle(count: 0)
  /// The steps again, by the constraint that was subtracted from; made for the first conflict.
  var explanation = Triangle(count: 0)
  var reach = Reach()

  var count: Int { column.count }

  init() {}

  /// Takes over the pivots of an elimination of required equations; `slots` names its rows.
  init(_ elimination: borrowing Eliminator, slots: borrowing FixedBuffer<Int32>, variableCount: Int)
  {
    ofColumn.grow(to: variableCount, filling: -1)
    for pivot in 0..<elimination.pivots.count {
      let (row, column) = (elimination.pivots[pivot].row, elimination.pivots[pivot].column)
      let inverse = 1 / elimination.termValue[elimination.terms(of: row).lowerBound]
      ofColumn[column] = Int32(truncatingIfNeeded: pivot)
      setDefinition(ofSlot: slots[row], pivot)
      self.column.append(column)
      slot.append(slots[row])
      self.inverse.append(inverse)
      offset.append(-inverse * elimination.rowConstant[row])
      for term in elimination.otherTerms(of: row) {
        termColumn.append(elimination.termColumn[term])
        termValue.append(inverse * elimination.termValue[term])
      }
      termStart.append(Int32(truncatingIfNeeded: termColumn.count))
      for step in elimination.stepRange(pivot) {
        stepSlot.append(slots[elimination.steps[step].row])
        stepFactor.append(elimination.steps[step].factor)
      }
      stepStart.append(Int32(truncatingIfNeeded: stepSlot.count))
    }
    indexByVariable(variableCount)
  }

  private mutating func setDefinition(ofSlot slot: Int32, _ definition: Int) {
    ofSlot.grow(to: Int(slot) + 1, filling: -1)
    ofSlot[slot] = Int32(truncatingIfNeeded: definition)
  }

  private mutating func indexByVariable(_ variableCount: Int) {
    for variable in 0..<variableCount {
      let definition = ofColumn[variable]
      if definition >= 0 {
        for term in terms(of: Int(definition)) {
          substitution.index.append(termColumn[term])
          substitution.value.append(termValue[term])
        }
      }
      substitution.appendUnknown()
    }
  }

  mutating func appendVariable() {
    ofColumn.append(-1)
    substitution.appendUnknown()
  }

  func terms(of definition: Int) -> Range<Int> {
    Int(termStart[definition])..<Int(termStart[definition + 1])
  }

  func steps(of definition: Int) -> Range<Int> {
    Int(stepStart[definition])..<Int(stepStart[definition + 1])
  }

  /// The definition made from a constraint, if it was used for one.
  func definition(ofSlot slot: Int32) -> Int? {
    guard Int(slot) < ofSlot.count, ofSlot[slot] >= 0 else { return nil }
    return Int(ofSlot[slot])
  }

  func copy() -> Definitions {
    var result = Definitions()
    result.column = column.copy()
    result.slot = slot.copy()
    result.offset = offset.copy()
    result.inverse = inverse.copy()
    result.termStart = termStart.copy()
    result.termColumn = termColumn.copy()
    result.termValue = termValue.copy()
    result.stepStart = stepStart.copy()
    result.stepSlot = stepSlot.copy()
    result.stepFactor = stepFactor.copy()
    result.ofColumn = ofColumn.copy()
    result.ofSlot = ofSlot.copy()
    result.slotCount = slotCount
    result.laterSlot = laterSlot.copy()
    result.laterDefinition = laterDefinition.copy()
    result.laterFactor = laterFactor.copy()
    result.substitution = substitution.copy()
    return result
  }
}
