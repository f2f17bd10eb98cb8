import EmakiWorkspace
import EmakiText
import Foundation
import TestSupport
import Testing

@Suite struct `A part of a result` {
  @Test(arguments: [
    #"{"emaki":"results","command":"check","plan":"p","shard":1e300,"of":2}"#,
    #"{"emaki":"results","command":"check","plan":"p","shard":1,"of":1e300}"#,
    #"{"emaki":"results","command":"check","plan":"p","shard":1,"of":1e18}"#,
    #"{"emaki":"results","command":"check","plan":"p","shard":1.5,"of":2}"#,
    #"{"emaki":"results","command":"check","plan":"p","shard":1,"of":0}"#,
  ]) func `with numbers that no run writes is refused`(head: String) throws {
    let scratch = try Scratch()
    _ = try scratch.write(head + "\n{\"results\":0}\n", to: "part.jsonl")
    let error = #expect(throws: PartError.self) { try ResultPart(scratch.path("part.jsonl")) }
    #expect(error?.message.contains("is not a file of results") == true)
  }
}

extension `A part of a result` {
  @Test(arguments: ["../a.png", "/etc/a.png", "a/../../b", "", "a\u{0}b"])
  func `names nothing outside of the folder of the set`(name: String) throws {
    let scratch = try Scratch()
    let part = ResultPart(
      ResultPart.Head(command: "check", plan: "p"),
      results: [.object([("name", .string(name)), ("outcome", .string("removed"))])])
    try part.write(to: scratch.path("part.jsonl"))
    let error = #expect(throws: PartError.self) { try ResultPart(scratch.path("part.jsonl")) }
    #expect(error?.message.contains("outside of the folder of the set") == true)
  }
}
