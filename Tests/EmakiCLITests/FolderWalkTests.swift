import Foundation
import TestSupport
import Testing

/// Every command that goes through a folder goes the same way: what it does not look at is said.
@Suite struct `The way through a folder` {
  private static let scene =
    "children: [{id: a, background: red, pin: {top: 9, leading: 9, size: 9}}]\n"

  /// The commands that go through one folder of scenes.
  private static let commands: [[String]] = [
    ["check", "."], ["plan", "."], ["render", ".", "-o", "../out"], ["validate", "."],
    ["preview", ".", "-o", "../out.html"],
  ]
  /// With those that go through two, `.` and a copy of it.
  private static let all = commands + [["diff", ".", "../old"], ["compare", ".", "../old"]]

  /// Runs a command in a folder with two scenes and what `make` puts there; beside it is a copy.
  private static func run(
    _ command: [String], limits: String? = nil, _ make: (Scratch, String) throws -> Void
  ) throws -> Program.Result {
    let scratch = try Scratch()
    defer { _ = chmod(scratch.path("new/more"), 0o700) + chmod(scratch.path("old/more"), 0o700) }
    for folder in ["new", "old"] {
      try write("more/b.yaml", scratch, folder)
      try write("a.yaml", scratch, folder)
      try make(scratch, folder)
    }
    return try Program.run(
      command, folder: scratch.url.appendingPathComponent("new"), limits: limits)
  }

  private static func write(
    _ name: String, _ scratch: Scratch, _ folder: String, _ text: String = scene
  ) throws {
    let file = scratch.url.appendingPathComponent("\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private static func link(_ name: String, to target: String, _ scratch: Scratch) throws {
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path(name), withDestinationPath: target)
  }

  /// What a shell does so that the superuser, too, reads only what the modes of files allow.
  private static let unprivileged =
    geteuid() == 0
    ? #"exec setpriv --bounding-set=-dac_override,-dac_read_search -- "$0" "$@""# : nil

  @Test(arguments: all, [0o000, 0o444] as [mode_t])
  func `ends at a folder that cannot be listed`(command: [String], mode: mode_t) throws {
    let run = try Self.run(command, limits: Self.unprivileged) { scratch, folder in
      #expect(chmod(scratch.path("\(folder)/more"), mode) == 0)
    }
    #expect(run.status == 2 && run.errors.contains("cannot list the folder more"), "\(run)")
    #expect(!run.text.contains("removed") && !run.text.contains("added"), "\(run.text)")
  }

  @Test(arguments: [
    "exclude: more\n", "exclude: [x, more/]\n", "inputs: a.yaml\n", "inputs: '*.yaml'\n",
  ])
  func `passes a folder that does not belong to the set`(settings: String) throws {
    let isPattern = settings.contains("*")
    let run = try Self.run(["check"], limits: Self.unprivileged) { scratch, folder in
      try Self.write("emaki.yaml", scratch, folder, settings)
      #expect(chmod(scratch.path("\(folder)/more"), 0) == 0)
    }
    // A pattern may be for files in any folder.
    #expect(run.status == (isPattern ? 2 : 1), "\(run)")
    #expect(run.text == (isPattern ? "" : "a.png: added\n1 added\n"))
  }

  @Test(arguments: commands)
  func `follows links in the folder, and names those that lead elsewhere`(
    command: [String]
  ) throws {
    let run = try Self.run(command) { scratch, folder in
      try Self.link("\(folder)/again", to: "more", scratch)
      try Self.link("\(folder)/more/up", to: "..", scratch)
      try Self.write("c.yaml", scratch, "shared")
      try Self.link("\(folder)/out", to: "../shared", scratch)
    }
    let text = run.text + run.errors
    #expect(run.status < 2, "\(text)")
    for (name, reason) in [
      ("more/up", "a link to a folder around it"), ("again/up", "a link to a folder around it"),
      ("out", "a link out of the folder"),
    ] {
      let place = text.range(
        of: name + (command[0] == "check" ? ": skipped\n  it is " : " was skipped: it is "))
      #expect(place.map { text[$0.upperBound...].hasPrefix(reason) } == true, "\(name): \(text)")
    }
    #expect(!text.contains("out/c"), "\(text)")
    if command[0] == "check" { #expect(text.contains("again/b.png: added"), "\(text)") }
  }

  @Test(arguments: all)
  func `does not look at what is hidden`(command: [String]) throws {
    let run = try Self.run(command) { scratch, folder in
      for name in [".x.yaml", ".d/a.yaml", ".p.png", ".d/q.png"] {
        try Self.write(name, scratch, folder, "\(folder): [")
      }
    }
    let text = run.text + run.errors
    #expect(run.status < 2, "\(text)")
    for name in [".x", ".d", ".p", "q.png"] { #expect(!text.contains(name + "."), "\(text)") }
  }

  @Test(arguments: [
    ("build", "tools"), ("more/node_modules", "tools"), ("DerivedData/x", "tools"),
    ("changes", "pictures of the set"), ("baselines", "pictures of the set"),
  ]) func `names a folder that a set leaves out, if a scene is in it`(
    folder: String, owner: String
  ) throws {
    for isScene in [true, false] {
      for command in [["check"], ["plan", "."], ["render", ".", "-o", "../out"]] {
        let run = try Self.run(command) { scratch, side in
          try Self.write(
            "\(folder)/c.yaml", scratch, side, isScene ? Self.scene : "version: 1\njobs: {}\n")
        }
        let text = run.text + run.errors
        #expect(text.contains("skipped") == isScene, "\(text)")
        #expect(text.contains(owner) == isScene, "\(text)")
        #expect(!text.contains("c.png"), "\(text)")
      }
    }
  }

  @Test func `takes folders that are called like the set's in others`() throws {
    let run = try Self.run(["check"]) { scratch, side in
      try Self.write("more/changes/c.yaml", scratch, side)
      try Self.write("more/baselines/d.yaml", scratch, side)
    }
    #expect(run.text.contains("more/changes/c.png: added\n"), "\(run.text)")
    #expect(run.text.contains("more/baselines/d.png: added\n"), "\(run.text)")
  }
}
