import EmakiThreads
import Synchronization
import Testing

@Suite struct `A cache that threads share` {
  /// Runs `body` on a thread that remembers nothing yet.
  private func onNewThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    ThreadTeam.both({}, body).1
  }

  @Test func `has each value made once for all threads`() {
    let cache = SharedCache<Int, String>(limit: 1000)
    let made = Atomic(0)
    ThreadTeam.perform(8) { _ in
      for _ in 0..<3 {
        for key in 0..<100 {
          let value = cache.value(of: key) {
            made.add(1, ordering: .relaxed)
            return "\(key)"
          }
          #expect(value == "\(key)")
        }
      }
    }
    #expect(made.load(ordering: .relaxed) == 100)
  }

  @Test func `is asked once by each thread, and then no more`() {
    let cache = SharedCache<Int, Int>(limit: 1000)
    let misses = Mutex<[Int]>([])
    ThreadTeam.perform(4) { _ in
      let before = SharedCaches.missesOfThread
      for _ in 0..<5 {
        for key in 0..<10 { _ = cache.value(of: key) { key } }
      }
      let after = SharedCaches.missesOfThread
      misses.withLock { $0.append(after - before) }
    }
    #expect(misses.withLock { $0 } == [10, 10, 10, 10])
  }

  @Test func `forgets all on every thread when the values are too large together`() {
    let cache = SharedCache<Int, [UInt8]>(limit: 100, size: \.count)
    let made = Atomic(0)
    let ask: @Sendable (Int, Int) -> Void = { key, size in
      _ = cache.value(of: key) {
        made.add(1, ordering: .relaxed)
        return [UInt8](repeating: 0, count: size)
      }
    }
    ask(1, 40)
    ask(2, 40)
    ask(1, 40)
    #expect(made.load(ordering: .relaxed) == 2)
    onNewThread { ask(3, 40) }
    #expect(made.load(ordering: .relaxed) == 3)
    // The first thread remembers 1 and 2 no more, and 3 is known.
    ask(3, 40)
    #expect(made.load(ordering: .relaxed) == 3)
    ask(1, 40)
    #expect(made.load(ordering: .relaxed) == 4)
  }

  @Test func `keeps a value that is too large alone until the next`() {
    let cache = SharedCache<Int, Int>(limit: 10, size: { $0 })
    #expect(cache.value(of: 1) { 11 } == 11)
    #expect(onNewThread { cache.value(of: 1) { 12 } } == 11)
  }

  /// Tells when it is gone.
  private final class Token: Sendable {
    private let gone: @Sendable () -> Void
    init(_ gone: @escaping @Sendable () -> Void) { self.gone = gone }
    deinit { gone() }
  }

  @Test func `lets go of what it forgot when a thread asks again, and of all when that ends`() {
    let gone = Mutex(0)
    ThreadTeam.perform(2) { member in
      guard member == 1 else { return }
      let count: @Sendable () -> Void = { gone.withLock { $0 += 1 } }
      do {
        let cache = SharedCache<Int, Token>(limit: 2)
        for key in 0..<10 { _ = cache.value(of: key) { Token(count) } }
        #expect(gone.withLock { $0 } >= 6)
      }
    }
    #expect(gone.withLock { $0 } == 10)
  }

  @Test func `does not give out what a cache before it had`() {
    for round in 0..<100 {
      let numbers = SharedCache<Int, Int>(limit: 10)
      #expect(numbers.value(of: 1) { round } == round)
      let texts = SharedCache<String, String>(limit: 10)
      #expect(texts.value(of: "1") { "\(round)" } == "\(round)")
    }
  }

  @Test func `may be asked for another value while it makes one`() {
    let cache = SharedCache<Int, Int>(limit: 100)
    @Sendable func factorial(_ n: Int) -> Int {
      cache.value(of: n) { n == 0 ? 1 : n * factorial(n - 1) }
    }
    ThreadTeam.perform(4) { member in #expect(factorial(10 - member) > 1) }
    #expect(factorial(10) == 3_628_800)
  }
}
