import EmakiPlatform

/// Folders, and paths as texts.
package enum Folder {
  /// Whether there is a folder at this path.
  package static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// Whether there is a file or folder at this path.
  package static func exists(_ path: String) -> Bool { kind(of: path) != nil }

  /// Whether two paths lead to the same file or folder, whatever they are spelled like.
  package static func isSame(_ a: String, _ b: String) -> Bool {
    var (one, two) = (stat(), stat())
    guard SystemPath.with(a, { stat($0, &one) }) == 0, SystemPath.with(b, { stat($0, &two) }) == 0
    else { return normal(a) == normal(b) }
    return one.st_dev == two.st_dev && one.st_ino == two.st_ino
  }

  /// The type bits of what a path leads to; `nil` where there is nothing.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return SystemPath.with(path) { stat($0, &status) } == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Makes a folder and those above it, where they are missing.
  package static func create(_ path: String) throws(FileError) {
    if isFolder(path) { return }
    let above = parent(of: path)
    if above != path, !exists(above) { try create(above) }
    // Another process may make it at the same time.
    guard SystemPath.with(path, { mkdir($0, 0o777) }) != 0, !isFolder(path) else { return }
    let code = errno
    let reason = obstacle(to: path) ?? String(cString: strerror(code))
    throw FileError(action: "make the folder", path: path, code: code, message: reason)
  }

  /// The obstacle to a folder; `nil` where that cannot be seen.
  private static func obstacle(to path: String) -> String? {
    var above = path
    while !exists(above), parent(of: above) != above { above = parent(of: above) }
    if !isFolder(above) { return "\(above) is a file" }
    return SystemPath.with(above) { access($0, W_OK) } == 0 ? nil : "\(above) cannot be written to"
  }

  /// A file in a folder.
  package static func path(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The folder that a file lies in.
  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path beside a file.
  package static func sibling(of file: String, _ path: String) -> String {
    let folder = parent(of: file)
    return folder == "." ? path : self.path(folder, path)
  }

  /// A path without `.`, and without `..` where that can be seen.
  package static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let text = parts.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + text }
    return text.isEmpty ? "." : text
  }

  /// A path from a folder on, where it does not begin at the root.
  package static func joined(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    return path.hasPrefix("/") || folder == "." ? path : self.path(folder, path)
  }
}
