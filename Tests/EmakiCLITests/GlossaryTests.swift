import ArgumentParser
import Foundation
import Testing

@testable import EmakiCLI

/// The words that people read, by the glossary.
@Suite struct `The glossary` {
  private struct Row {
    let term: String
    let meaning: String
    let replaced: [String]
  }

  private static func rows(of path: String) throws -> [Row] {
    let page = try text(path)
    return page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { row in
      let cells = row.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      let words = cells[2].components(separatedBy: ", ").filter { !$0.isEmpty }
      return Row(term: cells[0], meaning: cells[1], replaced: words)
    }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Program.repository.appendingPathComponent(path), encoding: .utf8)
  }

  private static let page = "Sources/EmakiCLI/EmakiCLI.docc/Glossary.md"

  @Test func `is what the manual says, too`() throws {
    let glossary = try Dictionary(
      uniqueKeysWithValues: Self.rows(of: Self.page).map { ($0.term, $0.meaning) })
    let manual = try Self.text("Sources/EmakiManual/Text/words.md").split(separator: "\n")
      .filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(manual.count > 20)
    for row in manual {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(glossary[cells[0]] == cells[1], "\(cells[0])")
    }
  }

  @Test func `is kept by all that people read`() throws {
    let words = try Self.rows(of: Self.page).flatMap(\.replaced)
    #expect(words.count >= 15)
    // Millions of letters: this takes a tenth of what Swift's expressions take.
    let pattern = try NSRegularExpression(
      pattern: "\\b(\(words.joined(separator: "|")))\\b", options: .caseInsensitive)
    for (name, text) in try Self.surface() {
      let letters = NSString(string: text)
      for match in pattern.matches(in: text, range: NSRange(location: 0, length: letters.length)) {
        let line = letters.substring(with: letters.lineRange(for: match.range))
        Issue.record("\(name): \"\(letters.substring(with: match.range))\" in: \(line.prefix(120))")
      }
    }
  }

  /// README, articles, the manual, help, and the texts of messages and pages, each with its name.
  private static func surface() throws -> [(name: String, text: String)] {
    var found = [("README.md", try text("README.md"))]
    let sources = Program.repository.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() {
      let name = file.lastPathComponent
      if name == "Glossary.md" || file.pathComponents.contains("Templates") { continue }
      switch file.pathExtension {
      case "md", "html", "js":
        found.append((name, try String(contentsOf: file, encoding: .utf8)))
      case "yaml": found.append((name, try String(contentsOf: file, encoding: .utf8)))
      case "swift":
        found.append((name, prose(in: try String(contentsOf: file, encoding: .utf8))))
      default: break
      }
    }
    #expect(found.count > 900)
    return found + Emaki.configuration.subcommands.map { ($0.name, $0.helpMessage()) }
  }

  /// The string literals of a source that hold more than one word.
  private static func prose(in source: String) -> String {
    source.split(separator: "\n")
      .filter { $0.utf8.contains(UInt8(ascii: "\"")) }
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") && !$0.contains("#/") }
      .flatMap { line in
        line.matches(of: #/"((?:[^"\\]|\\.)*)"/#).map { String($0.1) }
      }
      .map { $0.replacing(#/\\\([^)]*\)?/#, with: "…") }
      .filter { $0.contains(" ") }.joined(separator: "\n")
  }
}
