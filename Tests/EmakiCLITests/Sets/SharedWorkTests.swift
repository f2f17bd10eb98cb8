import EmakiFormats
import Foundation
import TestSupport
import Testing

/// `--shard`, `--results` and `merge` of commands that compare and show folders.
@Suite struct `Work that several machines share` {
  @Test func `is drawn by a plan that was made once, of which only a part is read`() throws {
    let set = try SetFixture()
    let plan = try set.emaki("plan").text
    _ = try set.scratch.write(plan, to: "plan.jsonl")
    _ = try set.emaki("render", ".", "-o", "out")
    let shards = ["1/2", "2/2"]
    for (index, shard) in shards.enumerated() {
      let run = try set.emaki(
        "render", ".", "-o", "parts", "--plan", "plan.jsonl", "--shard", shard, "--results",
        "r\(index).jsonl")
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(try set.contents(of: "out") == set.contents(of: "parts"))
    #expect(try set.emaki("merge", "r0.jsonl", "r1.jsonl").text == "2 drawn\n")
    // What belongs to another part is not read, though it is broken by now.
    let first = try Self.part("1/2", of: set)
    let other = first == "screens/home" ? "screens/login.yaml" : "screens/home.yaml"
    _ = try set.scratch.write("children: [{txt: A}]\n", to: other)
    #expect(try set.emaki("check", "--plan", "plan.jsonl", "--shard", "1/2", "-q").status == 1)
    let late = try set.emaki("check", "--plan", "plan.jsonl", "--shard", "2/2", "-q")
    #expect(late.status == 2 && late.errors.hasPrefix(other))
  }

  private static func part(_ shard: String, of set: SetFixture) throws -> String {
    let line = try set.emaki("plan", "--shard", shard).text
    return String(line.split(separator: "\"").dropFirst(3).first ?? "")
  }

  @Test func `is left where a plan is not of these files`() throws {
    let set = try SetFixture()
    _ = try set.scratch.write(try set.emaki("plan").text, to: "plan.jsonl")
    _ = try set.scratch.write(SetFixture.home("Other"), to: "screens/home.yaml")
    let run = try set.emaki("render", ".", "-o", "out", "--plan", "plan.jsonl")
    #expect(run.status == 2 && run.errors.contains("screens/home is not as the plan has it"))
    #expect(!FileManager.default.fileExists(atPath: set.scratch.path("out")))
  }

  @Test func `is left where a plan misses pictures that came since`() throws {
    let set = try SetFixture()
    _ = try set.scratch.write(try set.emaki("plan").text, to: "plan.jsonl")
    _ = try set.scratch.write(SetFixture.home("New"), to: "screens/new.yaml")
    for command in [["check"], ["render", ".", "-o", "out"], ["plan"]] {
      for part in [[], ["--shard", "1/2"]] {
        let run = try Program.run(
          command + ["--plan", "plan.jsonl"] + part, folder: set.scratch.url)
        #expect(run.status == 2, "\(command) \(part)")
        #expect(
          run.errors.hasPrefix("error: screens/new, of screens/new.yaml, is not in the plan\n"),
          "\(run.errors)")
      }
    }
    // A file of which the options draw nothing is in no plan, and no other one is missed.
    _ = try set.scratch.write(
      try set.emaki("plan", "--scene", "home").text, to: "plan.jsonl")
    let run = try set.emaki("check", "--scene", "home", "--plan", "plan.jsonl", "-q")
    #expect(run.status == 1 && run.errors == "", "\(run.errors)")
  }

  @Test func `says which part it is`() throws {
    let set = try SetFixture()
    _ = try set.emaki("render", ".", "-o", "pictures")
    for command in [
      ["check"], ["compare", "pictures", "pictures"], ["diff", "screens", "screens"],
    ] {
      func run(_ options: String...) throws -> String {
        try Program.run(command + options, folder: set.scratch.url).text
      }
      #expect(try run("--shard", "1/2").hasSuffix(", part 1 of 2\n"), "\(command)")
      let junit = try run("--shard", "2/2", "--format", "junit")
      #expect(junit.contains("<testsuite name=\"emaki \(command[0]), part 2 of 2\""), "\(junit)")
      #expect(try run("--shard", "2/2", "--format", "json").contains(", part 2 of 2\""))
      for whole in [try run(), try run("--shard", "1/1")] { #expect(!whole.contains("part 1")) }
    }
    _ = try set.emaki("check", "--shard", "1/2", "--report", "page.html")
    #expect(
      String(decoding: try set.scratch.data("page.html"), as: UTF8.self).contains("part 1 of 2"))
  }

  @Test func `of compare is the whole, with its page`() throws {
    let set = try SetFixture("inputs: screens\nat: 0\nscale: 0.25\n")
    for text in ["A", "B", "C", "D"] {
      _ = try set.scratch.write(SetFixture.home(text), to: "screens/\(text).yaml")
    }
    _ = try set.emaki("render", ".", "-o", "old")
    _ = try set.scratch.write(SetFixture.home("X"), to: "screens/B.yaml")
    try FileManager.default.removeItem(atPath: set.scratch.path("screens/D.yaml"))
    _ = try set.emaki("render", ".", "-o", "new")
    let whole = try set.emaki("compare", "old", "new", "--format", "json")
    for part in 1...3 {
      let run = try set.emaki(
        "compare", "old", "new", "-q", "--shard", "\(part)/3", "--results", "p\(part).jsonl")
      #expect(run.text == "" && run.status < 2, "\(run.errors)")
    }
    let parts = ["p2.jsonl", "p3.jsonl", "p1.jsonl"]
    let merged = try Program.run(
      ["merge", "--format", "json", "--report", "page.html"] + parts, folder: set.scratch.url)
    #expect(merged.status == 1 && merged.text == whole.text)
    let page = try String(decoding: set.scratch.data("page.html"), as: UTF8.self)
    #expect(page.contains("screens/B.png") && page.contains("screens/D.png"))
    #expect(!page.contains("screens/A.png"))
  }

  @Test func `of diff is the whole`() throws {
    let set = try SetFixture(nil)
    let files = FileManager.default
    try files.copyItem(atPath: set.scratch.path("screens"), toPath: set.scratch.path("new"))
    _ = try set.scratch.write(SetFixture.home("Other"), to: "new/home.yaml")
    let whole = try set.emaki("diff", "screens", "new")
    for part in 1...2 {
      _ = try set.emaki(
        "diff", "screens", "new", "--shard", "\(part)/2", "--results", "p\(part).jsonl")
    }
    let merged = try set.emaki("merge", "p1.jsonl", "p2.jsonl")
    #expect(whole.status == 1 && merged.status == 1 && merged.text == whole.text)
    for format in ["json", "junit", "github", "gitlab", "markdown"] {
      let whole = try set.emaki("diff", "screens", "new", "--format", format)
      let parts = (1...2).map { "\(format)\($0).jsonl" }
      for part in 1...2 {
        _ = try set.emaki(
          "diff", "screens", "new", "--format", format, "--shard", "\(part)/2", "--results",
          parts[part - 1])
      }
      let merged = try set.emaki("merge", parts[0], parts[1], "--format", format)
      #expect(merged.text == whole.text && merged.status == 1)
      #expect(format != "github" || whole.text.contains("::warning file=new/home.yaml,line="))
    }
    let page = try set.emaki("merge", "p1.jsonl", "p2.jsonl", "--report", "page.html")
    #expect(page.status == 2 && page.errors.contains("give --report FILE to each shard of diff"))
  }

  @Test func `of a gallery is the whole`() throws {
    let set = try SetFixture(nil)
    #expect(try set.emaki("preview", "screens", "-o", "whole").status == 0)
    for part in 1...2 {
      let run = try set.emaki(
        "preview", "screens", "-o", "parts", "--shard", "\(part)/2", "--results", "p\(part).jsonl")
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(try !set.files(in: "parts").contains("index.html"))
    #expect(try set.emaki("merge", "p1.jsonl", "p2.jsonl", "-o", "parts").status == 0)
    #expect(try set.contents(of: "whole") == set.contents(of: "parts"))
  }
}

/// Sets in which something leads out of their folder.
@Suite struct `A set that leads out of its folder` {
  @Test(arguments: ["changes: ../out", "baselines: /tmp/x", "changes: .", "baselines: a/../../b"])
  func `by its file is refused`(line: String) throws {
    let set = try SetFixture("inputs: screens\n\(line)\n")
    let run = try set.emaki("check")
    #expect(run.status == 2 && run.errors.hasPrefix("emaki.yaml:2:"), "\(run.errors)")
    #expect(run.errors.contains("must be a folder below that of the file"))
  }

  @Test func `by a link is refused, and nothing is written there`() throws {
    let (set, other) = (try SetFixture(), try Scratch())
    try FileManager.default.createSymbolicLink(
      atPath: set.scratch.path("changes"), withDestinationPath: other.path(""))
    let folder = try set.emaki("check")
    #expect(folder.status == 2 && folder.errors.contains("is a link out of the folder of the set"))
    try FileManager.default.removeItem(atPath: set.scratch.path("changes"))
    try FileManager.default.createDirectory(
      atPath: set.scratch.path("changes/screens"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: set.scratch.path("changes/screens/home.png"),
      withDestinationPath: other.path("home.png"))
    let file = try set.emaki("check")
    #expect(file.status == 2 && file.errors.contains("home.png is a link out of"))
    #expect(try other.names().isEmpty)
  }

  @Test func `by a pipe for a baseline is not waited for`() throws {
    let set = try SetFixture()
    try FileManager.default.createDirectory(
      atPath: set.scratch.path("baselines/screens"), withIntermediateDirectories: true)
    #expect(mkfifo(set.scratch.path("baselines/screens/home.png"), 0o600) == 0)
    let run = try set.emaki("check")
    #expect(run.status == 2 && run.text.contains("home.png is not a regular file"), "\(run.text)")
  }

  @Test(arguments: ["1/99999999999", "1/1000001", "2/1", "0/1"])
  func `by the number of its parts is refused`(shard: String) throws {
    let set = try SetFixture()
    #expect(try set.emaki("plan", "--shard", shard).status == 64)
  }

  @Test func `by the results of a check is refused, and nothing is removed`() throws {
    let set = try SetFixture()
    _ = try set.emaki("check", "-q")
    let victim = try set.scratch.write("mine", to: "victim.png")
    let lines =
      #"{"emaki":"results","command":"check","plan":"p","shard":1,"of":1}"# + "\n"
      + #"{"name":"../victim.png","outcome":"removed"}"# + "\n"
    let digest = SHA256.hexadecimal(of: lines)
    _ = try set.scratch.write(
      lines + #"{"results":1,"digest":"\#(digest)"}"# + "\n", to: "changes/results.jsonl")
    let run = try set.emaki("accept")
    #expect(run.status == 2 && run.errors.contains("outside of the folder of the set"))
    #expect(FileManager.default.fileExists(atPath: victim))
  }
}
