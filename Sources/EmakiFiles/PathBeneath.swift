import EmakiPlatform

/// The way from an open folder to a file below it, on which links are followed as long as they stay
/// below it.
///
/// Each step opens one component without following links, from the folder that is open already, and
/// a link's target replaces its name. So it does not matter what others rename meanwhile.
struct PathBeneath: ~Copyable {
  private let top: Int32
  /// Where the folder is, with a slash at its end: links that begin so stay below it.
  private let root: String
  /// The folders that lead to where the way is, without the first.
  private var folders: [Int32] = []
  /// Components that are still to be gone, the last one first.
  private var rest: [String] = []

  init(_ top: Int32, named root: String) {
    self.top = top
    self.root = root
  }

  deinit { for folder in folders { close(folder) } }

  /// Opens what is at the end of a path.
  ///
  /// - Returns: a descriptor; negative where `errno` says why not: `EXDEV` for a way out of the folder.
  mutating func open(_ path: String, flags: Int32) -> Int32 {
    add(path)
    // As many links as the system follows.
    var links = 40
    while let part = rest.popLast() {
      if part == ".." {
        guard let last = folders.popLast() else { return fail(EXDEV) }
        close(last)
        continue
      }
      let isLast = rest.isEmpty
      let opened = step(part, flags: isLast ? flags : O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if opened >= 0 {
        if isLast { return opened }
        folders.append(opened)
        continue
      }
      let code = errno
      guard code == ELOOP || code == ENOTDIR, let target = target(ofLink: part) else {
        return fail(code)
      }
      links -= 1
      if links == 0 { return fail(ELOOP) }
      guard follow(target) else { return fail(EXDEV) }
    }
    return step(".", flags: flags)
  }

  private var here: Int32 { folders.last ?? top }

  /// Puts the components of a path before those that are left.
  private mutating func add(_ path: String) {
    rest += path.split(separator: "/").filter { $0 != "." }.reversed().map(String.init)
  }

  /// - Returns: whether the link stays below the folder, as far as its text tells.
  private mutating func follow(_ target: String) -> Bool {
    guard target.hasPrefix("/") else {
      add(target)
      return true
    }
    guard (target + "/").hasPrefix(root) else { return false }
    for folder in folders { close(folder) }
    folders = []
    add(String(target.dropFirst(root.count)))
    return true
  }

  private func step(_ name: String, flags: Int32) -> Int32 {
    SystemPath.with(name) { openat(here, $0, flags | O_NOFOLLOW, 0o666) }
  }

  private func target(ofLink name: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = SystemPath.with(name) { readlinkat(here, $0, &bytes, bytes.count) }
    return count > 0 ? SystemPath.text(bytes[..<count].map(UInt8.init(bitPattern:))) : nil
  }

  private func fail(_ code: Int32) -> Int32 {
    errno = code
    return -1
  }
}
