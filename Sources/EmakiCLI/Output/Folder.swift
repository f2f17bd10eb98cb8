import EmakiPlatform
import EmakiFiles
import EmakiFormats
import EmakiRendering

/// Folders as the commands need them.
enum Folder {
  /// Whether there is a folder at this path.
  static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// Whether there is a file or folder at this path.
  static func exists(_ path: String) -> Bool { kind(of: path) != nil }

  /// The type bits of what a path leads to; `nil` where there is nothing.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return SystemPath.with(path) { stat($0, &status) } == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Makes a folder and those above it, where they are missing.
  static func make(_ path: String) throws(Failure) {
    if isFolder(path) { return }
    let above = parent(of: path)
    if above != path, !exists(above) { try make(above) }
    // Another process may make it at the same time.
    guard SystemPath.with(path, { mkdir($0, 0o777) }) != 0, !isFolder(path) else { return }
    let code = errno
    let reason = obstacle(to: path) ?? String(cString: strerror(code))
    throw Failure("cannot make the folder \(path): \(reason)")
  }

  /// Makes a folder like `make` and writes into it. Where that fails, as on a full disk, the files of
  /// these names that were not there before go again, and so do the folders.
  static func filling(_ path: String, with names: [String] = [], _ write: () throws -> Void) throws
  {
    var made: [String] = []
    var above = path
    while !exists(above), above != "." {
      made.append(above)
      above = parent(of: above)
    }
    let new = names.map { self.path(path, $0) }.filter { !exists($0) }
    try make(path)
    do { try write() } catch {
      for file in new { _ = SystemPath.with(file) { unlink($0) } }
      // Those that hold something else are not removed.
      for folder in made { _ = SystemPath.with(folder) { rmdir($0) } }
      throw error
    }
  }

  /// What is in the way of a folder; `nil` where that cannot be seen.
  private static func obstacle(to path: String) -> String? {
    var above = path
    while !exists(above), parent(of: above) != above { above = parent(of: above) }
    if !isFolder(above) { return "\(above) is a file" }
    return SystemPath.with(above) { access($0, W_OK) } == 0 ? nil : "\(above) cannot be written to"
  }

  /// A file in a folder.
  static func path(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The folder that a file lies in.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path beside a file.
  static func sibling(of file: String, _ path: String) -> String {
    let folder = parent(of: file)
    return folder == "." ? path : self.path(folder, path)
  }

  /// Removes what an earlier run says of its frames, and those beyond a number, so that numbers end
  /// with the motion.
  static func removeReel(of folder: String, from count: Int, format: PictureFormat)
    throws(Failure)
  {
    let manifest = path(folder, "reel.json")
    guard exists(manifest) else { return }
    var index = count
    while true {
      let file = path(folder, FileNames.frame(index, format))
      guard exists(file) else { break }
      try remove(file)
      index += 1
    }
    try remove(manifest)
  }

  /// Removes a file, should there be one.
  static func removeFile(_ path: String) { _ = SystemPath.with(path) { unlink($0) } }

  /// Removes a folder that holds nothing.
  static func removeIfEmpty(_ path: String) { _ = SystemPath.with(path) { rmdir($0) } }

  /// Removes a file; one that another process has removed is gone as well.
  private static func remove(_ file: String) throws(Failure) {
    guard SystemPath.with(file, { unlink($0) }) != 0, errno != ENOENT else { return }
    throw Failure("cannot remove the old file \(file): \(String(cString: strerror(errno)))")
  }
}
