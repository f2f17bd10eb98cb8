public import Synchronization

/// Values that take long to make, made once for all threads.
///
/// Each thread remembers the values that it asked for. So it takes a lock only for what is new to it, and
/// reads nothing that other threads write: many threads that draw the same things do not wait for one
/// another. When all values together are too large they are forgotten, by each thread when it asks
/// again.
public final class SharedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private final class Entry: Sendable {
    let value = Mutex<Value?>(nil)
  }

  private struct Contents {
    var entries: [Key: Entry] = [:]
    var size = 0
  }

  /// The values that one thread remembers.
  @usableFromInline
  final class Notes: CacheNotes {
    /// How often the cache had forgotten all when the values were noted.
    @usableFromInline var generation = 0
    @usableFromInline var values: [Key: Value] = [:]
  }

  private let contents = Mutex(Contents())
  /// How often all values were forgotten.
  @usableFromInline let generation = Atomic(0)
  @usableFromInline let slot = CacheSlot()
  private let limit: Int
  private let size: @Sendable (Value) -> Int

  /// Makes an empty cache.
  ///
  /// - Parameters:
  ///   - limit: the size that all values may have together.
  ///   - size: the size of one, such as its bytes; by default the values are counted.
  public init(limit: Int, size: @escaping @Sendable (Value) -> Int = { _ in 1 }) {
    self.limit = limit
    self.size = size
  }

  /// The value of a key, made where it is not known. A thread waits for another one only where both
  /// want the same value.
  ///
  /// It is asked for each text of each frame: so it is compiled for the types of each cache, which Swift
  /// only does for what is public.
  @inlinable
  public func value(of key: Key, make: () -> Value) -> Value {
    // Each cache has a unique serial number, and notes of one type.
    let notes = ThreadMemory.notes(of: slot).map { unsafeDowncast($0, to: Notes.self) } ?? newNotes
    let generation = generation.load(ordering: .relaxed)
    if notes.generation == generation {
      if let known = notes.values[key] { return known }
    } else {
      notes.values.removeAll()
      notes.generation = generation
    }
    let value = sharedValue(of: key, make: make)
    notes.values[key] = value
    return value
  }

  /// Has the calling thread begin to remember.
  @usableFromInline var newNotes: Notes {
    let notes = Notes(slot)
    ThreadMemory.current.begin(notes, of: slot)
    return notes
  }

  /// The value that all threads have.
  @usableFromInline
  func sharedValue(of key: Key, make: () -> Value) -> Value {
    ThreadMemory.current.misses += 1
    return entry(of: key).value.withLock { value in
      if let value { return value }
      let made = make()
      makeRoom(for: size(made), key)
      value = made
      return made
    }
  }

  private func entry(of key: Key) -> Entry {
    contents.withLock { contents in
      if let known = contents.entries[key] { return known }
      let entry = Entry()
      contents.entries[key] = entry
      return entry
    }
  }

  /// Adds the size of a value, and forgets the other ones where all together are too large.
  private func makeRoom(for size: Int, _ key: Key) {
    contents.withLock { contents in
      contents.size += size
      guard contents.size > limit else { return }
      contents.entries = contents.entries.filter { $0.key == key }
      contents.size = size
      generation.add(1, ordering: .relaxed)
    }
  }
}

/// Counts the work that threads do on what they share.
package enum SharedCaches {
  /// How often the calling thread had to ask a cache for what it does not remember; only that takes
  /// locks.
  package static var missesOfThread: Int { ThreadMemory.current.misses }
}
