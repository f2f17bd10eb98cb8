import CCairo
import EmakiCairo
import EmakiReel
import Foundation

/// One frame of the render workload to PNG, in process, on one core.
enum EncodingBenchmark {
  static func run(_ settings: Settings) async throws {
    let workload = try RenderWorkload()
    let list = workload.renderer.displayList(at: workload.times[30])
    let surface = try workload.renderer.painter.image(of: list, scale: workload.scale)
    let encoders = (fast: PNGEncoder(), small: PNGEncoder(level: .small))
    var sizes = (fast: 0, small: 0, cairo: 0)
    let samples = try Sample.interleaved(
      settings.isSmoke ? 1 : 15,
      [
        { sizes.fast = try encode(surface, encoders.fast) },
        { sizes.small = try encode(surface, encoders.small) },
        { sizes.cairo = try writeWithCairo(surface) },
      ])
    var results = Results("PNG of a frame, 750×1624 pixels, in process")
    results.add("EmakiReel, fast", samples[0], note: "\(sizes.fast) bytes")
    results.add("EmakiReel, small", samples[1], note: "\(sizes.small) bytes")
    results.add("cairo_surface_write_to_png", samples[2], note: "\(sizes.cairo) bytes")
    results.print()
  }

  private static func encode(_ surface: ImageSurface, _ encoder: PNGEncoder) throws -> Int {
    try surface.withPixels { pixels, stride in
      try encoder.encode(
        premultipliedARGB: pixels, stride: stride, width: surface.width, height: surface.height
      ).count
    }
  }

  private static func writeWithCairo(_ surface: ImageSurface) throws -> Int {
    try surface.withPixels { pixels, stride in
      // Cairo only reads the pixels here.
      let start = UnsafeMutableRawPointer(mutating: pixels.baseAddress)
      let picture = cairo_image_surface_create_for_data(
        start?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, Int32(surface.width),
        Int32(surface.height), Int32(stride))
      defer { cairo_surface_destroy(picture) }
      var count = 0
      let status = cairo_surface_write_to_png_stream(
        picture,
        { count, _, length in
          count?.assumingMemoryBound(to: Int.self).pointee += Int(length)
          return CAIRO_STATUS_SUCCESS
        }, &count)
      guard status == CAIRO_STATUS_SUCCESS else { throw WorkloadError() }
      return count
    }
  }
}
