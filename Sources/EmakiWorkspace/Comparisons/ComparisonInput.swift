package import EmakiComparison
package import EmakiDiagnostics
package import EmakiFiles
import EmakiFormats

/// Finds what belongs together of two arguments: files, folders, patterns, motions, scene files.
package struct ComparisonInput {
  package let expected: String
  package let actual: String
  package let scenes: SceneMotions

  package init(expected: String, actual: String, scenes: SceneMotions) {
    self.expected = expected
    self.actual = actual
    self.scenes = scenes
  }

  /// The scenes and pictures found to compare.
  package struct Found {
    /// All that is compared, in order.
    package var items: [ComparisonItem]
    /// The files in two folders that are not compared, by their relative paths, sorted.
    package var otherFiles: [String] = []

    /// Says how many files were left out.
    package var notes: [Diagnostic] {
      guard let first = otherFiles.first else { return [] }
      let message =
        otherFiles.count == 1
        ? "a file of another kind was not compared: \(first)"
        : "\(otherFiles.count) files of other kinds were not compared, such as \(first)"
      return [Diagnostic(.note, message)]
    }

    /// Refuses what is to be ignored and is in no picture: a wrong name would pass for a rule.
    package func checkIgnored(
      _ results: [PairResult], of comparer: PictureComparer, _ expected: String, _ actual: String
    ) throws(Failure) {
      let judged = results.filter { $0.ignored.area.all > 0 }
      guard !judged.isEmpty else { return }
      let unknown = comparer.ignoredNames.filter { name in
        judged.allSatisfy { $0.ignored.unknown.contains(name) }
      }
      guard let first = unknown.first else { return }
      throw Failure(
        "--ignore \(first) is nowhere in \(expected) and \(actual)",
        hint: "`emaki inspect` lists the ids of a scene; rectangles are x,y,w,h in pixels")
    }
  }

  /// Looks at the arguments.
  package func find() throws -> Found {
    if SceneFileName.isScene(expected) || SceneFileName.isScene(actual) {
      return Found(items: try sceneItems())
    }
    if Glob.isPattern(expected) || Glob.isPattern(actual) {
      return Found(items: try patternItems())
    }
    switch (Folder.isFolder(expected), Folder.isFolder(actual)) {
    case (false, false):
      let pair = PicturePair(name: actual, expected: expected, actual: actual)
      return Found(items: [.pictures(pair)])
    case (true, true): return try inFolders()
    default:
      for path in [expected, actual] where !Folder.exists(path) {
        throw Failure("there is no \(path)", hint: FilesNearby.hint(for: path))
      }
      guard let reels = try reelItem() else {
        throw Failure("cannot compare a folder with a file: \(expected), \(actual)")
      }
      return Found(items: try [reels] + unlisted())
    }
  }

  /// Scene files against one another scene by scene, or against the reel of one scene.
  private func sceneItems() throws -> [ComparisonItem] {
    guard SceneFileName.isScene(expected), SceneFileName.isScene(actual) else {
      guard let item = try reelItem() else {
        throw Failure(
          "cannot compare a scene file with that: \(expected), \(actual)",
          hint: "compare it with another scene file, a folder with reel.json or an animated PNG; "
            + "a picture that is its design comes first")
      }
      return try [item] + unlisted()
    }
    let items = try scenes.items(expected: expected, actual: actual, called: actual, now: true)
    if items.isEmpty { throw nothing("no scene") }
    return items
  }

  /// Two motions of whatever kinds, or `nil` where a side is none.
  private func reelItem() throws -> ComparisonItem? {
    guard let old = try reel(expected), let new = try reel(actual) else { return nil }
    let pair = PicturePair(name: actual, expected: expected, actual: actual)
    return .reels(pair, ComparisonItem.MotionPair(expected: old, actual: new))
  }

  private func reel(_ path: String) throws -> (any FrameSource)? {
    if SceneFileName.isScene(path) { return try scenes.only(in: path) }
    if Folder.hasReel(path) { return try FolderFrames(path) }
    if Folder.isFolder(path) { return nil }
    let file = try FileContents(picture: path).withBytes(Array.init)
    do throws(PNGError) { return try AnimationFrames(file) } catch {
      throw Failure("\(path): \(error)")
    }
  }

  private func inFolders() throws -> Found {
    let (before, after) = (try FolderListing(expected), try FolderListing(actual))
    let (first, second) = (before.kinds, after.kinds)
    let (old, new) = (first.pictures, second.pictures)
    // Where only one side has the times, that of the other is an error: pictures alone would pass.
    let lists = (before.files + after.files).filter {
      ($0.split(separator: "/").last ?? "") == "reel.json"
    }
    let folders = Set((old + new + lists).map { ExactName(Folder.parent(of: $0)) }).filter {
      folder in
      let sides = [expected, actual].map { Folder.path($0, folder.text) }
      return sides.allSatisfy(Folder.isFolder) && sides.contains(where: Folder.hasReel)
    }
    let pairs = PicturePair.matching(
      Self.alone(old, in: expected, besides: folders), in: expected,
      with: Self.alone(new, in: actual, besides: folders), in: actual)
    let reels = try folders.map { try motion(in: $0.text) }
    let sides = FolderListing.scenes(before, first, after, second)
    let files = PicturePair.matching(sides.old, in: expected, with: sides.new, in: actual)
    let all = pairs.map(ComparisonItem.pictures) + reels + files.flatMap(sceneItems)
    return Found(
      items: try sorted(all),
      otherFiles: Set((first.others + second.others).map(ExactName.init))
        .subtracting(files.map { ExactName($0.name) }).sorted().map(\.text))
  }

  /// The motions in a folder of both sides; "." for these themselves.
  private func motion(in folder: String) throws -> ComparisonItem {
    if folder == ".", Folder.hasReel(expected), Folder.hasReel(actual), let reels = try reelItem() {
      return reels
    }
    let sides = (Folder.joined(expected, folder), Folder.joined(actual, folder))
    return ComparisonItem.reels(
      PicturePair(name: folder, expected: sides.0, actual: sides.1),
      ComparisonItem.MotionPair(
        expected: { try FolderFrames(sides.0) }, actual: { try FolderFrames(sides.1) }))
  }

  /// The pictures that are no frames: those outside of the folders of motions, and those in them that
  /// the list of frames does not name.
  private static func alone(
    _ pictures: [String], in side: String, besides folders: Set<ExactName>
  ) -> [String] {
    let lists = Dictionary(
      uniqueKeysWithValues: folders.map { ($0, FrameList(of: Folder.path(side, $0.text))) })
    return pictures.filter { path in
      guard let list = lists[ExactName(Folder.parent(of: path))] else { return true }
      return list.map { !$0.contains(path) } ?? false
    }
  }

  /// The pictures beside the frames of a motion that its list does not name: each is one by itself.
  private func unlisted() throws -> [ComparisonItem] {
    func pictures(_ side: String) throws(Failure) -> [String] {
      guard let list = FrameList(of: side) else { return [] }
      return try FolderListing(side).pictures { Folder.parent(of: $0) == "." && !list.contains($0) }
    }
    return PicturePair.matching(
      try pictures(expected), in: expected, with: try pictures(actual), in: actual
    ).map(ComparisonItem.pictures)
  }

  /// The scenes of two files; that one cannot be read keeps no other pair from being compared.
  private func sceneItems(_ files: PicturePair) -> [ComparisonItem] {
    do {
      return try scenes.items(
        expected: files.expected, actual: files.actual, called: files.name, now: false)
    } catch {
      let reason = (error as? Failure)?.reason ?? "\(error)"
      return [.unreadable(files, reason)]
    }
  }

  private func patternItems() throws -> [ComparisonItem] {
    let (old, new) = (Glob(expected), Glob(actual))
    let pairs = PicturePair.matching(
      try old.files(), in: old.folder, with: try new.files(), in: new.folder)
    return try sorted(pairs.map(ComparisonItem.pictures))
  }

  /// There is nothing to compare.
  private func nothing(_ what: String) -> Failure {
    let named = scenes.screen.scene.map { ", or none called \"\($0)\"," } ?? ""
    let sides = expected == actual ? expected : "\(expected) or \(actual)"
    return Failure("there is \(what)\(named) in \(sides)")
  }

  private func sorted(_ items: [ComparisonItem]) throws(Failure) -> [ComparisonItem] {
    if items.isEmpty { throw nothing("no PNG or scene file") }
    return items.sorted { $0.pair.name.isBeforeAsCounted($1.pair.name) }
  }
}

extension Folder {
  /// Whether a folder holds the frames of a motion.
  package static func hasReel(_ folder: String) -> Bool {
    exists(path(folder, "reel.json"))
  }
}
