internal import EmakiXML

/// The content of a button in its current state, before that of its normal one.
struct ButtonStates {
  private let elements: [XMLElement]

  /// Reads the states of a button: of one that does not react, is selected, or neither.
  init(_ button: XMLElement) {
    let own = button["enabled"] == "NO" ? "disabled" : button.flag("selected") ? "selected" : nil
    elements = [own, "normal"].compactMap { $0.flatMap { button.child("state", key: $0) } }
  }

  /// The first value that one of them has.
  func first<Value>(_ value: (XMLElement) -> Value?) -> Value? {
    elements.lazy.compactMap(value).first
  }

  /// The title with several looks, unless a plain one comes before it.
  var attributedTitle: XMLElement? {
    let titled = elements.first { state in
      state.child(key: "attributedTitle") != nil || Strings.value(of: state, key: "title") != nil
    }
    return titled?.child("attributedString", key: "attributedTitle")
  }
}
