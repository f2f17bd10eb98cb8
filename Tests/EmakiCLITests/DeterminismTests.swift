import Foundation
import FoundationXML
import TestSupport
import Testing

@Suite struct `A picture` {
  let file = Program.example("side-menu.yaml")

  /// Renders into a fresh folder.
  func render(_ arguments: [String], environment: [String: String?] = [:]) throws -> Scratch {
    let scratch = try Scratch()
    let result = try Program.run(
      ["render", file, "-o", scratch.path("out")] + arguments, environment: environment)
    try #require(result.status == 0, "\(result.errors)")
    return scratch
  }

  @Test func `comes in 17 frames and a manifest by default`() throws {
    let scratch = try render(["--theme", "greek", "--scale", "1"])
    let frames = (0...16).map { String(format: "frame-%04d.png", $0) }
    #expect(try scratch.names(in: "out") == frames + ["reel.json"])
  }

  @Test func `is the same alone, in a sequence, on one thread and on two`() throws {
    let sequence = try render(["--jobs", "1"])
    let again = try render(["--jobs", "2"])
    for name in try sequence.names(in: "out") {
      #expect(try sequence.data("out/\(name)") == again.data("out/\(name)"), "\(name)")
    }
    let alone = try render(["--at", "0.1", "--format", "png"])
    #expect(try alone.data("out") == sequence.data("out/frame-0006.png"))
  }

  @Test func `does not depend on the user's environment`() throws {
    let plain = try render(["--at", "0.1"])
    let hostile = try render(
      ["--at", "0.1"],
      environment: [
        "FONTCONFIG_FILE": "/nonexistent", "FONTCONFIG_PATH": "/nonexistent",
        "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "HOME": "", "TZ": "Asia/Tokyo",
      ])
    #expect(try plain.data("out") == hostile.data("out"))
  }

  @Test func `drawn anew but not to the end leaves no motion behind`() throws {
    let options = ["--theme", "greek", "--scale", "1"]
    let scratch = try render(options)
    let frame = scratch.path("out/frame-0012.png")
    try FileManager.default.removeItem(atPath: frame)
    try FileManager.default.createDirectory(atPath: frame, withIntermediateDirectories: false)
    let result = try Program.run(
      ["render", file, "-o", scratch.path("out"), "--device", "iPhone SE"] + options)
    #expect(result.status == 2)
    #expect(try !scratch.names(in: "out").contains("reel.json"))
  }

  @Test func `in shards makes up the whole sequence`() throws {
    let small = ["--theme", "greek", "--scale", "1"]
    let whole = try render(small)
    let scratch = try Scratch()
    for shard in ["1/3", "2/3", "3/3"] {
      let result = try Program.run(
        ["render", file, "-o", scratch.path("out"), "--shard", shard] + small)
      #expect(result.status == 0)
    }
    #expect(try scratch.names(in: "out") == whole.names(in: "out"))
    for name in try whole.names(in: "out") {
      #expect(try scratch.data("out/\(name)") == whole.data("out/\(name)"), "\(name)")
    }
  }

  @Test func `as SVG is well formed and has no date`() throws {
    let scratch = try render(["--at", "0.1", "--format", "svg"])
    let data = try scratch.data("out")
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.firstMatch(of: #/[12][0-9]{3}-[01][0-9]-[0-3][0-9]/#) == nil)
    #expect(!text.contains("<!--"))
    let parser = XMLParser(data: data)
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }
}
