import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import EmakiCLI

/// Every command that the documentation shows.
@Suite struct `The documentation` {
  private static let commands = DocumentedCommand.all

  @Test func `shows many commands, and every command of the program`() {
    #expect(Self.commands.count >= 80)
    let shown = Set(Self.commands.compactMap(\.arguments.first))
    let names = Emaki.configuration.subcommands.map {
      $0.configuration.commandName ?? "\($0)".lowercased()
    }
    #expect(names.count >= 15)
    #expect(Set(names).subtracting(shown).isEmpty)
  }

  // What can run is run below.
  @Test(arguments: commands.filter { !$0.canRun })
  func `shows commands that the program understands`(command: DocumentedCommand) {
    do {
      _ = try Emaki.parseAsRoot(command.arguments)
    } catch {
      // Help and completions come as errors that mean success.
      #expect(
        Emaki.exitCode(for: error) == .success, "\(command): \(Emaki.fullMessage(for: error))")
    }
  }

  @Test(arguments: commands.filter(\.canRun))
  func `shows commands on the examples that work as they stand`(command: DocumentedCommand) throws {
    let scratch = try Scratch()
    let examples = Program.repository.appendingPathComponent("Examples").path
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("Examples"), withDestinationPath: examples)
    try FileManager.default.copyItem(
      atPath: Program.example("storyboard/Main.storyboard"),
      toPath: scratch.path("Main.storyboard"))
    if command.arguments.contains("hello.yaml"), command.arguments.first != "init" {
      #expect(try Program.run(["init", scratch.path("hello.yaml")]).status == 0)
    }
    let run = try Program.run(command.quickArguments, folder: scratch.url)
    #expect(run.status == 0, "\(command): \(run.errors)")
    // What that looks for is no fault of the command.
    let isAudit = command.arguments.contains("--a11y")
    #expect(isAudit || !run.errors.contains("warning:"), "\(command): \(run.errors)")
  }
}

/// One command as the documentation writes it.
struct DocumentedCommand: Sendable, Hashable, CustomStringConvertible, CustomTestStringConvertible {
  let text: String

  var description: String { text }
  var testDescription: String { text }

  /// What follows `emaki`, without what a shell would do with the output.
  var arguments: [String] {
    let words = text.matches(of: /'([^']*)'|"([^"]*)"|(\S+)/).map { match in
      String(match.1 ?? match.2 ?? match.3 ?? "")
    }
    let end = words.firstIndex { [">", "|", "&&", "#"].contains($0) } ?? words.endIndex
    return Array(words[1..<end])
  }

  /// Whether everything it needs is there, and it ends by itself in a short time.
  var canRun: Bool {
    let words = arguments
    guard let command = words.first,
      !["serve", "lsp", "mcp", "compare", "measure", "diff"].contains(command)
    else {
      return false
    }
    if command == "help" { return true }
    let known = words.contains {
      $0 == "Main.storyboard" || $0 == "hello.yaml"
        || ($0.hasPrefix("Examples/") && !$0.contains("*") && !$0.contains("…"))
    }
    // Code is read by a program that is built apart.
    return known && !words.contains { $0 == "HomeViewController" || $0.hasSuffix(".swift") }
  }

  /// The arguments, for small pictures, and one instead of a long sequence.
  var quickArguments: [String] {
    var quick = arguments
    guard ["render", "preview"].contains(quick.first) else { return quick }
    if !quick.contains("--scale") { quick += ["--scale", "0.25"] }
    let sampling: Set = ["--at", "--steps", "--fps"]
    if quick.first == "render", sampling.isDisjoint(with: quick) { quick += ["--at", "0"] }
    return quick
  }
}

extension DocumentedCommand {
  /// The commands of README, catalogs, examples and help, each once, in the order of their text.
  static let all: [DocumentedCommand] = {
    var found: Set<String> = []
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let path = file.path.replacing(Program.repository.path + "/", with: "")
      found.formUnion(commands(in: text, path: path))
    }
    for command in Emaki.configuration.subcommands {
      found.formUnion(commands(in: command.configuration.discussion, path: ""))
    }
    return found.sorted().map(DocumentedCommand.init)
  }()

  private static var files: [URL] {
    let root = Program.repository
    var files = [root.appendingPathComponent("README.md")]
    for folder in ["Sources", "Examples"] {
      let all = FileManager.default.enumerator(
        at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      for case let file as URL in all ?? .init() {
        if file.pathExtension == "md" || (folder == "Examples" && file.pathExtension == "yaml") {
          files.append(file)
        }
      }
    }
    return files
  }

  /// Lines that start with the program's name, in comments or not, and what stands between single
  /// backticks; a backslash at the end of a line goes on in the next. `…` stands for the file and
  /// where its frames go.
  private static func commands(in text: String, path: String) -> [String] {
    let joined = text.replacing(/\\\n\s*/, with: " ")
    let lines = joined.matches(of: /(?m)^[# ]*(emaki [a-z-].*)$/).map { String($0.1) }
    // One word is the name of a command, not a use of it.
    let quoted = joined.matches(of: /`(emaki [a-z-][^`]* [^`]*)`/).map { String($0.1) }
    return (lines + quoted).map { command in
      // Three spaces lead to what the command does.
      let end = command.firstRange(of: /\s{3,}/)?.lowerBound ?? command.endIndex
      let start = command[..<end].replacing(/\s+/, with: " ")
        .trimmingCharacters(in: .whitespaces)
      guard start.contains("…") else { return start }
      let output = start.contains("render") && !start.contains(" -o ") ? " -o frames" : ""
      return start.replacing("…", with: path) + output
    }
  }
}
