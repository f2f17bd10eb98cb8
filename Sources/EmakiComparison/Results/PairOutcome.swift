public import PixelDiff

/// The outcome of comparing a pair.
public enum PairOutcome: Sendable, Hashable {
  /// The files hold the same pixels.
  case same
  /// They differ within the limits.
  indirect case similar(PixelDifference?)
  /// They differ beyond a limit; without figures where the verdict alone was asked, or where two
  /// motions differ in other things than pixels.
  indirect case different(PixelDifference?)
  /// There is no expected file.
  case added
  /// There is no actual file.
  case removed
  /// A file could not be read as a picture.
  case failed(String)

  /// The outcome where all that could be compared is ignored.
  static let nothingCompared = failed("\(ExceededLimit.nothingCompared)")

  /// The outcome of comparing two pictures.
  init(_ difference: PixelDifference) {
    if let reason = difference.refusal {
      self = .failed(reason)
      return
    }
    switch difference.verdict {
    case .identical: self = .same
    case .similar: self = .similar(difference)
    case .different: self = .different(difference)
    }
  }

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
