/// Why a picture could not be painted.
public enum CairoError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The picture has no pixels, or too many: more than 32,767 on a side, which is all that Cairo can
  /// hold, or more than 2²⁷, which would take half a gigabyte.
  case pictureSize(width: Double, height: Double)
  /// Cairo refused an operation; `reason` is Cairo's word for it.
  case refused(operation: String, reason: String)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .pictureSize(let width, let height):
      "a picture of \(width) × \(height) pixels cannot be painted: it needs at least one pixel, "
        + "and may have 32767 on a side and 134 million in all"
    case .refused(let operation, let reason):
      "Cairo could not \(operation): \(reason)"
    }
  }
}
