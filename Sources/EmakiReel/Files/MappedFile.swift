#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a file for reading, without a copy where the system can lend its own.
///
/// A file that someone else cuts short meanwhile ends the process, so this is for files that are
/// read at once.
public final class MappedFile: @unchecked Sendable {
  /// Valid as long as the value, which must be kept by `withExtendedLifetime`.
  let bytes: UnsafeRawBufferPointer
  private let isMapped: Bool

  /// Opens a file, or reads a pipe to its end.
  public convenience init(_ path: String) throws(FileError) {
    try self.init(path, isPicture: false)
  }

  /// Opens a PNG file; a pipe or device is read only as far as it can be one, so that what never ends
  /// does not take all memory.
  public convenience init(picture path: String) throws(FileError) {
    try self.init(path, isPicture: true)
  }

  private init(_ path: String, isPicture: Bool) throws(FileError) {
    let file = try FileDescriptor(reading: path)
    if let mapped = try file.map() {
      bytes = mapped
      isMapped = true
      return
    }
    // Eight bytes for each pixel of the largest picture: more are none.
    let read =
      isPicture
      ? try file.readToEnd(
        startingWith: PNGChunks.signature, limit: 8 * PNGDecoder().maxPixels)
      : try file.readToEnd()
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: read.count, alignment: 16)
    copy.copyBytes(from: read)
    bytes = UnsafeRawBufferPointer(copy)
    isMapped = false
  }

  deinit {
    if isMapped {
      munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    } else {
      bytes.deallocate()
    }
  }

  /// Does something with the bytes, which are valid until then.
  public func withBytes<Value, Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    defer { withExtendedLifetime(self) {} }
    return try body(bytes)
  }

  /// Whether both files hold the same bytes.
  public func holdsSame(as other: MappedFile) -> Bool {
    defer { withExtendedLifetime((self, other)) {} }
    guard bytes.count == other.bytes.count else { return false }
    guard let base = bytes.baseAddress, let otherBase = other.bytes.baseAddress else {
      return true
    }
    return memcmp(base, otherBase, bytes.count) == 0
  }
}
