import EmakiFiles

/// The scene files and storyboards that may be shown, by the names that pages use for them: no
/// other file is ever shown.
package struct ServedScenes: Sendable {
  /// The path of the file or folder that was named.
  private let root: String
  private let isFolder: Bool

  /// - Throws: `Failure` where there is no such file or folder, or more in it than is searched, or
  ///   a folder in it cannot be listed.
  package init(_ path: String) throws(Failure) {
    guard Folder.exists(path) else {
      throw Failure(
        "cannot open \(path): there is no such file or folder", hint: FilesNearby.hint(for: path))
    }
    isFolder = Folder.isFolder(path)
    root = path
    if isFolder { _ = try FolderListing(path, FolderListing.Scope(followsOut: false)) }
  }

  /// The name of the file or folder.
  package var title: String {
    SystemPath.resolved(root).split(separator: "/").last.map(String.init) ?? root
  }

  /// The names of all files, sorted, as they are now.
  package var names: [String] { contents.scenes }

  /// The current listing of the folder; `nil` where there is more than is searched, or no folder
  /// any more. A folder that cannot be listed is skipped: it could when the program started.
  private var listing: FolderListing? {
    try? FolderListing(root, FolderListing.Scope(followsOut: false, needs: { $0.isEmpty }))
  }

  /// All files that may have scenes by their names, sorted, and those that are skipped.
  package var contents: (scenes: [String], skipped: [FolderScenes.SkippedFile]) {
    guard isFolder else {
      return ([root.split(separator: "/").last.map(String.init) ?? root], [])
    }
    guard let listing else { return ([], []) }
    let names = listing.sceneNames.sorted { $0.isBeforeAsCounted($1) }
    let found = FolderScenes(names) { path in
      !listing.links.contains(ExactName(path))
        || FolderListing.isInside(Folder.path(root, path), root)
        ? FolderScenes.Contents(at: Folder.path(root, path))
        : .special("it is a link out of the folder")
    }
    return (found.scenes, found.skipped + listing.skipped)
  }

  /// The paths of all files, and of those that are skipped why.
  package var files: (paths: [String], skipped: [FolderScenes.SkippedFile]) {
    guard isFolder else { return ([root], []) }
    let contents = contents
    return (contents.scenes.map { Folder.path(root, $0) }, contents.skipped)
  }

  /// Where a served file is; `nil` for every other name.
  package func path(of name: String) -> String? {
    guard names.contains(where: { ExactName($0) == ExactName(name) }) else { return nil }
    return isFolder ? Folder.path(root, name) : root
  }

  /// The folder that was named, or the one of the file.
  package var home: String { isFolder ? root : Folder.parent(of: root) }

  /// The folders in which changes matter: those of the file and of the target that it is a link to,
  /// or all of a folder in which scenes may lie.
  package var folders: [String] {
    guard isFolder else {
      let real = SystemPath.resolved(root)
      return [home, Folder.parent(of: real)]
    }
    return [root] + (listing?.folders ?? []).sorted().map { Folder.path(root, $0) }
  }
}
