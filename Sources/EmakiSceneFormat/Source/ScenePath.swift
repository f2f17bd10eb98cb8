/// Paths as scene files write them: relative to the file that names them, with `/`.
package enum ScenePath {
  /// The path below the root, without `.` and `..`, or what is wrong with it.
  package static func resolved(_ path: String, from folder: String) -> Result<
    String, Phrase.Problem
  > {
    if path.isEmpty { return .failure(.init(message: "the path is empty")) }
    let isForeign = path.hasPrefix("/") || path.hasPrefix("~") || path.contains("\\")
    if isForeign || path.contains("://") || path.contains(where: \.isNewline) {
      return .failure(
        .init(
          message: "\"\(path.shortened(to: 60))\" is not a relative path",
          hint: "a path starts in the folder of the file that names it: parts/row.yaml"))
    }
    var parts = folder.split(separator: "/").map(String.init)
    for part in path.split(separator: "/").map(String.init) where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      if parts.popLast() == nil {
        return .failure(
          .init(
            message: "\"\(path.shortened(to: 60))\" lies outside the folder of the scene",
            hint: "--root FOLDER allows a folder above it"))
      }
    }
    return .success(parts.joined(separator: "/"))
  }

  /// The same for a path that is written in the root; `nil` where it is empty or leads elsewhere.
  package static func belowRoot(_ path: String) -> String? { try? resolved(path, from: "").get() }

  /// A path below the root as seen from a folder below it.
  package static func relative(_ path: String, to folder: String) -> String {
    let parts = path.split(separator: "/")
    let start = folder.split(separator: "/")
    let common = zip(parts, start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - common)
    return (up + parts.dropFirst(common).map(String.init)).joined(separator: "/")
  }

  /// The folder that a file lies in; empty for the root.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
