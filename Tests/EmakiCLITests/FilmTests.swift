import Foundation
import TestSupport
import Testing

/// Films, with ffmpeg where it is installed and with programs that stand for it.
@Suite struct `A film` {
  private static let scene = """
    children: [{id: a, frame: [0, 0, 40, 40], background: red}]
    motions: {go: [animate: {duration: 0.1, changes: {a.x: 100}}]}

    """
  private static let isInstalled = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/ffmpeg") }

  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    _ = try scratch.write(Self.scene, to: "a.yaml")
  }

  private func preview(_ output: String, ffmpeg script: String? = nil) throws -> Program.Result {
    var environment: [String: String?] = [:]
    if let script {
      let folder = scratch.url.appendingPathComponent("bin")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let path = try scratch.write("#!/bin/sh\n\(script)\n", to: "bin/ffmpeg")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      environment["PATH"] = scratch.path("bin") + ":/usr/bin:/bin"
    }
    return try Program.run(
      ["preview", "a.yaml", "--device", "iphone-x", "--scale", "1", "--output=" + output],
      environment: environment, folder: scratch.url)
  }

  @Test(.enabled(if: isInstalled, "ffmpeg is not installed"), arguments: ["a.mp4", "-a.mov"])
  func `leaves files beside it alone, and is the same each time`(name: String) throws {
    _ = try scratch.write("mine", to: name + ".y4m")
    let first = try preview(name)
    #expect(first.status == 0, "\(first.errors)")
    let film = try scratch.data(name)
    #expect(film.dropFirst(4).starts(with: Array("ftyp".utf8)))
    #expect(try preview(name).status == 0)
    #expect(try scratch.data(name) == film)
    #expect(try scratch.names() == [name, name + ".y4m", "a.yaml"].sorted())
    #expect(try scratch.data(name + ".y4m") == Data("mine".utf8))
  }

  @Test func `that fails leaves the old one and no folders, and says why`() throws {
    _ = try scratch.write("old", to: "a.mp4")
    let script = """
      head -c 100 >/dev/null
      for last; do :; done
      echo "$last: no such codec" >&2
      exit 1
      """
    for name in ["a.mp4", "new/deep/b.mp4"] {
      let result = try preview(name, ffmpeg: script)
      #expect(result.status == 2)
      #expect(
        result.errors.contains("ffmpeg could not make \(name): \(name): no such codec"),
        "\(result.errors)")
    }
    #expect(try scratch.names() == ["a.mp4", "a.yaml", "bin"])
    #expect(try scratch.data("a.mp4") == Data("old".utf8))
  }

  @Test func `takes what ffmpeg writes, however much that says meanwhile`() throws {
    // More than a pipe holds, before anything is read.
    let script = """
      head -c 300000 /dev/zero >&2
      cat >/dev/null
      for last; do :; done
      echo film > "${last#file:}"
      """
    let result = try preview("b.mp4", ffmpeg: script)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try scratch.data("b.mp4") == Data("film\n".utf8))
    #expect(try scratch.names() == ["a.yaml", "b.mp4", "bin"])
  }
}
