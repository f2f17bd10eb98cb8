import Foundation

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
    return shown.status == 0 ? [UInt8](shown.output) : nil
  }

  private func git(_ arguments: [String], in folder: String) throws(Failure) -> (
    status: Int32, output: Data
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw Failure("cannot run git")
    }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
