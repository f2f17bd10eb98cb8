import EmakiPlatform
import Synchronization

/// The memory of one thread of the caches that it asked; no other thread reads or writes it.
@usableFromInline
final class ThreadMemory {
  /// By the caches' slots.
  private var notes: [CacheNotes?] = []
  /// How often the thread had to ask a cache itself, which takes locks.
  var misses = 0

  /// The memory of the calling thread. The system frees it when the thread ends.
  static var current: ThreadMemory {
    if let known = pthread_getspecific(key) {
      return Unmanaged<ThreadMemory>.fromOpaque(known).takeUnretainedValue()
    }
    let made = ThreadMemory()
    let held = Unmanaged.passRetained(made)
    // Without memory for it a thread remembers nothing.
    if pthread_setspecific(key, held.toOpaque()) != 0 { held.release() }
    return made
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { memory in
      let memory: UnsafeMutableRawPointer? = memory
      if let memory { Unmanaged<ThreadMemory>.fromOpaque(memory).release() }
    }
    return key
  }()

  /// The calling thread's notes of a cache; `nil` for none.
  @usableFromInline
  static func notes(of slot: CacheSlot) -> CacheNotes? {
    let notes = current.notes
    guard slot.index < notes.count, let known = notes[slot.index], known.serial == slot.serial
    else { return nil }
    return known
  }

  /// Begins to remember a cache.
  func begin(_ notes: CacheNotes, of slot: CacheSlot) {
    while self.notes.count <= slot.index { self.notes.append(nil) }
    self.notes[slot.index] = notes
  }
}

/// A thread's notes of one cache.
@usableFromInline
class CacheNotes {
  fileprivate let serial: Int

  init(_ slot: CacheSlot) { serial = slot.serial }
}

/// Where threads remember a cache. When the cache is gone, another one takes the slot, and what the
/// threads remember of the old one goes.
@usableFromInline
final class CacheSlot: Sendable {
  let index: Int
  fileprivate let serial: Int

  private struct Slots {
    var made = 0
    var count = 0
    var free: [Int] = []
  }

  private static let slots = Mutex(Slots())

  init() {
    (index, serial) = Self.slots.withLock { slots in
      slots.made += 1
      if let free = slots.free.popLast() { return (free, slots.made) }
      slots.count += 1
      return (slots.count - 1, slots.made)
    }
  }

  deinit { Self.slots.withLock { $0.free.append(index) } }
}
