import EmakiCairo
import EmakiDrawing
import EmakiFormats
import EmakiRendering

/// Makes the file that shows the frames of a motion.
public struct PreviewWriter {
  private let reel: MotionFrames
  private let format: PreviewFormat
  private let options: PreviewOptions

  /// Makes a writer.
  public init(reel: MotionFrames, format: PreviewFormat, options: PreviewOptions = PreviewOptions())
  {
    self.reel = reel
    self.format = format
    self.options = options
  }

  /// The whole file.
  ///
  /// - Throws: what painting and encoding throw.
  public func file() throws -> [UInt8] {
    var file: [UInt8] = []
    try write { file += $0 }
    return file
  }

  /// Hands the file to `sink` in parts, each as soon as it is made.
  ///
  /// - Throws: what painting, encoding and `sink` throw.
  public func write(to sink: ([UInt8]) throws -> Void) throws {
    if let composition = options.composition {
      return try sink(composed(composition))
    }
    switch format {
    case .html:
      let hold = options.hold ?? PlayerPage.usualHold
      try sink(Array(PlayerPage().document(of: reel, hold: hold).utf8))
    case .svg:
      let writer = AnimatedSVG(hold: options.hold ?? 0.8)
      try sink(Array(writer.document(of: reel).utf8))
    case .png, .apng: try sink(PixelFrames(reel).apng(hold: options.hold ?? 0))
    case .gif:
      let rate = options.showsSteps ? nil : options.frameRate ?? GIFTiming.mostFrames
      try sink(PixelFrames(reel).gif(rate, hold: options.hold ?? 0.8, dithers: options.dithers))
    case .webp: try sink(webp())
    case .pdf: try sink(composed(.filmstrip(count: 6)))
    case .y4m: try VideoFrames(reel, frameRate: options.frameRate ?? 60).writeY4M(to: sink)
    case .rgba: try VideoFrames(reel, frameRate: options.frameRate ?? 60).writeRGBA(to: sink)
    }
  }

  private func webp() throws -> [UInt8] {
    #if WebP
      try PixelFrames(reel).webp(hold: options.hold ?? 0)
    #else
      throw PreviewError.noWebP
    #endif
  }

  /// Several moments at once.
  private func composed(_ composition: PreviewOptions.Composition) throws -> [UInt8] {
    let pages: [DisplayList]
    switch composition {
    case .filmstrip(let count):
      let strip = FilmstripPicture(reel, isEven: options.isEven, columns: options.columns)
      pages = format == .pdf ? strip.pages(count: count) : [strip.picture(count: count)]
    case .onion: pages = [OnionPicture(reel).picture]
    }
    let painter = reel.renderer.painter
    switch format {
    case .pdf: return try painter.pdf(of: pages)
    case .svg: return try painter.svg(of: pages[0])
    case .png, .apng:
      return try PNGEncoder(level: .small).encode(
        painter.image(of: pages[0], scale: reel.scale).pixels,
        metadata: reel.metadata)
    default: throw PreviewError.cannotCompose(format)
    }
  }
}

/// Why a preview cannot be made.
public enum PreviewError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A filmstrip or onion skin is asked for in a format for motion.
  case cannotCompose(PreviewFormat)
  /// A rate of frames that is no number above 0.
  case frameRate(Double)
  /// This build has no library for WebP.
  case noWebP

  /// One sentence.
  public var description: String {
    switch self {
    case .cannotCompose(let format):
      "a filmstrip or onion skin is a .png, .svg or .pdf, not .\(format.rawValue)"
    case .noWebP: "this build cannot write WebP: swift build --traits WebP makes one that can"
    case .frameRate(let rate): "the frame rate must be above 0, not \(rate)"
    }
  }
}

extension MotionFrames {
  /// The metadata of every PNG of the motion.
  var metadata: PNGMetadata {
    var metadata = PNGMetadata(scale: scale, fonts: [])
    metadata.texts = PNGMetadata.ofEmaki.texts
    return metadata
  }

  /// Steps a second, by the first two; the last one may come early.
  var rate: Double {
    guard times.count > 1, times[1] > times[0] else { return 60 }
    let rate = 1 / (times[1] - times[0])
    return abs(rate - rate.rounded()) < 0.01 ? rate.rounded() : rate
  }
}
