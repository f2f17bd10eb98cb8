import Foundation
import TestSupport

/// A way to have a set checked.
enum CheckForm: String, CaseIterable, Sendable {
  case whole = "check"
  case moment = "check --at"
  case theme = "check --theme"
  case motion = "check --motion"
  case file = "check FILE"
  case parts = "check --shard, merge"
  case cached = "check --cache"

  /// Checks a set that changes from one state to another, in a folder that is empty.
  ///
  /// - Parameters:
  ///   - files: those that the form for files names.
  ///   - tamper: what is done before the last step: to the parts, or to the cache of both states.
  func run(
    in folder: String, from before: Entry, to after: Entry, files: [String],
    tamper: ((String) throws -> Void)? = nil
  ) throws -> Program.Result {
    func emaki(_ arguments: [String], _ folder: String) throws -> Program.Result {
      try Program.run(arguments, in: folder, seconds: files.count > 1 ? 600 : 60)
    }
    if self == .cached {
      for state in [before] + (tamper == nil ? [] : [after]) {
        try state.write(to: folder)
        _ = try emaki(["check", "--cache", "../cache", "."], folder)
        if tamper != nil {
          try Entry.read("\(folder)/../cache")?.write(to: "\(folder)/../\(state == before)")
        }
        try FileManager.default.removeItem(atPath: folder)
      }
    }
    try after.write(to: folder)
    if self != .parts { try tamper?("\(folder)/..") }
    let report = ["--format", "junit"]
    switch self {
    case .whole: return try emaki(["check", "."] + report, folder)
    case .moment: return try emaki(["check", ".", "--at", "0"] + report, folder)
    case .theme: return try emaki(["check", ".", "--theme", "wireframe"] + report, folder)
    case .motion: return try emaki(["check", ".", "--motion", "open"] + report, folder)
    case .file: return try emaki(["check"] + files + report, folder)
    case .cached: return try emaki(["check", "--cache", "../cache", "."] + report, folder)
    case .parts:
      for part in 1...2 {
        let shard = ["--shard", "\(part)/2", "--results", "../part-\(part)"]
        let run = try emaki(["check", "."] + shard, folder)
        if !FileManager.default.fileExists(atPath: "\(folder)/../part-\(part)") { return run }
      }
      try tamper?("\(folder)/..")
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/..")
      let parts = names.filter { $0.hasPrefix("part-") }.sorted().map { "../\($0)" }
      return try emaki(["merge"] + parts + report, folder)
    }
  }
}
