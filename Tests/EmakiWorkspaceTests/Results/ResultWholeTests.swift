import EmakiFiles
import EmakiWorkspace
import EmakiText
import TestSupport
import Testing

@Suite struct `Parts of a result` {
  private static func part(
    _ index: Int, of count: Int, plan: String = "p", command: String = "check", names: [String] = []
  ) -> ResultPart {
    ResultPart(
      ResultPart.Head(command: command, plan: plan, index: index, count: count),
      results: names.map { .object([("name", .string($0))]) })
  }

  private static func refusal(_ parts: [(name: String, part: ResultPart)]) -> String? {
    do throws(PartError) { _ = try MergedResult(parts) } catch { return error.message }
    return nil
  }

  @Test func `are joined in any order`() throws {
    let whole = try MergedResult([
      ("b", Self.part(2, of: 2, names: ["y"])), ("a", Self.part(1, of: 2, names: ["x", "z"])),
    ])
    #expect(whole.results.compactMap { $0["name"]?.string } == ["x", "z", "y"])
    #expect(whole.head == ResultPart.Head(command: "check", plan: "p"))
  }

  @Test func `are refused where one is missing, there twice, or of another plan`() {
    let (one, two) = (Self.part(1, of: 3), Self.part(2, of: 3))
    #expect(Self.refusal([("a", one), ("b", two)]) == "part 3 of 3 is missing")
    #expect(Self.refusal([("a", one)]) == "2 parts of 3 are missing: 2, 3")
    #expect(
      Self.refusal([("a", one), ("b", two), ("c", two)])
        == "part 2 of 3 is there twice: b and c")
    for other in [
      Self.part(2, of: 3, plan: "q"), Self.part(2, of: 2), Self.part(2, of: 3, command: "render"),
    ] {
      #expect(Self.refusal([("a", one), ("b", other)]) == "b is of another plan than a")
    }
    #expect(Self.refusal([]) == "there are no parts to join")
    #expect(Self.refusal([("a", Self.part(9, of: 3))]) == "a says to be part 9 of 3")
  }

  @Test func `are refused where options, limits or baselines were others`() throws {
    let folder = try Scratch()
    let parts = try [1, 2].map { index in
      let head = ResultPart.Head(
        command: "check", plan: "p", rules: "area \(index)", index: index, count: 2)
      let path = folder.path("\(index).jsonl")
      try ResultPart(head, results: []).write(to: path)
      return (name: "\(index)", part: try ResultPart(path))
    }
    #expect(
      Self.refusal(parts) == "2 was made with other options, limits or baselines than 1")
    #expect(Self.refusal([parts[0], ("b", Self.part(2, of: 2))]) != nil)
  }

  @Test func `are read as they were written, and refused where they are cut`() throws {
    let folder = try Scratch()
    let path = folder.path("part.jsonl")
    try Self.part(1, of: 2, names: ["a", "b", "c"]).write(to: path)
    let read = try ResultPart(path)
    #expect(read.head == Self.part(1, of: 2).head && read.results.count == 3)
    let bytes = try AtomicFile.read(path)
    for length in bytes.indices.dropLast() {
      try AtomicFile.write(Array(bytes.prefix(length)), to: path)
      #expect(throws: PartError.self) { try ResultPart(path) }
    }
    #expect(throws: PartError.self) { try ResultPart(folder.path("none.jsonl")) }
  }

  /// Every result of every part, cut out with the count lowered.
  @Test func `are refused where a result was cut out and the count lowered`() throws {
    let folder = try Scratch()
    let path = folder.path("part.jsonl")
    for cut in 1...3 {
      try Self.part(1, of: 1, names: ["a", "b", "c"]).write(to: path)
      var lines = String(decoding: try AtomicFile.read(path), as: UTF8.self)
        .split(separator: "\n").map(String.init)
      lines.remove(at: cut)
      lines[3] = lines[3].replacing("\"results\":3", with: "\"results\":2")
      _ = try folder.write(lines.joined(separator: "\n") + "\n", to: "part.jsonl")
      let error = #expect(throws: PartError.self) { try ResultPart(path) }
      #expect(error?.message == "\(path) is not whole")
    }
  }

  @Test func `are refused where a picture is there twice, in one or in two of them`() throws {
    let folder = try Scratch()
    let path = folder.path("part.jsonl")
    try Self.part(1, of: 1, names: ["a", "b", "a"]).write(to: path)
    let error = #expect(throws: PartError.self) { try ResultPart(path) }
    #expect(error?.message == "\(path) has a twice")
    let (one, two) = (Self.part(1, of: 2, names: ["a"]), Self.part(2, of: 2, names: ["b", "a"]))
    #expect(Self.refusal([("x", one), ("y", two)]) == "a is in x and in y")
    // Scenes of a file may have the same title.
    let names = ["s.yaml#Home", "s.yaml#Home"]
    try Self.part(1, of: 1, command: "diff", names: names).write(to: path)
    #expect(try ResultPart(path).results.count == 2)
  }
}
