import EmakiText

/// A message as it came.
enum RPCMessage {
  /// `nil` as the id of a notification, which nobody answers.
  case call(id: JSONValue?, method: String, params: JSONValue)
  /// An answer to a call of this side.
  case answer
  /// Something else; with the id of what it should have been, or `null`.
  case invalid(id: JSONValue)

  init(_ json: JSONValue) {
    let id = json["id"]
    let isName = id.map(Self.isName) ?? true
    guard case .object = json, json["jsonrpc"]?.string == "2.0" else {
      self = .invalid(id: isName ? id ?? .null : .null)
      return
    }
    if let method = json["method"]?.string, isName {
      self = .call(id: id, method: method, params: json["params"] ?? .object([]))
    } else if json["method"] == nil, json["result"] != nil || json["error"] != nil {
      self = .answer
    } else {
      self = .invalid(id: isName ? id ?? .null : .null)
    }
  }

  /// Whether a value can be an id.
  private static func isName(_ value: JSONValue) -> Bool {
    value.string != nil || value.number != nil
  }
}
