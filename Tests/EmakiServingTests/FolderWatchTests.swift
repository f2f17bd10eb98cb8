import Foundation
import Testing

@testable import EmakiServing

#if os(Linux)
  @Suite struct `Watching a folder` {
    @Test func `notices files that are written and files that are moved in`() async throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("emaki-watch-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
      let watch = try #require(FolderWatch([folder.path]) { continuation.yield() })
      var iterator = changes.makeAsyncIterator()
      let file = folder.appendingPathComponent("a.yaml")
      try Data("a".utf8).write(to: file)
      await iterator.next()
      try FileManager.default.moveItem(at: file, to: folder.appendingPathComponent("b.yaml"))
      await iterator.next()
      withExtendedLifetime(watch) {}
    }

    @Test func `notices what comes and goes in a folder that is added, and where that is missing`()
      async throws
    {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("emaki-watch-\(UUID().uuidString)")
      let inner = folder.appendingPathComponent("inner/deep")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
      let watch = try #require(FolderWatch([folder.path]) { continuation.yield() })
      var iterator = changes.makeAsyncIterator()
      watch.add(inner.path)
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      await iterator.next()
      watch.add(inner.path)
      let file = inner.appendingPathComponent("a.yaml")
      try Data("a".utf8).write(to: file)
      await iterator.next()
      try FileManager.default.moveItem(
        at: file,
        to: FileManager.default.temporaryDirectory
          .appendingPathComponent("emaki-gone-\(UUID().uuidString)"))
      await iterator.next()
      withExtendedLifetime(watch) {}
    }

    @Test func `refuses a folder that is not there`() {
      #expect(FolderWatch(["/nonexistent"]) {} == nil)
    }
  }
#endif
