import EmakiPlatform

/// Memory in pages of 2 MiB, which the system hands out hundreds of times faster than small ones.
package enum LargePages {
  /// Bytes in a large page.
  package static let size = 1 << 21

  #if os(Linux)
    /// Below this, the pages would hold more than is asked for.
    private static let leastCount = 2 * size

    /// Asks for large pages in memory that was not touched yet.
    package static func request(for memory: UnsafeMutableRawBufferPointer) {
      guard memory.count >= leastCount, let base = memory.baseAddress else { return }
      let start = base.alignedUp(toMultipleOf: size)
      let count = (base + memory.count - start) & ~(size - 1)
      // Where the system refuses, small pages do as well.
      if count > 0 { madvise(start, count, MADV_HUGEPAGE) }
    }
  #else
    /// Other systems choose the size of pages themselves.
    package static func request(for memory: UnsafeMutableRawBufferPointer) {}
  #endif
}
