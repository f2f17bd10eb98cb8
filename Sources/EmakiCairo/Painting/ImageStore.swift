import EmakiDrawing

/// Pictures in Cairo's form, and as they come out on surfaces, kept from frame to frame.
final class ImageStore: Sendable {
  /// Holds the pixels too: else others could come to lie at their address.
  private struct Original: Sendable {
    var pixels: PixelBuffer
    var image: PremultipliedImage
  }

  private let originals = BoundedCache<PixelIdentity, Original>(limit: 64 << 20) {
    $0.pixels.bytes.count
  }
  private let parts = BoundedCache<ScaledPart, PremultipliedImage?>(limit: 48 << 20) {
    256 + ($0?.byteCount ?? 0)
  }

  /// A picture in Cairo's form.
  func premultiplied(_ pixels: PixelBuffer) -> PremultipliedImage {
    let identity = PixelIdentity(pixels)
    return originals.value(of: identity) {
      Original(pixels: pixels, image: PremultipliedImage(pixels))
    }.image
  }

  /// A part of a picture in the surface's own pixels; `nil` where Cairo has no memory for it.
  func drawn(_ part: ScaledPart) -> PremultipliedImage? {
    parts.value(of: part) { part.drawn }
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
