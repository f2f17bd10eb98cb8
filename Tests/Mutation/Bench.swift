@testable import EmakiCLI
@testable import EmakiWorkspace
@testable import EmakiSceneFile
@testable import EmakiSceneFormat
import Foundation
import Synchronization
import TestSupport

/// Mutations, and what every comparer says of them: found out once, on all processors.
struct Bench: Sendable {
  /// All of them; of the keys those that are tried.
  let all: [Mutation]
  /// Those that are tried.
  let mutations: [Mutation]
  /// By comparer and id.
  let told: [Comparer: [String: Told]]
  /// Of runs that gave no report.
  let failures: [String]
  /// The scenes whose pictures are the same before and after: all frames, and the first.
  let unchanged: (frames: Set<String>, first: Set<String>)

  static let shared = Result { try Bench(.current) }

  private static let look = ["--steps", "3", "--scale", "0.25"]
  private static let beginning = ["--at", "0", "--scale", "0.25"]

  private init(_ extent: Extent) throws {
    let scratch = try Scratch()
    let base = try Self.base(scratch)
    all = Mutation.numbered(
      try Mutation.pictures(base.frames["still.png"]?.bytes ?? [])
        + Mutation.frames(base.frames["moving"] ?? .folder([:]))
        + Mutation.animations(base.frames["moving"] ?? .folder([:])) + Mutation.texts
        + Mutation.scenes + Mutation.keys(extent) + Mutation.folders(base.frames["still.png"])
        + SetMutation.all.map { $0.mutation(of: SmallSet(base.frames)) })
    let subjects = Dictionary(grouping: all, by: \.subject)
    mutations = Mutation.Subject.allCases.flatMap { subject -> [Mutation] in
      let inside = subjects[subject] ?? []
      return subject == .key ? inside : extent.of(inside, subject)
    }
    let files = mutations.filter { ![.text, .set, .folder].contains($0.subject) }
    let beside = try Self.beside(files)
    try beside.write(to: scratch.path("beside"))
    let (old, new) = (Self.folder(files, \.before), Self.folder(files, \.after))
    try old.write(to: scratch.path("old"))
    try new.write(to: scratch.path("new"))
    if let kept = ProcessInfo.processInfo.environment["EMAKI_KEEP"] {
      try old.write(to: "\(kept)/old")
      try new.write(to: "\(kept)/new")
    }
    let drawn = try Drawn(scratch, look: Self.look, beginning: Self.beginning)
    unchanged = drawn.unchanged(files.map(\.id))
    let root = scratch.url.path
    let jobs =
      Self.comparing(files, root) + Self.checking(mutations, drawn, base, beside, root)
      + Self.others(mutations, root)
    (told, failures) = withExtendedLifetime(scratch) { Self.run(jobs) }
  }

  /// Finds out what some comparers say.
  typealias Job = @Sendable () throws -> [(Comparer, String, Told)]

  private static func run(
    _ jobs: [Job]
  ) -> (told: [Comparer: [String: Told]], failures: [String]) {
    let results = Mutex<[Result<[(Comparer, String, Told)], any Error>]>([])
    Work.forEach(jobs.count) { index in
      let result = Result { try jobs[index]() }
      results.withLock { $0.append(result) }
    }
    var (told, failures): ([Comparer: [String: Told]], [String]) = ([:], [])
    for result in results.withLock({ $0 }) {
      switch result {
      case .success(let all):
        for (comparer, id, words) in all { told[comparer, default: [:]][id] = words }
      case .failure(let error): failures.append("\(error)")
      }
    }
    return (told, failures)
  }

  // MARK: What is there

  /// What the scenes of all sets look like, with all frames and at first.
  private static func base(_ scratch: Scratch) throws -> (frames: Entry, first: Entry) {
    try Entry.folder([
      "still.yaml": .text(Mutation.still), "moving.yaml": .text(Mutation.moving),
      "third.yaml": .text(SmallSet.third), "another.yaml": .text(SmallSet.another),
    ]).write(to: scratch.path("base"))
    func drawn(_ options: [String]) throws -> Entry {
      let out = scratch.path("drawn" + options[0])
      _ = try Program.run(
        ["render", scratch.path("base"), "-o", out] + options, in: "/", seconds: 600)
      return try Entry.read(out) ?? .folder([:])
    }
    return (try drawn(look), try drawn(beginning))
  }

  /// What links lead to.
  private static func beside(_ files: [Mutation]) throws -> Entry {
    var entry = Entry.folder(["loop": .link("loop")])
    for mutation in files.reversed() where mutation.before != nil {
      entry["\(mutation.subject.rawValue)"] = mutation.before
      if case .file? = mutation.after, mutation.statement == nil {
        entry["\(mutation.subject.rawValue)-other"] = mutation.after
      }
    }
    return entry
  }

  private static func folder(_ files: [Mutation], _ side: KeyPath<Mutation, Entry?>) -> Entry {
    Mutation.companions.with { entry in
      for mutation in files { entry[mutation.name] = mutation[keyPath: side] }
    }
  }

  // MARK: compare and diff

  private static func comparing(_ files: [Mutation], _ root: String) -> [Job] {
    let report = ["--format", "junit"]
    @Sendable func batch(_ comparer: Comparer, _ arguments: [String], in place: String = "") -> Job
    {
      {
        let run = try Program.run(
          arguments.prefix(1) + report + arguments.dropFirst(), in: "\(root)/\(place)",
          seconds: 600)
        return try Told.all(of: run).map { (comparer, $0.key, $0.value) }
      }
    }
    let single = files.filter { Comparer.files.takes($0) }.flatMap { mutation -> [Job] in
      let pair = ["old/\(mutation.name)", "new/\(mutation.name)"]
      func job(_ comparer: Comparer, _ arguments: [String]) -> Job {
        {
          let run = try Program.run(arguments + report, in: root)
          return [(comparer, mutation.id, Told(run))]
        }
      }
      return [job(.files, ["compare"] + pair + (mutation.subject == .scene ? look : []))]
        + (Comparer.diff.takes(mutation) ? [job(.diff, ["diff"] + pair)] : [])
    }
    @Sendable func git(_ mutations: [Mutation], _ repository: String) -> Job {
      {
        try folder(mutations, \.before).write(to: "\(root)/\(repository)")
        commit("\(root)/\(repository)")
        for mutation in mutations {
          let path = "\(root)/\(repository)/\(mutation.name)"
          if mutation.before != nil { try FileManager.default.removeItem(atPath: path) }
          try mutation.after?.write(to: path)
        }
        return try batch(
          .diffGit, ["diff", "--git", "HEAD", "--scale", "0.25", "--", "."], in: repository)()
      }
    }
    // Among many, a file that is gone and one that came would be one with another name.
    let inGit = Dictionary(grouping: files.filter { Comparer.diffGit.takes($0) }) {
      $0.before == nil || $0.after == nil
    }
    return [
      batch(.folders, ["compare", "old", "new"] + look),
      batch(.diffFolders, ["diff", "old", "new", "--scale", "0.25"]),
      git(inGit[false] ?? [], "repository"),
    ] + (inGit[true] ?? []).map { git([$0], "repository-\($0.id)") } + single
  }

  private static func commit(_ folder: String) {
    for arguments in [["init", "-q"], ["add", "-A"], ["commit", "-qm", "Before"]] {
      let who = ["-C", folder, "-c", "user.name=a", "-c", "user.email=a@b"]
      _ = ChildProcess(running: "git", who + arguments)
    }
  }

  // MARK: Folders, designs and snapshots

  private static func others(_ mutations: [Mutation], _ root: String) -> [Job] {
    mutations.filter { $0.subject == .folder }.flatMap { mutation -> [Job] in
      [(Comparer.folders, "compare"), (.diffFolders, "diff")].map { comparer, command -> Job in
        {
          let folder = "\(root)/\(command)-\(mutation.id)"
          try Entry.folder(["old": mutation.before ?? .folder([:])]).write(to: folder)
          try mutation.after?.write(to: "\(folder)/new")
          let run = try Program.run(
            [command, "old", "new", "--format", "junit"], in: folder)
          return [(comparer, mutation.id, Told(run))]
        }
      }
    }
      + mutations.filter { Comparer.expect.takes($0) }.map { mutation in
        { [(.expect, mutation.id, try Expected(mutation).told(in: root))] }
      }
      + mutations.filter { Comparer.design.takes($0) }.map { mutation in
        {
          let design = "design-\(mutation.id).png"
          let draw = ["render", "old/\(mutation.name)", "-o", design, "--at", "0", "--scale", "1"]
          _ = try Program.run(draw + ["--theme", "color"], in: root)
          let run = try Program.run(
            ["compare", design, "new/\(mutation.name)", "--format", "junit"], in: root)
          return [(.design, mutation.id, Told(run))]
        }
      }
  }
}
