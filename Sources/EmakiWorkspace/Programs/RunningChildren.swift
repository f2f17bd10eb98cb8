import EmakiPlatform
import Synchronization

/// The programs that this process has started and that run, kept where a handler of signals can read
/// them.
package enum RunningChildren {
  /// More than run at once: those of an agent's calls, and the live pages of an editor.
  private static let slots = 256
  /// Process numbers; 0 for one that is free.
  nonisolated(unsafe) private static let memory: UnsafeMutablePointer<pid_t> = {
    let memory = UnsafeMutablePointer<pid_t>.allocate(capacity: slots)
    memory.initialize(repeating: 0, count: slots)
    return memory
  }()
  private static let lock = Mutex(())

  /// Makes the memory before a handler needs it.
  package static func prepare() { _ = memory }

  /// Keeps a program that `start` starts.
  static func add(_ start: () -> pid_t?) -> pid_t? {
    lock.withLock { _ in
      let child = start()
      let free = (0..<slots).first { memory[$0] == 0 }
      if let child, let free { memory[free] = child }
      return child
    }
  }

  /// Forgets a program before its number can be given to another.
  static func remove(_ child: pid_t) {
    lock.withLock { _ in
      for slot in 0..<slots where memory[slot] == child { memory[slot] = 0 }
    }
  }

  /// Ends all with what they have started. A handler of signals may call it.
  package static let killAll: @convention(c) () -> Void = {
    for slot in 0..<slots where memory[slot] != 0 { killpg(memory[slot], SIGKILL) }
  }
}
