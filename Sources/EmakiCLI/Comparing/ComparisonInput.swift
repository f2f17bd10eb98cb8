import EmakiComparison
import EmakiReel
import FoundationEssentials

/// Finds what belongs together of two arguments: files, folders, patterns, motions, scene files.
struct ComparisonInput {
  let expected: String
  let actual: String
  let scenes: SceneReels

  /// All that is compared, in order.
  func items() throws -> [ComparisonItem] {
    if SceneReels.isSceneFile(expected) || SceneReels.isSceneFile(actual) {
      return try sceneItems()
    }
    if Glob.isPattern(expected) || Glob.isPattern(actual) { return try patternItems() }
    switch (Folder.isFolder(expected), Folder.isFolder(actual)) {
    case (false, false):
      return [.pictures(PicturePair(name: actual, expected: expected, actual: actual))]
    case (true, true): return try folderItems()
    default:
      for path in [expected, actual] where !Folder.exists(path) {
        throw Failure("there is no \(path)", hint: FilesNearby.hint(for: path))
      }
      guard let reels = try reelItem() else {
        throw Failure("cannot compare a folder with a file: \(expected), \(actual)")
      }
      return [reels]
    }
  }

  /// The files in two folders of which nothing is compared, by their relative paths, sorted.
  func otherFiles() throws(Failure) -> [String] {
    guard Folder.isFolder(expected), Folder.isFolder(actual),
      !(Folder.hasReel(expected) && Folder.hasReel(actual))
    else { return [] }
    return Set(try Folder.otherFiles(in: expected) + Folder.otherFiles(in: actual)).sorted()
  }

  /// Scene files against one another scene by scene, or against the reel of one scene.
  private func sceneItems() throws -> [ComparisonItem] {
    guard SceneReels.isSceneFile(expected), SceneReels.isSceneFile(actual) else {
      guard let item = try reelItem() else {
        throw Failure(
          "cannot compare a scene file with that: \(expected), \(actual)",
          hint: "compare it with another scene file, a folder with reel.json or an animated PNG")
      }
      return [item]
    }
    return try scenes.items(expected: expected, actual: actual)
  }

  /// Two motions of whatever kinds, or `nil` where a side is none.
  private func reelItem() throws -> ComparisonItem? {
    guard let old = try reel(expected), let new = try reel(actual) else { return nil }
    let pair = PicturePair(name: actual, expected: expected, actual: actual)
    return .reels(pair, expected: old, actual: new)
  }

  private func reel(_ path: String) throws -> (any ReelSource)? {
    if SceneReels.isSceneFile(path) { return try scenes.only(in: path) }
    if Folder.hasReel(path) { return try FolderReel(path) }
    if Folder.isFolder(path) { return nil }
    return try AnimationReel(AtomicFile.read(path))
  }

  private func folderItems() throws -> [ComparisonItem] {
    if Folder.hasReel(expected), Folder.hasReel(actual), let reels = try reelItem() {
      return [reels]
    }
    let (old, new) = (try Folder.pictures(in: expected), try Folder.pictures(in: actual))
    let folders = Set((old + new).map(Folder.parent)).filter { folder in
      Folder.hasReel("\(expected)/\(folder)") && Folder.hasReel("\(actual)/\(folder)")
    }
    let pairs = PicturePair.matching(
      old.filter { !folders.contains(Folder.parent(of: $0)) }, in: expected,
      with: new.filter { !folders.contains(Folder.parent(of: $0)) }, in: actual)
    let reels = try folders.map { folder in
      let sides = ("\(expected)/\(folder)", "\(actual)/\(folder)")
      return ComparisonItem.reels(
        PicturePair(name: folder, expected: sides.0, actual: sides.1),
        expected: try FolderReel(sides.0), actual: try FolderReel(sides.1))
    }
    return try sorted(pairs.map(ComparisonItem.pictures) + reels)
  }

  private func patternItems() throws -> [ComparisonItem] {
    let (old, new) = (Glob(expected), Glob(actual))
    let pairs = PicturePair.matching(
      try old.files(), in: old.folder, with: try new.files(), in: new.folder)
    return try sorted(pairs.map(ComparisonItem.pictures))
  }

  private func sorted(_ items: [ComparisonItem]) throws(Failure) -> [ComparisonItem] {
    if items.isEmpty { throw Failure("there is no PNG file in \(expected) or \(actual)") }
    return items.sorted { $0.pair.name.isBeforeAsCounted($1.pair.name) }
  }
}

extension Folder {
  /// The PNG files in a folder and its subfolders, by relative path, sorted: by their names, and
  /// those without an extension by what they begin with.
  static func pictures(in folder: String) throws(Failure) -> [String] {
    try subpaths(of: folder).filter { isPicture($0, in: folder) }
  }

  /// The files in a folder and its subfolders that are neither pictures nor say what pictures are.
  static func otherFiles(in folder: String) throws(Failure) -> [String] {
    try subpaths(of: folder).filter { path in
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      return !isHidden && !path.hasSuffix("reel.json") && !isPicture(path, in: folder)
        && !isFolder(self.path(folder, path))
    }
  }

  private static func subpaths(of folder: String) throws(Failure) -> [String] {
    do {
      return try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    } catch {
      throw Failure("cannot list the folder \(folder)")
    }
  }

  private static func isPicture(_ path: String, in folder: String) -> Bool {
    let name = path.split(separator: "/").last?.lowercased() ?? ""
    if name.hasSuffix(".png") || name.hasSuffix(".apng") { return true }
    let file = self.path(folder, path)
    guard !name.contains("."), AtomicFile.isRegular(file), let bytes = try? MappedFile(file) else {
      return false
    }
    return bytes.withBytes { $0.starts(with: PNGChunks.signature) }
  }

  /// Whether a folder holds the frames of a motion.
  static func hasReel(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: path(folder, "reel.json"))
  }
}
