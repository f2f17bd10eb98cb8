internal import EmakiDrawing
internal import EmakiPlatform

/// Clear memory for the pixels of a surface, in large pages where there are many.
final class PixelMemory {
  /// The pixels, from the start of a large page.
  let bytes: UnsafeMutableRawBufferPointer
  private let mapping: UnsafeMutableRawBufferPointer

  /// Takes `count` bytes from the system, which hands them out as they are touched; `nil` where it
  /// has no more.
  init?(count: Int) {
    let size = count + LargePages.size
    let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard let start, start != MAP_FAILED else { return nil }
    mapping = UnsafeMutableRawBufferPointer(start: start, count: size)
    bytes = UnsafeMutableRawBufferPointer(
      start: start.alignedUp(toMultipleOf: LargePages.size), count: count)
    LargePages.request(for: bytes)
  }

  deinit { munmap(mapping.baseAddress, mapping.count) }
}
