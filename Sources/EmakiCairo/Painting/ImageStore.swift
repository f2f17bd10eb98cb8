import EmakiDrawing
internal import EmakiThreads

/// Pictures in Cairo's form, and as they come out on surfaces, kept from frame to frame.
final class ImageStore: Sendable {
  /// Each holds its pixels: else others could come to lie at their address.
  private let originals = SharedCache<PixelIdentity, PremultipliedImage>(
    limit: 64 << 20, size: \.byteCount)
  private let parts = SharedCache<ScaledPart, PremultipliedImage?>(limit: 48 << 20) {
    256 + ($0?.byteCount ?? 0)
  }

  /// A picture in Cairo's form.
  func premultiplied(_ pixels: PixelBuffer) -> PremultipliedImage {
    originals.value(of: PixelIdentity(pixels)) { PremultipliedImage(pixels) }
  }

  /// A part of a picture in the surface's pixels; `nil` where Cairo has no memory for it.
  func drawn(_ part: ScaledPart) -> PremultipliedImage? {
    parts.value(of: part) { part.drawn(from: premultiplied(part.source.pixels)) }
  }
}

/// Tells whether two buffers are copies of one without looking at their pixels: as long as both
/// live and neither was changed, they share their memory.
///
/// A name would not do: a picture that was edited while a preview runs has its old name.
struct PixelIdentity: Hashable, Sendable {
  private let address: UInt
  private let width: Int

  init(_ pixels: PixelBuffer) {
    address = pixels.bytes.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
    width = pixels.width
  }
}
