import EmakiDrawing
import EmakiPlatform
import EmakiThreads
import Synchronization

/// Two pictures of the same size in memory.
struct WholePictures {
  /// Rows that one thread takes at a time are about so many pixels: enough that starting on them
  /// costs nothing.
  private static let bandPixels = 1 << 19

  private let expected: PixelBuffer
  private let actual: PixelBuffer

  init(_ expected: PixelBuffer, _ actual: PixelBuffer) {
    self.expected = expected
    self.actual = actual
  }

  /// Hands over the detector of antialiased edges, and a function that visits all bands on several
  /// threads.
  func read(_ body: (AntialiasDetector, (@escaping PixelBand.Visitor) -> Void) -> Void) {
    expected.bytes.withUnsafeBytes { expectedBytes in
      actual.bytes.withUnsafeBytes { actualBytes in
        guard let first = expectedBytes.assumingMemoryBound(to: UInt32.self).baseAddress,
          let second = actualBytes.assumingMemoryBound(to: UInt32.self).baseAddress
        else { return }
        let pixels = AntialiasDetector(
          expected: first, actual: second, width: expected.width, height: expected.height)
        body(pixels) { visit in forEachBand(pixels, visit) }
      }
    }
  }

  private func forEachBand(_ pixels: AntialiasDetector, _ visit: @escaping PixelBand.Visitor) {
    let rows = max(1, Self.bandPixels / max(pixels.width, 1))
    let count = (pixels.height + rows - 1) / rows
    let next = Atomic(0)
    ThreadTeam.perform(count > 1 ? Processors.workers(count) : 1) { _ in
      while case let index = next.wrappingAdd(1, ordering: .relaxed).oldValue, index < count {
        let start = index * rows
        let band = PixelBand(
          rows: start..<min(start + rows, pixels.height),
          expected: pixels.expected + start * pixels.width,
          actual: pixels.actual + start * pixels.width)
        if !visit(band) { next.store(count, ordering: .relaxed) }
      }
    }
  }
}

extension PixelBuffer {
  /// The picture with clear pixels to the right and below.
  func padded(to size: PixelSize) -> PixelBuffer {
    guard width != size.width || height != size.height else { return self }
    var result = PixelBuffer(width: size.width, height: size.height)
    for y in 0..<height {
      let target = 4 * y * size.width
      result.bytes.replaceSubrange(
        target..<(target + 4 * width), with: bytes[(4 * y * width)..<(4 * (y + 1) * width)])
    }
    return result
  }
}
