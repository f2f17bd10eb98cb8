import Foundation
import TestSupport
import Testing

#if os(Linux)
  /// What a command leaves where a call of the system fails.
  ///
  /// `Tests/Faults/faults.c`, which is loaded before the system's own library, lets the call fail. With
  /// EMAKI_NIGHTLY=1 every command meets every fault.
  @Suite struct `What a command leaves` {
    private let scratch: Scratch
    private let library: URL
    init() throws {
      scratch = try Scratch()
      library = try Self.library.get()
      for (name, width) in [("base", 30), ("old", 20), ("new", 24)] {
        let scene = """
          children: [{id: a, text: Hello, frame: [0, 0, 60, \(width)]}]
          motions: {m: [{animate: {duration: 0.05, changes: {a: {x: \(width)}}}}]}

          """
        _ = try scratch.write(scene, to: "\(name).yaml")
        try FileManager.default.createDirectory(
          at: scratch.url.appendingPathComponent("\(name)-set"), withIntermediateDirectories: true)
        _ = try scratch.write(scene, to: "\(name)-set/a.yaml")
        _ = try scratch.write("at: 0.05\nscale: 0.5\n", to: "\(name)-set/emaki.yaml")
        _ = try scratch.write(
          """
          <document toolsVersion="22154"><scenes><scene sceneID="s"><objects>
          <viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
          <rect key="frame" width="\(10 * width)" height="667"/></view></viewController></objects>
          </scene></scenes></document>
          """, to: "\(name).storyboard")
      }
    }

    private static let source = Program.repository.appendingPathComponent("Tests/Faults/faults.c")

    /// The library, beside the tests, compiled once for a run of them.
    private static let library = Result {
      let library = try #require(Bundle.main.executableURL).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("faults.so")
      let made = library.path + ".\(getpid())"
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      compiler.arguments = ["clang", "-shared", "-fPIC", "-o", made, source.path, "-ldl"]
      try compiler.run()
      try #require(compiler.end() == 0)
      try #require(rename(made, library.path) == 0)
      return library
    }

    /// The first of each call that the library lets fail, and all but the first.
    private static let faults = Result {
      let calls = try String(contentsOf: source, encoding: .utf8)
        .matches(of: #/(?:FAIL|fails)\("([a-z]+)"/#).map { String($0.1) }
      return Set(calls).sorted().flatMap { ["\($0):1", "\($0):2+"] }
    }

    /// The faults that a command meets: all of them at night; else a tenth, and the next command meets
    /// the next tenth.
    private static func faults(ofCommand number: Int) throws -> [String] {
      let faults = try faults.get()
      try #require(faults.count > 20)
      if ProcessInfo.processInfo.environment["EMAKI_NIGHTLY"] == "1" { return faults }
      return faults.indices.filter { $0 % 10 == number % 10 }.map { faults[$0] }
    }

    /// A command that is tried.
    struct Attempt: CustomTestStringConvertible, Sendable {
      /// Its arguments, with % for the input's name.
      let arguments: String
      /// How a whole run ends.
      var code: Int32 = 0
      /// What a shell does before: with the old input, by default the same command.
      var old: String?
      /// And then with the new one.
      var new: String?
      /// Whether the command is given again after a failure, from what that has left.
      var isTriedAgain: Bool { old != nil || arguments.contains("--cache") }
      var mostMessages: Int { arguments.contains("-set") || arguments.hasPrefix("check") ? 2 : 1 }
      var testDescription: String { arguments }
    }

    private static let accepted = "cp old-set/* out; emaki check -q out; emaki accept --set out"

    private static let attempts = [
      Attempt(arguments: "render %.yaml --at 0 -o out/a.png"),
      Attempt(arguments: "render %.yaml --at 0 -o out/a.svg"),
      Attempt(arguments: "render %.yaml -o out/frames"),
      Attempt(arguments: "render %-set -o out/set"),
      Attempt(arguments: "render %-set -o out/set --cache out/cache"),
      Attempt(
        arguments: "render %-set -o out/set --cache out/cache",
        new: "emaki render new-set -o out/first --cache out/cache"),
      Attempt(arguments: "preview %.yaml -o out/a.html"),
      Attempt(arguments: "preview %.yaml -o out/a.png"),
      Attempt(arguments: "preview %.yaml -o out/a.gif"),
      Attempt(arguments: "preview %-set -o out/gallery"),
      Attempt(arguments: "compare base.yaml %.yaml --diff out/d.png", code: 1),
      Attempt(arguments: "diff base-set %-set -o out/changes", code: 1),
      Attempt(arguments: "map %.storyboard -o out/map.svg"),
      Attempt(arguments: "plan %-set"),
      Attempt(arguments: "init out/a.yaml", old: ":"),
      Attempt(
        arguments: "init --swift out/screens --package https://localhost/Emaki.git", old: ":"),
      Attempt(
        arguments: "check out --report out/page.html --cache out/cache", code: 1, old: accepted,
        new: "cp new-set/* out"),
      Attempt(
        arguments: "check out --shard 1/1 --results out/part.jsonl", code: 1, old: accepted,
        new: "cp new-set/* out"),
      Attempt(
        arguments: "accept --set out", old: accepted, new: "cp new-set/* out; emaki check -q out"),
      Attempt(
        arguments: "accept --set out", old: "cp old-set/a.yaml out/b.yaml; \(accepted)",
        new: "rm out/b.yaml; emaki check -q out"),
      Attempt(
        arguments: "merge out/part.jsonl --set out --report out/page.html", code: 1, old: accepted,
        new: "cp new-set/* out; emaki check -q out --shard 1/1 --results out/part.jsonl"),
    ]

    /// What files hold, by their paths.
    private typealias Files = [String: Data]

    private static func isCached(_ path: String) -> Bool { path.hasPrefix("cache/") }

    /// Whether a file may say what failed, or be an entry of a cache that was not there before.
    private static func saysMore(_ path: String) -> Bool {
      isCached(path) || ["changes/results.jsonl", "part.jsonl", "page.html"].contains(path)
    }

    /// Runs a line of a shell in which the program is called `emaki`.
    private func prepare(_ script: String) throws {
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-c", "emaki() { '\(Program.executable.path)' \"$@\"; }; \(script)"]
      shell.currentDirectoryURL = scratch.url
      shell.standardOutput = FileHandle.nullDevice
      shell.standardError = FileHandle.nullDevice
      try shell.run()
      shell.end()
    }

    /// The files from which a command starts, and those that a whole run leaves.
    private func states(of attempt: Attempt) throws -> (start: Files, new: Files) {
      try reset(to: [:])
      if let old = attempt.old {
        try prepare(old)
      } else {
        #expect(try run(attempt.arguments, on: "old").status == attempt.code)
      }
      if let new = attempt.new { try prepare(new) }
      let start = try files()
      // What was there before does not matter.
      if attempt.old == nil, attempt.new == nil { try reset(to: [:]) }
      #expect(try run(attempt.arguments, on: "new").status == attempt.code)
      return (start, try files())
    }

    private func run(
      _ command: String, on input: String, failing fault: String? = nil
    ) throws -> Program.Result {
      var environment: [String: String?] = ["SWIFT_BACKTRACE": "enable=no"]
      if let fault {
        environment["LD_PRELOAD"] = library.path
        environment["EMAKI_FAULT"] = fault
      }
      return try Program.run(
        command.replacing("%", with: input).split(separator: " ").map(String.init),
        environment: environment,
        folder: scratch.url)
    }

    /// The bytes of every file of the output, hidden ones too, by its path.
    private func files() throws -> Files {
      var files: Files = [:]
      let out = scratch.url.appendingPathComponent("out")
      for path in try FileManager.default.subpathsOfDirectory(atPath: out.path) {
        let file = out.appendingPathComponent(path)
        if let data = try? Data(contentsOf: file) { files[path] = data }
      }
      return files
    }

    /// An output folder with these files and nothing else.
    private func reset(to files: Files) throws {
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

    @Test(arguments: zip(attempts.indices, attempts))
    func `is old or new, with one message, whatever fails`(number: Int, attempt: Attempt) throws {
      let code = attempt.code
      let (start, new) = try states(of: attempt)
      for fault in try Self.faults(ofCommand: number) {
        try reset(to: start)
        let result = try run(attempt.arguments, on: "new", failing: fault)
        let left = try files()
        let message = "\(fault): \(result.status) \(result.errors)"
        #expect([code, 2].contains(result.status), "\(message)")
        // What compares says it with the results, and check twice: there and by itself; what reads a
        // folder also says that nothing is left.
        let said = (result.text + result.errors).split(separator: "\n")
        let errors = said.filter { $0.contains("error: ") || $0.contains("failed: ") }
        #expect(errors.isEmpty == (result.status == code), "\(message)")
        #expect(errors.count <= attempt.mostMessages, "\(message)")
        if result.status == code {
          // The next check removes the picture of a change that was accepted.
          let pictures = Set(start.keys.filter { $0.hasPrefix("changes/") }).subtracting(new.keys)
          #expect(
            left.filter { !Self.saysMore($0.key) && !pictures.contains($0.key) }
              == new.filter { !Self.saysMore($0.key) }, "\(message)")
        }
        for (path, data) in left where !Self.saysMore(path) {
          #expect(data == start[path] || data == new[path], "\(path), \(message)")
        }
        // The list of frames, and that of what changed, goes before the first of them changes.
        let lost = Set(start.keys).intersection(new.keys).subtracting(left.keys)
        #expect(
          lost.subtracting(["frames/reel.json", "changes/results.jsonl"]).isEmpty,
          "\(message): lost \(lost)")
        if attempt.isTriedAgain, result.status == 2 {
          #expect(try run(attempt.arguments, on: "new").status == code, "\(message)")
          let again = try files().filter { !Self.isCached($0.key) }
          #expect(again == new.filter { !Self.isCached($0.key) }, "again, \(message)")
        }
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
