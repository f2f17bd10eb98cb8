import CodeReading
import EmakiCode
import Foundation
import Testing

/// Files of one idea each; what must be found stands at their heads.
enum Fixture {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Fixtures")

  static let names: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { $0.hasSuffix(".swift") }.sorted()
  }()

  /// The lines that are expected, and the whole file.
  static func read(_ name: String) throws -> (expected: [String], text: String) {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("//= ") }
    return (lines.map { String($0.dropFirst(4)) }, text)
  }
}

extension CodeMotion {
  /// The motion as the heads of fixtures write it.
  var lines: [String] {
    var line =
      "\(function) \(kind.rawValue) \(Self.time(duration)) after \(Self.time(delay)) \(pace.label)"
    if !options.isEmpty { line += " [\(options.joined(separator: ", "))]" }
    if let repeatCount {
      line += repeatCount == .text("forever") ? " forever" : " \(repeatCount.label) times"
    }
    if autoreverses { line += " there and back" }
    line += conditions.map { " if \($0)" }.joined()
    if caller != nil { line += " called" }
    if follows != nil { line += ", then" }
    return [line] + changes.map(Self.line)
      + completion.map { "  at the end: \($0.view).\($0.property) → \($0.to.label)" }
  }

  private static func time(_ value: CodeValue) -> String {
    if case .text(let text) = value { return text }
    return value.seconds
  }

  private static func line(_ change: CodeChange) -> String {
    func text(_ value: CodeValue) -> String {
      value.isConstant ? value.label : "not constant: \(value.label)"
    }
    var line =
      "  \(change.view).\(change.property) \(change.from.map(text) ?? "?") → \(text(change.to))"
    if let start = change.relativeStart, let duration = change.relativeDuration {
      line += " from \(start.label) for \(duration.label)"
    }
    return line + change.conditions.map { " if \($0)" }.joined()
  }
}

@Suite struct `Motion in source` {
  @Test func `has many fixtures`() { #expect(Fixture.names.count > 30) }

  @Test(arguments: Fixture.names)
  func `is found with its values`(_ name: String) throws {
    let (expected, text) = try Fixture.read(name)
    let found = CodeReading.findings(in: [(name, text)])
    #expect(found.motions.flatMap(\.lines) == expected)
    #expect(found.problems.isEmpty)
  }

  @Test(arguments: Fixture.names)
  func `is the same after it was written and read`(_ name: String) throws {
    let found = CodeReading.findings(in: [(name, try Fixture.read(name).text)])
    let read = try #require(CodeFindings(bytes: Array(found.text.utf8)))
    #expect(read.motions.flatMap(\.lines) == found.motions.flatMap(\.lines))
    #expect(read.text == found.text)
  }
}
