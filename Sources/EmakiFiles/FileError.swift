/// Why a file could not be read or written.
public struct FileError: Error, Hashable, CustomStringConvertible {
  /// The action that was tried, as a verb: `open`, `read`, `write`, `rename` and so on.
  public var action: String
  /// The path as it was given.
  public var path: String
  /// The error number of the system (`errno`).
  public var code: Int32
  /// The system's words for the error number.
  public var message: String

  /// Makes an error.
  public init(action: String, path: String, code: Int32, message: String) {
    self.action = action
    self.path = path
    self.code = code
    self.message = message
  }

  /// One sentence for people: `cannot write out/a.png: No space left on device`.
  public var description: String { "cannot \(action) \(path): \(message)" }
}
