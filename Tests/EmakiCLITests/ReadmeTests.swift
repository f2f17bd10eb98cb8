import EmakiDrawing
import EmakiFormats
import Foundation
import TestSupport
import Testing

@Suite struct `The README` {
  let text: String

  init() throws {
    text = try String(
      contentsOf: Program.repository.appendingPathComponent("README.md"), encoding: .utf8)
  }

  @Test func `has exactly two commands in its first code block`() throws {
    let block = try #require(text.firstMatch(of: #/```sh\n([\s\S]*?)```/#)).1
    let joined = block.replacing("\\\n", with: " ")
    #expect(joined.split(separator: "\n").count == 2)
  }

  @Test func `shows pictures that are fresh, as do the pages of the commands`() throws {
    let scratch = try Scratch()
    let make = Program.repository.appendingPathComponent("Examples/pictures/make")
    let process = Process()
    process.executableURL = make
    process.arguments = [Program.executable.path, scratch.url.path, scratch.path("docs")]
    try process.run()
    try #require(process.end() == 0)
    let kept = make.deletingLastPathComponent()
    let catalog = Program.repository.appendingPathComponent("Sources/EmakiCLI/EmakiCLI.docc")
    let pages = try String(
      contentsOf: catalog.appendingPathComponent("Commands.md"), encoding: .utf8)
    // Another release of the fonts gives other pictures, which say nothing about these.
    let fonts = try Data(contentsOf: kept.appendingPathComponent("reel.json"))
    let areFontsSame = try fonts == scratch.data("reel.json")
    let names = try scratch.names().filter { $0.hasSuffix(".png") || $0.hasSuffix(".svg") }
    #expect(names.count == 6)
    for name in names {
      #expect(text.contains("Examples/pictures/\(name)"), "\(name) is shown")
      if areFontsSame { try expectFresh(name, of: scratch.url, in: kept) }
    }
    for name in try scratch.names(in: "docs") {
      #expect(pages.contains("](\(name.prefix { $0 != "." }))"), "\(name) is shown")
      guard areFontsSame else { continue }
      try expectFresh(
        name, of: scratch.url.appendingPathComponent("docs"),
        in: catalog.appendingPathComponent("Resources"))
    }
  }

  /// Expects that a committed picture shows what was drawn now.
  private func expectFresh(_ name: String, of new: URL, in kept: URL) throws {
    let (old, new) = try (
      Data(contentsOf: kept.appendingPathComponent(name)),
      Data(contentsOf: new.appendingPathComponent(name))
    )
    let isFresh =
      try name.hasSuffix(".png") ? frames([UInt8](old)) == frames([UInt8](new)) : old == new
    #expect(isFresh, "\(name): run Examples/pictures/make")
  }

  /// What one sees: the file may be packed in another way.
  private func frames(_ png: [UInt8]) throws -> [PixelBuffer] {
    var frames: [PixelBuffer] = []
    try PNGDecoder().decodeFrames(png) { picture, _ in
      frames.append(picture)
      return true
    }
    return frames
  }

  @Test func `is short, and its links lead to files`() throws {
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 150)
    let targets = text.matches(of: #/\]\(([^)]*)\)|src="([^"]*)"/#).compactMap { $0.1 ?? $0.2 }
    #expect(targets.count > 10)
    for target in targets {
      let file = Program.repository.appendingPathComponent(String(target)).path
      #expect(FileManager.default.fileExists(atPath: file), "\(target)")
    }
  }

  @Test func `lists every command, and each has an example in its help`() throws {
    let help = try Program.run(["--help"]).text
    let commands = help.matches(of: #/(?m)^  ([a-z]+) {2,}/#).map { String($0.1) }
      .filter { $0 != "help" && $0.count > 2 }
    #expect(commands.count >= 6)
    for command in commands {
      #expect(text.contains("`emaki \(command)"), "\(command) is in the README")
      let own = try Program.run([command, "--help"]).text
      #expect(own.contains("emaki \(command)"), "\(command) --help has an example")
      // A line that is wrapped cannot be pasted: its rest begins at the margin.
      let examples = own.components(separatedBy: "\nExample").dropFirst()
        .flatMap { $0.components(separatedBy: "\n\n")[0].split(separator: "\n").dropFirst() }
      for line in examples { #expect(line.hasPrefix("  "), "\(command): \(line)") }
    }
  }

  @Test func `has a first scene that draws without a word`() throws {
    let yaml = try #require(text.firstMatch(of: #/```yaml\n([\s\S]*?)```/#)).1
    #expect(yaml.split(separator: "\n").count <= 20)
    let scratch = try Scratch()
    let file = try scratch.write(String(yaml), to: "hello.yaml")
    let result = try Program.run(["render", file, "-o", scratch.path("frames")])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty, "\(result.errors)")
  }
}
