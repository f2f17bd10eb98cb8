extension Engine {
  /// The variables, the active rows with their multipliers, and the passive rows.
  func dump() -> String {
    var lines = ["levels: " + levels.priorities.map { "\($0)" }.joined(separator: " ")]
    for variable in Indices(variableCount) {
      lines.append("\(name(variable)) = \(kernel.value[variable])")
    }
    for definition in 0..<definitions.count { lines.append(description(of: definition)) }
    for position in 0..<kernel.columnCount {
      let row = kernel.basisRow[position]
      let multipliers = (0..<kernel.levelCount).map {
        "\(kernel.multiplier[position * kernel.levelCount + $0])"
      }
      let text = row < 0 ? "anchor of \(name(-1 - row))" : description(of: row)
      lines.append("active   \(text)   y = [\(multipliers.joined(separator: " "))]")
    }
    for row in Indices(kernel.kind.count)
    where kernel.kind[row] != .ghost && kernel.rowPosition[row] < 0 {
      lines.append("passive  \(description(of: row))   error = \(kernel.error[row])")
    }
    return lines.joined(separator: "\n")
  }

  private func name(_ variable: Int32) -> String {
    names[variable] ?? "v\(variable)"
  }

  /// The definition of a variable, as text.
  private func description(of definition: Int) -> String {
    var text =
      "defined  \(name(definitions.column[definition])) = \(definitions.offset[definition])"
    for term in definitions.terms(of: definition) {
      let value = -definitions.termValue[term]
      text += value < 0 ? " - " : " + "
      if abs(value) != 1 { text += "\(abs(value)) " }
      text += name(definitions.termColumn[term])
    }
    return text + "   by #\(source.serial[definitions.slot[definition]])"
  }

  /// The row as an equation or inequality with its strength.
  private func description(of row: Int32) -> String {
    var text = "#\(source.serial[row]) "
    for term in kernel.terms(of: row) {
      let value = kernel.termValue[term]
      text += value < 0 ? "- " : "+ "
      if abs(value) != 1 { text += "\(abs(value)) " }
      text += name(kernel.termColumn[term]) + " "
    }
    let constant = kernel.constant[row]
    if constant != 0 { text += constant < 0 ? "- \(-constant) " : "+ \(constant) " }
    text += kernel.kind[row].isEqual ? "== 0" : "<= 0"
    return text + " @\(source.priority[row])"
  }
}
