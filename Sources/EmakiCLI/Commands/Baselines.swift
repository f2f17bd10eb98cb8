import EmakiWorkspace
import EmakiFiles
import ArgumentParser
import EmakiPlatform
import FoundationEssentials

/// `emaki baselines`
struct Baselines: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baselines",
    abstract: "List the baselines of snapshot tests that no test uses any more.",
    discussion: """
      Runs all tests of a package and prints the baselines that no test used, one a line. With \
      --used FILE it reads the log of an earlier run instead. The run must be complete: a run \
      with --filter or --skip, or one that failed, is refused. Exit code 0: no orphans. 1: at \
      least one. 2: an error.

      Examples:
        emaki baselines --orphans
        EMAKI_USED_BASELINES=used.txt swift test
        emaki baselines --orphans --used used.txt
      """)

  @Flag(help: "List what no test uses.")
  var orphans = false

  @Option(
    help: ArgumentHelp("The package whose tests are run. (default: .)", valueName: "folder"))
  var packagePath: String?

  @Option(help: ArgumentHelp("What EMAKI_USED_BASELINES named in a full run.", valueName: "file"))
  var used: String?

  func validate() throws {
    if used != nil, packagePath != nil {
      throw ValidationError("--package-path says whose tests are run: with --used none is.")
    }
    if !orphans { throw ValidationError("Say --orphans: it is all there is to list.") }
  }

  func run() throws {
    try Command.run {
      let log = try used.map(Self.text) ?? testRun()
      let orphans = try OrphanSearch(log: log).orphans()
      try Terminal.writeData(orphans.map { $0 + "\n" }.joined())
      if !orphans.isEmpty { throw ExitCode(1) }
    }
  }

  private static func text(of path: String) throws(Failure) -> String {
    String(decoding: try InputFile.bytes(of: path), as: UTF8.self)
  }

  /// Whether a folder, or one around it, has a package's manifest; where `swift test` looks.
  private static func isInPackage(_ folder: String) -> Bool {
    var url = URL(fileURLWithPath: folder).standardized
    while !Folder.exists(url.appending(path: "Package.swift").path) {
      if url.path == "/" || url.path.isEmpty { return false }
      url = url.deletingLastPathComponent()
    }
    return true
  }

  /// The results that the package's tests noted.
  private func testRun() throws -> String {
    let packagePath = packagePath ?? "."
    guard Self.isInPackage(packagePath) else {
      throw Failure(
        "\(packagePath) is not in a Swift package, so there are no tests to run",
        hint: "say where it is with --package-path, or what a run used with --used")
    }
    let log = FileManager.default.temporaryDirectory
      .appending(path: "emaki-used-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: log) }
    Terminal.message("running all tests of \(packagePath)")
    setenv("EMAKI_USED_BASELINES", log, 1)
    guard let tests = ChildProcess(running: "swift", ["test", "--package-path", packagePath])
    else { throw Failure("cannot run swift test") }
    guard tests.status == 0 else {
      throw Failure("the tests failed, so some may not have come to their baselines")
    }
    return FileManager.default.fileExists(atPath: log) ? try Self.text(of: log) : ""
  }
}
