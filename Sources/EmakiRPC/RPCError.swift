public import EmakiText

/// Why a call is not answered with a result (JSON-RPC 2.0, section 5.1).
public struct RPCError: Error, Sendable {
  /// The number that tells programs what happened.
  public var code: Int
  /// One sentence for people.
  public var message: String
  /// More about it; `nil` for nothing.
  public var data: JSONValue?

  /// Makes an error.
  public init(code: Int, _ message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// The received bytes are no JSON.
  public static let noJSON = RPCError(code: -32700, "this is no JSON")
  /// The received bytes are JSON and no message.
  public static let noMessage = RPCError(code: -32600, "this is no JSON-RPC 2.0 message")
  /// The received bytes are no message behind a header.
  public static let noHeader = RPCError(
    code: -32600,
    "a message stands behind the line \"Content-Length: \" with its bytes and an empty line, both "
      + "ended by CR and LF")
  /// There is no such method.
  public static func unknownMethod(_ name: String) -> RPCError {
    RPCError(code: -32601, "there is no method \"\(name.prefix(80))\"")
  }
  /// The parameters are not what the method takes.
  public static func wrongParameters(_ message: String) -> RPCError {
    RPCError(code: -32602, message)
  }
  /// Something went wrong that is nobody's fault outside of the program.
  public static let noAnswer = RPCError(code: -32603, "there is no answer")
  /// The caller has taken the call back.
  public static let cancelled = RPCError(code: -32800, "the call was cancelled")

  var json: JSONValue {
    .object(
      [("code", .number(Double(code))), ("message", .string(message))]
        + (data.map { [("data", $0)] } ?? []))
  }
}
