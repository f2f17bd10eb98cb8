/// Why a JPEG could not be read.
public enum JPEGError: Error, Hashable, CustomStringConvertible {
  /// The file does not start like a JPEG.
  case notJPEG
  /// Width or height is 0, or there are more pixels than the limit.
  case dimensions(width: Int, height: Int)
  /// The file ends too early or is damaged; what libjpeg-turbo said about it.
  case damaged(String)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .notJPEG: "not a JPEG file"
    case .dimensions(let width, let height): "impossible size \(width) × \(height) pixels"
    case .damaged(let message): "the JPEG is damaged: \(message)"
    }
  }
}
