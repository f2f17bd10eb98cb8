/// Why a visual format string is not one, and where.
public struct VisualFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problem, in words.
  public var message: String
  /// The column in the string, in characters from 1.
  public var column: Int
  /// A guess at what was meant, where there is one.
  public var hint: String?
  /// The view or metric that is not there, where that is what is wrong.
  public var unknownName: String?

  /// Makes an error.
  public init(message: String, column: Int, hint: String? = nil, unknownName: String? = nil) {
    self.message = message
    self.column = column
    self.hint = hint
    self.unknownName = unknownName
  }

  /// The message with its column and hint.
  public var description: String {
    "column \(column): \(message)" + (hint.map { " (\($0))" } ?? "")
  }
}
