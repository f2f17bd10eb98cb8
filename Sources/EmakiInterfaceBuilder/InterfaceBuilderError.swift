public import EmakiDiagnostics

/// Why a storyboard or xib gives no scenes at all.
public struct InterfaceBuilderError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The error, its location, and a hint.
  public var diagnostic: Diagnostic

  /// Makes an error.
  public init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  /// As `file:line:column: error: message`.
  public var description: String { diagnostic.description }
}
