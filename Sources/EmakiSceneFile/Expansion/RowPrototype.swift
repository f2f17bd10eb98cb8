import EmakiDiagnostics
import EmakiSceneFormat

/// The looks of a table's rows: one cell, or several among which the values of a row choose.
struct RowPrototype {
  private let cells: [SourceNode]
  /// Whether the values of rows choose.
  let isChoice: Bool

  /// Those of a table or section; `nil` where it has none.
  init?(of node: SourceNode) {
    if let cell = node["cell"] {
      cells = [cell]
      isChoice = false
    } else if let list = node["cells"], list.isList, !list.elements.isEmpty {
      cells = list.elements
      isChoice = true
    } else {
      return nil
    }
  }

  /// The first cell whose condition holds for the values of a row, without that; `nil` for none.
  func cell(for values: [String: SourceNode]) -> SourceNode? {
    guard isChoice else { return cells.first }
    let cell = cells.first { cell in
      cell["when"].map { RowCondition($0.text ?? "").holds(for: values) } ?? true
    }
    return cell?.without(["when"])
  }

  /// Reports both ways at once.
  static func report(_ node: SourceNode, _ log: DiagnosticLog) {
    guard node["cell"] != nil, let cells = node.entry("cells") else { return }
    log.error(
      "a table has a \"cell\" or \"cells\", not both", at: cells.keyPlace,
      hint: "the last of \"cells\" has no \"when\": it is for all other rows")
  }

  /// A key of rows that are values for a cell and no views; `nil` where they may be views.
  static func value(among rows: SourceNode) -> SourceNode.Entry? {
    let maps = rows.elements.filter(\.isMap)
    let keys = maps.map { row in row.entries.filter { isValue($0.key, of: row) } }
    guard let first = keys.lazy.compactMap(\.first).first else { return nil }
    let count = keys.filter { $0.contains { $0.key == first.key } }.count
    return count > 1 || maps.count == 1 && keys[0].count == maps[0].entries.count ? first : nil
  }

  private static func isValue(_ key: String, of row: SourceNode) -> Bool {
    let isView = ["kind", "children", "component"].contains { row[$0] != nil }
    return !isView && SceneFormat.view.key(key) == nil
      && NearestName.nearest(to: key, in: SceneFormat.view.keys.map(\.name)) == nil
  }

  /// Reports values for a cell that there is not.
  static func reportLacking(_ value: SourceNode.Entry, _ log: DiagnosticLog) {
    let key = value.key.shortened(to: 40)
    log.error(
      "unknown key \"\(key)\" in a row", at: value.keyPlace,
      hint: "these look like values for a cell: give the table one, such as "
        + "cell: {text: \"{\(key)}\"}")
  }

  /// Reports a choice where rows have no values.
  static func reportWithoutValues(_ cells: SourceNode.Entry?, _ log: DiagnosticLog) {
    guard let cells else { return }
    log.error(
      "\"cells\" needs rows with values to choose by", at: cells.keyPlace,
      hint:
        "such as rows: [{mine: true}, {mine: false}]; rows that are given by their number have a \"cell\""
    )
  }
}

/// A condition on the values of a row: `{mine}`, `not {mine}`, `{kind} == photo`, `{kind} !=
/// photo`.
struct RowCondition {
  private let sides: [String]
  private let isNegated: Bool

  init(_ text: String) {
    for (sign, isNegated) in [("==", false), ("!=", true)] {
      let sides = text.split(separator: sign, maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else { continue }
      self.sides = sides.map { $0.trimmingSpaces }
      self.isNegated = isNegated
      return
    }
    let word = text.trimmingSpaces
    isNegated = word.hasPrefix("not ")
    sides = [isNegated ? Substring(word.dropFirst(4)).trimmingSpaces : word]
  }

  /// Whether it holds; a value that a row does not have is an empty text, which is untrue.
  func holds(for values: [String: SourceNode]) -> Bool {
    let texts = sides.map { Self.text($0, values) }
    let isTrue = texts.count == 2 ? texts[0] == texts[1] : !Self.untrue.contains(texts[0])
    return isTrue != isNegated
  }

  private static let untrue: Set = ["", "false", "no", "0", "null", "~"]

  private static func text(_ side: String, _ values: [String: SourceNode]) -> String {
    let node = SourceNode.scalar(side, isPlain: false, at: .start)
    let filled = Substitution(values: values).applied(to: node)
    if filled.isList || filled.isMap { return filled.parts.isEmpty ? "" : "true" }
    let text = filled.text ?? ""
    let isUnknown = text == side && text.hasPrefix("{") && text.hasSuffix("}")
    return isUnknown ? "" : text
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
