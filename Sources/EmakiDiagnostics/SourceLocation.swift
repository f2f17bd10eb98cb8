/// A position in a file.
public struct SourceLocation: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The file as the user named it.
  public var file: String
  /// The line, counted from 1, or `nil` for the file as a whole.
  public var line: Int?
  /// The column in characters, counted from 1, or `nil` for the line as a whole.
  public var column: Int?

  /// Makes a position; a column without a line is dropped.
  public init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = line == nil ? nil : column
  }

  /// `file:line:column`, as far as known.
  public var description: String {
    [file, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
  }

  /// By file, line and column; a whole before its parts.
  public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.file, a.line ?? 0, a.column ?? 0) < (b.file, b.line ?? 0, b.column ?? 0)
  }
}
