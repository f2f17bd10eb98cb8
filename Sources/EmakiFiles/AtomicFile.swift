import EmakiPlatform

/// Files that appear whole or not at all.
///
/// Bytes go to a temporary file in the same folder, which then replaces the old one; a reader sees
/// the old file or the new one. The temporary file has no name where the system can make such
/// files, so nothing is left of it when the process is killed; elsewhere `TemporaryFile` says what
/// becomes of it.
///
/// A file that holds the same bytes already stays, as if it had just been written: to replace a file
/// takes many times as long as to read it. `GrowingFile` is for files that are written part by
/// part.
public enum AtomicFile {
  /// Writes bytes to `path` and replaces what is there.
  ///
  /// A pipe or device at `path` is written to directly, since replacing it would break it; a link is
  /// followed, and stays.
  ///
  /// - Parameter isRegular: whether a pipe or device is an error, as it is for names that no user gave:
  ///   perhaps nobody ever reads from it.
  public static func write(
    _ bytes: UnsafeRawBufferPointer, to path: String, isRegular: Bool = false
  ) throws(FileError) {
    if renew(path, bytes) { return }
    let file = try GrowingFile(path, isRegular: isRegular)
    try file.write(bytes)
    try file.finish()
  }

  /// Writes bytes to `path` and replaces what is there.
  public static func write(
    _ bytes: [UInt8], to path: String, isRegular: Bool = false
  ) throws(FileError) {
    let result = bytes.withUnsafeBytes { buffer in
      Result { () throws(FileError) in try write(buffer, to: path, isRegular: isRegular) }
    }
    try result.get()
  }

  /// Writes text as UTF-8 to `path` and replaces what is there.
  public static func write(
    _ text: String, to path: String, isRegular: Bool = false
  ) throws(FileError) {
    try write(Array(text.utf8), to: path, isRegular: isRegular)
  }

  /// All bytes of a regular file, or where that is allowed of a pipe or device.
  ///
  /// - Parameters:
  ///   - isRegular: whether anything but a regular file is an error, as it is but for paths that the
  ///     user named.
  ///   - limit: more bytes are an error.
  public static func read(
    _ path: String, isRegular: Bool = true, limit: Int = FileContents.largest
  ) throws(FileError) -> [UInt8] {
    if isRegular || Self.isRegular(path), let bytes = try readAtOnce(path, limit) { return bytes }
    return try FileContents(path, isRegular: isRegular, limit: limit).withBytes(Array.init)
  }

  /// The bytes of a regular file, which take memory only once; `nil` for one that grows meanwhile.
  private static func readAtOnce(_ path: String, _ limit: Int) throws(FileError) -> [UInt8]? {
    let file = try FileDescriptor(path, flags: O_RDONLY | O_NONBLOCK)
    try file.requireRegular()
    let size = try file.size
    guard size <= limit else { throw FileError(action: "read", path: path, code: EFBIG) }
    var problem: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { memory, count in
      do throws(FileError) { count = try file.fill(UnsafeMutableRawBufferPointer(memory)) } catch {
        problem = error
      }
    }
    if let problem { throw problem }
    return bytes.count <= size ? bytes : nil
  }

  /// Whether there is a regular file at this path: no folder, no pipe, no device.
  public static func isRegular(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// The bytes of a regular file; `nil` where there is none.
  public static func size(of path: String) -> Int? {
    var status = stat()
    guard SystemPath.with(path, { stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    return Int(status.st_size)
  }

  /// Dates a regular file as written now if it holds these bytes; else false.
  private static func renew(_ path: String, _ bytes: UnsafeRawBufferPointer) -> Bool {
    guard isRegular(path), let file = try? FileDescriptor(reading: path) else { return false }
    return file.holds(bytes) && file.touch()
  }

  /// The type bits of what `path` leads to; `nil` when there is nothing.
  static func kind(of path: String) -> mode_t? {
    var status = stat()
    return SystemPath.with(path) { stat($0, &status) } == 0 ? status.st_mode & S_IFMT : nil
  }
}
