import Foundation
import TestSupport
import Testing

@Suite struct `The pictures of a set` {
  @Test func `are new, accepted, the same, changed and gone`() throws {
    let set = try SetFixture()
    let new = try set.emaki("check")
    #expect(new.status == 1)
    #expect(new.text == "screens/home.png: added\nscreens/login: added\n2 added\n")
    let accepted = try set.emaki("accept")
    #expect(accepted.status == 0, "\(accepted.errors)")
    #expect(accepted.text == "added screens/home.png\nadded screens/login\n2 accepted\n")
    #expect(try set.files(in: "changes") == ["results.jsonl"])

    let same = try set.emaki("check")
    #expect(same.status == 0 && same.text == "2 same\n")
    _ = try set.emaki("render", ".", "-o", "out")
    #expect(try set.contents(of: "baselines") == set.contents(of: "out"))

    _ = try set.scratch.write(SetFixture.home("Hello"), to: "screens/home.yaml")
    try FileManager.default.removeItem(atPath: set.scratch.path("screens/login.yaml"))
    let changed = try set.emaki("check", "--report", "report.html")
    #expect(changed.status == 1)
    #expect(changed.text.contains("text \"Home\" → \"Hello\""))
    #expect(changed.text.hasSuffix("screens/login: removed\n1 different, 1 removed\n"))
    #expect(try String(decoding: set.scratch.data("report.html"), as: UTF8.self).contains("Hello"))

    #expect(try set.emaki("accept", "screens/home").text.hasSuffix("\n1 accepted\n"))
    #expect(try set.emaki("check").text == "screens/login: removed\n1 same, 1 removed\n")
    #expect(try set.emaki("accept").status == 0)
    #expect(try set.files(in: "baselines") == ["screens/home.png"])
    let nothing = try set.emaki("accept")
    #expect(nothing.status == 2 && nothing.errors.contains("nothing to accept"))
  }

  @Test func `are accepted only as they were looked at`() throws {
    let set = try SetFixture()
    #expect(try set.emaki("accept").errors.contains("hint: emaki check . comes first"))
    _ = try set.emaki("check")
    _ = try set.scratch.write("other", to: "changes/screens/home.png")
    let run = try set.emaki("accept")
    #expect(run.status == 2 && run.errors.contains("is not the picture that was found"))
    #expect(!FileManager.default.fileExists(atPath: set.scratch.path("baselines")))
    let other = try set.emaki("accept", "hom*")
    #expect(other.status == 2 && other.errors.contains("hint: there are screens/home.png"))
  }

  @Test func `pass within the tolerance for their names`() throws {
    let set = try SetFixture()
    _ = try set.emaki("check")
    _ = try set.emaki("accept")
    _ = try set.scratch.write(SetFixture.home("Hume"), to: "screens/home.yaml")
    #expect(try set.emaki("check").status == 1)
    _ = try set.scratch.write(
      """
      inputs: screens
      steps: 2
      scale: 0.25
      tolerances:
        'screens/log*': {noise: true}
        'screens/ho*': {area: 50%, window: 'off'}
      """, to: "emaki.yaml")
    let run = try set.emaki("check")
    #expect(run.status == 0 && run.text.hasSuffix("1 same, 1 similar\n"), "\(run.text)")
    #expect(try set.files(in: "changes") == ["results.jsonl"])
    _ = try set.scratch.write("tolerances: {'**': {area: lots}}\n", to: "emaki.yaml")
    let wrong = try set.emaki("check")
    #expect(wrong.status == 2 && wrong.errors.hasPrefix("emaki.yaml:1:14: error: the tolerance"))
  }

  @Test func `have no tolerance for a name that none of them has`() throws {
    let set = try SetFixture(
      "inputs: screens\nsteps: 2\nscale: 0.25\ntolerances: {screens/hone: {noise: true}}\n")
    let run = try set.emaki("check")
    #expect(
      run.errors == """
        emaki.yaml:4:14: error: no picture of the set fits "screens/hone"
          hint: did you mean "screens/home"?

        """)
    #expect(run.status == 2 && run.text == "")
    #expect(!FileManager.default.fileExists(atPath: set.scratch.path("changes")))
    // Which others there are is not known where only some are looked at.
    #expect(try set.emaki("check", "screens/login.yaml").status == 1)
    #expect(try set.emaki("check", "--at", "0").status == 1)
  }

  @Test func `are of no folder that is named as a scene`() throws {
    let set = try SetFixture(nil)
    try FileManager.default.createDirectory(
      atPath: set.scratch.path("screens/odd.yaml"), withIntermediateDirectories: true)
    let run = try set.emaki("check", "screens/odd.yaml")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: there is no scene in screens/odd.yaml\n"), "\(run.errors)")
  }

  @Test func `that cannot be drawn fail, and take no baseline away`() throws {
    let set = try SetFixture()
    _ = try set.emaki("check")
    _ = try set.emaki("accept")
    _ = try set.scratch.write("children: [{id: a, txt: A}]\n", to: "screens/home.yaml")
    let run = try set.emaki("check", "--format", "junit")
    #expect(run.status == 2)
    #expect(run.text.contains("tests=\"2\" failures=\"0\" errors=\"1\""))
    #expect(run.text.contains("<testcase name=\"screens/home.yaml\">"))
  }
}
