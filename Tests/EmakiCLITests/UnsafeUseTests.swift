import Foundation
import Testing

/// The page on what the compiler does not check.
@Suite struct `The page of unsafe uses` {
  private static let sources = Program.repository.appendingPathComponent("Sources")
  private static let page = sources.appendingPathComponent("EmakiCLI/EmakiCLI.docc/UnsafeUses.md")

  /// Why each folder of sources has any.
  private static let reasons: [String: String] = [
    "Cassowary/Engine": "the solver's rows lie in memory of their own, which is read without "
      + "checks in a release build; `checkInvariants()` runs in tests",
    "Cassowary/Model": "a solver is a value that shares its storage until a copy changes",
    "EmakiCairo/Fonts": "FreeType and HarfBuzz give and take pointers; faces are shared",
    "EmakiCairo/Painting": "Cairo's contexts and paths, and glyph masks that are added up in place",
    "EmakiCairo/SVG": "Cairo calls back with the bytes that it has written",
    "EmakiCairo/Surfaces": "the pixels of Cairo's surfaces, read and written in place",
    "EmakiCairo/Text": "Pango takes a pointer to the text",
    "EmakiCLI/Commands": "two paths are taken from the arguments without starting the parser",
    "EmakiCLI/Output": "bytes go to standard output without a copy",
    "EmakiComparison/Pictures": "files are decoded from where they were read to",
    "EmakiDrawing/DisplayList": "the items of a list are walked in place",
    "EmakiDrawing/Paint": "pixels are compared and filled in place, and large pages asked for",
    "EmakiFiles": "the system's calls for files take pointers; names of unfinished files are "
      + "where a signal's handler can reach them",
    "EmakiFormats/APNG": "frames are laid over one another in place",
    "EmakiFormats/Checksums": "checksums read words of eight bytes",
    "EmakiFormats/Deflate": "matches are copied in words, with room behind the end of the memory",
    "EmakiFormats/GIF": "codes are looked up in tables of a fixed size",
    "EmakiFormats/JPEG": "libjpeg-turbo takes pointers",
    "EmakiFormats/PNG": "chunks are read where the file lies",
    "EmakiFormats/PNG/Reading": "rows are unfiltered and expanded in place",
    "EmakiFormats/PNG/Writing": "rows are compared and compressed in place",
    "EmakiFormats/WebP": "libwebp takes pointers",
    "EmakiXML": "expat calls back with pointers to names and texts",
    "EmakiLayout/Model": "parts of views are shared until one of the copies changes",
    "EmakiMap/Routing": "the search for ways has its states in one piece of memory",
    "EmakiPreview/Video": "planes of a video's pictures are filled once",
    "EmakiSceneFormat/Source": "libyaml's parser and its events are C structures",
    "EmakiServing": "the kernel's notices of changes are read from a buffer",
    "EmakiTesting/Baselines": "a function that runs at the end of the process gets its object",
    "EmakiThreads":
      "the system's threads take a pointer to their work, and keep one to their memory",
    "EmakiWorkspace/Plans": "checksums of cache entries are computed without a copy of the bytes",
    "EmakiWorkspace/Programs":
      "bytes go to a program without a copy; the numbers of programs that run are where "
      + "a signal's handler can reach them",
    "PixelDiff/Comparison": "rows of pixels are compared several at a time",
    "PixelDiff/Metrics": "rows of pixels are measured several at a time",
  ]

  /// What a line says that uses something unsafe.
  private static let words = [
    "Unsafe", "unsafeA", "unsafeB", "unsafeD", "unsafeU", "unsafelyU", "(unsafe)", "@unchecked",
    "(unchecked)",
    "Unmanaged", "MemoryRebound", "MemoryBound",
  ]

  /// How many lines of each file use what is unsafe, by folder.
  private func uses() throws -> [String: [(file: String, lines: Int)]] {
    let files = try #require(
      FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
    var uses: [String: [(file: String, lines: Int)]] = [:]
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      // Foundation's search is quick in a debug build too, where a regular expression is not.
      guard Self.words.contains(where: { text.range(of: $0) != nil }) else { continue }
      let lines = text.split(separator: "\n").filter { line in
        !line.drop { $0 == " " }.hasPrefix("//")
          && Self.words.contains { line.range(of: $0) != nil }
      }
      let path = file.deletingLastPathComponent().path
      let folder = String(path.dropFirst(Self.sources.path.count + 1))
      if !lines.isEmpty {
        uses[folder, default: []].append((file.lastPathComponent, lines.count))
      }
    }
    return uses
  }

  private func text() throws -> String {
    var text = """
      # What the compiler does not check

      Pointers, and types that are called safe to share by hand, by folder of the sources.

      ## Overview

      This page is generated from the sources. A file that is not named here uses only what the compiler
      checks. The number is that of the lines that use something unsafe.

      | folder | files | why |
      |---|---|---|

      """
    let uses = try uses()
    for (folder, files) in uses.sorted(by: { $0.key < $1.key }) {
      let names = files.sorted { $0.file < $1.file }.map { "`\($0.file)` \($0.lines)" }
      let reason = try #require(Self.reasons[folder], "\(folder) needs a reason")
      text += "| \(folder) | \(names.joined(separator: ", ")) | \(reason) |\n"
    }
    #expect(Set(Self.reasons.keys).subtracting(uses.keys).isEmpty, "reasons without a use")
    return text
  }

  /// With EMAKI_RECORD=1 the page is rewritten, and the test fails to say so.
  @Test func `lists every file that has one, with the reason`() throws {
    let text = try text()
    let committed = try? String(contentsOf: Self.page, encoding: .utf8)
    if committed == text { return }
    if ProcessInfo.processInfo.environment["EMAKI_RECORD"] == "1" {
      try Data(text.utf8).write(to: Self.page)
    }
    Issue.record("stale; rewrite it: EMAKI_RECORD=1 swift test --filter UnsafeUseTests")
  }
}
