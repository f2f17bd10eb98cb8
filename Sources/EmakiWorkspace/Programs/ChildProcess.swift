@preconcurrency package import Dispatch
package import EmakiPlatform
import Synchronization

/// A program that is run for its output.
///
/// It ends with this process: signals that end this one kill it, and all that it has started.
package struct ChildProcess {
  /// The exit code; −1 for a program that was killed.
  package let status: Int32
  /// Bytes that the process wrote to standard output.
  package let output: [UInt8]
  /// Bytes that the process wrote to standard error.
  package let messages: [UInt8]

  /// Ends a program from another thread.
  package final class Stop: Sendable {
    private struct State {
      var child: pid_t?
      var isAsked = false
    }

    private let state = Mutex(State())

    package init() {}

    /// Whether the program was asked to end.
    package var isAsked: Bool { state.withLock { $0.isAsked } }

    /// Kills the program and what it has started, or has it killed as soon as it starts.
    package func ask() {
      state.withLock { state in
        state.isAsked = true
        if let child = state.child { killpg(child, SIGKILL) }
      }
    }

    /// Has the program killed after some seconds, unless what is given back is cancelled.
    package func ask(after seconds: Int) -> DispatchWorkItem {
      let timer = DispatchWorkItem { self.ask() }
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: timer)
      return timer
    }

    /// - Parameter child: the one that runs; `nil` when it has ended.
    fileprivate func take(_ child: pid_t?) {
      state.withLock { state in
        state.child = child
        if state.isAsked, let child { killpg(child, SIGKILL) }
      }
    }
  }

  /// Runs a program that is looked up in `PATH`, with nothing to read, and waits for its end.
  ///
  /// - Parameter environment: `NAME=value` for each variable; by default those of this process.
  /// - Returns: `nil` where it cannot be started.
  package init?(
    running program: String, _ arguments: [String], environment: [String]? = nil, stop: Stop? = nil
  ) {
    self.init(program, arguments, environment, stop, hasInput: false) { _ in }
  }

  /// The same for a program that reads what `input` hands over, until it reads no more.
  ///
  /// - Throws: what `input` throws.
  package init?(
    running program: String, _ arguments: [String],
    input: (_ write: ([UInt8]) -> Bool) throws -> Void
  ) throws {
    var problem: (any Error)?
    self.init(program, arguments, nil, nil, hasInput: true) { pipes in
      do { try input { pipes.send($0) } } catch { problem = error }
    }
    if let problem { throw problem }
  }

  /// The same for a program of which `take` takes the output while it runs, as `ChildPipes.readAll` has
  /// it; where `take` throws, the program is ended.
  package init?(
    running program: String, _ arguments: [String],
    take: (_ output: inout [UInt8], _ messages: [UInt8]) throws -> Void
  ) throws {
    guard var pipes = ChildPipes(hasInput: false) else { return nil }
    let child = Self.start(program, arguments, nil, pipes.childEnds)
    pipes.closeChildEnds()
    guard let child else { return nil }
    do { try pipes.readAll(take) } catch {
      killpg(child, SIGKILL)
      Self.wait(for: child)
      throw error
    }
    (output, messages) = (pipes.output, pipes.messages)
    status = Self.wait(for: child)
  }

  private init?(
    _ program: String, _ arguments: [String], _ environment: [String]?, _ stop: Stop?,
    hasInput: Bool, feed: (inout ChildPipes) -> Void
  ) {
    guard var pipes = ChildPipes(hasInput: hasInput) else { return nil }
    let child = Self.start(program, arguments, environment, pipes.childEnds)
    pipes.closeChildEnds()
    guard let child else { return nil }
    stop?.take(child)
    feed(&pipes)
    pipes.readAll { _, _ in }
    (output, messages) = (pipes.output, pipes.messages)
    stop?.take(nil)
    status = Self.wait(for: child)
  }

  /// Starts a program whose messages are dropped.
  ///
  /// - Returns: the program, and where its output is read; `nil` where it cannot be started.
  package static func start(_ program: String, _ arguments: [String]) -> (
    child: pid_t, output: Int32
  )? {
    guard let output = ChildPipes.pipe() else { return nil }
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    let child = start(
      program, arguments, nil, ChildEnds(input: -1, output: output.writing, messages: nowhere))
    close(nowhere)
    close(output.writing)
    if let child { return (child, output.reading) }
    close(output.reading)
    return nil
  }

  /// Waits for the end of a program.
  ///
  /// - Returns: its exit code; −1 where it was killed.
  @discardableResult
  package static func wait(for child: pid_t) -> Int32 {
    RunningChildren.remove(child)
    var code: Int32 = 0
    while waitpid(child, &code, 0) < 0 && errno == EINTR {}
    // The low seven bits tell the signal, the next eight the exit code.
    return code & 0x7F == 0 ? code >> 8 & 0xFF : -1
  }

  private static func start(
    _ program: String, _ arguments: [String], _ environment: [String]?, _ ends: ChildEnds
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if ends.input >= 0 {
      posix_spawn_file_actions_adddup2(&actions, ends.input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, ends.output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends.messages, STDERR_FILENO)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A separate process group, so that all that it starts can be ended with it.
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    posix_spawnattr_setpgroup(&attributes, 0)
    // The threads that start programs may block signals, which programs would inherit.
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { $0.map { strdup($0) } + [nil] }
    defer { for word in words + (variables ?? []) { free(word) } }
    return RunningChildren.add {
      var child = pid_t()
      let code = posix_spawnp(
        &child, program, &actions, &attributes, words, variables ?? Self.environment)
      return code == 0 ? child : nil
    }
  }

  /// The variables of this process, with nothing at their end.
  private static var environment: [UnsafeMutablePointer<CChar>?] {
    var all: [UnsafeMutablePointer<CChar>?] = []
    var place = environ
    while let variable = place.pointee {
      all.append(variable)
      place += 1
    }
    return all + [nil]
  }

  /// The variables of this process as `NAME=value`.
  static var variables: [String] { environment.compactMap { $0.map { String(cString: $0) } } }
}
