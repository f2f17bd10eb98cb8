import Foundation
import TestSupport
import Testing

@Suite struct `Comparing with an odd file` {
  @Test func `is tried with many kinds`() {
    #expect(OddPair.all.count >= 60)
    #expect(Set(OddPair.all.map(\.name)).count == OddPair.all.count)
  }

  @Test(arguments: OddPair.all)
  func `never passes what cannot be judged`(pair: OddPair) throws {
    let scratch = try Scratch()
    let (plain, odd) = (scratch.path("plain.png"), scratch.path("odd.png"))
    try Data(OddPair.plain.file).write(to: URL(fileURLWithPath: plain))
    try Data(pair.bytes).write(to: URL(fileURLWithPath: odd))
    for pairing in [[plain, odd], [odd, plain]] {
      let result = try Program.run(["compare"] + pairing)
      #expect(result.status == pair.code, "\(result.text)\(result.errors)")
    }
  }
}
