/// The kinds of files that show a motion.
public enum PreviewFormat: String, Sendable, Hashable, CaseIterable {
  /// A page that plays the motion.
  case html
  /// An animated drawing.
  case svg
  /// An animated picture, lossless.
  case png, apng
  /// An animated picture for programs that show nothing better.
  case gif
  /// An animated picture, lossless and small; in builds with the trait `WebP`.
  case webp
  /// A filmstrip on pages.
  case pdf
  /// Video frames, uncompressed, for an encoder.
  case y4m
  /// Bare pixels, red, green, blue, alpha, frame after frame.
  case rgba

  /// The format that a file name's extension says, or `nil`.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }
}
