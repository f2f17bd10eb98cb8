import EmakiPlatform
import Synchronization

/// Memory that the system brings in at once, for what will be written all over.
///
/// Handed out page by page as it is touched, a few hundred KiB take longer than expanding a small
/// picture into them; and to give them back takes a tenth of that, so some are kept for who comes
/// next.
struct ReadyMemory: ~Copyable {
  /// The first byte, at the start of a page. The bytes are not initialized.
  let start: UnsafeMutablePointer<UInt8>
  private let block: Block

  /// Takes `count` bytes, at least one.
  init(count: Int) {
    block = Self.spare.withLock { Self.take(count, of: &$0) } ?? Block(count: count)
    start = block.start
  }

  deinit {
    let block = block
    let isKept = Self.spare.withLock { spare in
      guard block.count <= Self.largestSpare, spare.count < Self.maxSpare else { return false }
      spare.append(block)
      return true
    }
    if !isKept { block.giveBack() }
  }

  /// A block taken from the system, with a single owner.
  private struct Block: @unchecked Sendable {
    let start: UnsafeMutablePointer<UInt8>
    let count: Int
    private let isMapped: Bool

    /// Maps fresh pages; where the system refuses, takes what the allocator still has.
    init(count: Int) {
      #if os(Linux)
        let flags = Int32(MAP_PRIVATE) | Int32(MAP_ANONYMOUS) | Int32(MAP_POPULATE)
      #else
        let flags = MAP_PRIVATE | MAP_ANON
      #endif
      let mapping = mmap(nil, count, PROT_READ | PROT_WRITE, flags, -1, 0)
      if let mapping, mapping != MAP_FAILED {
        start = mapping.bindMemory(to: UInt8.self, capacity: count)
        isMapped = true
      } else {
        start = .allocate(capacity: count)
        isMapped = false
      }
      self.count = count
    }

    func giveBack() {
      if isMapped { munmap(start, count) } else { start.deallocate() }
    }
  }

  /// As much as reading two pictures at a time needs.
  private static let maxSpare = 4
  private static let largestSpare = 1 << 21
  private static let spare = Mutex<[Block]>([])

  /// A block that is large enough, but not far too large.
  private static func take(_ count: Int, of spare: inout [Block]) -> Block? {
    let fit = spare.firstIndex { count <= $0.count && $0.count <= 4 * count }
    return fit.map { spare.remove(at: $0) }
  }
}
