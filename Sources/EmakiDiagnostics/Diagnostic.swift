/// An error, warning or note about an input: what, where, and what might help.
public struct Diagnostic: Error, Sendable, Hashable, Comparable, CustomStringConvertible {
  /// How bad it is.
  public var severity: Severity
  /// One sentence without a full stop, starting in lower case.
  public var message: String
  /// The location, or `nil` where none can be named.
  public var location: SourceLocation?
  /// A hint for the user, or `nil`.
  public var hint: String?

  /// Makes a diagnostic.
  public init(
    _ severity: Severity, _ message: String, at location: SourceLocation? = nil, hint: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.location = location
    self.hint = hint
  }

  /// `file:line:column: error: message`, and the hint on a separate line.
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    let advice = hint.map { "\n  hint: \($0)" } ?? ""
    return "\(place)\(severity.rawValue): \(message)\(advice)"
  }

  /// By location, those without one first; at the same location by severity, message and hint.
  public static func < (a: Diagnostic, b: Diagnostic) -> Bool {
    if a.location != b.location {
      guard let place = a.location else { return true }
      return b.location.map { place < $0 } ?? false
    }
    return (a.severity, a.message, a.hint ?? "") < (b.severity, b.message, b.hint ?? "")
  }
}
