import EmakiPlatform

/// A file in the making, beside the one that it is to replace.
///
/// It has no name where the system can make such files (`O_TMPFILE` of Linux), and is gone with the
/// process. Elsewhere, and for the moment in which it replaces another, it is called
/// `.emaki-PROCESS-NUMBER.partial`. The process holds a lock on it: one without is left over from a
/// process that was killed, and the next that writes into the folder removes it. Signals that end the
/// program remove it too, where the program asks for that (`removeOnSignals`).
struct TemporaryFile: ~Copyable {
  private let file: FileDescriptor
  private let folder: String
  /// Its name; `nil` while it has none.
  private var name: TemporaryNames.Name?

  /// Makes a file in the folder of `path`.
  init(beside path: String) throws(FileError) {
    folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
    if let unnamed = Self.unnamed(in: folder) {
      file = unnamed
      name = nil
      return
    }
    let named = try NamedFile(in: folder)
    name = named.name
    file = named.takeFile()
  }

  deinit { name?.remove() }

  /// Adds bytes.
  func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) { try file.write(bytes) }

  /// Puts the file at `place`, which lies in the same folder, whether there is one or not.
  mutating func move(to place: String) throws(FileError) {
    if let name {
      guard SystemPath.with(name.path, { from in SystemPath.with(place) { rename(from, $0) } }) == 0
      else { throw .last("write", place) }
      name.forget()
      self.name = nil
      return
    }
    if Self.link(file, to: place) { return }
    guard errno == EEXIST else { throw .last("write", place) }
    // A link cannot replace a file: it takes a hidden name first.
    TemporaryNames.removeLeftovers(in: folder)
    _ = Self.lock(file)
    while true {
      let hidden = TemporaryNames.next(in: folder)
      if Self.link(file, to: hidden.path) {
        name = hidden
        return try move(to: place)
      }
      let error = FileError.last("write", place)
      hidden.forget()
      guard error.code == EEXIST else { throw error }
    }
  }

  /// A file without a name; `nil` where the system or the folder's file system has none.
  private static func unnamed(in folder: String) -> FileDescriptor? {
    #if os(Linux)
      // `O_TMPFILE`, which the C library shows only to programs that ask for its extensions.
      guard let file = try? FileDescriptor(folder, flags: O_WRONLY | O_DIRECTORY | 0o20_000_000)
      else { return nil }
      if access(path(of: file), F_OK) == 0 { return file }
      return nil
    #else
      return nil
    #endif
  }

  /// The name that the system has for an open file of this process.
  private static func path(of file: borrowing FileDescriptor) -> String {
    "/proc/self/fd/\(file.number)"
  }

  private static func link(_ file: borrowing FileDescriptor, to place: String) -> Bool {
    SystemPath.with(place) { linkat(AT_FDCWD, path(of: file), AT_FDCWD, $0, AT_SYMLINK_FOLLOW) }
      == 0
  }

  /// Locks a file against those that look for leftovers; false where one of them was quicker. Where the
  /// file system has no locks, nobody takes the file for left over.
  fileprivate static func lock(_ file: borrowing FileDescriptor) -> Bool {
    flock(file.number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  fileprivate static func hasName(_ file: borrowing FileDescriptor) -> Bool {
    var status = stat()
    return fstat(file.number, &status) != 0 || status.st_nlink > 0
  }
}

/// A file with a hidden name, locked, so that nobody takes it for left over.
struct NamedFile: ~Copyable {
  let name: TemporaryNames.Name
  private let file: FileDescriptor

  /// Makes a file in a folder, whose path ends with a slash.
  init(in folder: String) throws(FileError) {
    TemporaryNames.removeLeftovers(in: folder)
    while true {
      let hidden = TemporaryNames.next(in: folder)
      do throws(FileError) {
        let created = try FileDescriptor(creating: hidden.path)
        // Whoever looks for leftovers may have been quicker than the lock.
        if TemporaryFile.lock(created), TemporaryFile.hasName(created) {
          file = created
          name = hidden
          return
        }
        hidden.forget()
      } catch {
        hidden.forget()
        // A process of the same number, in another container or before this one, may have the name.
        guard error.code == EEXIST else { throw error }
      }
    }
  }

  /// The open file; what becomes of its name is the caller's business.
  consuming func takeFile() -> FileDescriptor { file }
}
