import EmakiDrawing
import EmakiReel
import Foundation
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

  @Test func `shows pictures that are fresh`() throws {
    let scratch = try Scratch()
    let make = Program.repository.appendingPathComponent("Examples/pictures/make")
    let process = Process()
    process.executableURL = make
    process.arguments = [Program.executable.path, scratch.url.path]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    let kept = make.deletingLastPathComponent()
    let names = try scratch.names().filter { $0.hasSuffix(".png") }
    #expect(names.count == 6)
    for name in names {
      #expect(text.contains("Examples/pictures/\(name)"), "\(name) is shown")
    }
    // Another release of the fonts gives other pictures, which say nothing about these.
    let fonts = try Data(contentsOf: kept.appendingPathComponent("reel.json"))
    guard try fonts == scratch.data("reel.json") else { return }
    for name in names {
      let committed = try frames([UInt8](Data(contentsOf: kept.appendingPathComponent(name))))
      let isFresh = try frames([UInt8](scratch.data(name))) == committed
      #expect(isFresh, "\(name): run Examples/pictures/make")
    }
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

  @Test func `lists every command, and each has an example in its help`() throws {
    let help = try Program.run(["--help"]).text
    let commands = help.matches(of: #/(?m)^  ([a-z]+) {2,}/#).map { String($0.1) }
      .filter { $0 != "help" && $0.count > 2 }
    #expect(commands.count >= 6)
    for command in commands {
      #expect(text.contains("`emaki \(command)"), "\(command) is in the README")
      let own = try Program.run([command, "--help"]).text
      #expect(own.contains("emaki \(command)"), "\(command) --help has an example")
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
