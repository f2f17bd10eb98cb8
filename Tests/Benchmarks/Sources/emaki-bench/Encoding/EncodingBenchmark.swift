import EmakiCairo
import EmakiFormats
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
    results.add("EmakiFormats, fast", samples[0], note: "\(sizes.fast) bytes")
    results.add("EmakiFormats, small", samples[1], note: "\(sizes.small) bytes")
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
      var count = 0
      try LibPNG.write(pixels, stride: stride, width: surface.width, height: surface.height) {
        count += $0.count
      }
      return count
    }
  }
}
