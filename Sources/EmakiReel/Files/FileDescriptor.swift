#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file of the system, closed when the value ends.
struct FileDescriptor: ~Copyable {
  /// As it was opened.
  let path: String
  private let number: Int32

  /// Opens a file that must not exist yet, for writing.
  init(creating path: String) throws(FileError) {
    try self.init(path, flags: O_WRONLY | O_CREAT | O_EXCL)
  }

  /// Opens a file for reading.
  init(reading path: String) throws(FileError) {
    try self.init(path, flags: O_RDONLY)
  }

  /// Opens something that exists, such as a pipe or a device, for writing.
  init(writing path: String) throws(FileError) {
    try self.init(path, flags: O_WRONLY)
  }

  private init(_ path: String, flags: Int32) throws(FileError) {
    self.path = path
    let result = path.withCString { path in
      var result = open(path, flags | O_CLOEXEC, 0o666)
      while result < 0 && errno == EINTR { result = open(path, flags | O_CLOEXEC, 0o666) }
      return result
    }
    guard result >= 0 else { throw .last(flags & O_CREAT != 0 ? "create" : "open", path) }
    number = result
  }

  deinit { close(number) }

  /// Writes all bytes.
  func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      #if canImport(Glibc)
        let count = Glibc.write(number, part.baseAddress, part.count)
      #elseif canImport(Musl)
        let count = Musl.write(number, part.baseAddress, part.count)
      #else
        let count = Darwin.write(number, part.baseAddress, part.count)
      #endif
      if count < 0 {
        if errno == EINTR { continue }
        throw .last("write", path)
      }
      rest = rest.dropFirst(count)
    }
  }

  /// The bytes of a regular file.
  var size: Int {
    get throws(FileError) { Int(try status().st_size) }
  }

  private func status() throws(FileError) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last("read", path) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw FileError(action: "read", path: path, code: EISDIR)
    }
    return status
  }

  /// The system's own memory of a regular file; `nil` where there is none.
  func map() throws(FileError) -> UnsafeRawBufferPointer? {
    let status = try status()
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else { return nil }
    let count = Int(status.st_size)
    // Pages come as they are read, many at a time: that costs less than to ask for all at once.
    let memory = mmap(nil, count, PROT_READ, MAP_PRIVATE, number, 0)
    guard memory != MAP_FAILED else { return nil }
    return UnsafeRawBufferPointer(start: memory, count: count)
  }

  /// Whether these bytes are all that is left of a regular file.
  func holds(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let status = try? status(), status.st_mode & S_IFMT == S_IFREG,
      status.st_size == bytes.count
    else { return false }
    return withUnsafeTemporaryAllocation(byteCount: 1 << 15, alignment: 16) { part in
      var place = 0
      while place < bytes.count {
        let count = read(number, part.baseAddress, min(part.count, bytes.count - place))
        if count < 0 && errno == EINTR { continue }
        guard count > 0, let own = bytes.baseAddress, let found = part.baseAddress,
          memcmp(own + place, found, count) == 0
        else { return false }
        place += count
      }
      return true
    }
  }

  /// Dates the file as written now; false where that is not allowed.
  func touch() -> Bool { futimens(number, nil) == 0 }

  /// Reads everything that is left.
  ///
  /// - Parameters:
  ///   - start: what begins otherwise is read no further than some kilobytes.
  ///   - limit: more bytes are an error.
  func readToEnd(
    startingWith start: [UInt8] = [], limit: Int = .max
  ) throws(FileError) -> [UInt8] {
    let size = try size
    // One byte more than the size shows the end of a regular file by an incomplete read.
    var bytes = try readPart(of: max(size + 1, 1 << 14))
    guard bytes.count > size, bytes.starts(with: start) else { return bytes }
    while true {
      if bytes.count > limit { throw FileError(action: "read", path: path, code: EFBIG) }
      let part = try readPart(of: max(bytes.count, 1 << 14))
      if part.isEmpty { return bytes }
      bytes += part
    }
  }

  /// Reads until `capacity` bytes are there or nothing is left.
  private func readPart(of capacity: Int) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { free, filled in
      while filled < capacity {
        let count = read(number, free.baseAddress.map { $0 + filled }, capacity - filled)
        if count > 0 {
          filled += count
        } else if count == 0 {
          return
        } else if errno != EINTR {
          failure = .last("read", path)
          return
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }
}

extension FileError {
  /// An error with the system's words for its number.
  init(action: String, path: String, code: Int32) {
    self.init(action: action, path: path, code: code, message: String(cString: strerror(code)))
  }

  /// The error that the last call of the system left.
  static func last(_ action: String, _ path: String) -> FileError {
    FileError(action: action, path: path, code: errno)
  }
}
