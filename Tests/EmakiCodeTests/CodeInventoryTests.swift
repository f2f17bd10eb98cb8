import EmakiCode
import Testing

@Suite struct `An inventory of code` {
  private static func motion(_ duration: CodeValue, _ pace: CodePace, line: Int) -> CodeMotion {
    CodeMotion(
      .viewAnimation, at: .init(file: "a.swift", line: line), in: "f()", duration: duration,
      pace: pace)
  }

  private static let motions = [
    motion(.number(0.3), .curve("ease-out"), line: 1),
    motion(.number(0.25), .curve("ease-in"), line: 2),
    motion(.number(0.26), .curve("ease-out"), line: 3),
    motion(.number(0.26), .expression("style"), line: 4),
    motion(.number(2), .curve("ease-out"), line: 5),
    motion(.expression("speed"), .curve("linear"), line: 6),
  ]

  @Test func `counts each duration and each curve`() {
    let counts = CodeInventory(Self.motions)
    #expect(counts.durations.map(\.seconds) == [0.25, 0.26, 0.3, 2])
    #expect(counts.durations.map(\.entry.count) == [1, 2, 1, 1])
    #expect(counts.paces.map(\.label) == ["ease-out", "ease-in", "linear"])
    #expect(counts.paces.map(\.count) == [3, 1, 1])
    #expect(counts.unknownDurations == 1)
    #expect(counts.durations[1].entry.first.line == 3)
  }

  @Test func `finds durations that are nearly the same`() {
    #expect(CodeInventory(Self.motions).near.map(\.durations) == [[0.25, 0.26], [0.26, 0.3]])
    #expect(CodeInventory([]).near.isEmpty)
  }
}

@Suite struct `Findings of code` {
  @Test func `are the same after they were written and read`() throws {
    var motion = CodeMotion(
      .viewKeyframes, at: .init(file: "a \"b\".swift", line: 7), in: "f(_:)",
      duration: .expression("a\n* 2"), pace: .spring(CodeSpring(.damping, [.number(0.8), .none])))
    motion.delay = .number(0.08)
    motion.options = ["allowUserInteraction"]
    motion.repeatCount = .text("forever")
    motion.autoreverses = true
    motion.conditions = ["isOpen", "not (b)"]
    motion.follows = 3
    motion.caller = .init(file: "c.swift", line: 1)
    var change = CodeChange(
      view: "box", property: "alpha", from: .flag(true), to: .none, line: 9, conditions: ["x"])
    change.relativeStart = .number(0)
    change.relativeDuration = .expression("third")
    (motion.changes, motion.before, motion.completion) = ([change], [change], [change])
    let findings = CodeFindings(
      motions: [motion], problems: [.init(.init(file: "d.swift", line: 4))], fileCount: 2,
      lineCount: 30)
    let read = try #require(CodeFindings(bytes: Array(findings.text.utf8)))
    #expect(read.motions == findings.motions)
    #expect(read.problems == findings.problems)
    #expect(read.fileCount == 2 && read.lineCount == 30)
  }

  @Test(arguments: ["", "[]", "{}", "{\"files\":1,\"lines\":1,\"motions\":[{}]}"])
  func `of another form are none`(_ text: String) {
    #expect(CodeFindings(bytes: Array(text.utf8)) == nil)
  }

  @Test func `texts arrive as they were handed over`() throws {
    let texts = [(path: "a.swift", text: "let a = \"ä\\n\"\n"), (path: "b.swift", text: "")]
    let read = try #require(CodeTexts.files(in: CodeTexts.bytes(of: texts)))
    #expect(read.map(\.path) == texts.map(\.path) && read.map(\.text) == texts.map(\.text))
    #expect(CodeTexts.files(in: []) == nil)
  }
}
