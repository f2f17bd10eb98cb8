import Foundation
import TestSupport
import Testing

@Suite struct `A broken storyboard` {
  @Test func `has its mistakes told once, with places`() throws {
    let scratch = try Scratch()
    let text = try String(
      contentsOfFile: Program.example("storyboard/Main.storyboard"), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    func line(_ part: String) -> Int { (lines.firstIndex { $0.contains(part) } ?? -1) + 1 }
    let (frame, segue) = ("x=\"0.0\" y=\"0.0\" width=\"100\"", "destination=\"Lv8-2q-Wn3\"")
    let file = try scratch.write(
      text.replacing(frame, with: "x=\"zero\" y=\"0.0\" width=\"100\"")
        .replacing(segue, with: "destination=\"Nowhere\""), to: "a.storyboard")
    let told = try Program.run(["validate", file]).errors.split(separator: "\n").map(String.init)
    let number = told.filter { $0.contains("a.storyboard:\(line(frame)):") }
    #expect(number.count == 1 && number[0].contains("“zero” is no number for x of rect"), "\(told)")
    let lost = told.filter { $0.contains("a.storyboard:\(line(segue)):") }
    #expect(lost.count == 1 && lost[0].contains("a segue leads to “Nowhere”"), "\(told)")
  }

  @Test(arguments: [
    ("<document><scenes>", "no element found", "the file ends before"),
    ("<document><a></b></document>", "mismatched tag", "closed by its own name"),
    ("<document a=\"x & y\"/>", "invalid token", "&amp;"),
  ]) func `that is broken XML says how it is written`(
    _ text: String, _ message: String, _ hint: String
  ) throws {
    let scratch = try Scratch()
    let file = try scratch.write(text, to: "a.storyboard")
    let result = try Program.run(["render", file, "-o", scratch.path("out")])
    #expect(result.status == 2 && result.output.isEmpty)
    let lines = result.errors.split(separator: "\n").map(String.init)
    #expect(lines.count == 2 && lines[0].contains("a.storyboard:1:"), "\(result.errors)")
    #expect(lines[0].contains(message) && lines[1].contains(hint), "\(result.errors)")
    #expect(try scratch.names() == ["a.storyboard"])
  }

  @Test(arguments: [[], ["--canvas"]])
  func `that names a device of the future is shown on another`(_ options: [String]) throws {
    let scratch = try Scratch()
    let text = try String(
      contentsOfFile: Program.example("storyboard/Main.storyboard"), encoding: .utf8)
    let start = try #require(text.range(of: "<device id=\""))
    let end = try #require(text[start.upperBound...].firstIndex(of: "\""))
    let future = text.replacingCharacters(in: start.upperBound..<end, with: "retina9_9")
    let file = try scratch.write(future, to: "a.storyboard")
    let result = try Program.run(["inspect", file] + options)
    #expect(result.status == 0, "\(result.errors)")
    let output = String(decoding: result.output, as: UTF8.self)
    #expect(output.contains("the device “retina9_9” of the canvas is not known"))
    #expect(output.contains("\"width\":393"))
  }
}
