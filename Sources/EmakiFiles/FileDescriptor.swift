import EmakiPlatform

/// An open file of the system, closed when the value ends.
struct FileDescriptor: ~Copyable {
  /// As it was opened.
  let path: String
  let number: Int32

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

  init(_ path: String, flags: Int32) throws(FileError) {
    self.path = path
    var result = Confinement.open(path, flags: flags | O_CLOEXEC)
    while result < 0 && errno == EINTR {
      result = Confinement.open(path, flags: flags | O_CLOEXEC)
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
      let count = EmakiPlatform.write(number, part.baseAddress, part.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw .last("write", path)
      }
      rest = rest.dropFirst(count)
    }
  }

  /// The system's status of the file; a folder is an error.
  private func status() throws(FileError) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last("read", path) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw FileError(action: "read", path: path, code: EISDIR)
    }
    return status
  }

  /// Refuses pipes and devices.
  func requireRegular() throws(FileError) {
    guard try status().st_mode & S_IFMT == S_IFREG else {
      throw FileError(action: "read", path: path, code: 0, message: "it is not a regular file")
    }
  }

  /// The bytes of a regular file; 0 for a pipe or device, whose number nobody knows.
  var size: Int {
    get throws(FileError) {
      let status = try status()
      return status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    }
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

  /// Reads until the memory is full or nothing is left.
  ///
  /// - Returns: how many bytes there were.
  func fill(_ memory: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    var filled = 0
    while filled < memory.count {
      let count = read(number, memory.baseAddress.map { $0 + filled }, memory.count - filled)
      if count > 0 {
        filled += count
      } else if count == 0 {
        break
      } else if errno != EINTR {
        throw .last("read", path)
      }
    }
    return filled
  }
}

extension FileError {
  /// An error with the system's words for its number.
  init(action: String, path: String, code: Int32) {
    let isOutside = code == EXDEV && Confinement.isOn
    self.init(
      action: action, path: path, code: code,
      message: isOutside
        ? "it lies outside of the folder that is served" : String(cString: strerror(code)))
  }

  /// The error that the last call of the system left.
  static func last(_ action: String, _ path: String) -> FileError {
    FileError(action: action, path: path, code: errno)
  }

  /// The same error of another path.
  func writing(_ path: String) -> FileError {
    FileError(action: "write", path: path, code: code, message: message)
  }
}
