import EmakiFiles

/// Paths as pull requests have them: from the root of the git repository.
package enum RepositoryPath {
  /// The path of a file, which need not be there any more, from the root of the repository that it lies
  /// in; as it is where it lies in none.
  package static func text(of file: String) -> String {
    // Of the file itself a link is what the repository has.
    let name = file.split(separator: "/").last.map(String.init) ?? file
    var (folder, path) = (SystemPath.resolved(Folder.parent(of: file)), name)
    while true {
      if Folder.exists(Folder.path(folder, ".git")) { return path }
      guard folder != "/", let last = folder.split(separator: "/").last else { return file }
      path = Folder.path(String(last), path)
      folder = Folder.parent(of: folder)
    }
  }
}
