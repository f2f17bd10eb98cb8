import EmakiPlatform
import Synchronization

/// A program that is run for its output, with nothing to read.
struct ChildProcess {
  /// The exit code; −1 for a program that was killed.
  let status: Int32
  /// What it wrote to standard output.
  let output: [UInt8]
  /// What it wrote to standard error.
  let messages: [UInt8]

  /// Ends a program from another thread.
  final class Stop: Sendable {
    private struct State {
      var child: pid_t?
      var isAsked = false
    }

    private let state = Mutex(State())

    /// Whether the program was asked to end.
    var isAsked: Bool { state.withLock { $0.isAsked } }

    /// Kills the program, or has it killed as soon as it starts.
    func ask() {
      state.withLock { state in
        state.isAsked = true
        if let child = state.child { kill(child, SIGKILL) }
      }
    }

    /// - Parameter child: the one that runs; `nil` when it has ended.
    fileprivate func take(_ child: pid_t?) {
      state.withLock { state in
        state.child = child
        if state.isAsked, let child { kill(child, SIGKILL) }
      }
    }
  }

  /// Runs a program that is looked up in `PATH`, and waits for its end.
  ///
  /// - Returns: `nil` where it cannot be started.
  init?(running program: String, _ arguments: [String], stop: Stop? = nil) {
    guard let output = Self.pipe() else { return nil }
    defer { close(output.reading) }
    guard let messages = Self.pipe() else {
      close(output.writing)
      return nil
    }
    defer { close(messages.reading) }
    let child = Self.start(
      program, arguments, output: output.writing, messages: messages.writing)
    close(output.writing)
    close(messages.writing)
    guard let child else { return nil }
    stop?.take(child)
    (self.output, self.messages) = Self.readAll(from: (output.reading, messages.reading))
    stop?.take(nil)
    var code: Int32 = 0
    while waitpid(child, &code, 0) < 0 && errno == EINTR {}
    // The low seven bits tell the signal, the next eight the exit code.
    status = code & 0x7F == 0 ? code >> 8 & 0xFF : -1
  }

  /// Starts a program whose messages are dropped.
  ///
  /// - Returns: the program, and where its output is read; `nil` where it cannot be started.
  static func start(_ program: String, _ arguments: [String]) -> (child: pid_t, output: Int32)? {
    guard let output = pipe() else { return nil }
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    let child = start(program, arguments, output: output.writing, messages: nowhere)
    close(nowhere)
    close(output.writing)
    if let child { return (child, output.reading) }
    close(output.reading)
    return nil
  }

  private static func pipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard EmakiPlatform.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func start(
    _ program: String, _ arguments: [String], output: Int32, messages: Int32
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, messages, STDERR_FILENO)
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    return posix_spawnp(&child, program, &actions, nil, words, environ) == 0 ? child : nil
  }

  /// Reads two files to their ends, whichever has something.
  private static func readAll(
    from descriptors: (output: Int32, messages: Int32)
  ) -> (output: [UInt8], messages: [UInt8]) {
    var open = [descriptors.output, descriptors.messages].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    var bytes: [[UInt8]] = [[], []]
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while open.contains(where: { $0.fd >= 0 }) {
      guard poll(&open, 2, -1) >= 0 || errno == EINTR else { break }
      for index in open.indices where open[index].fd >= 0 && open[index].revents != 0 {
        let count = read(open[index].fd, &part, part.count)
        if count > 0 { bytes[index] += part[..<count] }
        // One that is negative is passed over.
        if count == 0 || count < 0 && errno != EINTR { open[index].fd = -1 }
      }
    }
    return (bytes[0], bytes[1])
  }
}
