public import EmakiText

/// A value that code gives a view: in an animation, before it, or when it has ended.
public struct CodeChange: Sendable, Hashable {
  /// The view or constraint, by the name that the code has for it; empty where nothing names it.
  public var view: String
  /// The property by the name that specifications give it (`alpha`, `translationX`), or else as the code
  /// writes it.
  public var property: String
  /// The value before; `nil` where the code does not say it.
  public var from: CodeValue?
  /// The value after.
  public var to: CodeValue
  /// Counted from 1.
  public var line: Int
  /// The branch that it stands in within the animation; empty for none.
  public var conditions: [String] = []
  /// When it starts within the animation, as a share of the duration; `nil` for no keyframe.
  public var relativeStart: CodeValue?
  /// How long it takes, as a share of the duration; `nil` for no keyframe.
  public var relativeDuration: CodeValue?

  /// Makes a change.
  public init(
    view: String, property: String, from: CodeValue? = nil, to: CodeValue, line: Int,
    conditions: [String] = []
  ) {
    (self.view, self.property, self.from, self.to) = (view, property, from, to)
    (self.line, self.conditions) = (line, conditions)
  }

  /// An object with what there is.
  public var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("view", .string(view)), ("property", .string(property)),
    ]
    if let from { members.append(("from", from.json)) }
    members += [("to", to.json), ("line", .number(Double(line)))]
    if !conditions.isEmpty {
      members.append(("conditions", .array(conditions.map { .string($0) })))
    }
    if let relativeStart { members.append(("relativeStart", relativeStart.json)) }
    if let relativeDuration { members.append(("relativeDuration", relativeDuration.json)) }
    return .object(members)
  }

  /// Reads what `json` gives; `nil` for anything else.
  public init?(_ json: JSONValue) {
    guard let view = json["view"]?.string, let property = json["property"]?.string,
      let to = json["to"].flatMap(CodeValue.init), let line = json["line"]?.integer
    else { return nil }
    self.init(
      view: view, property: property, from: json["from"].flatMap(CodeValue.init), to: to,
      line: line, conditions: json["conditions"].strings)
    relativeStart = json["relativeStart"].flatMap(CodeValue.init)
    relativeDuration = json["relativeDuration"].flatMap(CodeValue.init)
  }
}

extension JSONValue? {
  /// The strings of an array; none for anything else.
  var strings: [String] { (self?.elements ?? []).compactMap(\.string) }
}
