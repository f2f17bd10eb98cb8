import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A live server that runs as long as the value lives.
final class LiveProgram {
  private let process = Process()
  /// What it printed first: where it answers.
  let address: URL

  init(_ input: String) throws {
    let output = Pipe()
    process.executableURL = Program.executable
    process.arguments = ["serve", input]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = try #require(URL(string: line.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  deinit { process.interrupt() }

  /// Whether a page has a word within ten seconds: what is drawn is kept until a change is noticed.
  func shows(_ word: String, at target: String = "reel") async throws -> Bool {
    let page = try #require(URL(string: target, relativeTo: address))
    for _ in 0..<100 {
      let data = try await URLSession.shared.data(from: page).0
      if String(decoding: data, as: UTF8.self).contains(word) { return true }
      try await Task.sleep(for: .milliseconds(100))
    }
    return false
  }
}

extension Scratch {
  /// Writes a file into a folder inside, which is made where it is missing.
  fileprivate func write(_ text: String, into folder: String, _ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(folder), withIntermediateDirectories: true)
    _ = try write(text, to: folder + "/" + name)
  }
}

@Suite struct `emaki serve` {
  private static func part(_ text: String) -> String {
    "components: {hello: {children: [{id: a, text: \(text), pin: center}]}}\n"
  }

  private static let scene = """
    import: sub/part.yaml
    device: iPhone X
    children: [{id: b, component: hello, pin: edges}]

    """

  @Test(arguments: [false, true])
  func `notices edits of what a scene imports from a subfolder`(_ ofFolder: Bool) async throws {
    let scratch = try Scratch()
    let scene = try scratch.write(Self.scene, to: "scene.yaml")
    try scratch.write(Self.part("First"), into: "sub", "part.yaml")
    let program = try LiveProgram(ofFolder ? scratch.path("") : scene)
    let reel = ofFolder ? "reel?file=scene.yaml" : "reel"
    #expect(try await program.shows("First", at: reel))
    try scratch.write(Self.part("Second"), into: "sub", "part.yaml")
    #expect(try await program.shows("Second", at: reel))
    try scratch.write("components: [", into: "sub", "part.yaml")
    #expect(try await program.shows("sub/part.yaml:", at: reel), "what is wrong")
    try FileManager.default.removeItem(atPath: scratch.path("sub"))
    #expect(try await program.shows("there is no file", at: reel))
    try scratch.write(Self.part("Third"), into: "sub", "part.yaml")
    #expect(try await program.shows("Third", at: reel))
  }

  @Test func `lists a file that comes into a folder, also into a new one inside`() async throws {
    let scratch = try Scratch()
    _ = try scratch.write("children: []\n", to: "one.yaml")
    let program = try LiveProgram(scratch.path(""))
    #expect(try await program.shows("one.yaml", at: "/"))
    try scratch.write("children: []\n", into: "inner", "two.yaml")
    #expect(try await program.shows("inner/two.yaml", at: "/"))
  }

  @Test func `says in words that a port is taken`() throws {
    let scratch = try Scratch()
    let scene = try scratch.write("children: []\n", to: "scene.yaml")
    let program = try LiveProgram(scene)
    let port = try #require(program.address.port)
    let second = try Program.run(["serve", scene, "--port", "\(port)"])
    #expect(second.status == 2)
    #expect(second.errors.contains("cannot listen on port \(port): another program listens there"))
    #expect(second.errors.contains("hint: without --port"))
  }
}
