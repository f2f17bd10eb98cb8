import CodeReading
import EmakiCode
import Testing

@Suite struct `Sources that are made up` {
  @Test(arguments: 1...5)
  func `have all their motions found, and no wrong value`(_ seed: UInt64) throws {
    let sources = GeneratedSources(calls: 300, seed: seed)
    let found = CodeReading.findings(in: sources.files)
    #expect(found.problems.isEmpty)
    var (resolved, constant) = (0, 0)
    for (function, expected) in sources.expected {
      let motions = found.motions.filter { $0.function == function }
      #expect(motions.count == 1, "seed \(seed): \(function)")
      guard let motion = motions.first else { continue }
      guard let expected else {
        #expect(!motion.duration.isConstant, "seed \(seed): \(function) \(motion.duration)")
        continue
      }
      constant += 1
      guard let number = motion.duration.number else { continue }
      resolved += 1
      #expect(abs(number - expected) < 1e-9, "seed \(seed): \(function)")
    }
    #expect(found.motions.count == 300, "seed \(seed)")
    #expect(constant > 200)
    #expect(resolved * 100 >= constant * 95, "seed \(seed): \(resolved) of \(constant)")
  }

  @Test func `are read the same whatever the order of threads`() {
    let sources = GeneratedSources(calls: 300, seed: 7)
    let first = CodeReading.findings(in: sources.files).text
    #expect((0..<5).allSatisfy { _ in CodeReading.findings(in: sources.files).text == first })
  }

  @Test func `with a hundred thousand lines are read`() {
    let calls = 7400
    let sources = GeneratedSources(calls: calls, seed: 3)
    let found = CodeReading.findings(in: sources.files)
    #expect(found.lineCount > 100_000)
    #expect(found.motions.count == calls)
  }
}

@Suite struct `Broken source` {
  @Test func `gives what could be read of it, and one message`() throws {
    let text = """
      import UIKit
      func f() {
        UIView.animate(withDuration: 0.26) { box.alpha = 0 }
      }
      func g( {
        UIView.animate(withDuration: = ) { box.alpha = 0
      """
    let found = CodeReading.findings(in: [("a.swift", text), ("b.swift", "let a = 1\n")])
    #expect(found.motions.first?.duration == .number(0.26))
    #expect(found.problems.map(\.place) == [CodeMotion.Place(file: "a.swift", line: 5)])
    #expect(!found.motions.dropFirst().contains { $0.duration.isConstant })
  }

  @Test(arguments: ["", "\u{0}", "}}}}", "{{{{", "UIView.animate(", "func", "\u{FEFF}let a = 1"])
  func `of any form is read to its end`(_ text: String) {
    let found = CodeReading.findings(in: [("a.swift", text)])
    #expect(found.motions.allSatisfy { !$0.duration.isConstant })
  }

  @Test func `that nests deeply is read to its end`() {
    let depth = 2000
    let text =
      "let a = " + String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
    #expect(CodeReading.findings(in: [("a.swift", text)]).motions.isEmpty)
  }
}
