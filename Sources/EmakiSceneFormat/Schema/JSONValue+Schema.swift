package import EmakiText

extension JSONValue {
  /// A list of texts.
  package static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }

  /// The forms among which `anyOf` alone lets choose; the schema itself for any other.
  package var alternatives: [JSONValue] {
    guard members.count == 1, members[0].key == "anyOf", case .array(let forms) = members[0].value
    else { return [self] }
    return forms
  }
}
