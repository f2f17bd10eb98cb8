extension Kernel {
  func copy() -> Kernel {
    var result = Kernel()
    result.value = value.copy()
    result.columnPosition = columnPosition.copy()
    result.columnHead = columnHead.copy()
    result.kind = kind.copy()
    result.level = level.copy()
    result.constant = constant.copy()
    result.error = error.copy()
    result.side = side.copy()
    result.rowPosition = rowPosition.copy()
    result.rowStart = rowStart.copy()
    result.rowLength = rowLength.copy()
    result.termColumn = termColumn.copy()
    result.termValue = termValue.copy()
    result.termRow = termRow.copy()
    result.termNext = termNext.copy()
    result.basisRow = basisRow.copy()
    result.basisColumn = basisColumn.copy()
    result.factors = factors.copy()
    result.etas = etas.copy()
    result.levelCount = levelCount
    (result.work, result.mostWork) = (work, mostWork)
    result.multiplier = multiplier.copy()
    result.violationCount = violationCount
    result.needsRenewal = needsRenewal
    result.candidates.reset(levels: levelCount)
    result.growWork()
    return result
  }
}
