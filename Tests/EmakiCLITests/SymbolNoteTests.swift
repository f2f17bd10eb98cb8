import Foundation
import TestSupport
import Testing

@Suite struct `System symbols of a storyboard` {
  private func notes(_ symbols: [String]) throws -> [String] {
    let scratch = try Scratch()
    let images = symbols.enumerated().map { index, name in
      "<imageView id=\"i\(index)\" image=\"\(name)\" catalog=\"system\"/>\n"
    }
    let text = """
      <document toolsVersion="22505">
      <objects><view id="root"><rect key="frame" width="300" height="300"/><subviews>
      \(images.joined())</subviews></view></objects></document>
      """
    let file = try scratch.write(text, to: "a.xib")
    let result = try Program.run(["validate", file])
    #expect(result.status == 0)
    return result.errors.split(separator: "\n").map { line in
      String(line.drop { $0 != "a" }.replacing(scratch.path(""), with: ""))
    }
  }

  @Test func `are named once where no icon is drawn for them, with the nearest icon`() throws {
    let lines = try notes(["star.fill", "globe2.and.stars", "globe2.and.stars"])
    #expect(lines.count == 2, "\(lines)")
    let note = "note: the system symbol \"globe2.and.stars\" is not among the drawn icons"
    #expect(lines.first?.hasSuffix("a.xib:4:26: " + note) == true, "\(lines)")
    #expect(lines.last?.hasSuffix("the nearest icon is \"star\"") == true)
  }

  @Test func `that are drawn are not named`() throws {
    let names = ["house", "eye.slash", "chevron.up.chevron.down", "arrow.triangle.2.circlepath"]
    #expect(try notes(names).isEmpty)
  }
}
