public import Foundation

extension Process {
  /// Waits for the end of the process.
  ///
  /// Foundation on Linux does not always notice it where several processes run at once, and then
  /// `waitUntilExit` waits for ever.
  ///
  /// - Returns: the exit code, or the number of the signal that ended it.
  @discardableResult public func end() -> Int32 {
    var status: Int32 = 0
    while waitpid(processIdentifier, &status, 0) < 0 {
      if errno == EINTR { continue }
      // Foundation was first, and is about to say so.
      while isRunning { usleep(1000) }
      return terminationStatus
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : status & 0x7F
  }
}
