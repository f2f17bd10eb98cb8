/// Files as they were at a revision of the git repository that they lie in.
struct GitRevision {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  /// The bytes of a file, or `nil` where the revision does not have it.
  ///
  /// - Throws: `Failure` where git is missing, the file lies in no repository, or there is no such
  ///   revision.
  func bytes(of file: String) throws(Failure) -> [UInt8]? {
    let folder = Folder.parent(of: file)
    let base = file.split(separator: "/").last.map(String.init) ?? file
    let commit = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"]
    let known = try git(commit, in: folder)
    guard known.status == 0 else {
      throw Failure("git knows no revision \"\(name)\" in \(folder)")
    }
    let shown = try git(["show", "--end-of-options", "\(name):./\(base)"], in: folder)
    return shown.status == 0 ? shown.output : nil
  }

  private func git(_ arguments: [String], in folder: String) throws(Failure) -> ChildProcess {
    guard let child = ChildProcess(running: "git", ["-C", folder] + arguments) else {
      throw Failure("cannot run git")
    }
    return child
  }
}
