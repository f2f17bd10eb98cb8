import EmakiLimits

/// The chunks of a PNG that matter, read and verified, with the pixels still compressed.
///
/// Chunks beside the pixels, such as texts, that were written whole but make no sense are left out, as
/// in libpng.
struct PNGContents {
  /// A frame of an animation.
  struct Frame {
    var control: PNGFrameControl
    /// The compressed data in pieces.
    var data: [UnsafeRawBufferPointer]
  }

  let header: PNGHeader
  /// Red, green and blue of each colour of the palette.
  private var paletteColors: UnsafeRawBufferPointer?
  /// Alpha of the first colours of the palette.
  private var paletteAlphas: UnsafeRawBufferPointer?
  /// The colour that is clear; for grey three equal samples.
  private(set) var clearColor: (UInt16, UInt16, UInt16)?
  /// The exponent of the tone in 1/100,000.
  private(set) var gamma: Int?
  /// The most significant bits of a colour sample, or 0.
  private(set) var significantBits = 0
  /// The chunks about colours, by their names.
  private var colorChunks: [String: UnsafeRawBufferPointer] = [:]
  private(set) var metadata = PNGMetadata()
  /// The compressed picture.
  private(set) var imageData = PNGImageData()
  /// Times that the animation is played; 0 for endlessly. `nil` for no animation.
  private(set) var plays: Int?
  private(set) var frames: [Frame] = []
  /// Whether the picture was announced before the first frame.
  private(set) var hasSeparateStill = false
  /// How the picture is to be turned.
  private(set) var orientation = PictureOrientation.upright

  /// The parts that are not read at once.
  private let left: Parts
  /// Chunks of the picture that were not verified.
  private var unverified: [PNGChunk] = []
  private var lastName = ""
  private var sequenceNumber = 0
  private var announcedFrames = 0

  /// Parts that need not be read.
  enum Parts {
    case none
    /// The chunks of the picture are not verified before `verifyPicture`.
    case picture
    /// Texts are verified, but not kept.
    case texts
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - maxPixels: of larger pictures nothing is read.
  ///   - left: what is left out.
  init(
    _ file: UnsafeRawBufferPointer, maxPixels: Int, leaving left: Parts = .none
  ) throws(PNGError) {
    self.left = left
    var reader = try PNGChunkReader(file)
    let first = try reader.next()
    if first.name == "CgBI" { throw PNGError(.optimizedForIPhone, offset: first.offset) }
    guard first.name == "IHDR" else {
      throw PNGError(.misplacedChunk("IHDR"), offset: 8)
    }
    try first.verify()
    header = try PNGHeader(first.data, offset: first.offset)
    let (pixels, overflow) = header.width.multipliedReportingOverflow(by: header.height)
    guard pixels > 0, !overflow, pixels <= maxPixels else {
      throw PNGError(
        .dimensions(width: header.width, height: header.height), offset: first.offset)
    }
    var end = first.offset
    while !reader.isAtEnd {
      let chunk = try reader.next()
      if left == .picture && chunk.name == "IDAT" {
        unverified.append(chunk)
      } else {
        try chunk.verify()
      }
      try read(chunk)
      lastName = chunk.name
      end = chunk.offset
    }
    guard !imageData.isEmpty else { throw PNGError(.misplacedChunk("IDAT"), offset: end) }
    guard plays == nil || frames.count == announcedFrames else {
      throw PNGError(.misplacedChunk("fcTL"), offset: end)
    }
    guard frames.count <= InputLimit.animationPixels.most / pixels else {
      throw PNGError(
        .tooManyFrames(frames.count, width: header.width, height: header.height), offset: nil)
    }
    try checkPlausibility()
  }

  /// Verifies the chunks that were left.
  func verifyPicture() throws(PNGError) {
    for chunk in unverified { try chunk.verify() }
  }

  /// Whether the same bytes without filters are the same pixels here and there.
  func hasSamePixelFormat(as other: PNGContents) -> Bool {
    header.colorType == other.header.colorType && header.bitDepth == other.header.bitDepth
      && palette == other.palette && clearColor?.0 == other.clearColor?.0
      && clearColor?.1 == other.clearColor?.1 && clearColor?.2 == other.clearColor?.2
      && gamma == other.gamma && significantBits == other.significantBits
  }

  private mutating func read(_ chunk: PNGChunk) throws(PNGError) {
    switch chunk.name {
    case "IHDR": throw PNGError(.misplacedChunk("IHDR"), offset: chunk.offset)
    case "PLTE": try readPalette(chunk)
    case "tRNS": try readTransparency(chunk)
    case "IDAT": try readImageData(chunk)
    case "IEND": break
    case "acTL", "fcTL", "fdAT": try readAnimation(chunk)
    case "gAMA", "sRGB", "sBIT": readTone(chunk)
    case "iCCP", "cICP", "cHRM": colorChunks[chunk.name] = chunk.data
    case "eXIf": orientation = ExifReader(chunk.data).orientation ?? orientation
    case "pHYs":
      if chunk.data.count == 9, chunk.data[8] == 1 {
        metadata.pixelsPerMetre = Int(chunk.data.bigEndian32(at: 0))
      }
    case "tEXt", "zTXt", "iTXt":
      if left != .texts, let text = PNGText(chunk) { metadata.texts.append(text) }
    default:
      if chunk.isCritical {
        throw PNGError(.unknownCriticalChunk(chunk.name), offset: chunk.offset)
      }
    }
  }

  private func malformed(_ chunk: PNGChunk) -> PNGError {
    PNGError(.malformed("chunk \(chunk.name)"), offset: chunk.offset)
  }

  // MARK: Colours

  /// Colours with red in the lowest byte, then green, blue and alpha.
  var palette: [UInt32] {
    guard let colors = paletteColors else { return [] }
    return (0..<colors.count / 3).map { index in
      let alpha = paletteAlphas.map { index < $0.count ? $0[index] : 255 } ?? 255
      return UInt32(colors[3 * index]) | UInt32(colors[3 * index + 1]) << 8
        | UInt32(colors[3 * index + 2]) << 16 | UInt32(alpha) << 24
    }
  }

  private mutating func readPalette(_ chunk: PNGChunk) throws(PNGError) {
    guard imageData.isEmpty, paletteColors == nil, ![.gray, .grayAlpha].contains(header.colorType)
    else { throw PNGError(.misplacedChunk("PLTE"), offset: chunk.offset) }
    let count = chunk.data.count / 3
    guard chunk.data.count == 3 * count, (1...256).contains(count) else { throw malformed(chunk) }
    paletteColors = chunk.data
  }

  private mutating func readTransparency(_ chunk: PNGChunk) throws(PNGError) {
    guard imageData.isEmpty else { throw PNGError(.misplacedChunk("tRNS"), offset: chunk.offset) }
    let data = chunk.data
    switch header.colorType {
    case .gray:
      guard data.count == 2 else { throw malformed(chunk) }
      let gray = data.bigEndian16(at: 0)
      clearColor = (gray, gray, gray)
    case .rgb:
      guard data.count == 6 else { throw malformed(chunk) }
      clearColor = (data.bigEndian16(at: 0), data.bigEndian16(at: 2), data.bigEndian16(at: 4))
    case .indexed:
      guard let colors = paletteColors else {
        throw PNGError(.misplacedChunk("PLTE"), offset: chunk.offset)
      }
      guard 3 * data.count <= colors.count else { throw malformed(chunk) }
      paletteAlphas = data
    case .grayAlpha, .rgba:
      // The specification forbids it, and readers ignore it.
      break
    }
  }

  /// The meaning of the samples: the first of these chunks that makes sense decides (PNG, third
  /// edition, 4.3).
  var colorSpace: PNGColorSpace {
    if let space = colorChunks["cICP"].map(PNGColorSpace.init(coded:)) { return space }
    if let space = colorChunks["iCCP"].map(PNGColorSpace.init(profile:)) { return space }
    if metadata.isSRGB { return .sRGB }
    return colorChunks["cHRM"].map(PNGColorSpace.init(primaries:)) ?? .sRGB
  }

  private mutating func readTone(_ chunk: PNGChunk) {
    switch chunk.name {
    case "sRGB":
      guard chunk.data.count == 1 else { return }
      metadata.isSRGB = true
      gamma = PNGTone.sRGBGamma
    case "gAMA":
      guard chunk.data.count == 4 else { return }
      let value = Int(chunk.data.bigEndian32(at: 0))
      // Values outside make no sense and are ignored, as in libpng.
      if !metadata.isSRGB && (16...625_000_000).contains(value) { gamma = value }
    default:
      let colors = header.colorType.channels < 3 && header.colorType != .indexed ? 1 : 3
      significantBits = Int(chunk.data.prefix(colors).max() ?? 0)
    }
  }

  // MARK: Image data

  private mutating func readImageData(_ chunk: PNGChunk) throws(PNGError) {
    guard imageData.isEmpty || lastName == "IDAT" else {
      throw PNGError(.misplacedChunk("IDAT"), offset: chunk.offset)
    }
    if header.colorType == .indexed && paletteColors == nil {
      throw PNGError(.misplacedChunk("PLTE"), offset: chunk.offset)
    }
    imageData.append(chunk.data)
    if frames.isEmpty, plays != nil { hasSeparateStill = true }
    // A frame that was announced before the picture consists of the picture.
    if !frames.isEmpty { frames[0].data.append(chunk.data) }
  }

  private mutating func readAnimation(_ chunk: PNGChunk) throws(PNGError) {
    switch chunk.name {
    case "acTL":
      guard chunk.data.count == 8 else { throw malformed(chunk) }
      guard imageData.isEmpty, plays == nil else {
        throw PNGError(.misplacedChunk("acTL"), offset: chunk.offset)
      }
      announcedFrames = Int(chunk.data.bigEndian32(at: 0))
      plays = Int(chunk.data.bigEndian32(at: 4))
      if announcedFrames == 0 { throw malformed(chunk) }
    case "fcTL":
      try countSequence(chunk)
      let control = try PNGFrameControl(chunk, header: header)
      if imageData.isEmpty {
        guard frames.isEmpty else {
          throw PNGError(.misplacedChunk("fcTL"), offset: chunk.offset)
        }
        guard control.width == header.width, control.height == header.height else {
          throw malformed(chunk)
        }
      }
      frames.append(Frame(control: control, data: []))
    default:
      try countSequence(chunk)
      guard !imageData.isEmpty, !frames.isEmpty else {
        throw PNGError(.misplacedChunk("fdAT"), offset: chunk.offset)
      }
      frames[frames.count - 1].data.append(
        UnsafeRawBufferPointer(rebasing: chunk.data.dropFirst(4)))
    }
  }

  /// The chunks of an animation are numbered from 0.
  private mutating func countSequence(_ chunk: PNGChunk) throws(PNGError) {
    guard plays != nil else { throw PNGError(.misplacedChunk("acTL"), offset: chunk.offset) }
    guard chunk.data.count >= 4, Int(chunk.data.bigEndian32(at: 0)) == sequenceNumber else {
      throw malformed(chunk)
    }
    sequenceNumber += 1
  }
}
