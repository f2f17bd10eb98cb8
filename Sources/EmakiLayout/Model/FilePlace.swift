/// A location in a file; only for messages, so that all locations are equal: views written
/// elsewhere are the same.
public struct FilePlace: Sendable, Hashable {
  /// The file as the user named it; `nil` where it is not known, or the one that was asked for.
  public var file: String?
  /// Counted from 1; `nil` for what no file says.
  public var line: Int?
  /// Counted from 1.
  public var column: Int?

  /// Makes a location.
  public init(file: String? = nil, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Always true.
  public static func == (a: FilePlace, b: FilePlace) -> Bool { true }

  /// True where it really is the same location.
  func isSame(as other: FilePlace) -> Bool {
    file == other.file && line == other.line && column == other.column
  }

  /// Adds nothing.
  public func hash(into hasher: inout Hasher) {}
}
