import EmakiText

/// Something that an agent can read.
public struct MCPResource: Sendable {
  /// What addresses it.
  public var uri: String
  /// For people.
  public var name: String
  /// The media type of its text.
  public var type: String

  /// Describes a resource.
  public init(uri: String, name: String, type: String) {
    self.uri = uri
    self.name = name
    self.type = type
  }

  var json: JSONValue {
    .object([
      ("uri", .string(uri)), ("name", .string(name)), ("mimeType", .string(type)),
    ])
  }
}

/// What an agent can read and have done.
public protocol MCPOffer: Sendable {
  /// The tools, in their order.
  var tools: [MCPTool] { get }
  /// What can be read, in order.
  var resources: [MCPResource] { get }
  /// The text of a resource, or in its place what is wrong; `nil` where there is no such resource.
  func text(of resource: MCPResource) -> Result<String, MCPProblem>
}

/// Why something cannot be read.
public struct MCPProblem: Error, Sendable {
  /// One sentence.
  public var message: String

  /// Makes a problem.
  public init(_ message: String) {
    self.message = message
  }
}
