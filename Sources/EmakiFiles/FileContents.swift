import EmakiLimits
import EmakiPlatform

/// The bytes of a file, as they were when it was read.
///
/// They are a copy: another process may rewrite the file or cut it short meanwhile, which would end
/// a process that has it mapped into memory.
public final class FileContents: @unchecked Sendable {
  /// Valid as long as the value, which must be kept by `withExtendedLifetime`.
  package let bytes: UnsafeRawBufferPointer

  /// Reads a regular file, or where that is allowed a pipe or device to its end.
  ///
  /// - Parameters:
  ///   - isRegular: whether anything but a regular file is an error, also a pipe that nobody writes
  ///     to, as it is but for paths that the user named: what was found in a folder, or is named by a
  ///     file, is never waited for.
  ///   - start: what begins otherwise is read no further than some kilobytes, so that what never ends
  ///     does not take all memory.
  ///   - limit: more bytes are an error.
  public init(
    _ path: String, isRegular: Bool = true, startingWith start: [UInt8] = [],
    limit: Int = FileContents.largest
  ) throws(FileError) {
    let file = try FileDescriptor(path, flags: O_RDONLY | (isRegular ? O_NONBLOCK : 0))
    if isRegular { try file.requireRegular() }
    let size = try file.size
    guard size <= limit else { throw FileError(action: "read", path: path, code: EFBIG) }
    // One byte more than the size shows the end of a regular file by an incomplete read.
    var memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(size + 1, 1 << 14), alignment: 16)
    var count = 0
    do throws(FileError) {
      count = try file.fill(memory)
      let isWanted = start.isEmpty || memory.prefix(count).starts(with: start)
      while count == memory.count, isWanted {
        guard count <= limit else { throw FileError(action: "read", path: path, code: EFBIG) }
        memory = memory.grown(to: 2 * count)
        count += try file.fill(UnsafeMutableRawBufferPointer(rebasing: memory[count...]))
      }
    } catch {
      memory.deallocate()
      throw error
    }
    bytes = UnsafeRawBufferPointer(start: memory.baseAddress, count: count)
  }

  /// The most bytes that are read where nothing else is said: 1 GiB.
  public static let largest = InputLimit.fileBytes.most

  deinit { bytes.deallocate() }

  /// Does something with the bytes, which are valid until then.
  public func withBytes<Value, Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    defer { withExtendedLifetime(self) {} }
    return try body(bytes)
  }

  /// Whether both files hold the same bytes.
  public func holdsSame(as other: FileContents) -> Bool {
    defer { withExtendedLifetime((self, other)) {} }
    guard bytes.count == other.bytes.count else { return false }
    guard let base = bytes.baseAddress, let otherBase = other.bytes.baseAddress else {
      return true
    }
    return memcmp(base, otherBase, bytes.count) == 0
  }
}

extension UnsafeMutableRawBufferPointer {
  /// The same bytes in more memory; this one is given back.
  fileprivate func grown(to count: Int) -> UnsafeMutableRawBufferPointer {
    let larger = Self.allocate(byteCount: count, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(self))
    deallocate()
    return larger
  }
}
