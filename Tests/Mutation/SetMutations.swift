import Foundation

/// Three scenes of which one moves, with what they look like.
struct SmallSet {
  /// The folder with scenes, `emaki.yaml` and baselines.
  var entry: Entry
  /// A scene of another text, and its picture.
  let other: (scene: Entry, picture: Entry?)

  static let settings = "steps: 3\nscale: 0.25\n"
  static let third = Mutation.still.replacing("Hello", with: "Third")

  /// - Parameter drawn: the pictures of scenes `still`, `moving`, `third` and `another`.
  init(_ drawn: Entry) {
    entry = .folder([
      "emaki.yaml": .text(Self.settings), "a.yaml": .text(Mutation.still),
      "b.yaml": .text(Mutation.moving), "c.yaml": .text(Self.third),
    ])
    entry["baselines/a.png"] = drawn["still.png"]
    entry["baselines/c.png"] = drawn["third.png"]
    for ending in ["", ".png"] where drawn["moving\(ending)"] != nil {
      entry["baselines/b\(ending)"] = drawn["moving\(ending)"]
    }
    other = (.text(Self.another), drawn["another.png"])
  }

  static let another = Mutation.still.replacing("Hello", with: "Another")

  /// One that has a change to hide in its results or its cache: `c` shows another text.
  var changed: Entry { entry.with { $0["c.yaml"] = other.scene } }
}

/// A change of a set as a whole.
struct SetMutation: Sendable {
  let what: String
  /// What is named where it is told: one of these.
  let named: [String]
  /// The only form that has it; `nil` for all.
  var form: CheckForm?
  var statement: Statement?
  /// The form in which an option says otherwise.
  var overruling: CheckForm?
  /// What changes the set.
  var change: @Sendable (inout Entry, SmallSet) -> Void = { entry, set in entry = set.changed }
  /// What is done to parts or a cache.
  var tamper: (@Sendable (String) throws -> Void)?

  static let all: [SetMutation] = folders + files + parts + caches

  private static func set(
    _ what: String, _ named: String..., passes statement: Statement? = nil,
    unless overruling: CheckForm? = nil,
    _ change: @escaping @Sendable (inout Entry, SmallSet) -> Void
  ) -> SetMutation {
    SetMutation(
      what: what, named: named, statement: statement, overruling: overruling, change: change)
  }

  private static let folders = [
    set("no scenes", "no scene", "c.yaml") { entry, _ in
      for name in ["a", "b", "c"] { entry["\(name).yaml"] = nil }
    },
    set("no baselines", "c.png", "b") { entry, _ in entry["baselines"] = nil },
    set("an empty folder of baselines", "c.png", "b") { entry, _ in
      entry["baselines"] = .folder([:])
    },
    set("a file for the folder of baselines", "c.png", "b") { entry, _ in
      entry["baselines"] = .text("x")
    },
    set("a link to nothing for the folder of baselines", "c.png", "b") { entry, _ in
      entry["baselines"] = .link("nowhere")
    },
    set("a link out of the set for the folder of changes", "changes") { entry, _ in
      entry["changes"] = .link("../beside")
    },
    set("a file for the folder of changes", "changes") { entry, _ in entry["changes"] = .text("x")
    },
  ]

  private static let files = [
    set("a scene less", "c.png", "c.yaml") { entry, _ in entry["c.yaml"] = nil },
    set("a scene more", "d.png") { entry, set in entry["d.yaml"] = set.other.scene },
    set("a scene by another name", "c.png", "c.yaml") { entry, _ in
      (entry["d.yaml"], entry["c.yaml"]) = (entry["c.yaml"], nil)
    },
    set("a misspelt key of a scene's file", "c") { entry, _ in
      entry["c.yaml"] = .text(SmallSet.third.replacing("children:", with: "chidren:"))
    },
    set("a scene that cannot be read", "c.yaml") { entry, _ in
      entry["c.yaml"] = .text("children: [")
    },
    set("a folder for a scene", "c") { entry, _ in entry["c.yaml"] = .folder([:]) },
    set("a pipe for a scene", "c") { entry, _ in entry["c.yaml"] = .pipe },
    set("a link to nothing for a scene", "c") { entry, _ in entry["c.yaml"] = .link("nowhere") },
    set("two scenes swapped", "c.png") { entry, _ in
      (entry["a.yaml"], entry["c.yaml"]) = (entry["c.yaml"], entry["a.yaml"])
    },
    set("a baseline more", "d.png") { entry, set in entry["baselines/d.png"] = set.other.picture },
    set("two baselines swapped", "c.png") { entry, _ in
      (entry["baselines/a.png"], entry["baselines/c.png"]) =
        (entry["baselines/c.png"], entry["baselines/a.png"])
    },
    set("a scene excluded", "c.png", unless: .file) { entry, _ in
      entry["emaki.yaml"] = .text(SmallSet.settings + "exclude: [c.yaml]\n")
    },
    set("inputs without a scene", "c.png", unless: .file) { entry, _ in
      entry["emaki.yaml"] = .text(SmallSet.settings + "inputs: [a.yaml, b.yaml]\n")
    },
    set("another theme", "c@blueprint", "b@blueprint", unless: .theme) { entry, _ in
      entry["emaki.yaml"] = .text(SmallSet.settings + "themes: [blueprint]\n")
    },
    set("another scale", "c.png", "b") { entry, _ in
      entry["emaki.yaml"] = .text(SmallSet.settings.replacing("0.25", with: "0.5"))
    },
    set("a misspelt key of emaki.yaml", "emaki.yaml") { entry, _ in
      entry["emaki.yaml"] = .text(SmallSet.settings + "exlude: [c.yaml]\n")
    },
    set("an emaki.yaml that cannot be read", "emaki.yaml") { entry, _ in
      entry["emaki.yaml"] = .text("steps: [\n")
    },
    set("no emaki.yaml", "c.png", "b") { entry, _ in entry["emaki.yaml"] = nil },
    set("another text that is accepted", "c", passes: .accepted) { entry, set in
      entry = set.changed
      entry["emaki.yaml"] = .text(
        SmallSet.settings + "tolerances: {c: {area: 100%, window: 'off'}}\n")
    },
    set("another text that a tolerance for others accepts", "c.png") { entry, set in
      entry = set.changed
      entry["emaki.yaml"] = .text(
        SmallSet.settings + "tolerances: {a: {area: 100%, window: 'off'}}\n")
    },
  ]

  // MARK: Results and caches

  private static func part(
    _ what: String, _ named: String, _ change: @escaping @Sendable (inout Entry) -> Void
  ) -> SetMutation {
    var mutation = SetMutation(what: what, named: [named], form: .parts)
    mutation.tamper = { folder in
      let all = try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasPrefix("part-") }
      var parts = Entry.folder([:])
      for name in all { parts[name] = try Entry.read("\(folder)/\(name)") }
      change(&parts)
      for name in all { try FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
      for (name, part) in parts.entries { try part.write(to: "\(folder)/\(name)") }
    }
    return mutation
  }

  private static func lines(_ entry: Entry?) -> [Substring] {
    String(decoding: entry?.bytes ?? [], as: UTF8.self).split(separator: "\n")
  }

  /// Changes the lines of the part that has the picture that differs.
  private static func cut(
    _ what: String, _ change: @escaping @Sendable (inout [Substring]) -> Void
  ) -> SetMutation {
    part(what, "part-") { parts in
      for (name, part) in parts.entries where lines(part).contains(where: isOfChange) {
        var all = lines(part)
        change(&all)
        parts[name] = .text(all.map { $0 + "\n" }.joined())
      }
    }
  }

  private static func isOfChange(_ line: Substring) -> Bool { line.contains("\"name\":\"c.png\"") }

  private static let parts = [
    part("a part missing", "part") { $0["part-2"] = nil },
    part("a part twice", "part") { $0["part-2"] = $0["part-1"] },
    part("a part empty", "part-1") { $0["part-1"] = .file([]) },
    part("a part as a pipe", "part-1") { $0["part-1"] = .pipe },
    cut("a line of a part missing") { $0.removeAll(where: isOfChange) },
    cut("the end of a part missing") { $0.removeLast() },
    cut("half of a line missing") { lines in
      lines = lines.map { isOfChange($0) ? $0.prefix($0.count / 2) : $0 }
    },
    cut("a part that ends before the difference") { lines in
      lines = Array(lines.prefix { !isOfChange($0) })
    },
    cut("a line twice") { lines in
      lines = lines.flatMap { isOfChange($0) ? [$0, $0] : [$0] }
    },
    cut("a part of another plan") { lines in
      lines[0] = Substring(lines[0].replacing("\"plan\":\"", with: "\"plan\":\"0"))
    },
  ]

  private static func cache(
    _ what: String, _ change: @escaping @Sendable (inout Entry, Entry, Entry, [UInt8]) -> Void
  ) -> SetMutation {
    var mutation = SetMutation(what: what, named: ["c.png"], form: .cached)
    mutation.tamper = { folder in
      guard let old = try Entry.read("\(folder)/true"), let new = try Entry.read("\(folder)/false")
      else { return }
      let kept = try Entry.read("\(folder)/set/baselines/c.png")?.bytes ?? []
      var now = new
      change(&now, old, new, kept)
      try FileManager.default.removeItem(atPath: "\(folder)/cache")
      try now.write(to: "\(folder)/cache")
    }
    return mutation
  }

  /// The files of a cache with pictures, by their paths.
  private static func pictures(_ cache: Entry, _ path: String = "") -> [String] {
    cache.entries.flatMap { name, entry -> [String] in
      let inner = path.isEmpty ? name : "\(path)/\(name)"
      if case .folder = entry { return pictures(entry, inner) }
      return entry.bytes.firstRange(of: Array("IHDR".utf8)) == nil ? [] : [inner]
    }
  }

  private static let caches = [
    cache("an entry of the cache replaced by an older one") { now, old, new, kept in
      // The picture that the scene had before is found for the new one.
      let earlier = pictures(old).first { path in old[path]?.ends(with: kept) ?? false }
      for path in Set(pictures(new)).subtracting(pictures(old)) { now[path] = old[earlier ?? path] }
    },
    cache("all entries of the cache exchanged") { now, _, new, _ in
      let paths = pictures(new).sorted()
      for (path, next) in zip(paths, paths.dropFirst() + paths.prefix(1)) { now[path] = new[next] }
    },
    cache("an entry of the cache cut") { now, _, new, _ in
      for path in pictures(new) {
        now[path] = .file(Array((new[path]?.bytes ?? []).dropLast(9)))
      }
    },
    cache("an entry of the cache with a pixel changed") { now, _, new, _ in
      for path in pictures(new) {
        var bytes = new[path]?.bytes ?? []
        if !bytes.isEmpty { bytes[bytes.count - 30] ^= 1 }
        now[path] = .file(bytes)
      }
    },
  ]
}
