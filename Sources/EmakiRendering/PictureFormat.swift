/// The kinds of files that a picture is written as.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  /// Pixels, lossless.
  case png
  /// Vectors for browsers and documents.
  case svg
  /// Vectors for print.
  case pdf

  /// The format that a file name's extension says, or `nil`.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }
}
