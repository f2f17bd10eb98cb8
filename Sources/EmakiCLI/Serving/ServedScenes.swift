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
  var names: [String] {
    guard isFolder else { return [root.split(separator: "/").last.map(String.init) ?? root] }
    return FolderTree(below: root).entries.filter { path, kind in
      (kind == .file || isInside(path)) && SceneFileName.hasScenes(at: Folder.path(root, path))
    }.map(\.path).sorted { $0.isBeforeAsCounted($1) }
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
