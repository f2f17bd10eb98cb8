package import EmakiComparison
import EmakiDrawing

/// One thing to compare: two pictures, or two motions.
package enum ComparisonItem: Sendable {
  case pictures(PicturePair)
  case reels(PicturePair, MotionPair)
  /// A scene that only one side has, with its frames.
  case scene(PicturePair, LateReel)
  /// A pair of which a side could not be read, with the reason.
  case unreadable(PicturePair, String)

  /// A motion that is laid out when it is asked for: a folder may hold many.
  package typealias LateReel = @Sendable () throws -> any FrameSource

  /// Two motions.
  package struct MotionPair: Sendable {
    package let expected: LateReel
    package let actual: LateReel

    package init(expected: @escaping LateReel, actual: @escaping LateReel) {
      self.expected = expected
      self.actual = actual
    }

    /// Two that are there already.
    package init(expected: any FrameSource, actual: any FrameSource) {
      self.init(expected: { expected }, actual: { actual })
    }
  }

  /// Whether a side of it is a scene file.
  package var drawsScenes: Bool {
    [pair.expected, pair.actual].contains { $0.map(SceneFileName.isScene) ?? false }
  }

  /// Its names.
  package var pair: PicturePair {
    switch self {
    case .pictures(let pair), .reels(let pair, _), .scene(let pair, _), .unreadable(let pair, _):
      pair
    }
  }

  /// Compares both sides; frames of motions that differ are visited.
  package func compare(
    _ comparer: PictureComparer, visit: (MotionComparer.DifferingFrame) throws -> Void
  ) -> PictureComparer.Comparison {
    do {
      switch self {
      case .pictures(let pair): return comparer.compare(pair, visit: visit)
      case .reels(_, let reels):
        return try comparer.compare(reels.expected(), reels.actual(), visit: visit)
      case .scene(let pair, let reel):
        // One that cannot be laid out is no scene that came.
        _ = try reel()
        return PictureComparer.Comparison(pair.expected == nil ? .added : .removed)
      case .unreadable(_, let reason): return PictureComparer.Comparison(.failed(reason))
      }
    } catch let failure as Failure {
      return PictureComparer.Comparison(.failed(failure.reason))
    } catch {
      return PictureComparer.Comparison(.failed("\(error)"))
    }
  }

  /// The first picture of a scene that only one side has; `nil` for all else.
  func onlyPicture() throws -> PixelBuffer? {
    guard case .scene(_, let reel) = self else { return nil }
    var frames = try reel().frames()
    return try frames.next()?.pixels
  }
}
