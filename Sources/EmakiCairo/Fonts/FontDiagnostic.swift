/// Something about fonts that makes a picture differ from what was meant.
public struct FontDiagnostic: Sendable, Hashable, Comparable {
  /// The fault, naming the font or the characters.
  public var message: String
  /// The remedy: for a Debian or Ubuntu machine, the package to install.
  public var hint: String
  /// The family that the input names, where that is the fault.
  public var family: String?

  /// Makes a diagnostic.
  public init(message: String, hint: String, family: String? = nil) {
    self.message = message
    self.hint = hint
    self.family = family
  }

  /// By message, then by hint.
  public static func < (a: FontDiagnostic, b: FontDiagnostic) -> Bool {
    (a.message, a.hint) < (b.message, b.hint)
  }
}
