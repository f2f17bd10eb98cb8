import Foundation
import Testing

extension FuzzTarget: CustomTestStringConvertible {
  var testDescription: String { name }
}

/// The bytes that are kept: examples to change, and findings that were mended.
@Suite struct `The corpus of the fuzzer` {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let corpus = repository.appendingPathComponent("Tests/Fuzzing/Corpus")

  private static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `has bytes for every target, and for nothing else`() throws {
    #expect(try Self.names(in: Self.corpus) == FuzzTarget.all.map(\.name).sorted())
  }

  @Test(arguments: FuzzTarget.all)
  func `neither ends nor holds its target`(target: FuzzTarget) async throws {
    let folder = Self.corpus.appendingPathComponent(target.name)
    let files = try Self.names(in: folder)
    #expect(!files.isEmpty)
    for file in files {
      let bytes = try Data(contentsOf: folder.appendingPathComponent(file))
      #expect(await Self.ends(target, with: [UInt8](bytes)), "\(target.name)/\(file)")
    }
  }

  /// Whether a target comes to an end within a minute, on a thread like that of the fuzzer.
  private static func ends(_ target: FuzzTarget, with bytes: [UInt8]) async -> Bool {
    await withCheckedContinuation { continuation in
      let end = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        target.run(bytes)
        end.signal()
      }
      Thread.detachNewThread {
        continuation.resume(returning: end.wait(timeout: .now() + 60) == .success)
      }
    }
  }

  @Test func `has a row for each target on the page of promises`() throws {
    let page = try String(
      contentsOf: Self.repository.appendingPathComponent(
        "Sources/EmakiCLI/EmakiCLI.docc/Promises.md"), encoding: .utf8)
    let start = try #require(page.range(of: "| target | what reads the bytes |"))
    let table = page[start.upperBound...].prefix { $0 != "#" }
    let rows = table.matches(of: #/\n\| `([a-z-]+)` \|/#).map { String($0.1) }
    #expect(rows.sorted() == (FuzzTarget.all.map(\.name) + ["folder", "program"]).sorted())
  }
}
