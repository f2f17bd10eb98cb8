#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Clear memory that the system brings in at once, for what will be written all over.
///
/// Handed out page by page as it is touched, a few hundred KiB take longer than expanding a small
/// picture into them.
struct ReadyMemory: ~Copyable {
  /// The first byte, at the start of a page.
  let start: UnsafeMutablePointer<UInt8>
  private let count: Int

  /// Takes `count` bytes, at least one.
  init(count: Int) {
    #if os(Linux)
      let flags = Int32(MAP_PRIVATE) | Int32(MAP_ANONYMOUS) | Int32(MAP_POPULATE)
    #else
      let flags = MAP_PRIVATE | MAP_ANON
    #endif
    let mapping = mmap(nil, count, PROT_READ | PROT_WRITE, flags, -1, 0)
    guard let mapping, mapping != MAP_FAILED else { fatalError("out of memory") }
    start = mapping.bindMemory(to: UInt8.self, capacity: count)
    self.count = count
  }

  deinit { munmap(start, count) }
}
