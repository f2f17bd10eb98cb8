import Foundation
import EmakiFiles
import EmakiFormats
import EmakiLayout
import EmakiMotion
import EmakiSets
import Testing

@testable import EmakiCLI
@testable import EmakiInterfaceBuilder
@testable import EmakiSceneFile
@testable import EmakiScenes

/// The page on what may be relied on.
@Suite struct `The page of promises` {
  private static let page = Program.repository.appendingPathComponent(
    "Sources/EmakiCLI/EmakiCLI.docc/Promises.md")

  /// The bounds that the readers use.
  private static let bounds: [(what: String, most: Int)] = [
    ("bytes of an input", InputFile.largest),
    ("bytes of a scene file, or of data in one", YAMLSource.maximumBytes),
    ("values of a scene file, aliases and repetitions written out", YAMLSource.maximumNodes),
    ("levels of values in one another", YAMLSource.maximumDepth),
    ("bytes of values, repetitions written out", Limits.writtenBytes),
    ("bytes of texts that the views of a file show", Limits.shownBytes),
    ("views of a scene", Limits.views),
    ("components in one another", Limits.chain),
    ("different priorities of one layout", LayoutIssue.Overload.mostPriorities),
    ("copies of one `repeat:`", Limits.repetitions),
    ("rows of a table", Limits.rows),
    ("steps and changes of a motion", Int(Limits.events)),
    ("views that a motion lays out, as often as it does", LayoutCount.mostViews),
    ("seconds of a motion", Int(Limits.seconds)),
    ("points of a length or place", Int(Limits.points)),
    ("a number in a storyboard, larger ones count as this", Int(Double(written: "1e300") ?? 0)),
    ("views of a storyboard's embedded controllers", ControllerAssembly.mostViews),
    ("controllers in one another in a storyboard", ControllerAssembly.deepest),
    ("bytes of texts that the views of a storyboard show", DocumentCheck.mostText),
    ("frames of a motion", Sampling.defaultLimit),
    ("pixels of a picture", PNGDecoder().maxPixels),
    ("combinations of the axes of a set", SetSettings.mostVariants),
    ("bytes of a plan", WorkPlan.largestFile),
    ("parts of a plan", ResultPart.most),
    ("bytes of any other file", FileContents.largest),
  ]

  private static var table: String {
    var text = "| most | of what |\n|---:|---|\n"
    for (what, most) in bounds {
      let digits = String(most)
      let grouped = digits.enumerated().map { index, digit in
        (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digit)
      }
      text += "| \(grouped.joined()) | \(what) |\n"
    }
    return text
  }

  /// With EMAKI_RECORD=1 the table is rewritten, and the test fails to say so.
  @Test func `has the bounds that the readers use`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- bounds -->\n"))
    let end = try #require(text.range(of: "<!-- /bounds -->"))
    if text[start.upperBound..<end.lowerBound] == Self.table { return }
    if ProcessInfo.processInfo.environment["EMAKI_RECORD"] == "1" {
      let new = text[..<start.upperBound] + Self.table + text[end.lowerBound...]
      try Data(String(new).utf8).write(to: Self.page)
    }
    Issue.record("the table is stale; rewrite it: EMAKI_RECORD=1 swift test --filter PromiseTests")
  }

  @Test func `names tests that there are`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let folder = Program.repository.appendingPathComponent("Tests")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    let sources = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .filter { !$0.path.contains("/.build/") }
    let tests = try sources.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let held = text.components(separatedBy: "- Held by ").dropFirst()
      .flatMap { part in part.components(separatedBy: "\n\n")[0].matches(of: #/`([^`]+)`/#) }
      .map { $0.1.split(whereSeparator: \.isNewline).joined(separator: " ") }
    #expect(held.count >= 15)
    for name in held { #expect(tests.contains("func `\(name)`("), "\(name)") }
  }
}
