internal import EmakiPlatform
import EmakiFormats
import FoundationEssentials
import Synchronization

/// Notes the baselines that tests use in the file that `EMAKI_USED_BASELINES` names, one a line, so
/// that `emaki baselines --orphans` finds the others.
///
/// The first line of a process says whether all tests run or only some, its last one whether they
/// passed: one that ends before its baselines has not used them.
final class UsedBaselines: Sendable {
  /// Those of this process.
  static let shared = UsedBaselines(
    path: SnapshotEnvironment.current.usedBaselines, arguments: CommandLine.arguments)

  private let path: String?
  private let noted: Mutex<Set<String>>
  private let firstLine: String

  init(path: String?, arguments: [String]) {
    self.path = path
    firstLine = Self.isFiltered(arguments) ? "# filtered run" : "# full run"
    noted = Mutex([])
  }

  /// Notes a baseline; one in a file of hashes as `<path>#<name>`.
  func note(_ baseline: String) {
    guard let path else { return }
    noted.withLock { noted in
      guard noted.insert(baseline).inserted else { return }
      if noted.count == 1 { noteEnd() }
      append((noted.count == 1 ? firstLine + "\n" : "") + baseline + "\n", to: path)
    }
  }

  /// Whether a test run leaves tests out: by the options that `swift test` hands on, or, for
  /// XCTest, by the names of tests.
  static func isFiltered(_ arguments: [String]) -> Bool {
    let rest = arguments.dropFirst()
    let options = rest.map { $0.prefix { $0 != "=" } }
    if options.contains("--filter") || options.contains("--skip") { return true }
    // XCTest takes one word: the tests to run, joined by commas. Swift Testing gets all options.
    guard arguments.first?.hasSuffix(".xctest") == true, let tests = rest.first else {
      return false
    }
    return !options.contains("--testing-library") && !tests.hasPrefix("-")
  }

  /// Writes the last line when the process ends; after a crash there is none.
  private func noteEnd() {
    #if canImport(Glibc)
      on_exit(
        { status, place in
          guard let place else { return }
          let used = Unmanaged<UsedBaselines>.fromOpaque(place).takeUnretainedValue()
          used.end(hasPassed: status == 0)
        }, Unmanaged.passRetained(self).toOpaque())
    #else
      // Elsewhere a process does not learn with what status it ends.
      atexit { UsedBaselines.shared.end(hasPassed: true) }
    #endif
  }

  /// Notes how the tests ended, if the file is still there.
  func end(hasPassed: Bool) {
    guard let path else { return }
    append(hasPassed ? "# passed run\n" : "# failed run\n", to: path, flags: O_WRONLY | O_APPEND)
  }

  /// In one write, so that processes do not tear each other's lines.
  private func append(
    _ text: String, to path: String, flags: Int32 = O_WRONLY | O_APPEND | O_CREAT
  ) {
    let descriptor = open(path, flags, 0o644)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var text = text
    text.withUTF8 { _ = write(descriptor, $0.baseAddress, $0.count) }
  }
}
