import EmakiManual
import Foundation
import TestSupport
import Testing

@testable import EmakiCLI

/// Options and names narrow what a check looks at, and never what counts as missing.
@Suite struct `A check of a part of a set` {
  /// Two scenes with baselines, and a baseline of a third, which is gone.
  private static func set() throws -> SetFixture {
    let set = try SetFixture()
    _ = try set.scratch.write(SetFixture.home("Gone"), to: "screens/gone.yaml")
    _ = try set.emaki("check", "-q")
    _ = try set.emaki("accept")
    try FileManager.default.removeItem(atPath: set.scratch.path("screens/gone.yaml"))
    return set
  }

  /// What narrows a check, or draws something else than the set's file says.
  private static let narrowed: [[String]] = [
    ["--at", "0"], ["--fps", "10"], ["--steps", "3"], ["--motion", "close"], ["--scene", "home"],
    ["--theme", "color"], ["--appearance", "dark"], ["--device", "ipad"],
    ["--orientation", "landscape"], ["--text-size", "small"], ["--rtl"], ["--root", "."],
    ["--scale", "0.5"], ["--bezel"], ["--status-bar"], ["--no-fingers"], ["--no-layout-chunk"],
    ["--shard", "1/2"], ["screens/home.yaml"], ["screens"], ["screens/login.yaml", "--at", "0"],
  ]

  @Test(arguments: narrowed)
  func `finds what is gone, whatever narrows it`(arguments: [String]) throws {
    let set = try Self.set()
    let run = try Program.run(["check"] + arguments, folder: set.scratch.url)
    #expect(run.status == 1, "\(run.text)\(run.errors)")
    #expect(run.text.contains("screens/gone.png: removed\n"), "\(run.text)\(run.errors)")
    #expect(!run.text.contains("home.png: removed") && !run.text.contains("login: removed"))
  }

  /// Options of scenes, moments and pictures are in the list above; the last two are of storyboards.
  @Test func `is tried with every option that may narrow it`() throws {
    let command = try #require(ManualCommand.all.first { $0.name == "check" })
    let known = Set(Self.narrowed.flatMap { $0 }.filter { $0.hasPrefix("--") })
    let options = command.arguments.map(\.usage).filter { $0.hasPrefix("--") }
      .map { String($0.prefix { $0 != " " && $0 != "," }) }
    let others: Set = [
      "--metric", "--threshold", "--noise", "--aa", "--area", "--window", "--ignore", "--ssim",
      "--ignore-frame", "--time-tolerance",
      "--diff", "--report", "--format", "--strict", "--cache", "--cache-size", "--results",
      "--plan",
      "--jobs", "--timings", "--version", "--help", "--force", "--language", "--assets", "--quiet",
    ]
    #expect(options.count >= 30)
    let positive = known.map { $0.replacing("--no-", with: "--") }
    for option in options where !others.contains(option) {
      #expect(positive.contains(option), "\(option) is not tried")
    }
  }

  @Test func `counts the baselines that it does not look at`() throws {
    let set = try SetFixture()
    _ = try set.emaki("check", "-q")
    _ = try set.emaki("accept")
    let file = try set.emaki("check", "screens/home.yaml")
    #expect(file.status == 0 && file.text == "1 same, 1 unchecked\n", "\(file.text)")
    let scene = try set.emaki("check", "--scene", "login")
    #expect(scene.status == 0 && scene.text == "1 same, 1 unchecked\n", "\(scene.text)")
    let theme = try set.emaki("check", "--theme", "color")
    #expect(theme.status == 1 && theme.text.hasSuffix("2 added, 2 unchecked\n"), "\(theme.text)")
    // What was accepted with an option belongs to the set that the option makes.
    _ = try set.emaki("accept")
    try FileManager.default.removeItem(atPath: set.scratch.path("screens/home.yaml"))
    let gone = try set.emaki("check", "--theme", "color")
    #expect(
      gone.text == "screens/home.png: removed\nscreens/home@color.png: removed\n"
        + "1 same, 2 removed, 1 unchecked\n")
    let junit = try set.emaki("check", "--theme", "color", "--format", "junit")
    #expect(junit.text.contains("tests=\"4\" failures=\"2\" errors=\"0\" skipped=\"1\">"))
  }

  @Test func `keeps the baselines of a file that cannot be read`() throws {
    let set = try SetFixture()
    _ = try set.emaki("check", "-q")
    _ = try set.emaki("accept")
    _ = try set.scratch.write("children: [{id: a, txt: A}]\n", to: "screens/home.yaml")
    for arguments in [[], ["--at", "0"], ["--theme", "color"]] {
      let run = try Program.run(["check"] + arguments, folder: set.scratch.url)
      #expect(run.status == 2 && run.text.contains("1 failed"), "\(run.text)")
      #expect(!run.text.contains("removed") && !run.text.contains("home.png"), "\(run.text)")
    }
  }

  @Test func `together with the other parts is the whole`() throws {
    let set = try Self.set()
    let whole = try set.emaki("check", "--at", "0")
    for part in 1...2 {
      _ = try set.emaki(
        "check", "--at", "0", "-q", "--shard", "\(part)/2", "--results", "p\(part).jsonl")
    }
    #expect(try set.emaki("merge", "p1.jsonl", "p2.jsonl").text == whole.text)
  }
}

/// What is written is not what it is compared with.
@Suite struct `The folders of a set` {
  private static func accepted(_ text: String? = nil) throws -> SetFixture {
    let set = try SetFixture(text ?? "inputs: screens\nat: 0\nscale: 0.25\n")
    _ = try set.emaki("check", "-q")
    _ = try set.emaki("accept")
    _ = try set.scratch.write(SetFixture.home("Changed"), to: "screens/home.yaml")
    return set
  }

  @Test func `are refused where one is a link to the other`() throws {
    let set = try Self.accepted()
    let before = try set.contents(of: "baselines")
    try FileManager.default.removeItem(atPath: set.scratch.path("changes"))
    try FileManager.default.createSymbolicLink(
      atPath: set.scratch.path("changes"), withDestinationPath: "baselines")
    let run = try set.emaki("check")
    #expect(run.status == 2 && run.errors.contains("are one folder"), "\(run.text)\(run.errors)")
    #expect(try set.contents(of: "baselines") == before)
  }

  @Test(arguments: [
    "changes: baselines/changes", "baselines: changes/old", "changes: ./baselines/",
    "baselines: a/b\nchanges: a//b",
  ]) func `are refused where one is the other, or lies in it`(line: String) throws {
    let set = try SetFixture("inputs: screens\nat: 0\nscale: 0.25\n\(line)\n")
    let run = try set.emaki("check")
    #expect(run.status == 2 && run.errors.contains("one"), "\(run.text)\(run.errors)")
  }

  @Test(arguments: [true, false])
  func `are refused where a baseline is a link to what is written`(isFolder: Bool) throws {
    let set = try Self.accepted(isFolder ? "inputs: screens\nsteps: 2\nscale: 0.25\n" : nil)
    _ = try set.emaki("check")
    let name = isFolder ? "login" : "home.png"
    let path = set.scratch.path("baselines/screens/\(name)")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: "../../changes/screens/\(name)")
    let run = try set.emaki("check")
    #expect(run.status == 2, "\(run.text)")
    #expect(run.errors.contains("is a link into"), "\(run.errors)")
  }
}
