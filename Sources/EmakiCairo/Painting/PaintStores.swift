import EmakiDrawing
internal import EmakiThreads

/// The caches that painting keeps from frame to frame.
struct PaintStores: Sendable {
  let images = ImageStore()
  let shadows = ShadowStore()
  /// Masks of round corners.
  let corners = SharedCache<RoundedBox.Core, Coverage?>(limit: 16 << 20) {
    256 + ($0?.bytes.count ?? 0)
  }
}
