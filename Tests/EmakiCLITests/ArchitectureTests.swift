import Foundation
import Testing

/// The page on architecture, beside the package that it describes.
@Suite struct `The architecture page` {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Program.repository.appendingPathComponent(path), encoding: .utf8)
  }

  /// The dependencies of each target but those of tests, as the package's manifest has them.
  private func targets() throws -> [String: Set<String>] {
    let manifest = try Self.text("Package.swift")
    let list = try #require(manifest.range(of: "\n  targets: [\n"))
    let ends = try #require(manifest.range(of: "    // Tests.\n"))
    let entries = manifest[list.upperBound..<ends.lowerBound]
      .components(separatedBy: "\n    .").filter { !$0.isEmpty }
    var targets: [String: Set<String>] = [:]
    for whole in entries {
      let entry = whole.replacing(#/, condition: \.when\([^\n]*\]\)/#, with: "")
      let names = entry.matches(of: #/"([A-Za-z0-9]+)"/#).map { String($0.1) }
      guard let first = names.first, entry.contains("name:") else { continue }
      let inner = try entry.firstMatch(
        of: Regex("(?s)dependencies: \\[(.*?)\\n?\\s*\\](,|\\)|\\n)"))
      let text = inner.flatMap { $0.output[1].substring.map(String.init) } ?? ""
      let dependencies = text.replacing(#/package: "[a-z-]+"/#, with: "")
        .matches(of: #/"([A-Za-z0-9]+)"/#).map { String($0.1) }
      targets[first] = Set(dependencies)
    }
    return targets
  }

  @Test func `names every target with what it imports`() throws {
    let page = try Self.text("Sources/EmakiCLI/EmakiCLI.docc/Architecture.md")
    let start = try #require(page.range(of: "| target |"))
    let rows = page[start.upperBound...].prefix(while: { $0 != "#" }).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
    var told: [String: Set<String>] = [:]
    for row in rows {
      let cells = row.split(separator: "|").map(String.init)
      let names = cells[2].matches(of: #/`([A-Za-z0-9]+)`/#).map { String($0.1) }
      told[cells[0].trimmingCharacters(in: CharacterSet(charactersIn: " `"))] = Set(names)
      #expect(cells[1].count > 10, "\(row)")
    }
    let targets = try targets()
    #expect(targets.count > 25)
    for (name, dependencies) in targets { #expect(told[name] == dependencies, "\(name)") }
    #expect(Set(told.keys) == Set(targets.keys))
  }

  @Test func `is followed by a page of each library that is written in Swift`() throws {
    // Libraries of C have none, and the program is one line.
    let names = try targets().keys.filter { name in
      !name.hasPrefix("C") || name == "Cassowary"
    }.filter { !$0.hasSuffix("Plugin") && $0 != "EmakiProgram" }
    #expect(names.count > 25)
    for name in names {
      let page = try Self.text("Sources/\(name)/\(name).docc/\(name).md")
      #expect(page.hasPrefix("# ``\(name)``\n\n"), "\(name)")
    }
  }

  @Test func `names files and folders that there are`() throws {
    let page = try Self.text("Sources/EmakiCLI/EmakiCLI.docc/Architecture.md")
    let start = try #require(page.range(of: "## Where do I add"))
    let section = page[start.upperBound...].prefix { $0 != "#" }
    let paths = section.matches(of: #/`(Emaki[A-Za-z]+/[A-Za-z/+.]+)`/#).map { String($0.1) }
    #expect(paths.count > 5)
    for path in paths {
      let place = Program.repository.appendingPathComponent("Sources/\(path)").path
      #expect(FileManager.default.fileExists(atPath: place), "\(path)")
    }
  }
}
