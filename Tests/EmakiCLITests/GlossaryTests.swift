import ArgumentParser
import Foundation
import Testing

@testable import EmakiCLI

/// The words that users and developers read, by the glossary.
@Suite struct `The glossary` {
  private struct Row {
    let term: String
    let meaning: String
    let replaced: [String]
  }

  /// The rows of the table in a section of the glossary.
  private static func rows(under heading: String = "Overview") throws -> [Row] {
    let sections = try text("Sources/EmakiCLI/EmakiCLI.docc/Glossary.md")
      .components(separatedBy: "\n## ")
    let section = try #require(sections.first { $0.hasPrefix(heading) })
    return section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { row in
      let cells = row.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      let words = cells[2].components(separatedBy: ", ").filter { !$0.isEmpty }
      return Row(term: cells[0], meaning: cells[1], replaced: words)
    }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Program.repository.appendingPathComponent(path), encoding: .utf8)
  }

  private static let sources = Program.repository.appendingPathComponent("Sources")

  @Test func `is what the manual says, too`() throws {
    let glossary = try Dictionary(
      uniqueKeysWithValues: Self.rows().map { ($0.term, $0.meaning) })
    let manual = try Self.text("Sources/EmakiManual/Text/words.md").split(separator: "\n")
      .filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(manual.count > 20)
    for row in manual {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(glossary[cells[0]] == cells[1], "\(cells[0])")
    }
  }

  @Test func `is kept by all that people read`() throws {
    let words = try Self.rows().flatMap(\.replaced)
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

  // MARK: Comments and code

  @Test func `is kept by comments, which begin with what something is`() throws {
    let words = try Self.rows().flatMap(\.replaced)
      .map { $0.replacing(" ", with: #"[\s/]+"#) }.joined(separator: "|")
    // Names of the code stand in backquotes.
    let pattern = try NSRegularExpression(
      pattern: #"`[^`]*`|\b(\#(words))\b"#, options: .caseInsensitive)
    let comments = try Self.parts().filter(\.isComment)
    #expect(comments.count > 10_000)
    for comment in comments {
      if comment.text.drop(while: { "/ ".contains($0) }).hasPrefix("What ") {
        Issue.record("\(comment.file):\(comment.line): \"What …\" instead of a noun phrase")
      }
      for finding in comment.findings(pattern) { Issue.record("\(finding)") }
    }
  }

  @Test func `has names that types had before, which nothing in code has`() throws {
    let names = try Self.rows(under: "Names in code").flatMap(\.replaced)
    #expect(names.count >= 3)
    // Names and the parts of names: `shelf`, `shelfCount` and `openShelf`.
    let first = names.joined(separator: "|")
    let later = names.map(\.capitalized).joined(separator: "|")
    let pattern = try NSRegularExpression(
      pattern: "((?:(?<![A-Za-z])(?:\(first))|\(later))s?(?![a-z]))")
    for part in try Self.parts() {
      for finding in part.findings(pattern) { Issue.record("\(finding)") }
    }
  }

  /// Lines of comments without code between them, or code without comments and literals between.
  private struct Part {
    let file: String
    let line: Int
    let text: String

    var isComment: Bool { text.hasPrefix("//") }

    /// The number of line ends.
    var breaks: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

    /// The texts of the first group of a pattern, each with its file and line.
    func findings(_ pattern: NSRegularExpression) -> [String] {
      let letters = NSString(string: text)
      return pattern.matches(in: text, range: NSRange(location: 0, length: letters.length))
        .map { $0.range(at: 1) }.filter { $0.length > 0 }
        .map { range in
          let before = Part(file: file, line: line, text: letters.substring(to: range.location))
          return "\(file):\(line + before.breaks): \"\(letters.substring(with: range))\""
        }
    }
  }

  /// The parts of all sources that are not generated.
  private static func parts() throws -> [Part] {
    // Expressions and texts are matched too, as what looks like a comment may stand in them.
    let tokens = try NSRegularExpression(
      pattern: ##"#/[\s\S]*?/#|#"[^\n]*?"#|"""[\s\S]*?"""|"##
        + #"//.*(?:\n *//.*)*|"(?:[^"\\\n]|\\.)*+""#)
    var parts: [Part] = []
    // A package in it may have been built there, into a hidden folder.
    let files = FileManager.default.enumerator(
      at: sources, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      if file.pathComponents.contains("Generated") { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      parts += Self.parts(
        of: text, file: String(file.path.dropFirst(sources.path.count + 1)), tokens)
    }
    return parts
  }

  private static func parts(
    of source: String, file: String, _ tokens: NSRegularExpression
  ) -> [Part] {
    let letters = NSString(string: source)
    let all = NSRange(location: 0, length: letters.length)
    var parts: [Part] = []
    var (end, line) = (0, 1)
    func next(to newEnd: Int) -> Part {
      let range = NSRange(location: end, length: newEnd - end)
      let part = Part(file: file, line: line, text: letters.substring(with: range))
      (end, line) = (newEnd, line + part.breaks)
      return part
    }
    for token in tokens.matches(in: source, range: all).map(\.range) {
      parts.append(next(to: token.location))
      let found = next(to: token.location + token.length)
      if found.isComment { parts.append(found) }
    }
    return parts + [next(to: all.length)]
  }
}
