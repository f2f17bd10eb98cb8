import EmakiWorkspace
import EmakiDiagnostics
import EmakiFiles
import EmakiPlatform

/// The two outputs of the process: data to standard output, messages to standard error.
enum Terminal {
  /// Whether messages go to a person's screen.
  static let isInteractive = isatty(STDERR_FILENO) == 1

  /// Whether messages may be coloured: a screen, and the user did not say `NO_COLOR`.
  static let isColored = isInteractive && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true)

  /// Writes bytes to standard output, all of them.
  static func writeData(_ bytes: [UInt8]) throws(Failure) {
    try check(bytes.withUnsafeBytes { write($0, to: STDOUT_FILENO) })
  }

  /// Writes text to standard output.
  static func writeData(_ text: String) throws(Failure) {
    try check(write(text, to: STDOUT_FILENO))
  }

  /// Writes a line to standard error; a closed one is nobody's loss.
  static func message(_ line: String) {
    _ = write(SystemPath.readable(line) + "\n", to: STDERR_FILENO)
  }

  /// Writes text without a line end to standard error.
  static func status(_ text: String) {
    _ = write(text, to: STDERR_FILENO)
  }

  private static func check(_ error: Int32) throws(Failure) {
    if error != 0 { throw Failure("cannot write: \(String(cString: strerror(error)))") }
  }

  private static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Writes all bytes.
  ///
  /// - Returns: the number of the error, or 0.
  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    guard let base = bytes.baseAddress else { return 0 }
    var offset = 0
    while offset < bytes.count {
      let count = EmakiPlatform.write(descriptor, base + offset, bytes.count - offset)
      if count >= 0 { offset += count } else if errno != EINTR { return errno }
    }
    return 0
  }
}
