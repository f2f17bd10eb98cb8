import Foundation
import TestSupport
import Testing

/// What a check says of a pull request, from whatever folder it is run.
@Suite struct `Notes on a pull request of a set` {
  /// A repository with a set in the folder `app`, of which a scene changed, one came, one is broken, and
  /// one went.
  private static func changed() throws -> Scratch {
    let set = try SetFixture("inputs: screens\nat: 0\nscale: 0.25\n")
    _ = try set.emaki("check", "-q")
    _ = try set.emaki("accept")
    _ = try set.scratch.write("\n\n" + SetFixture.home("Hello"), to: "screens/home.yaml")
    _ = try set.scratch.write("children: [{id: a, txt: A}]\n", to: "screens/broken.yaml")
    _ = try set.scratch.write(SetFixture.home("New"), to: "screens/new.yaml")
    try FileManager.default.removeItem(atPath: set.scratch.path("screens/login.yaml"))
    let repository = try Scratch()
    try FileManager.default.createDirectory(
      atPath: repository.path(".git"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: set.scratch.url.path, toPath: repository.path("app"))
    return repository
  }

  private static let files = [
    "app/screens/broken.yaml", "app/screens/home.yaml", "app/screens/new.yaml",
    "app/baselines/screens/login.png",
  ]

  @Test(arguments: [["app", "."], [".", "app"], ["app/screens", ".."]])
  func `name scene files from the root of the repository`(places: [String]) throws {
    let repository = try Self.changed()
    let folder = repository.url.appendingPathComponent(places[0])
    let github = try Program.run(["check", places[1], "--format", "github"], folder: folder)
    let named = github.text.matches(of: #/file=([^,]+),/#).map { String($0.1) }
    #expect(Set(named) == Set(Self.files), "\(github.text)\(github.errors)")
    let line = "::warning file=app/screens/home.yaml,line=3,"
    #expect(github.text.contains(line), "\(github.text)")
    let gitlab = try Program.run(["check", places[1], "--format", "gitlab"], folder: folder)
    let paths = gitlab.text.matches(of: #/"path":"([^"]+)"/#).map { String($0.1) }
    #expect(Set(paths) == Set(Self.files), "\(gitlab.text)")
  }

  @Test func `do so in the parts of several machines, too`() throws {
    let repository = try Self.changed()
    let folder = repository.url.appendingPathComponent("app")
    let whole = try Program.run(["check", "--format", "github"], folder: folder)
    for part in 1...2 {
      _ = try Program.run(
        ["check", "-q", "--shard", "\(part)/2", "--results", "../p\(part).jsonl"], folder: folder)
    }
    let merged = try Program.run(
      ["merge", "../p1.jsonl", "../p2.jsonl", "--format", "github"], folder: folder)
    #expect(merged.text == whole.text)
  }
}
