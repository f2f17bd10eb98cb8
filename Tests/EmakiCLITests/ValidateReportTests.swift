import Foundation
import TestSupport
import Testing

/// What `emaki validate` writes for programs and for reviewers.
@Suite struct `A report on checked files` {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    _ = try scratch.write("children: [{id: a, frame: [0, 0, 9, 9]}]\n", to: "good.yaml")
    _ = try scratch.write("children:\n  - {id: a, kind: buton}\n", to: "bad.yaml")
    _ = try scratch.write(
      "children: [{id: a, pin: {top: 0, bottom: 0, height: 20, horizontal: 0}}]\n", to: "odd.yaml")
  }

  private func validate(_ arguments: String...) throws -> Program.Result {
    try Program.run(
      ["validate", "good.yaml", "bad.yaml", "odd.yaml"] + arguments, folder: scratch.url)
  }

  @Test func `in text is what it was: messages, and nothing on standard output`() throws {
    let result = try validate()
    #expect(result.status == 2)
    #expect(result.text.isEmpty)
    #expect(result.errors.contains("bad.yaml:2:19: error:"), "\(result.errors)")
    #expect(result.errors.contains("odd.yaml:1:"), "\(result.errors)")
  }

  @Test(arguments: ["text", "json", "junit", "github", "gitlab", "markdown"])
  func `keeps the exit code in every form`(form: String) throws {
    #expect(try validate("--format", form).status == 2)
    let good = try Program.run(["validate", "good.yaml", "--format", form], folder: scratch.url)
    #expect(good.status == 0, "\(good.errors)")
    let odd = ["validate", "odd.yaml", "--format", form]
    #expect(try Program.run(odd, folder: scratch.url).status == 0)
    #expect(try Program.run(odd + ["--strict"], folder: scratch.url).status == 2)
  }

  @Test func `for GitHub stands at lines and columns, as bad as it is`() throws {
    let result = try validate("--format", "github")
    #expect(result.errors.isEmpty)
    let lines = result.text.split(separator: "\n").map(String.init)
    #expect(
      lines.first?.hasPrefix(
        "::error file=bad.yaml,line=2,col=19,title=emaki validate::") == true, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("::warning file=odd.yaml,line=1") }, "\(lines)")
    #expect(lines.last == "2 valid, 1 failed")
  }

  @Test func `for GitLab has an entry for each finding`() throws {
    let result = try validate("--format", "gitlab")
    let entries = try #require(
      try JSONSerialization.jsonObject(with: result.output) as? [[String: Any]])
    #expect(entries.map { $0["severity"] as? String }.first == "critical")
    #expect(entries.contains { $0["severity"] as? String == "major" })
    #expect(Set(entries.compactMap { $0["fingerprint"] as? String }).count == entries.count)
    let place = entries[0]["location"] as? [String: Any]
    #expect(place?["path"] as? String == "bad.yaml")
    #expect((place?["lines"] as? [String: Int])?["begin"] == 2)
  }

  @Test func `as JSON and JUnit has every file`() throws {
    let report = try JSONSerialization.jsonObject(with: validate("--format", "json").output)
    let results = try #require((report as? [String: Any])?["results"] as? [[String: Any]])
    #expect(results.map { $0["name"] as? String } == ["good.yaml", "bad.yaml", "odd.yaml"])
    #expect(results.map { $0["outcome"] as? String } == ["valid", "failed", "valid"])
    #expect(results.map { ($0["findings"] as? [Any])?.isEmpty } == [true, false, false])
    let junit = try validate("--format", "junit").text
    #expect(junit.contains("tests=\"3\" failures=\"0\" errors=\"1\""), "\(junit)")
    #expect(junit.contains("<testcase name=\"good.yaml\"/>"))
    #expect(junit.contains("<error message=\"bad.yaml: failed\">"), "\(junit)")
  }

  @Test func `goes into files too, beside the messages`() throws {
    let result = try validate("--also", "junit=report.xml", "--also", "markdown=report.md")
    #expect(result.errors.contains("bad.yaml:2:19: error:"))
    #expect(try String(decoding: scratch.data("report.xml"), as: UTF8.self).contains("<testsuite"))
    let markdown = try String(decoding: scratch.data("report.md"), as: UTF8.self)
    #expect(markdown.contains("### Files: 2 valid, 1 failed"), "\(markdown)")
    #expect(markdown.contains("| file | | what is wrong |"), "\(markdown)")
  }
}
