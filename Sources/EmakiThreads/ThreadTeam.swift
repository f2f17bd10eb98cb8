import EmakiPlatform
import Synchronization

/// Work for the calling thread and a few more.
///
/// A pool of threads is set up by starting several, with a timer and a queue of events, which takes
/// as long as expanding a small picture.
package enum ThreadTeam {
  /// Calls `body` with each number below `count` at the same time, or with some after the others
  /// where not as many threads are to be had. Returns when all calls have.
  ///
  /// - Parameter count: how many, with the calling thread; at least 1.
  package static func perform(_ count: Int, _ body: @escaping @Sendable (_ member: Int) -> Void) {
    var others: [pthread_t] = []
    for member in stride(from: 1, to: count, by: 1) {
      guard let thread = start(Work(member: member, body: body)) else {
        for member in member..<count { body(member) }
        break
      }
      others.append(thread)
    }
    body(0)
    for other in others { pthread_join(other, nil) }
  }

  /// Waits for another thread for about as long as it takes to fall asleep and to be woken; not at all
  /// where both share a processor.
  ///
  /// - Returns: whether what was waited for has come.
  package static func waitBriefly(for isThere: () -> Bool) -> Bool {
    if isThere() { return true }
    guard Processors.inMask > 1 else { return false }
    let end = nanoseconds() + longestWait
    repeat {
      if isThere() { return true }
    } while nanoseconds() < end
    return false
  }

  private static let longestWait = 4000

  private static func nanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// Runs `body` while `helper` runs on another thread, or without a helper where no thread is to be
  /// had; returns when both are done. So `body` must not need what the helper does.
  package static func assisted<Result>(
    by helper: @escaping @Sendable () -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    let other = start(Work(member: 1) { _ in helper() })
    defer { if let other { pthread_join(other, nil) } }
    return try body()
  }

  /// Does two things at the same time where that can be, and returns when both are done.
  package static func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let results = Mutex<(First?, Second?)>((nil, nil))
    perform(2) { member in
      if member == 0 {
        let result = first()
        results.withLock { $0.0 = result }
      } else {
        let result = second()
        results.withLock { $0.1 = result }
      }
    }
    guard case (let first?, let second?) = results.withLock({ $0 }) else {
      preconditionFailure("each was done")
    }
    return (first, second)
  }

  /// The work of a thread.
  private final class Work: Sendable {
    let member: Int
    let body: @Sendable (Int) -> Void

    init(member: Int, body: @escaping @Sendable (Int) -> Void) {
      self.member = member
      self.body = body
    }

    func perform() { body(member) }
  }

  private static func start(_ work: Work) -> pthread_t? {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let work = Unmanaged.passRetained(work)
    let code = pthread_create(
      &thread, nil,
      { work in
        let work: UnsafeMutableRawPointer? = work
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().perform() }
        return nil
      }, work.toOpaque())
    if code != 0 { work.release() }
    return code == 0 ? thread : nil
  }
}
