internal import Synchronization

/// Values that take long to make, kept from frame to frame until they take too much memory; then all
/// of them are forgotten.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private final class Entry: Sendable {
    let value = Mutex<Value?>(nil)
  }

  private struct Contents {
    var entries: [Key: Entry] = [:]
    var bytes = 0
  }

  private let contents = Mutex(Contents())
  private let limit: Int
  private let byteCount: @Sendable (Value) -> Int

  /// Makes an empty cache.
  ///
  /// - Parameters:
  ///   - limit: the bytes that all values may take.
  ///   - byteCount: the bytes that one takes.
  init(limit: Int, byteCount: @escaping @Sendable (Value) -> Int) {
    self.limit = limit
    self.byteCount = byteCount
  }

  /// The value of a key, made where it is not known. A thread waits for another one only where both
  /// want the same value.
  func value(of key: Key, make: () -> Value) -> Value {
    entry(of: key).value.withLock { value in
      if let value { return value }
      let made = make()
      makeRoom(for: byteCount(made), key)
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

  /// Counts the bytes of a value, and forgets the other ones where all together are too many.
  private func makeRoom(for bytes: Int, _ key: Key) {
    contents.withLock { contents in
      contents.bytes += bytes
      guard contents.bytes > limit else { return }
      contents.entries = contents.entries.filter { $0.key == key }
      contents.bytes = bytes
    }
  }
}
