import EmakiText

/// Something that an agent can have done.
public struct MCPTool: Sendable {
  /// An argument of a tool.
  public struct Argument: Sendable {
    /// The type of the value, by its name in JSON Schema.
    public enum Kind: String, Sendable {
      case text = "string"
      case number, integer, boolean
    }

    /// The name, before the colon.
    public var name: String
    /// The type of value that it takes.
    public var kind: Kind
    /// One or more sentences.
    public var help: String
    /// Whether it must be there.
    public var isRequired: Bool
    /// The words that it takes; empty for any.
    public var choices: [String]

    /// Describes an argument.
    public init(
      _ name: String, _ kind: Kind = .text, _ help: String, isRequired: Bool = false,
      choices: [String] = []
    ) {
      self.name = name
      self.kind = kind
      self.help = help
      self.isRequired = isRequired
      self.choices = choices
    }
  }

  /// The name by which it is called.
  public var name: String
  /// Its description, for the agent that chooses.
  public var help: String
  /// Its arguments besides `cursor`.
  public var arguments: [Argument]
  /// Whether it changes files.
  public var isWriting: Bool
  /// Does it.
  public var run: @Sendable (MCPRun) -> MCPResult

  /// Describes a tool.
  public init(
    _ name: String, _ help: String, arguments: [Argument], isWriting: Bool = false,
    run: @escaping @Sendable (MCPRun) -> MCPResult
  ) {
    self.name = name
    self.help = help
    self.arguments = arguments
    self.isWriting = isWriting
    self.run = run
  }
}

extension MCPTool {
  /// The tool as `tools/list` says it.
  var json: JSONValue {
    let required = arguments.filter(\.isRequired).map { JSONValue.string($0.name) }
    let schema = JSONValue.object([
      ("type", .string("object")),
      ("properties", .object((arguments + [Self.cursor]).map { ($0.name, $0.schema) })),
      ("required", .array(required)),
      ("additionalProperties", .bool(false)),
    ])
    return .object([
      ("name", .string(name)), ("description", .string(help)), ("inputSchema", schema),
      (
        "annotations",
        .object([
          ("readOnlyHint", .bool(!isWriting)), ("destructiveHint", .bool(isWriting)),
          ("idempotentHint", .bool(true)), ("openWorldHint", .bool(false)),
        ])
      ),
    ])
  }

  /// The argument that every tool takes.
  static let cursor = Argument(
    "cursor", .text, "Where a long answer goes on: what the part before it ends with.")
}

extension MCPTool.Argument {
  fileprivate var schema: JSONValue {
    .object(
      [("type", .string(kind.rawValue)), ("description", .string(help))]
        + (choices.isEmpty ? [] : [("enum", .array(choices.map(JSONValue.string)))]))
  }

  /// Whether a value can be meant.
  func takes(_ value: JSONValue) -> Bool {
    switch kind {
    case .text: value.string != nil
    case .number: value.number != nil
    case .integer: value.number.map { $0 == $0.rounded() && abs($0) < 1e9 } ?? false
    case .boolean: if case .bool = value { true } else { false }
    }
  }
}
