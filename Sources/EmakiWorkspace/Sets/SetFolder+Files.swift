import EmakiDiagnostics
import EmakiFiles
import EmakiSceneFile
import EmakiSceneFormat

extension SetFolder {
  /// The scene files and storyboards of the set, or of the part of it that was chosen, by their
  /// paths in the folder, as people count; and those that are skipped.
  func sceneFiles() throws(Failure) -> (files: [String], skipped: [FolderScenes.SkippedFile]) {
    let tree = try filesByName()
    let all = tree.map(Self.names) ?? []
    // A file that is named is taken, whatever its name and content.
    let named = (chosen ?? []).filter { !Folder.isFolder(path($0)) }
    if chosen == nil {
      for entry in file.inputs where !all.contains(where: { Self.fits($0, entry.text) }) {
        throw nothing(fits: entry, of: all)
      }
    }
    let wanted = all.filter { file in
      isInSet(file) && chosen?.contains { Self.fits(file, $0) } ?? true
    }
    let found = FolderScenes(wanted, beside: all) { FolderScenes.Contents(at: path($0)) }
    let files = found.scenes + named.filter { !found.scenes.contains($0) }
    if files.isEmpty {
      listener.hear(SkippedFiles.notes(found.skipped, in: base))
      throw Failure(
        "there is no scene in \(chosen?.map(path).joined(separator: ", ") ?? base)",
        hint: "emaki init \(Folder.joined(base, "hello.yaml")) makes one")
    }
    let skipped = found.skipped.filter { !named.contains($0.path) }
    return (files.sorted { $0.isBeforeAsCounted($1) }, skipped + (tree.map(skippedFolders) ?? []))
  }

  /// The files of the whole set by their names, whatever they hold and whatever was chosen.
  func allFiles() throws(Failure) -> [String] { Self.names(in: try tree()).filter(isInSet) }

  private static func names(in tree: FolderListing) -> [String] {
    tree.sceneNames.filter { $0 != SetFile.name && !$0.hasSuffix("/" + SetFile.name) }
  }

  /// Whether the set's file takes a file in, and does not leave it out.
  private func isInSet(_ path: String) -> Bool {
    let isInput = file.inputs.isEmpty || file.inputs.contains { Self.fits(path, $0.text) }
    return isInput && !file.exclude.contains { Self.fits(path, $0.text) }
  }

  /// Whether a path is what a pattern says, or lies in the folder that it names.
  package static func fits(_ path: String, _ pattern: String) -> Bool {
    let pattern = Folder.normal(pattern)
    if pattern == "." || path == pattern || path.hasPrefix(pattern + "/") { return true }
    guard Glob.isPattern(pattern) else { return false }
    let glob = Glob(pattern)
    if glob.folder == "." { return glob.matches(path) }
    let prefix = Folder.path(glob.folder, "")
    return path.hasPrefix(prefix) && glob.matches(String(path.dropFirst(prefix.count)))
  }

  private func nothing(fits entry: SetFile.Entry, of files: [String]) -> Failure {
    let names = files.flatMap { [$0, Folder.parent(of: $0)] }
    return Failure([
      Diagnostic(
        .error, "there is no scene file for \"\(entry.text)\"", at: entry.place,
        hint: NearestName.hint(for: entry.text, in: Set(names).sorted())
          ?? "a file, a folder, or a pattern such as screens/**/*.yaml, from this file's folder")
    ])
  }

  /// The listing of the folder; `nil` where only files are named, so that nothing else there
  /// matters.
  private func filesByName() throws(Failure) -> FolderListing? {
    if let chosen, !chosen.contains(where: { Folder.isFolder(path($0)) }) { return nil }
    return try tree()
  }

  /// All files but those of the set's own folders, and of folders into which tools write.
  private func tree() throws(Failure) -> FolderListing {
    let own = ownFolders
    return try FolderListing(
      base,
      FolderListing.Scope(
        followsOut: false,
        leavesOut: { path, name in
          own.contains(path) || Self.foreign.contains(name) || excludesFolder(path)
        }, needs: mayHoldInputs))
  }

  private var ownFolders: [String] {
    [Folder.normal(file.baselines), Folder.normal(file.changes)]
  }

  /// Folders that tools write into, or that belong to others.
  private static let foreign: Set = ["node_modules", "DerivedData", "build"]

  /// Whether the set's file leaves out all that is in a folder, so that it need not even be
  /// readable.
  private func excludesFolder(_ path: String) -> Bool {
    file.exclude.contains { !Glob.isPattern($0.text) && Self.fits(path, $0.text) }
  }

  /// Whether files below a folder may belong to the set.
  private func mayHoldInputs(_ path: String) -> Bool {
    file.inputs.isEmpty || path.isEmpty
      || file.inputs.contains { input in
        let top = Glob.isPattern(input.text) ? Glob(input.text).folder : Folder.normal(input.text)
        return top == "." || path == top || path.hasPrefix(top + "/") || top.hasPrefix(path + "/")
      }
  }

  // MARK: Folders that are not gone into

  /// The folders that people may have meant: they lead elsewhere, or hold a scene.
  private func skippedFolders(of tree: FolderListing) -> [FolderScenes.SkippedFile] {
    let isChosen = { (path: String) in
      mayHoldInputs(path) && chosen?.contains { Self.fits(path, $0) } ?? true
    }
    return tree.skipped.filter { isChosen($0.path) }
      + tree.leftOut.filter { isChosen($0) && !excludesFolder($0) }.compactMap { folder in
        firstScene(below: folder).map { scene in
          let why = ownFolders.contains(folder) ? "pictures of the set" : "files of tools"
          return FolderScenes.SkippedFile(
            path: folder, reason: "the folder is for \(why), so its \(scene) is not read")
        }
      }
  }

  /// The most entries of a folder, and files in it, among which a scene is looked for.
  private static let (mostEntries, mostFiles) = (10_000, 100)

  private func firstScene(below folder: String) -> String? {
    let names = FolderTree(below: path(folder), most: Self.mostEntries).entries.lazy.filter {
      $0.kind == .file && SceneFileName.isScene($0.path) && !$0.path.hasSuffix("reel.json")
        && isInSet(Folder.path(folder, $0.path))
    }
    return FolderScenes(names.prefix(Self.mostFiles).map(\.path)) {
      FolderScenes.Contents(at: path(Folder.path(folder, $0)))
    }.scenes.first
  }
}
