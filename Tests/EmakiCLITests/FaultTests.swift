import Foundation
import TestSupport
import Testing

#if os(Linux)
  /// What a command leaves where a call of the system fails.
  ///
  /// `Tests/Faults/faults.c`, which is loaded before the system's own library, lets the call fail.
  @Suite(.serialized) struct `What a command leaves` {
    private let scratch: Scratch
    init() throws {
      scratch = try Scratch()
      try compile()
      for (name, width) in [("base", 30), ("old", 20), ("new", 24)] {
        let scene = """
          children: [{id: a, text: Hello, frame: [0, 0, 60, \(width)]}]
          motions: {m: [{animate: {duration: 0.05, changes: {a: {x: \(width)}}}}]}

          """
        _ = try scratch.write(scene, to: "\(name).yaml")
        try FileManager.default.createDirectory(
          at: scratch.url.appendingPathComponent("\(name)-set"), withIntermediateDirectories: true)
        _ = try scratch.write(scene, to: "\(name)-set/a.yaml")
        _ = try scratch.write("at: 0\nscale: 0.5\n", to: "\(name)-set/emaki.yaml")
        _ = try scratch.write(
          """
          <document toolsVersion="22154"><scenes><scene sceneID="s"><objects>
          <viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
          <rect key="frame" width="\(10 * width)" height="667"/></view></viewController></objects>
          </scene></scenes></document>
          """, to: "\(name).storyboard")
      }
    }

    private func compile() throws {
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      let source = Program.repository.appendingPathComponent("Tests/Faults/faults.c").path
      compiler.arguments = [
        "clang", "-shared", "-fPIC", "-o", scratch.path("faults.so"), source, "-ldl",
      ]
      try compiler.run()
      compiler.waitUntilExit()
      try #require(compiler.terminationStatus == 0)
    }

    private static let calls = [
      "write", "create", "read", "open", "rename", "link", "mkdir", "sync", "truncate", "allocate",
      "close", "mmap", "thread",
    ]

    /// The arguments of each command, with % for the input's name, and how a whole run ends.
    private static let commands: [(arguments: String, code: Int32)] = [
      ("render %.yaml --at 0 -o out/a.png", 0),
      ("render %.yaml --at 0 -o out/a.svg", 0),
      ("render %.yaml -o out/frames", 0),
      ("render %-set -o out/set", 0),
      ("preview %.yaml -o out/a.html", 0),
      ("preview %.yaml -o out/a.png", 0),
      ("preview %.yaml -o out/a.gif", 0),
      ("preview %-set -o out/gallery", 0),
      ("compare base.yaml %.yaml --diff out/d.png", 1),
      ("diff base-set %-set -o out/changes", 1),
      ("map %.storyboard -o out/map.svg", 0),
    ]

    private func run(
      _ command: String, on input: String, failing fault: String? = nil
    ) throws -> Program.Result {
      var environment: [String: String?] = ["SWIFT_BACKTRACE": "enable=no"]
      if let fault {
        environment["LD_PRELOAD"] = scratch.path("faults.so")
        environment["EMAKI_FAULT"] = fault
      }
      return try Program.run(
        command.replacing("%", with: input).split(separator: " ").map(String.init),
        environment: environment,
        folder: scratch.url)
    }

    /// The bytes of every file of the output, hidden ones too, by its path.
    private func files() throws -> [String: Data] {
      var files: [String: Data] = [:]
      let out = scratch.url.appendingPathComponent("out")
      for path in try FileManager.default.subpathsOfDirectory(atPath: out.path) {
        let file = out.appendingPathComponent(path)
        if let data = try? Data(contentsOf: file) { files[path] = data }
      }
      return files
    }

    /// An output folder with these files and nothing else.
    private func reset(to files: [String: Data]) throws {
      let out = scratch.url.appendingPathComponent("out")
      try? FileManager.default.removeItem(at: out)
      try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
      for (path, data) in files {
        let file = out.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
      }
    }

    @Test(arguments: commands)
    func `is old or new, with one message, whatever fails`(
      command: String, code: Int32
    ) throws {
      try reset(to: [:])
      #expect(try run(command, on: "new").status == code)
      let new = try files()
      try reset(to: [:])
      #expect(try run(command, on: "old").status == code)
      let old = try files()
      for fault in Self.calls.flatMap({ ["\($0):1", "\($0):2+"] }) {
        try reset(to: old)
        let result = try run(command, on: "new", failing: fault)
        let left = try files()
        let message = "\(fault): \(result.status) \(result.errors)"
        #expect([code, 2].contains(result.status), "\(message)")
        // What compares says it with the results; what reads a folder also says that nothing is left.
        let said = (result.text + result.errors).split(separator: "\n")
        let errors = said.filter { $0.contains("error: ") || $0.contains("failed: ") }
        #expect(errors.isEmpty == (result.status == code), "\(message)")
        #expect(errors.count <= (command.contains("-set") ? 2 : 1), "\(message)")
        if result.status == code { #expect(left == new, "\(message)") }
        for (path, data) in left { #expect(data == old[path] || data == new[path], "\(message)") }
        // The list of frames goes before the first of them changes.
        let lost = Set(old.keys).intersection(new.keys).subtracting(left.keys)
        #expect(lost.subtracting(["frames/reel.json"]).isEmpty, "\(message): lost \(lost)")
      }
    }

    /// A disk that is full after so many bytes, of every size: files cannot become longer.
    @Test func `is old or new where there is no room for the rest`() throws {
      let command = "render %.yaml -o out/frames"
      try reset(to: [:])
      #expect(try run(command, on: "new").status == 0)
      let new = try files()
      try reset(to: [:])
      #expect(try run(command, on: "old").status == 0)
      let old = try files()
      for write in 1...24 {
        try reset(to: old)
        let result = try run(command, on: "new", failing: "write:\(write)+")
        if result.status == 0 { break }
        #expect(result.status == 2 && result.errors.contains("No space left on device"))
        let left = try files()
        for (path, data) in left { #expect(data == old[path] || data == new[path], "\(path)") }
        #expect(left["frames/reel.json"] == nil, "a motion that is not there")
        // With room again, it is made whole.
        #expect(try run(command, on: "new").status == 0)
        #expect(try files() == new)
      }
    }
  }
#endif
