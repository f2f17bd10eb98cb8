import EmakiInput
import EmakiDiagnostics
import EmakiFiles
import EmakiSceneFile

extension SetFolder {
  /// The scene files and storyboards of the set, or of the part of it that was chosen, by their paths in
  /// the folder, as people count; and those that are skipped.
  func sceneFiles() throws(Failure) -> (files: [String], skipped: [FolderScenes.SkippedFile]) {
    let all = try filesByName()
    // What is named is taken, whatever its name and content.
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
      SkippedFiles.note(found.skipped, in: base)
      throw Failure(
        "there is no scene in \(base)",
        hint: "emaki init \(Folder.joined(base, "hello.yaml")) makes one")
    }
    let skipped = found.skipped.filter { !named.contains($0.path) }
    return (files.sorted { $0.isBeforeAsCounted($1) }, skipped)
  }

  /// The files of the whole set by their names, whatever they hold and whatever was chosen.
  func allFiles() throws(Failure) -> [String] { try tree().filter(isInSet) }

  /// Whether the set's file takes a file in, and does not leave it out.
  private func isInSet(_ path: String) -> Bool {
    let isInput = file.inputs.isEmpty || file.inputs.contains { Self.fits(path, $0.text) }
    return isInput && !file.exclude.contains { Self.fits(path, $0.text) }
  }

  /// Whether a path is what a pattern says, or lies in the folder that it names.
  static func fits(_ path: String, _ pattern: String) -> Bool {
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

  /// What may be a scene by its name, but for hidden files and the set's own folders.
  private func filesByName() throws(Failure) -> [String] {
    // Where only files are named, what else is there does not matter.
    if let chosen, !chosen.contains(where: { Folder.isFolder(path($0)) }) { return [] }
    return try tree()
  }

  private func tree() throws(Failure) -> [String] {
    let own = [Folder.normal(file.baselines), Folder.normal(file.changes)]
    let tree = FolderTree(below: base) { path, name in
      own.contains(path) || Self.foreign.contains(name)
    }
    if tree.isCut { throw .tooMuch(in: base) }
    return tree.entries.filter { path, kind in
      SceneFileName.isScene(path) && path != SetFile.name && !path.hasSuffix("/" + SetFile.name)
        && (kind == .file || (kind == .other && !Folder.isFolder(self.path(path))))
    }.map(\.path)
  }

  private static let foreign: Set = ["node_modules", "DerivedData", "build"]
}
