/// The table as a page of the manual.
struct FigurePage {
  let figure: Figure

  private static let letters = Dictionary(
    uniqueKeysWithValues: zip(
      Statement.allCases, "abcdefghijklmnopqrstuvwxyz".map(String.init)))

  /// Where all mutations are tried.
  var text: String {
    let passing = Statement.allCases.map { "- **\(Self.letters[$0] ?? "")**: \($0.rawValue)\n" }
    let untried = Untried.allCases.map { "- **\($0.sign)**: \($0.rawValue)\n" }
    let tables = Mutation.Subject.allCases.map { subject in
      "\n## \(subject.title)\n\n" + table(subject)
    }
    return """
      # What a check sees

      People let these commands say "the same". Here each of them looks at \
      \(figure.bench.all.count) single changes. A test makes the changes and writes this page.

      \(counts)

      1 is the exit code for a difference, and 2 for what cannot be compared. Both name the file or \
      the view. A letter stands for a change that passes, and says why:

      \(passing.joined())
      A sign stands for a change that the command is not given:

      \(untried.joined())
      """ + tables.joined()
  }

  /// How many cells there are of each kind.
  private var counts: String {
    let cells = figure.bench.mutations.flatMap { mutation in
      Comparer.allCases.map { figure.cell(mutation, $0) }
    }
    var (seen, passed, defects) = (0, 0, 0)
    for cell in cells {
      switch cell {
      case .seen: seen += 1
      case .passed: passed += 1
      case .untried: break
      case .defect: defects += 1
      }
    }
    return "Of \(seen + passed + defects) pairs of a change and a command, \(seen) are seen, "
      + "\(passed) pass by a statement, and \(defects) are defects."
  }

  private func table(_ subject: Mutation.Subject) -> String {
    let all = figure.bench.all.filter { $0.subject == subject }
    let head = ["the change"] + comparers(subject).map { "`\($0.title)`" }
    let rows =
      subject == .key
      ? sections(all).map { name, keys in
        Self.row(
          ["\(name): \(keys.count) change\(keys.count == 1 ? "" : "s")"]
            + comparers(.key).map { comparer in counted(keys.map { figure.cell($0, comparer) }) })
      } : all.map(row)
    return Self.row(head) + Self.row(head.map { _ in "---" }) + rows.joined()
  }

  /// The line of a mutation.
  func row(_ mutation: Mutation) -> String {
    Self.row(
      [mutation.what]
        + comparers(mutation.subject).map { figure.cell(mutation, $0).text(Self.letters) })
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }

  /// Those that are given any of a subject.
  private func comparers(_ subject: Mutation.Subject) -> [Comparer] {
    let all = figure.bench.all.filter { $0.subject == subject }
    return Comparer.allCases.filter { comparer in all.contains(where: comparer.takes) }
  }

  /// The keys by their sections, in the order of the format.
  private func sections(_ keys: [Mutation]) -> [(name: String, keys: [Mutation])] {
    var sections: [(name: String, keys: [Mutation])] = []
    for key in keys {
      let name = key.what.split(separator: ".").dropLast().joined(separator: ".")
      if sections.last?.name != name { sections.append((name, [])) }
      sections[sections.count - 1].keys.append(key)
    }
    return sections
  }

  /// How many are seen, pass by each statement and are not tried, the seen ones first.
  private func counted(_ cells: [Cell]) -> String {
    let texts = cells.map { cell in
      if case .seen = cell { "seen" } else { cell.text(Self.letters) }
    }
    let counts = Dictionary(grouping: texts, by: \.self).mapValues(\.count)
    return counts.sorted { ($0.key != "seen" ? 1 : 0, $0.key) < ($1.key != "seen" ? 1 : 0, $1.key) }
      .map { $0.key == "seen" ? "\($0.value)" : "\($0.key) \($0.value)" }
      .joined(separator: ", ")
  }
}

extension Cell {
  fileprivate func text(_ letters: [Statement: String]) -> String {
    switch self {
    case .seen(let code): "\(code)"
    case .passed(let statement): letters[statement] ?? "?"
    case .untried(let reason): reason.sign
    case .defect: "not yet"
    }
  }
}

extension Mutation.Subject {
  fileprivate var title: String {
    switch self {
    case .picture: "Pictures"
    case .frames: "Folders of frames"
    case .animation: "Animated PNG"
    case .text: "Texts of tests"
    case .scene: "Scene files"
    case .key: "Keys of scene files"
    case .folder: "Folders"
    case .set: "Sets of pictures"
    }
  }
}
