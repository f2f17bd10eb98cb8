#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Work for the calling thread and one more.
///
/// A pool of threads is set up by starting three, with a timer and a queue of events, which takes as
/// long as expanding a small picture.
enum ThreadPair {
  private final class Work: Sendable {
    let body: @Sendable (Int) -> Void

    init(_ body: @escaping @Sendable (Int) -> Void) { self.body = body }
  }

  /// Calls `body` with 0 and with 1 at the same time, or one after the other where no thread is to be
  /// had.
  static func perform(_ body: @escaping @Sendable (_ side: Int) -> Void) {
    let work = Unmanaged.passRetained(Work(body))
    guard let thread = start(work.toOpaque()) else {
      work.release()
      for side in 0..<2 { body(side) }
      return
    }
    body(0)
    pthread_join(thread, nil)
  }

  private static func start(_ work: UnsafeMutableRawPointer) -> pthread_t? {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(
      &thread, nil,
      { work in
        let work: UnsafeMutableRawPointer? = work
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body(1) }
        return nil
      }, work)
    return code == 0 ? thread : nil
  }
}
