import Foundation
import TestSupport
import Testing

@Suite struct `The cache of a set` {
  /// How often something was laid out or read, by what the program says of its work.
  private func count(_ stage: String, in run: Program.Result) -> Int {
    let line = run.errors.split(separator: "\n").first { $0.hasPrefix(stage) }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }

  @Test func `leaves nothing to lay out, and gives the same files and warnings`() throws {
    let set = try SetFixture()
    _ = try set.scratch.write(
      "children: [{id: p, image: {name: p.png, size: [9, 9]}, pin: {top: 0, leading: 0}}]\n",
      to: "screens/picture.yaml")
    let first = try set.emaki("render", ".", "--cache", "cache", "-o", "one", "--timings")
    let second = try set.emaki("render", ".", "--cache", "cache", "-o", "two", "--timings")
    #expect(count("layout", in: first) == 3)
    #expect(count("layout", in: second) == 0 && count("read", in: second) == 0)
    #expect(try set.contents(of: "one") == set.contents(of: "two"))
    let warning = "screens/picture.yaml:1:34: warning: there is no file \"screens/p.png\""
    #expect(first.errors.hasPrefix(warning) && second.errors.hasPrefix(warning))
    let plain = try set.emaki("render", ".", "-o", "three")
    #expect(plain.status == 0)
    #expect(try set.contents(of: "one") == set.contents(of: "three"))
  }

  @Test func `with pipes and links for entries is written again`() throws {
    let set = try SetFixture()
    _ = try set.emaki("render", ".", "--cache", "cache", "-o", "one")
    let entries = try set.files(in: "cache").map { set.scratch.path("cache/\($0)") }
    #expect(entries.count >= 3)
    let outside = set.scratch.path("outside")
    let kinds: [(String) -> Int32] = [
      { mkfifo($0, 0o600) }, { symlink("/dev/zero", $0) }, { symlink(outside, $0) },
    ]
    for (index, make) in kinds.enumerated() {
      for entry in entries {
        try FileManager.default.removeItem(atPath: entry)
        #expect(make(entry) == 0)
      }
      let run = try set.emaki("render", ".", "--cache", "cache", "-o", "out\(index)")
      #expect(run.status == 0, "\(run.errors)")
      #expect(try set.contents(of: "out\(index)") == set.contents(of: "one"))
      #expect(try set.files(in: "cache").count == entries.count)
    }
    #expect(!FileManager.default.fileExists(atPath: outside))
  }

  @Test func `is not asked for what depends on something that changed`() throws {
    let set = try SetFixture()
    _ = try set.scratch.write("components: {c: {text: One}}\n", to: "screens/parts.yaml")
    _ = try set.scratch.write(
      "import: parts.yaml\nchildren: [{component: c, pin: {top: 60, leading: 20}}]\n",
      to: "screens/using.yaml")
    _ = try set.emaki("render", ".", "--cache", "cache", "-o", "one")
    _ = try set.scratch.write("components: {c: {text: Two}}\n", to: "screens/parts.yaml")
    let run = try set.emaki("render", ".", "--cache", "cache", "-o", "two", "--timings")
    #expect(count("layout", in: run) == 1)
    let (one, two) = (try set.contents(of: "one"), try set.contents(of: "two"))
    #expect(one.keys.filter { one[$0] != two[$0] } == ["screens/using.png"])
    // A picture that was missing comes.
    let other = try set.emaki(
      "render", ".", "--cache", "cache", "-o", "two", "--scale", "0.5", "--timings")
    #expect(count("layout", in: other) == 3)
  }

  @Test func `is not misled by what runs write beside a storyboard`() throws {
    let set = try SetFixture("at: 0\nscale: 0.25\n")
    for file in ["Main.storyboard"] {
      try FileManager.default.copyItem(
        atPath: Program.example("storyboard/\(file)"), toPath: set.scratch.path(file))
    }
    _ = try set.scratch.write("", to: "Package.swift")
    let plan = try set.emaki("plan").text
    let first = try set.emaki("check", "--cache", "cache", "--results", "part.jsonl", "--timings")
    #expect(first.status == 1 && count("layout", in: first) > 5)
    _ = try set.emaki("accept")
    let second = try set.emaki("check", "--cache", "cache", "--timings")
    #expect(second.status == 0 && count("layout", in: second) == 0, "\(second.errors)")
    #expect(try set.emaki("plan").text == plan)
  }

  @Test func `is mended where it is damaged, and that is said`() throws {
    let set = try SetFixture()
    _ = try set.emaki("render", ".", "--cache", "cache", "-o", "one")
    for name in try set.files(in: "cache") {
      var bytes = try set.scratch.data("cache/\(name)")
      bytes[bytes.count - 1] ^= 1
      try bytes.write(to: URL(fileURLWithPath: set.scratch.path("cache/\(name)")))
    }
    let run = try set.emaki("render", ".", "--cache", "cache", "-o", "two")
    #expect(run.status == 0 && run.errors.contains("is damaged, so screens/home is drawn again"))
    #expect(try set.contents(of: "one") == set.contents(of: "two"))
    #expect(try set.emaki("render", ".", "--cache", "cache", "-o", "two").errors == "")
  }

  @Test func `that cannot be made is an error`() throws {
    let set = try SetFixture()
    let run = try set.emaki("render", ".", "--cache", "emaki.yaml", "-o", "out")
    #expect(run.status == 2 && run.errors.contains("emaki.yaml"))
    #expect(try set.files(in: "out").isEmpty)
    #expect(try set.emaki("render", ".", "--cache-size", "1GB", "-o", "out").status == 64)
  }
}
