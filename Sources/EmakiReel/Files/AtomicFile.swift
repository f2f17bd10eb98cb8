#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that appear whole or not at all.
///
/// Bytes go to a temporary file in the same folder, which is then renamed; a reader sees the old
/// file or the new one. A process that is killed leaves at most a hidden file whose name starts
/// with `.emaki-` and ends with `.partial`.
///
/// A file that holds the same bytes already stays, as if it had just been written: to replace a file
/// takes many times as long as to read it.
public enum AtomicFile {
  /// Writes bytes to `path` and replaces what is there.
  ///
  /// A pipe or device at `path` is written to directly, since replacing it would break it.
  public static func write(_ bytes: UnsafeRawBufferPointer, to path: String) throws(FileError) {
    switch kind(of: path) {
    case .some(S_IFDIR): throw FileError(action: "write", path: path, code: EISDIR)
    case .some(let kind) where kind != S_IFREG:
      let file = try FileDescriptor(writing: path)
      try file.write(bytes)
    case .some: if !renew(path, bytes) { try replace(path, with: bytes) }
    case .none: try replace(path, with: bytes)
    }
  }

  /// Writes bytes to `path` and replaces what is there.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let result = bytes.withUnsafeBytes { buffer in
      Result { () throws(FileError) in try write(buffer, to: path) }
    }
    try result.get()
  }

  /// Writes text as UTF-8 to `path` and replaces what is there.
  public static func write(_ text: String, to path: String) throws(FileError) {
    try write(Array(text.utf8), to: path)
  }

  /// All bytes of a file or pipe.
  public static func read(_ path: String) throws(FileError) -> [UInt8] {
    let file = try FileDescriptor(reading: path)
    return try file.readToEnd()
  }

  /// Whether there is a regular file at this path: no folder, no pipe, no device.
  public static func isRegular(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// Dates a file as written now if it holds these bytes and is no link to one; else false.
  private static func renew(_ path: String, _ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let file = try? FileDescriptor(readingLeaf: path) else { return false }
    return file.holds(bytes) && file.touch()
  }

  private static func replace(
    _ path: String, with bytes: UnsafeRawBufferPointer
  ) throws(FileError) {
    let temporary = try createTemporary(beside: path, bytes)
    guard rename(temporary, path) == 0 else {
      let error = FileError.last("write", path)
      unlink(temporary)
      throw error
    }
  }

  /// Writes the bytes to a new file in the folder of `path`; returns its path.
  private static func createTemporary(
    beside path: String, _ bytes: UnsafeRawBufferPointer
  ) throws(FileError) -> String {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var number = 0
    while true {
      let temporary = "\(folder).emaki-\(getpid())-\(number).partial"
      do {
        let file = try FileDescriptor(creating: temporary)
        try file.write(bytes)
        return temporary
      } catch {
        // Another thread has this name, or a killed process left it.
        if error.code == EEXIST {
          number += 1
          continue
        }
        if error.action == "write" { unlink(temporary) }
        throw FileError(action: "write", path: path, code: error.code, message: error.message)
      }
    }
  }

  /// The type bits of what `path` leads to; `nil` when there is nothing.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
