import EmakiDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The two outputs of the process: data to standard output, messages to standard error.
enum Terminal {
  /// Whether messages go to a person's screen.
  static let isInteractive = isatty(STDERR_FILENO) == 1

  /// Whether messages may be coloured: a screen, and the user did not say `NO_COLOR`.
  static let isColored = isInteractive && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true)

  /// Writes bytes to standard output, all of them.
  static func writeData(_ bytes: [UInt8]) throws(Failure) {
    try write(bytes, to: STDOUT_FILENO)
  }

  /// Writes text to standard output.
  static func writeData(_ text: String) throws(Failure) {
    try writeData(Array(text.utf8))
  }

  /// Writes a line to standard error; a closed one is nobody's loss.
  static func message(_ line: String) {
    try? write(Array((line + "\n").utf8), to: STDERR_FILENO)
  }

  /// Writes text without a line end to standard error.
  static func status(_ text: String) {
    try? write(Array(text.utf8), to: STDERR_FILENO)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { buffer -> Int in
        guard let base = buffer.baseAddress else { return 0 }
        return systemWrite(descriptor, base + offset, buffer.count - offset)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw Failure("cannot write: \(String(cString: strerror(errno)))")
      }
      offset += count
    }
  }
}

/// The system call, under a name that `Terminal.write` does not hide.
private func systemWrite(_ descriptor: Int32, _ base: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, base, count)
}
