extension JSONValue {
  /// Reads UTF-8, with or without a byte order mark; `nil` where it is no JSON (RFC 8259), or where
  /// arrays and objects lie more than 128 deep in one another.
  public init?(bytes: [UInt8]) {
    var reader = JSONReader(bytes)
    guard let value = reader.document() else { return nil }
    self = value
  }

  /// The member of an object, the last of several of one name; `nil` where there is none.
  public subscript(_ name: String) -> JSONValue? { members.last { $0.key == name }?.value }

  /// The members of an object; none for anything else.
  public var members: [(key: String, value: JSONValue)] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The elements of an array; none for anything else.
  public var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// A string, or `nil` for anything else.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// A number, or `nil` for anything else.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// A whole number that an `Int` holds, or `nil` for anything else, such as 1e300.
  public var integer: Int? { number.flatMap { Int(exactly: $0) } }
}
