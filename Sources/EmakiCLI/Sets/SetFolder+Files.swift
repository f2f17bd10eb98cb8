import EmakiInput
import EmakiDiagnostics
import EmakiFiles
import EmakiSceneFile

extension SetFolder {
  /// The scene files and storyboards of the set by their paths in the folder, as people count.
  func sceneFiles() throws(Failure) -> [String] {
    let all = try filesByName()
    var files = all
    // What is named is taken, whatever its name and content.
    let named = (chosen ?? []).filter { !Folder.isFolder(path($0)) }
    if let chosen { files = files.filter { file in chosen.contains { Self.fits(file, $0) } } }
    if !file.inputs.isEmpty {
      for entry in file.inputs where !files.contains(where: { Self.fits($0, entry.text) }) {
        // Of a part of the set, the rest may lie elsewhere.
        if chosen == nil { throw nothing(fits: entry, of: all) }
      }
      files = files.filter { file in
        self.file.inputs.contains { Self.fits(file, $0.text) }
      }
    }
    files = files.filter { file in !self.file.exclude.contains { Self.fits(file, $0.text) } }
    files = files.filter { SceneFileName.hasScenes(at: path($0)) }
    files += named.filter { !files.contains($0) }
    if files.isEmpty {
      throw Failure(
        "there is no scene in \(base)",
        hint: "emaki init \(Folder.joined(base, "hello.yaml")) makes one")
    }
    return files.sorted { $0.isBeforeAsCounted($1) }
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
    let own = [Folder.normal(file.baselines), Folder.normal(file.changes)]
    let tree = FolderTree(below: base) { path, name in
      own.contains(path) || Self.foreign.contains(name)
    }
    if tree.isCut { throw .tooMuch(in: base) }
    return tree.entries.filter { path, kind in
      SceneFileName.isScene(path) && path != SetFile.name && !path.hasSuffix("/" + SetFile.name)
        && (kind == .file || AtomicFile.isRegular(self.path(path)))
    }.map(\.path)
  }

  private static let foreign: Set = ["node_modules", "DerivedData", "build"]
}
