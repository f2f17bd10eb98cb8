internal import EmakiLimits

/// The files and folders below a folder, those of one depth before the deeper ones.
///
/// Hidden ones are left out with all that is in them. Links are listed and not followed.
package struct FolderTree: Sendable {
  /// Paths from the folder on.
  package private(set) var entries: [(path: String, kind: FolderNames.Kind)] = []
  /// Whether there is more than is gone through: `InputLimit.folderEntries`.
  package private(set) var isCut = false

  /// Goes through a folder; one that cannot be read is empty.
  ///
  /// - Parameters:
  ///   - most: how many files and folders are looked at; by default as many as the bound says.
  ///   - isLeftOut: says of a path, and of the name at its end, that it is left out with all that is
  ///     in it.
  package init(
    below folder: String, most: Int? = nil,
    leavingOut isLeftOut: (_ path: String, _ name: String) -> Bool = { _, _ in false }
  ) {
    var room = most ?? InputLimit.folderEntries.most
    var level = [""]
    while !level.isEmpty {
      var next: [String] = []
      for inner in level {
        for entry in FolderNames.entries(in: inner.isEmpty ? folder : Folder.path(folder, inner)) {
          room -= 1
          if room < 0 {
            isCut = true
            return
          }
          let path = inner.isEmpty ? entry.name : Folder.path(inner, entry.name)
          if entry.name.hasPrefix(".") || isLeftOut(path, entry.name) { continue }
          entries.append((path, entry.kind))
          if entry.kind == .folder { next.append(path) }
        }
      }
      level = next
    }
  }
}
