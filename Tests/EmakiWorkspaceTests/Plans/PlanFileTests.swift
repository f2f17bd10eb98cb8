import EmakiText
import TestSupport
import Testing

@testable import EmakiWorkspace

@Suite struct `The file of a plan` {
  private static let line =
    #"{"id":"a","command":["render","a.yaml"],"cost":7,"digest":"d","file":"a.yaml","#
    + #""motion":false,"group":0}"#

  @Test func `is the plan again, with the same parts`() throws {
    let scratch = try Scratch()
    let plan = WorkPlan(
      (0..<20).map { index in
        WorkUnit(
          id: "u\(index)", command: ["render", "é.yaml"], cost: index * index % 11,
          digest: "d\(index)", group: "é\nscene\n\(index / 3)", file: "é.yaml",
          isMotion: index % 2 == 0)
      })
    let path = try scratch.write(plan.lines.joined(), to: "plan.jsonl")
    let read = try WorkPlan(reading: path)
    #expect(read.digest == plan.digest)
    #expect(read.units.map(\.file) == plan.units.map(\.file))
    #expect(read.units.map(\.isMotion) == plan.units.map(\.isMotion))
    for part in 1...4 { #expect(read.shard(part, of: 4) == plan.shard(part, of: 4)) }
  }

  @Test(arguments: [
    ("", "has no pictures"), ("nothing\n", ":1 is no line of a plan"),
    (line + "\n" + line + "\n", ":2: a is there twice"),
    (line.replacing(":7", with: ":-1"), ":1 is no line of a plan"),
    (line.replacing(":7", with: ":1000000000001"), ":1 is no line of a plan"),
    (line.replacing(":7", with: ":0.5"), ":1 is no line of a plan"),
    (line.replacing("\"file\"", with: "\"f\""), ":1 is no line of a plan"),
    (String(line.dropLast(3)), ":1 is no line of a plan"),
  ]) func `that is none is refused with its line`(text: String, message: String) throws {
    let scratch = try Scratch()
    let path = try scratch.write(text, to: "plan.jsonl")
    let error = #expect(throws: PartError.self) { try WorkPlan(reading: path) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }
}

@Suite struct `An entry of a cache` {
  @Test(arguments: ["../a.png", "/a.png", "..", "a/b"])
  func `names no file outside of its folder`(name: String) {
    let entry = CacheEntry(files: [(name, [1, 2])], note: .null)
    #expect(CacheEntry(bytes: entry.bytes(for: "k"), for: "k") == nil)
  }

  @Test func `is read as it was written, and not where a byte differs`() throws {
    let files: [(name: String, bytes: [UInt8])] = [("a.png", [1, 2, 3]), ("b", []), ("c", [10])]
    let bytes = CacheEntry(files: files, note: .string("é\n")).bytes(for: "k")
    let read = try #require(CacheEntry(bytes: bytes, for: "k"))
    #expect(read.files.map(\.name) == ["a.png", "b", "c"])
    #expect(read.files.map(\.bytes) == files.map(\.bytes) && read.note.string == "é\n")
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 1
      #expect(CacheEntry(bytes: damaged, for: "k") == nil, "byte \(place)")
    }
    #expect(CacheEntry(bytes: bytes.dropLast(), for: "k") == nil)
  }
}
