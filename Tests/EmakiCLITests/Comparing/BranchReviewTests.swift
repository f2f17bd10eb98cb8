import Foundation
import TestSupport
import Testing

/// What `Examples/ci` runs for a pull request, all but the upload.
@Suite struct `A review of a branch` {
  /// A scene whose box is on the fourth line; every second one moves.
  private static func scene(_ number: Int, x: Int) -> String {
    """
    device: iPhone SE
    children:
      # The box of a scene.
      - {id: box, background: red, pin: {top: 100, leading: \(x), width: 50, height: 40}}
    \(number.isMultiple(of: 2) ? "motions: {go: [{animate: {duration: 0.2, changes: {box.alpha: 0}}}]}" : "")

    """
  }

  private static let count = 40

  /// Forty scenes that change, one that does not, one that is renamed, and what is no scene.
  private func repository() throws -> Repository {
    let repository = try Repository()
    func write(x: Int) throws {
      for number in 1...Self.count {
        let folder = repository.scratch.url.appendingPathComponent("screens/part \(number % 3)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Self.scene(number, x: x).write(
          to: folder.appendingPathComponent("scene\(number).yaml"), atomically: true,
          encoding: .utf8)
      }
    }
    try write(x: 10)
    try repository.commit(Self.scene(1, x: 5), to: "screens/same.yaml")
    try repository.commit(Self.scene(2, x: 77), to: "screens/old name.yaml")
    try repository.commit("{\"version\": 1}", to: "screens/package.json")
    try repository.git("tag", "base")
    try write(x: 30)
    try repository.git("mv", "screens/old name.yaml", "screens/new name.yaml")
    try repository.commit()
    return repository
  }

  private func review(
    _ repository: Repository, _ variables: [String: String] = [:]
  ) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.example("ci/review"))
    process.arguments = ["base", "HEAD", "out", "screens"]
    process.currentDirectoryURL = repository.scratch.url
    process.environment = ProcessInfo.processInfo.environment.merging(
      variables.merging(["EMAKI": Program.executable.path]) { own, _ in own }
    ) { $1 }
    let file = repository.scratch.path("printed")
    _ = FileManager.default.createFile(atPath: file, contents: nil)
    process.standardOutput = FileHandle(forWritingAtPath: file)
    try process.run()
    return (process.end(), try String(contentsOfFile: file, encoding: .utf8))
  }

  @Test func `of forty scenes leaves comment, lines, tests, report and pictures`() throws {
    let repository = try repository()
    let run = try review(
      repository, ["REVIEW_FORMAT": "github", "REVIEW_LINK": "https://example.org/run"])
    #expect(run.status == 1)
    let out = repository.scratch.url.appendingPathComponent("out")
    func text(_ name: String) throws -> String {
      try String(contentsOf: out.appendingPathComponent(name), encoding: .utf8)
    }
    let lines = run.text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error file=screens/part ") } == Self.count)
    #expect(
      lines.contains {
        $0.hasPrefix("::warning file=screens/part 1/scene7.yaml,line=4,title=")
          && $0.hasSuffix("::view#box: x 10 → 30 (+20)")
      }, "\(lines.prefix(4))")
    #expect(lines.last == "2 same, \(Self.count) different")

    let comment = try text("comment.md")
    #expect(comment.count < 65_536 && comment.utf8.count < 65_536)
    #expect(comment.split(separator: "\n").count { $0.contains("| different |") } == Self.count)

    let junit = try text("junit.xml")
    #expect(junit.contains("tests=\"42\" failures=\"40\" errors=\"0\""))

    let quality = try JSONSerialization.jsonObject(with: Data(text("gitlab.json").utf8))
    let entries = try #require(quality as? [[String: Any]])
    #expect(entries.count == Self.count)
    #expect(Set(entries.compactMap { $0["fingerprint"] as? String }).count == Self.count)
    let places = entries.compactMap { $0["location"] as? [String: Any] }
    #expect(places.contains { $0["path"] as? String == "screens/part 1/scene7.yaml" })
    #expect(
      places.allSatisfy { ($0["lines"] as? [String: Any])?["begin"] as? Int == 4 })

    #expect(try text("changes.html").contains("scene40.yaml"))
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: out.appendingPathComponent("pictures").path)
    for (suffix, count) in [
      ("-before.png", 40), ("-after.png", 40), ("-difference.png", 40),
      ("-before-motion.png", 20), ("-after-motion.png", 20),
    ] { #expect(pictures.count { $0.hasSuffix(suffix) } == count, "\(suffix)") }
  }

  @Test func `of a folder that does not change passes`() throws {
    let repository = try repository()
    let run = try Program.run(
      ["diff", "--git", "HEAD", "--", "screens"], folder: repository.scratch.url)
    #expect(run.status == 0 && run.text.hasSuffix(" same\n"), "\(run.text)")
    #expect(run.errors.contains("screens/package.json was skipped"), "\(run.errors)")
  }

  @Test func `names what came and what went, and asks for scenes`() throws {
    let repository = try repository()
    try repository.git("rm", "-q", "-r", "screens/part 1")
    try repository.commit(Self.scene(1, x: 900), to: "screens/come.yaml")
    func diff(_ revisions: String..., folder: String) throws -> Program.Result {
      try Program.run(
        ["diff", "--git"] + revisions + ["--format", "json", "--", folder],
        folder: repository.scratch.url)
    }
    let inside = try diff("HEAD~1", "HEAD", folder: "screens")
    #expect(inside.status == 1, "\(inside.errors)")
    #expect(
      inside.text.contains("\"summary\":\"28 same, 1 added, 14 removed\""),
      "\(inside.text.prefix(200))")
    let gone = try diff("HEAD~1", folder: "screens/part 1")
    #expect(gone.status == 1 && gone.text.contains("14 removed"), "\(gone.errors)")
    try repository.commit("{}", to: "empty/package.json")
    let empty = try diff("HEAD", folder: "empty")
    #expect(empty.status == 2 && empty.errors.contains("there is no scene file in empty"))
    let unknown = try diff("nowhere", folder: "screens")
    #expect(unknown.status == 2 && unknown.errors.contains("git knows no revision \"nowhere\""))
  }
}
