/// Growing output bytes whose storage is kept when it is emptied.
struct ByteSink: ~Copyable {
  private var storage: UnsafeMutablePointer<UInt8>
  /// Bytes for which there is room.
  private(set) var capacity: Int
  /// The number of bytes written.
  private(set) var count = 0

  init(capacity: Int = 4096) {
    self.capacity = capacity
    storage = .allocate(capacity: capacity)
  }

  deinit { storage.deallocate() }

  /// The address of the first byte.
  var start: UnsafeMutablePointer<UInt8> { storage }

  /// The address of the next byte.
  var end: UnsafeMutablePointer<UInt8> { storage + count }

  /// The bytes; valid until the next change.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: storage, count: count) }

  /// Forgets the bytes and keeps the storage.
  mutating func removeAll() { count = 0 }

  /// Forgets the bytes from number `end` on.
  mutating func truncate(to end: Int) { count = min(count, end) }

  /// Makes sure that `extra` bytes can be written at `end`.
  mutating func reserve(_ extra: Int) {
    guard count + extra > capacity else { return }
    let grown = max(2 * capacity, count + extra)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: grown)
    moved.update(from: storage, count: count)
    storage.deallocate()
    storage = moved
    capacity = grown
  }

  /// Counts the bytes that were written at `end`, up to `position`.
  mutating func advance(to position: UnsafeMutablePointer<UInt8>) {
    count = position - storage
  }

  /// Appends one byte.
  mutating func append(_ byte: UInt8) {
    reserve(1)
    storage[count] = byte
    count += 1
  }

  /// Appends bytes.
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress else { return }
    reserve(bytes.count)
    UnsafeMutableRawPointer(end).copyMemory(from: base, byteCount: bytes.count)
    count += bytes.count
  }

  /// Appends bytes.
  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { append($0) }
  }

  /// Appends a number of four bytes, the highest first.
  mutating func append(bigEndian value: UInt32) {
    withUnsafeBytes(of: value.bigEndian) { append($0) }
  }

  /// Appends a number of two bytes, the highest first.
  mutating func append(bigEndian value: UInt16) {
    withUnsafeBytes(of: value.bigEndian) { append($0) }
  }

  /// Appends a number of two bytes, the lowest first.
  mutating func append(littleEndian value: UInt16) {
    withUnsafeBytes(of: value.littleEndian) { append($0) }
  }

  /// Replaces four bytes at `offset` by a number, the highest byte first.
  mutating func replace(at offset: Int, bigEndian value: UInt32) {
    precondition(offset + 4 <= count)
    UnsafeMutableRawPointer(storage + offset).storeBytes(of: value.bigEndian, as: UInt32.self)
  }
}
