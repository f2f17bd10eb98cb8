import EmakiPlatform

/// A program that is run for its output, with nothing to read and its messages dropped.
struct ChildProcess {
  /// The exit code; −1 for a program that was killed.
  let status: Int32
  /// What it wrote to standard output.
  let output: [UInt8]

  /// Runs a program that is looked up in `PATH`, and waits for its end.
  ///
  /// - Returns: `nil` where it cannot be started.
  init?(running program: String, _ arguments: [String]) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = Self.start(program, arguments, output: ends[1])
    close(ends[1])
    guard let child else { return nil }
    output = Self.readAll(from: ends[0])
    var code: Int32 = 0
    while waitpid(child, &code, 0) < 0 && errno == EINTR {}
    // The low seven bits tell the signal, the next eight the exit code.
    status = code & 0x7F == 0 ? code >> 8 & 0xFF : -1
  }

  private static func start(
    _ program: String, _ arguments: [String], output: Int32
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
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    return posix_spawnp(&child, program, &actions, nil, words, environ) == 0 ? child : nil
  }

  private static func readAll(from descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &part, part.count)
      if count > 0 { bytes += part[..<count] }
      if count == 0 || count < 0 && errno != EINTR { return bytes }
    }
  }
}
