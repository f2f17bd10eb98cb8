import EmakiDrawing
internal import Synchronization

/// What painting keeps from frame to frame.
struct PaintStores: Sendable {
  let images = ImageStore()
  let corners = CornerStore()
  let shadows = ShadowStore()
}

/// Masks of round corners.
final class CornerStore: Sendable {
  private struct Contents {
    var coverages: [RoundedBox.Core: Coverage] = [:]
    var bytes = 0
  }

  private let contents = Mutex(Contents())

  /// The mask of a box's corners; `nil` where Cairo has no memory for it.
  func coverage(of core: RoundedBox.Core) -> Coverage? {
    contents.withLock { contents in
      if let known = contents.coverages[core] { return known }
      guard let coverage = core.coverage else { return nil }
      contents.bytes += 256 + coverage.bytes.count
      // Sizes that change with every frame must not fill the memory.
      if contents.bytes > 16 << 20 {
        contents.coverages.removeAll()
        contents.bytes = 256 + coverage.bytes.count
      }
      contents.coverages[core] = coverage
      return coverage
    }
  }
}
