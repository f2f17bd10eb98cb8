import EmakiInput
import EmakiFiles

/// The scene files and storyboards that may be shown, by the names that pages use for them: no
/// other file is ever shown.
struct ServedScenes: Sendable {
  /// The path of the file or folder that was named.
  private let root: String
  private let isFolder: Bool

  /// - Throws: `Failure` where there is no such file or folder, or more in it than is searched.
  init(_ path: String) throws(Failure) {
    guard Folder.exists(path) else {
      throw Failure(
        "cannot open \(path): there is no such file or folder", hint: FilesNearby.hint(for: path))
    }
    isFolder = Folder.isFolder(path)
    root = path
    if isFolder, FolderTree(below: path).isCut { throw .tooMuch(in: path) }
  }

  /// What the file or folder is called.
  var title: String {
    SystemPath.resolved(root).split(separator: "/").last.map(String.init) ?? root
  }

  /// The names of all files, sorted; files that come and go are noticed.
  var names: [String] { contents.scenes }

  /// All files that may have scenes by their names, and what they are, sorted.
  var contents: FolderScenes {
    guard isFolder else {
      let name = root.split(separator: "/").last.map(String.init) ?? root
      return FolderScenes(only: name)
    }
    let entries = FolderTree(below: root).entries.filter { $0.kind != .folder }
    let links = Set(entries.filter { $0.kind == .other }.map(\.path))
    let files = entries.map(\.path).sorted { $0.isBeforeAsCounted($1) }
    return FolderScenes(files) { path in
      !links.contains(path) || isInside(path)
        ? FolderScenes.Contents(at: Folder.path(root, path))
        : .special("it is a link out of the folder")
    }
  }

  /// The paths of all files, and of those that are skipped why.
  var files: (paths: [String], skipped: [FolderScenes.SkippedFile]) {
    guard isFolder else { return ([root], []) }
    let contents = contents
    return (contents.scenes.map { Folder.path(root, $0) }, contents.skipped)
  }

  /// Where a file of the shelf is; `nil` for every other name.
  func path(of name: String) -> String? {
    guard names.contains(where: { ExactName($0) == ExactName(name) }) else { return nil }
    return isFolder ? Folder.path(root, name) : root
  }

  /// The folder that was named, or the one of the file.
  var home: String { isFolder ? root : Folder.parent(of: root) }

  /// The folders in which changes matter: those of the file and of what it is a link to, or all of a
  /// folder in which scenes may lie.
  var folders: [String] {
    guard isFolder else {
      let real = SystemPath.resolved(root)
      return [home, Folder.parent(of: real)]
    }
    let inner = FolderTree(below: root).entries.filter { path, kind in
      kind == .folder
        || (kind == .other && isInside(path) && Folder.isFolder(Folder.path(root, path)))
    }.map(\.path)
    return [root] + inner.sorted().map { Folder.path(root, $0) }
  }

  /// Whether a path does not lead out of the folder by a link.
  private func isInside(_ path: String) -> Bool {
    let base = Folder.path(SystemPath.resolved(root), "")
    let real = SystemPath.resolved(Folder.path(root, path))
    return real.hasPrefix(base)
  }
}
