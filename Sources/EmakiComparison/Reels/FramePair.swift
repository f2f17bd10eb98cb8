import EmakiDrawing
import EmakiThreads
import PixelDiff

/// The pictures of two frames that belong together and may differ.
enum FramePair: Sendable {
  case stored(StoredPair)
  case decoded(PictureComparer.Pictures)

  /// Makes a pair; `nil` where both are the same pixels.
  ///
  /// The sources of the frames are compared first, as decoding or drawing them takes longest.
  init?(_ expected: FramePicture, _ actual: FramePicture) throws {
    switch (expected, actual) {
    case (.file(let old), .file(let new)):
      if old.holdsSame(as: new) { return nil }
      self = .stored(try StoredPair(old, new))
      return
    case (.drawing(let old), .drawing(let new)) where old.isSame(as: new): return nil
    default: break
    }
    let both = try Self.pixels(expected, actual)
    if both.expected == both.actual { return nil }
    self = .decoded(both)
  }

  /// Makes both at the same time.
  private static func pixels(
    _ expected: FramePicture, _ actual: FramePicture
  ) throws -> PictureComparer.Pictures {
    if case .pixels(let old) = expected, case .pixels(let new) = actual {
      return .init(expected: old, actual: new)
    }
    let both = ThreadTeam.both(
      { Result { try expected.pixels } }, { Result { try actual.pixels } })
    return .init(expected: try both.0.get(), actual: try both.1.get())
  }

  var sizes: (expected: PixelSize, actual: PixelSize) {
    switch self {
    case .stored(let files): files.sizes
    case .decoded(let both):
      (
        PixelSize(width: both.expected.width, height: both.expected.height),
        PixelSize(width: both.actual.width, height: both.actual.height)
      )
    }
  }

  /// Both, decoded.
  var pictures: PictureComparer.Pictures {
    get throws {
      switch self {
      case .stored(let files): try files.pictures()
      case .decoded(let both): both
      }
    }
  }

  /// Everything about their difference.
  func difference(by comparison: PixelComparison) throws -> PixelDifference {
    switch self {
    case .stored(let files): try files.difference(by: comparison)
    case .decoded(let both): comparison.compare(expected: both.expected, actual: both.actual)
    }
  }

  /// Whether they pass; stops at the first pixel that is too much.
  func pass(_ comparison: PixelComparison) throws -> Bool {
    switch self {
    case .stored(let files): try files.pass(comparison)
    case .decoded(let both):
      comparison.accepts(expected: both.expected, actual: both.actual)
    }
  }
}
