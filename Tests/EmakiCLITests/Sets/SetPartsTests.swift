import Foundation
import TestSupport
import Testing

@Suite struct `Parts of a set` {
  @Test func `together are the whole, of files and of results`() throws {
    let set = try SetFixture()
    _ = try set.emaki("check")
    _ = try set.emaki("accept")
    _ = try set.scratch.write(SetFixture.home("Hello"), to: "screens/home.yaml")
    _ = try set.scratch.write(SetFixture.home("More"), to: "screens/more.yaml")
    let arguments = ["--report", "whole.html", "--format", "json"]
    let whole = try Program.run(["check"] + arguments, folder: set.scratch.url)
    #expect(whole.status == 1)
    for part in 1...3 {
      let run = try set.emaki(
        "check", "--shard", "\(part)/3", "-q", "--results", "part-\(part).jsonl")
      #expect(run.text == "" && run.status < 2, "\(run.errors)")
    }
    let merged = try set.emaki(
      "merge", "part-3.jsonl", "part-1.jsonl", "part-2.jsonl", "--report", "merged.html",
      "--format", "json")
    #expect(merged.status == 1 && merged.text == whole.text)
    #expect(try set.scratch.data("merged.html") == set.scratch.data("whole.html"))
    for format in ["text", "junit", "markdown", "github"] {
      let one = try set.emaki("check", "--format", format)
      let three = try set.emaki(
        "merge", "part-1.jsonl", "part-2.jsonl", "part-3.jsonl", "--format", format)
      #expect(one.text == three.text)
    }

    _ = try set.emaki("render", ".", "-o", "out")
    for part in 1...2 {
      _ = try set.emaki(
        "render", ".", "-o", "parts", "--shard", "\(part)/2", "--results", "r\(part).jsonl")
    }
    #expect(try set.contents(of: "out") == set.contents(of: "parts"))
    #expect(try set.emaki("merge", "r1.jsonl", "r2.jsonl").text == "3 drawn\n")
  }

  @Test func `that are not the whole are refused`() throws {
    let set = try SetFixture()
    for part in 1...2 {
      _ = try set.emaki("check", "--shard", "\(part)/2", "-q", "--results", "p\(part).jsonl")
    }
    let missing = try set.emaki("merge", "p1.jsonl")
    #expect(missing.status == 2 && missing.text == "")
    #expect(missing.errors.hasPrefix("error: part 2 of 2 is missing\n  hint: run emaki check"))
    #expect(try set.emaki("merge", "p1.jsonl", "p1.jsonl").errors.contains("there twice"))
    _ = try set.scratch.write(SetFixture.home("Hello"), to: "screens/home.yaml")
    _ = try set.emaki("check", "--shard", "2/2", "-q", "--results", "p2.jsonl")
    let other = try set.emaki("merge", "p1.jsonl", "p2.jsonl")
    #expect(other.status == 2 && other.errors.contains("p2.jsonl is of another plan than p1.jsonl"))
    #expect(try set.emaki("merge", "emaki.yaml").errors.contains("is not a file of results"))
  }

  @Test func `are refused where limits, ignored parts or baselines were others`() throws {
    let set = try SetFixture()
    _ = try set.emaki("check")
    _ = try set.emaki("accept")
    _ = try set.emaki("check", "--shard", "1/2", "--results", "p1.jsonl")
    for others in [
      ["--area", "100%"], ["--ignore", "0,0,9,9"], ["--window", "off"], ["--noise"],
    ] {
      _ = try Program.run(
        ["check", "--shard", "2/2", "--results", "p2.jsonl"] + others, folder: set.scratch.url)
      let merged = try set.emaki("merge", "p1.jsonl", "p2.jsonl")
      #expect(merged.status == 2 && merged.errors.contains("limits or baselines"), "\(others)")
    }
    _ = try set.emaki("check", "--shard", "2/2", "--results", "p2.jsonl")
    #expect(try set.emaki("merge", "p1.jsonl", "p2.jsonl").status == 0)
    let baselines = try set.contents(of: "baselines").keys.sorted()
    try FileManager.default.removeItem(
      atPath: set.scratch.path("baselines/\(try #require(baselines.first))"))
    _ = try set.emaki("check", "--shard", "2/2", "--results", "p2.jsonl")
    #expect(try set.emaki("merge", "p1.jsonl", "p2.jsonl").status == 2)
  }

  @Test func `say how much of the pictures was ignored, as a single run does`() throws {
    let set = try SetFixture()
    _ = try set.emaki("check")
    _ = try set.emaki("accept")
    // Pictures with the same bytes are not compared, and nothing of them is ignored.
    _ = try set.scratch.write(SetFixture.home("Hume"), to: "screens/home.yaml")
    let whole = try set.emaki("check", "--ignore", "0,0,90,90")
    #expect(whole.text.contains("% of the pixels ignored"), "\(whole.text)")
    for part in 1...2 {
      _ = try set.emaki(
        "check", "--ignore", "0,0,90,90", "--shard", "\(part)/2", "--results", "p\(part).jsonl")
    }
    #expect(try set.emaki("merge", "p1.jsonl", "p2.jsonl").text == whole.text)
  }

  @Test func `are accepted once all are there`() throws {
    let set = try SetFixture()
    _ = try set.emaki("check", "--shard", "1/2", "-q")
    #expect(try set.emaki("accept").errors.contains("part 2 of 2 is missing"))
    _ = try set.emaki("check", "--shard", "2/2", "-q")
    #expect(try set.emaki("accept").text.hasSuffix("2 accepted\n"))
    #expect(try set.emaki("check").status == 0)
  }
}

@Suite struct `The plan of a set` {
  private struct Unit: Decodable {
    let id: String
    let command: [String]
    let cost: Int
    let digest: String
  }

  private func units(_ set: SetFixture, _ arguments: [String] = []) throws -> [Unit] {
    let run = try Program.run(["plan"] + arguments, folder: set.scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    return try run.text.split(separator: "\n").map {
      try JSONDecoder().decode(Unit.self, from: Data($0.utf8))
    }
  }

  @Test func `has commands that draw the same pictures`() throws {
    let set = try SetFixture("inputs: screens\nat: 0\nscale: 0.25\nthemes: [wireframe, color]\n")
    _ = try set.emaki("render", ".", "-o", "out")
    let units = try units(set)
    #expect(
      units.map(\.id) == ["home", "home@color", "login", "login@color"].map { "screens/" + $0 })
    for unit in units {
      let run = try Program.run(unit.command + ["-o", "alone.png"], folder: set.scratch.url)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try set.scratch.data("alone.png") == set.scratch.data("out/\(unit.id).png"))
    }
  }

  @Test func `has another digest for what changed, and a larger cost for more`() throws {
    let set = try SetFixture()
    let before = try units(set)
    #expect(before.allSatisfy { $0.digest.count == 64 && $0.cost > 0 })
    _ = try set.scratch.write(SetFixture.home("Hello"), to: "screens/home.yaml")
    let after = try units(set)
    #expect(zip(before, after).filter { $0.digest != $1.digest }.map(\.0.id) == ["screens/home"])
    let more = try units(set, ["--steps", "20"])
    #expect(more[1].cost > before[1].cost && more[0].cost == before[0].cost)
    let parts = try (1...2).flatMap { try units(set, ["--shard", "\($0)/2"]) }
    #expect(parts.map(\.id).sorted() == before.map(\.id))
  }

  @Test func `of a set with a broken scene is none`() throws {
    let set = try SetFixture()
    _ = try set.scratch.write("children: [{id: a, txt: A}]\n", to: "screens/broken.yaml")
    let run = try set.emaki("plan")
    #expect(run.status == 2 && run.text == "" && run.errors.hasPrefix("screens/broken.yaml:1:20:"))
  }
}
