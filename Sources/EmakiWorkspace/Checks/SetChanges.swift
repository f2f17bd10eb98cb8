package import EmakiComparison
import EmakiFiles
import EmakiFormats
import EmakiRendering
import EmakiSceneFile
import EmakiText

/// The folders that the pictures of a set are compared in: baselines, and what differs from them.
package struct SetChanges: Sendable {
  package let folder: SetFolder

  package init(folder: SetFolder) {
    self.folder = folder
  }

  package var baselines: String { folder.path(folder.file.baselines) }

  /// The names and sizes of all baselines, in order: all parts of a check must have the same.
  package var baselineSizes: [String] {
    FolderTree(below: baselines).entries.filter { $0.kind == .file }.map { entry in
      let size = AtomicFile.size(of: Folder.path(baselines, entry.path)) ?? -1
      return "\(entry.path) \(size)"
    }.sorted()
  }

  package var changes: String { folder.path(folder.file.changes) }

  /// Looks whether both lie in the folder of the set, wherever links there lead, and neither in the
  /// other: what differs would be written over what it is compared with.
  package func checkFolders() throws(Failure) {
    let top = SystemPath.resolved(folder.base)
    for path in [baselines, changes] {
      let real = SystemPath.resolved(path)
      guard real.hasPrefix(top.hasSuffix("/") ? top : top + "/") else {
        throw Failure(
          "\(path) is a link out of the folder of the set",
          hint: "pictures are only written below \(folder.base)")
      }
    }
    let (old, new) = (SystemPath.resolved(baselines), SystemPath.resolved(changes))
    guard !Folder.isSame(old, new), !old.isInside(new), !new.isInside(old) else {
      throw Failure(
        "baselines and changes are one folder, or one lies in the other: \(baselines), \(changes)",
        hint: "what differs goes into a folder of its own, such as changes")
    }
  }

  /// Refuses a baseline that is a link to what checks write: it would be compared with itself.
  func checkBaseline(_ path: String) throws(Failure) {
    guard SystemPath.resolved(path).isInside(SystemPath.resolved(changes)) else { return }
    throw Failure(
      "\(path) is a link into \(changes), where checks write",
      hint: "a baseline is a file of its own: remove the link, and run emaki check again")
  }

  /// The files of a unit as they should be.
  package func baseline(_ id: String) -> UnitFiles {
    UnitFiles(folder: baselines, id: id, format: .png, followsLinks: false)
  }

  /// The files of a unit that is not as it should be.
  package func change(_ id: String) -> UnitFiles {
    UnitFiles(folder: changes, id: id, format: .png, followsLinks: false)
  }

  /// The unit of a picture or folder of frames: its name without the ending.
  package static func id(of name: String) -> String {
    name.hasSuffix(".png") ? String(name.dropLast(4)) : name
  }

  /// The name of a unit's result and baseline: of the picture, or of the folder of frames.
  static func name(of unit: WorkUnit) -> String { unit.isMotion ? unit.id : "\(unit.id).png" }

  /// The same by the name of its result.
  package func change(of name: String) -> UnitFiles {
    change(Self.id(of: name))
  }

  /// The comparison of a unit that differs from its baseline; both files have been written.
  package func item(_ id: String, isSequence: Bool) throws -> ComparisonItem {
    let paths = (baseline(id).path(isSequence: isSequence), change(id).path(isSequence: isSequence))
    guard isSequence else {
      let expected = Folder.exists(paths.0) ? paths.0 : nil
      let pair = PicturePair(name: "\(id).png", expected: expected, actual: paths.1)
      // A pipe there would be waited for.
      if let expected, !AtomicFile.isRegular(expected) {
        return .unreadable(pair, "\(expected) is not a regular file")
      }
      return .pictures(pair)
    }
    guard Folder.hasReel(paths.0) else {
      return .pictures(
        PicturePair(name: id, expected: nil, actual: Folder.path(paths.1, FileNames.frame(0, .png)))
      )
    }
    let pair = PicturePair(name: id, expected: paths.0, actual: paths.1)
    return .reels(
      pair,
      ComparisonItem.MotionPair(
        expected: { try FolderFrames(paths.0) }, actual: { try FolderFrames(paths.1) }))
  }

  /// The comparison for a result that a file has kept; `nil` where both are the same.
  package func item(of result: StoredResult) throws -> ComparisonItem? {
    let isPicture = result.name.hasSuffix(".png")
    let id = Self.id(of: result.name)
    switch result.word {
    case "same", "drawn", "skipped", "unchecked": return nil
    case "failed":
      let pair = PicturePair(name: result.name, expected: nil, actual: nil)
      return .unreadable(pair, result.reason ?? "")
    case "removed": return removed(result.name)
    default: return try item(id, isSequence: !isPicture)
    }
  }

  /// A baseline that no picture of the set has.
  func removed(_ name: String) -> ComparisonItem {
    let path = Folder.path(baselines, name)
    let first = Folder.path(path, FileNames.frame(0, .png))
    return .pictures(
      PicturePair(name: name, expected: Folder.isFolder(path) ? first : path, actual: nil))
  }

  /// The names of all baselines: pictures, and folders of frames. A picture in such a folder that
  /// the list of frames does not name is one by itself.
  func baselineNames() throws(Failure) -> Set<ExactName> {
    guard Folder.isFolder(baselines) else { return [] }
    var lists: [ExactName: FrameList?] = [:]
    var names: Set<ExactName> = []
    for path in try FolderListing(baselines).pictures(where: { _ in true }) {
      let above = Folder.parent(of: path)
      let list = lists[ExactName(above)] ?? FrameList(of: Folder.path(baselines, above))
      lists[ExactName(above)] = .some(list)
      let isFrame = above != "." && list?.contains(path) ?? false
      names.insert(ExactName(isFrame ? above : path))
    }
    return names
  }

  // MARK: What was found

  /// The file of what one machine found.
  package func results(_ head: ResultPart.Head) -> String {
    let name =
      head.count == 1 ? "results.jsonl" : "results-\(head.index)-of-\(head.count).jsonl"
    return Folder.path(changes, name)
  }

  /// The files of the last results: of the whole, or of its parts.
  package func resultFiles() -> [String] {
    let names = (FolderNames.all(in: changes) ?? []).filter {
      $0.hasPrefix("results") && $0.hasSuffix(".jsonl")
    }
    let whole = names.filter { $0 == "results.jsonl" }
    return (whole.isEmpty ? names.sorted { $0.isBeforeAsCounted($1) } : whole)
      .map { Folder.path(changes, $0) }
  }

  /// Removes what an earlier run found, but for the parts of the same division and one file.
  package func forgetResults(except head: ResultPart.Head, keeping file: String? = nil) {
    let suffix = "-of-\(head.count).jsonl"
    for name in FolderNames.all(in: changes) ?? [] where name.hasPrefix("results") {
      let path = Folder.path(changes, name)
      if path != file, name.hasSuffix(".jsonl"), head.count == 1 || !name.hasSuffix(suffix) {
        Folder.removeFile(path)
      }
    }
  }

  /// The files of a changed unit as they lie there; `nil` where there are none.
  package func entry(_ name: String) -> CacheEntry? {
    let path = Folder.path(changes, name)
    guard Folder.isFolder(path) else {
      let bytes = try? AtomicFile.read(path)
      return bytes.map { CacheEntry(files: [("", $0)], note: .null) }
    }
    let frames = (FolderNames.all(in: path) ?? []).filter { $0.hasPrefix("frame-") }
      .sorted { $0.isBeforeAsCounted($1) }
    var files: [(name: String, bytes: [UInt8])] = []
    for name in frames + ["reel.json"] {
      guard let bytes = try? AtomicFile.read(Folder.path(path, name)) else {
        return nil
      }
      files.append((name, bytes))
    }
    return CacheEntry(files: files, note: .null)
  }
}

extension String {
  /// Whether a path lies in a folder, both with their links resolved.
  fileprivate func isInside(_ folder: String) -> Bool { hasPrefix(Folder.path(folder, "")) }
}
