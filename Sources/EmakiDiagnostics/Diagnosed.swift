/// A value and the diagnostics found while it was read.
public struct Diagnosed<Value> {
  /// The value that was read.
  public var value: Value
  /// The diagnostics, in the order in which they were found.
  public var diagnostics: [Diagnostic]

  /// Pairs a value with its diagnostics.
  public init(_ value: Value, diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  /// Whether a diagnostic is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Another value with the same diagnostics.
  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Diagnosed<Other> {
    Diagnosed<Other>(try transform(value), diagnostics: diagnostics)
  }

  /// The value that follows, with the diagnostics of both.
  public func flatMap<Other>(
    _ transform: (Value) throws -> Diagnosed<Other>
  ) rethrows -> Diagnosed<Other> {
    let next = try transform(value)
    return Diagnosed<Other>(next.value, diagnostics: diagnostics + next.diagnostics)
  }

  /// The value alone; its diagnostics go to the end of `diagnostics`.
  public func unpack(into diagnostics: inout [Diagnostic]) -> Value {
    diagnostics += self.diagnostics
    return value
  }
}

extension Diagnosed: Sendable where Value: Sendable {}
extension Diagnosed: Equatable where Value: Equatable {}
extension Diagnosed: Hashable where Value: Hashable {}
