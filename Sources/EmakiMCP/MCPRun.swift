public import EmakiText
import EmakiRPC

/// A tool that runs: what it was given, and whether anybody still waits for it.
public struct MCPRun: Sendable {
  /// An object, whose members the tool takes.
  public let arguments: JSONValue
  private let call: RPCCall?

  init(_ arguments: JSONValue, _ call: RPCCall?) {
    self.arguments = arguments
    self.call = call
  }

  /// A text that was given; `nil` where there is none.
  public func text(_ name: String) -> String? { arguments[name]?.string }

  /// A number that was given; `nil` where there is none.
  public func number(_ name: String) -> Double? { arguments[name]?.number }

  /// Whether a truth value was given as `true`.
  public func isSet(_ name: String) -> Bool {
    if case .bool(true) = arguments[name] { true } else { false }
  }

  /// Has something done when nobody waits any more.
  public func whenCancelled(_ body: @escaping @Sendable () -> Void) { call?.whenCancelled(body) }
}
