public import PixelDiff

/// What came out of comparing a pair.
public enum PairOutcome: Sendable, Hashable {
  /// The files hold the same pixels.
  case same
  /// They differ within the limits.
  case similar(PixelDifference)
  /// They differ beyond a limit.
  case different(PixelDifference)
  /// There is no expected file.
  case added
  /// There is no actual file.
  case removed
  /// A file could not be read as a picture.
  case failed(String)

  /// Whether the pair passes.
  public var isAccepted: Bool {
    switch self {
    case .same, .similar: true
    case .different, .added, .removed, .failed: false
    }
  }

  /// One word for reports.
  public var word: String {
    switch self {
    case .same: "same"
    case .similar: "similar"
    case .different: "different"
    case .added: "added"
    case .removed: "removed"
    case .failed: "failed"
    }
  }

  /// The figures, where pixels were compared.
  public var difference: PixelDifference? {
    switch self {
    case .similar(let difference), .different(let difference): difference
    default: nil
    }
  }
}

/// A pair and what came out of it.
public struct PairResult: Sendable, Hashable {
  /// The files.
  public var pair: PicturePair
  /// The verdict.
  public var outcome: PairOutcome

  /// Makes a result.
  public init(pair: PicturePair, outcome: PairOutcome) {
    self.pair = pair
    self.outcome = outcome
  }
}
