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
/// takes many times as long as to read it. `GrowingFile` is for what is written part by part.
public enum AtomicFile {
  /// Writes bytes to `path` and replaces what is there.
  ///
  /// A pipe or device at `path` is written to directly, since replacing it would break it; a link is
  /// followed, and stays.
  public static func write(_ bytes: UnsafeRawBufferPointer, to path: String) throws(FileError) {
    if renew(path, bytes) { return }
    let file = try GrowingFile(path)
    try file.write(bytes)
    try file.finish()
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

  /// Dates a regular file as written now if it holds these bytes; else false.
  private static func renew(_ path: String, _ bytes: UnsafeRawBufferPointer) -> Bool {
    guard isRegular(path), let file = try? FileDescriptor(reading: path) else { return false }
    return file.holds(bytes) && file.touch()
  }

  /// The type bits of what `path` leads to; `nil` when there is nothing.
  static func kind(of path: String) -> mode_t? {
    var status = stat()
    return path.withCString { stat($0, &status) } == 0 ? status.st_mode & S_IFMT : nil
  }
}
