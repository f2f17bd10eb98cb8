import EmakiFiles
import Synchronization

/// The submodules of the repository that the program works in.
enum GitSubmodules {
  /// A submodule that a revision has.
  struct Link {
    /// The path in the file system.
    let path: String
    let commit: String

    /// Whether its repository is here, with the commit.
    var isThere: Bool {
      Folder.exists(Folder.path(path, ".git"))
        && GitPlace(inFolder: path).line(["cat-file", "-t", commit]) == "commit"
    }

    /// Whether others have it at the same commit.
    func isEqual(in others: [Link]) -> Bool {
      others.contains { $0.path == path && $0.commit == commit }
    }
  }

  private static let known = Mutex<[String: String?]>([:])

  /// The commit of a submodule that a revision of the repository around it records, for a path in
  /// the submodule; `nil` for every other path, and where the program works in the submodule
  /// itself.
  static func commit(of revision: String, at place: GitPlace) -> String? {
    let key = "\(revision)\0\(place.folder)"
    if let found = known.withLock({ $0[key] }) { return found }
    let commit = findCommit(of: revision, at: place)
    known.withLock { $0[key] = .some(commit) }
    return commit
  }

  private static func findCommit(of revision: String, at place: GitPlace) -> String? {
    guard let root = place.root, GitPlace(inFolder: ".").root != root else { return nil }
    // Git itself starts a program to say which repository is around this one; here it finds none.
    let around = GitPlace(inFolder: Folder.parent(of: root))
    guard let outer = around.root, root.hasPrefix(outer + "/") else { return nil }
    let path = String(root.dropFirst(outer.count + 1))
    return links(["ls-tree", "-z", "--full-tree", revision, path], at: around, below: outer).first?
      .commit
  }

  /// The submodules that a revision has in a folder and below.
  static func links(in folder: String, at revision: String) -> [Link] {
    let place = GitPlace(inFolder: folder)
    let inner = place.path.dropLast()
    return links(
      ["ls-tree", "-r", "-z", "--full-tree", "\(revision):./\(inner)"], at: place,
      below: Folder.normal(folder))
  }

  private static func links(
    _ question: [String], at place: GitPlace, below folder: String
  ) -> [Link] {
    place.list(question).compactMap { entry in
      let parts = entry.split(separator: "\t", maxSplits: 1)
      let words = parts.first?.split(separator: " ") ?? []
      guard parts.count == 2, words.count == 3, words[0] == "160000" else { return nil }
      return Link(path: Folder.joined(folder, String(parts[1])), commit: String(words[2]))
    }
  }
}
