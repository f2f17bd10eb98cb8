import Foundation
import Testing

/// What opens files by itself, and not by the function that knows the folder that is served.
@Suite struct `Files are opened in one place` {
  /// Why each of the other places may.
  private static let reasons: [String: String] = [
    "EmakiFiles/Confinement.swift": "the function itself",
    "EmakiFiles/PathBeneath.swift": "its steps",
    "EmakiWorkspace/Programs/ChildProcess.swift": "/dev/null, for messages that nobody reads",
    "EmakiWorkspace/Sets/ProgramStamp.swift": "fonts of the system; no tool of an agent has sets",
    "EmakiCLI/Commands/Baselines.swift": "no tool of an agent",
    "EmakiWorkspace/Comparisons/OrphanSearch.swift": "of the same command",
    "EmakiThreads/ControlGroup.swift": "what the kernel says of the process's quota",
    "EmakiCairo/Fonts/FontFolder.swift": "folders of fonts that the user gives",
  ]
  /// Programs of their own, and the library for tests.
  private static let others = ["EmakiTesting/", "Plugins/", "Emaki/", "EmakiCLI/Commands/Init"]

  @Test func `but for those with a reason`() throws {
    let sources = Program.repository.appendingPathComponent("Sources")
    let calls = try Regex(
      #"(^|[^A-Za-z.])(open|openat|opendir|fopen|freopen)\((?!DisplayGroup)|EmakiPlatform\.open\("#
        + #"|Data\(contentsOf|String\(contentsOf|subpathsOfDirectory|temporaryDirectory"#)
    let system = try Regex(#"import (EmakiPlatform|Foundation|FoundationEssentials|Glibc)\b"#)
    var found: Set<String> = []
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      let path = String(file.path.dropFirst(sources.path.count + 1))
      let text = try String(contentsOf: file, encoding: .utf8)
      guard !Self.others.contains(where: path.hasPrefix), !path.contains("/Tests/"),
        text.contains(system)
      else { continue }
      let lines = text.split(separator: "\n").filter { line in
        !line.drop { $0 == " " }.hasPrefix("//") && !line.contains("func open")
      }
      if lines.contains(where: { $0.contains(calls) }) { found.insert(path) }
    }
    #expect(found == Set(Self.reasons.keys))
  }
}
