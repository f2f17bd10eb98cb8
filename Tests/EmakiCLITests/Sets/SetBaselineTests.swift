import Foundation
import TestSupport
import Testing

/// A picture, and a motion in a folder of frames, are two baselines, also where they have one name.
@Suite struct `The baselines of a set` {
  /// The baseline of a motion, and with `both` the picture that `check --at 0` makes of it, too.
  private static func accepted(both: Bool = false) throws -> SetFixture {
    let set = try SetFixture()
    for moment in both ? [[], ["--at", "0"]] : [[]] {
      _ = try Program.run(["check", "-q"] + moment, folder: set.scratch.url)
      _ = try set.emaki("accept")
    }
    return set
  }

  /// The scene `login` without what moves.
  private static func stopMotion(_ set: SetFixture) throws {
    let file = set.scratch.path("screens/login.yaml")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let still = text.prefix { $0 != "\n" } + "\n"
    _ = try set.scratch.write(String(still), to: "screens/login.yaml")
  }

  @Test func `are pictures or motions, and one never passes for the other`() throws {
    let set = try Self.accepted()
    let moment = try set.emaki("check", "--at", "0")
    #expect(moment.status == 1)
    #expect(
      moment.text == """
        screens/login.png: added
          the baseline baselines/screens/login is a motion, and this a picture
        1 same, 1 added, 1 unchecked

        """)
    _ = try set.emaki("accept")
    #expect(try set.emaki("check", "--at", "0").text == "2 same, 1 unchecked\n")
    // The whole set has no such picture.
    let whole = try set.emaki("check")
    #expect(whole.status == 1)
    #expect(whole.text == "screens/login.png: removed\n2 same, 1 removed\n")
    _ = try set.emaki("accept")
    #expect(try set.emaki("check").text == "2 same\n")
  }

  @Test func `of a motion that was removed go, whatever picture is there`() throws {
    for both in [false, true] {
      let set = try Self.accepted(both: both)
      try Self.stopMotion(set)
      let run = try set.emaki("check")
      #expect(run.status == 1)
      #expect(run.text.hasPrefix("screens/login: removed\n"), "\(run.text)")
      #expect(run.text.hasSuffix(both ? "2 same, 1 removed\n" : "1 same, 1 added, 1 removed\n"))
      _ = try set.emaki("accept")
      #expect(try set.files(in: "baselines") == ["screens/home.png", "screens/login.png"])
      #expect(try set.emaki("check").text == "2 same\n")
    }
  }

  @Test func `of parts with a plan are known as pictures or motions`() throws {
    let set = try Self.accepted(both: true)
    _ = try set.scratch.write(try set.emaki("plan", ".").text, to: "plan.jsonl")
    for part in 1...2 {
      _ = try set.emaki(
        "check", "-q", "--plan", "plan.jsonl", "--shard", "\(part)/2", "--results", "\(part).jsonl")
    }
    let whole = try set.emaki("merge", "1.jsonl", "2.jsonl")
    #expect(whole.text == "screens/login.png: removed\n2 same, 1 removed\n")
  }

  @Test func `are all frames, also those that no list names`() throws {
    let set = try Self.accepted()
    try FileManager.default.copyItem(
      atPath: set.scratch.path("baselines/screens/login/frame-0000.png"),
      toPath: set.scratch.path("baselines/screens/login/frame-0099.png"))
    let run = try set.emaki("check")
    #expect(run.status == 1)
    #expect(run.text == "screens/login/frame-0099.png: removed\n2 same, 1 removed\n")
    #expect(try set.emaki("check", "screens/home.yaml").text == "1 same, 2 unchecked\n")
    _ = try set.emaki("check")
    _ = try set.emaki("accept")
    #expect(try set.emaki("check").text == "2 same\n")
  }

  @Test func `that lost the list of their frames are one result`() throws {
    let set = try Self.accepted()
    try FileManager.default.removeItem(
      atPath: set.scratch.path("baselines/screens/login/reel.json"))
    let run = try set.emaki("check")
    #expect(
      run.text == """
        screens/login: added
          baselines/screens/login has frames, but no reel.json that lists them
        1 same, 1 added

        """)
    #expect(try set.emaki("check", "screens/home.yaml").text == "1 same, 1 unchecked\n")
    try FileManager.default.removeItem(atPath: set.scratch.path("screens/login.yaml"))
    #expect(try set.emaki("check").text == "screens/login: removed\n1 same, 1 removed\n")
    _ = try set.emaki("accept")
    #expect(try set.files(in: "baselines") == ["screens/home.png"])
  }

  @Test func `are known by the bytes of their names`() throws {
    let set = try SetFixture()
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    try FileManager.default.moveItem(
      atPath: set.scratch.path("screens/home.yaml"),
      toPath: set.scratch.path("screens/\(composed).yaml"))
    _ = try set.emaki("check", "-q")
    _ = try set.emaki("accept")
    let folder = set.scratch.path("baselines/screens")
    #expect(rename("\(folder)/\(composed).png", "\(folder)/\(decomposed).png") == 0)
    let run = try set.emaki("check")
    #expect(run.status == 1)
    #expect(run.text.hasSuffix("1 same, 1 added, 1 removed\n"), "\(run.text)")
    let lines = run.text.split(separator: "\n").map { Array($0.utf8) }
    #expect(lines.contains(Array("screens/\(decomposed).png: removed".utf8)))
    _ = try set.emaki("accept")
    #expect(try set.emaki("check").text == "2 same\n")
  }

  /// Files beside `screens/login.yaml`, which moves, of which a picture would lie where another does.
  @Test(arguments: [
    ["login/frame-0001.yaml"], ["Login/Frame-0001.yaml"], ["login/frame-12345.yaml"],
    ["home.png/a.yaml"], ["login.json"], ["HOME.json"],
  ]) func `never lie in one place`(files: [String]) throws {
    let set = try SetFixture()
    for file in files {
      try FileManager.default.createDirectory(
        atPath: Folder.above(set.scratch.path("screens/\(file)")), withIntermediateDirectories: true
      )
      _ = try set.scratch.write(SetFixture.home("Other"), to: "screens/\(file)")
    }
    for command in [["check"], ["plan", "."], ["render", ".", "-o", "out"]] {
      let run = try Program.run(command, folder: set.scratch.url)
      #expect(run.status == 2 && run.errors.contains("two pictures would be called"), "\(run)")
      #expect(files.allSatisfy { run.errors.contains($0) }, "\(run.errors)")
    }
  }

  @Test(arguments: ["login/reel.yaml", "login/frame.yaml", "login/start.yaml", "home/a.yaml"])
  func `may lie in the folder of another`(file: String) throws {
    let set = try SetFixture()
    try FileManager.default.createDirectory(
      atPath: Folder.above(set.scratch.path("screens/\(file)")), withIntermediateDirectories: true)
    _ = try set.scratch.write(SetFixture.home("Other"), to: "screens/\(file)")
    _ = try set.emaki("check", "-q")
    _ = try set.emaki("accept")
    #expect(try set.emaki("check").text == "3 same\n")
    try FileManager.default.removeItem(atPath: set.scratch.path("screens/login.yaml"))
    _ = try set.emaki("check")
    _ = try set.emaki("accept")
    #expect(try set.emaki("check").text == "2 same\n")
  }
}

private enum Folder {
  /// The folder that a file lies in.
  static func above(_ path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }
}
