import Foundation
import TestSupport

/// What scenes look like before and after, as files of pictures: apart from all that compares.
struct Drawn {
  /// Of all frames, and at first.
  let old: [Entry]
  let new: [Entry]

  init(_ scratch: Scratch, look: [String], beginning: [String]) throws {
    func draw(_ folder: String) throws -> [Entry] {
      try [look, beginning].map { options in
        let out = scratch.path("drawn-\(folder)\(options[0])")
        _ = try Program.run(
          ["render", scratch.path(folder), "-o", out] + options, in: "/", seconds: 600)
        return try Entry.read(out) ?? .folder([:])
      }
    }
    (old, new) = (try draw("old"), try draw("new"))
  }

  /// The pictures that belong to a mutation, by their names.
  static func of(_ id: String, in drawn: Entry) -> [String: Entry] {
    drawn.entries.filter { $0.key.hasPrefix(id) }
  }

  /// The ids of which something is drawn, and before and after the same pixels.
  func unchanged(_ ids: [String]) -> (frames: Set<String>, first: Set<String>) {
    func same(_ old: Entry, _ new: Entry) -> Set<String> {
      let (before, after) = (
        Dictionary(grouping: old.entries.keys) { $0.prefix(4) },
        Dictionary(grouping: new.entries.keys) { $0.prefix(4) }
      )
      return Set(
        ids.filter { id in
          guard let names = before[id.prefix(4)]?.sorted(), names == after[id.prefix(4)]?.sorted()
          else { return false }
          return names.allSatisfy { Self.isSame(old[$0], new[$0]) }
        })
    }
    return (same(old[0], new[0]), same(old[1], new[1]))
  }

  private static func isSame(_ old: Entry?, _ new: Entry?) -> Bool {
    guard let old, let new, old.entries.keys == new.entries.keys else { return false }
    if old.entries.isEmpty { return PNGFile(old.bytes).picture == PNGFile(new.bytes).picture }
    return times(old) == times(new)
      && old.entries.keys.filter { $0 != "reel.json" }.allSatisfy { isSame(old[$0], new[$0]) }
  }

  /// Of the frames in a folder, as they are written.
  private static func times(_ folder: Entry) -> [Substring] {
    String(decoding: folder["reel.json"]?.bytes ?? [], as: UTF8.self)
      .matches(of: #/"time":[^}]*/#).map(\.output)
  }
}
