import EmakiText

/// Something that an agent can read.
public struct MCPResource: Sendable {
  /// Its address.
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

/// The tools and resources that an agent is offered.
public protocol MCPOffer: Sendable {
  /// The tools, in their order.
  var tools: [MCPTool] { get }
  /// The resources that can be read, in order.
  var resources: [MCPResource] { get }
  /// The text of a resource, or instead the problem; `nil` where there is no such resource.
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
