import EmakiFiles
import EmakiWorkspace
import EmakiText
import Foundation
import TestSupport
import Testing

@Suite struct `A cache` {
  private static let key = String(repeating: "ab", count: 32)

  private static func entry(_ bytes: [UInt8]) -> CacheEntry {
    CacheEntry(
      files: [("", bytes), ("reel.json", [1, 2, 10, 3])],
      note: .array([.string("a note\nwith lines")]))
  }

  private static func found(_ cache: WorkCache, _ key: String) -> CacheEntry? {
    if case .found(let entry) = cache.entry(of: key) { entry } else { nil }
  }

  @Test func `gives back what was kept, in another process too`() throws {
    let folder = try Scratch()
    try WorkCache(folder.path("cache")).keep(Self.entry([7, 10, 0, 255]), as: Self.key)
    let entry = try #require(Self.found(try WorkCache(folder.path("cache")), Self.key))
    #expect(entry.files.map(\.name) == ["", "reel.json"])
    #expect(entry.files.map(\.bytes) == [[7, 10, 0, 255], [1, 2, 10, 3]])
    #expect(entry.note.text == "[\"a note\\nwith lines\"]")
    #expect(Self.found(try WorkCache(folder.path("cache")), "00" + Self.key.dropFirst(2)) == nil)
  }

  @Test func `gives nothing for a damaged entry, wherever the damage is, and removes it`() throws {
    let folder = try Scratch()
    let cache = try WorkCache(folder.path("cache"))
    try cache.keep(Self.entry(Array(repeating: 9, count: 40)), as: Self.key)
    let path = folder.path("cache/v1/ab/\(Self.key)")
    let whole = try AtomicFile.read(path)
    for place in whole.indices {
      var bytes = whole
      bytes[place] ^= 0x20
      try AtomicFile.write(bytes, to: path)
      guard case .damaged = cache.entry(of: Self.key) else {
        Issue.record("a change at byte \(place) is not seen")
        continue
      }
      #expect(!FileManager.default.fileExists(atPath: path))
    }
    try AtomicFile.write(Array(whole.dropLast()), to: path)
    guard case .damaged = cache.entry(of: Self.key) else {
      Issue.record("a cut entry is not seen")
      return
    }
  }

  @Test func `gives nothing for an entry that was kept under another key`() throws {
    let folder = try Scratch()
    let cache = try WorkCache(folder.path("cache"))
    let other = "ab" + String(repeating: "cd", count: 31)
    try cache.keep(Self.entry([1]), as: Self.key)
    try cache.keep(Self.entry([2]), as: other)
    let copy = try AtomicFile.read(folder.path("cache/v1/ab/\(other)"))
    try AtomicFile.write(copy, to: folder.path("cache/v1/ab/\(Self.key)"))
    guard case .damaged = cache.entry(of: Self.key) else {
      Issue.record("the entry of another key is taken")
      return
    }
    #expect(Self.found(cache, other)?.files[0].bytes == [2])
  }

  @Test func `loses what was not used for longest when it is full`() throws {
    let folder = try Scratch()
    let cache = try WorkCache(folder.path("cache"), bound: 10_000)
    let keys = (0..<10).map { "\($0)" + Self.key.dropFirst() }
    for (age, key) in keys.enumerated() {
      try cache.keep(Self.entry(Array(repeating: 1, count: 2000)), as: key)
      let date = Date(timeIntervalSince1970: 1_000_000 + Double(age))
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: folder.path("cache/v1/\(key.prefix(2))/\(key)"))
    }
    // To be read is to be used.
    #expect(Self.found(cache, keys[0]) != nil)
    cache.trim()
    let left = keys.indices.filter { Self.found(cache, keys[$0]) != nil }
    // Each is a little more than 2,000 bytes: four are less than 9,000.
    #expect(left == [0, 7, 8, 9])
  }
}
