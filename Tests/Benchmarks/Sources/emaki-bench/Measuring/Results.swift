import Foundation

/// The figures of one section, printed as a table.
struct Results {
  private struct Row {
    var name: String
    var sample: Sample
    var note: String
  }

  private let title: String
  private var rows: [Row] = []
  private var missing: [String] = []

  /// Starts a section whose first row is what the others are compared with.
  init(_ title: String) {
    self.title = title
  }

  mutating func add(_ name: String, _ sample: Sample, note: String = "") {
    rows.append(Row(name: name, sample: sample, note: note))
  }

  /// Names a peer that is not installed.
  mutating func miss(_ name: String) { missing.append(name) }

  /// Prints medians, and how many times as long as Emaki (the first row) each other one takes.
  func print() {
    show("\n\(title)")
    show("  " + line("", "wall ms", "cpu ms", "Emaki/peer", "by cpu", ""))
    for row in rows {
      let isFirst = row.name == rows.first?.name
      show(
        "  "
          + line(
            row.name, number(row.sample.medianWall), number(row.sample.medianProcessor),
            isFirst ? "" : ratio(row, \.medianWall), isFirst ? "" : ratio(row, \.medianProcessor),
            row.note))
    }
    if !missing.isEmpty {
      show("  not installed: " + missing.joined(separator: ", "))
    }
  }

  /// Writes a line at once, so that it shows in a pipe too.
  private func show(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private func ratio(_ row: Row, _ value: KeyPath<Sample, Double>) -> String {
    guard let first = rows.first, row.sample[keyPath: value] > 0 else { return "" }
    return number(first.sample[keyPath: value] / row.sample[keyPath: value]) + "×"
  }

  private func number(_ value: Double) -> String {
    String(format: value < 0.1 ? "%.4f" : value < 10 ? "%.3f" : "%.1f", value)
  }

  private func line(_ name: String, _ cells: String...) -> String {
    let padding = String(repeating: " ", count: max(1, 40 - name.count))
    let numbers = cells.dropLast().map {
      String(repeating: " ", count: max(1, 12 - $0.count)) + $0
    }
    return name + padding + numbers.joined() + "  " + (cells.last ?? "")
  }
}
