import Foundation

/// Measures Emaki and every installed peer in the same run, and prints medians and ratios.
@main
struct EmakiBench {
  /// What can be measured alone, by name.
  private static let sections: [(name: String, run: @Sendable (Settings) async throws -> Void)] = [
    ("render", RenderBenchmark.run),
    ("encode", EncodingBenchmark.run),
    ("solve", SolverBenchmark.run),
    ("compare", ComparisonBenchmark.run),
    ("start", StartUpBenchmark.run),
    ("animate", AnimationBenchmark.run),
    ("scale", ScaleBenchmark.run),
    ("edit", EditorBenchmark.run),
    ("jobs", JobsBenchmark.run),
  ]

  static func main() async {
    do { try await measure() } catch {
      FileHandle.standardError.write(Data("emaki-bench: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func measure() async throws {
    var names = Array(CommandLine.arguments.dropFirst())
    let isSmoke = names.contains("--smoke")
    names.removeAll { $0 == "--smoke" }
    let known = sections.map(\.name)
    if let unknown = names.first(where: { !known.contains($0) }) {
      FileHandle.standardError.write(
        Data("emaki-bench [--smoke] [\(known.joined(separator: "|"))]: not \(unknown)\n".utf8))
      exit(64)
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("emaki-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let settings = Settings(isSmoke: isSmoke, folder: folder)
    for section in sections where names.isEmpty || names.contains(section.name) {
      try await section.run(settings)
    }
  }
}

/// How much is measured, and where.
struct Settings: Sendable {
  /// Whether everything runs only once, to see that it runs.
  let isSmoke: Bool
  /// For files that are made and thrown away.
  let folder: URL

  /// How often each thing is measured.
  var rounds: Int { isSmoke ? 1 : 7 }

  /// The same for programs that are over in milliseconds: the first few times the system is slower to
  /// start them.
  var shortRounds: Int { isSmoke ? 1 : 25 }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// A new empty folder.
  func makeFolder(_ name: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url.path
  }

  /// The folder of the benchmarks' package.
  static var package: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  /// The scene file of the render workload.
  static var workload: URL { package.appendingPathComponent("render-workload.yaml") }

  /// The example that start-up is measured with.
  static var example: URL {
    package.appendingPathComponent("../../Examples/side-menu.yaml").standardizedFileURL
  }
}
