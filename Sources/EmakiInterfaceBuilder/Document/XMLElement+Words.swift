internal import EmakiXML

/// The words that stand in all elements of Interface Builder.
extension XMLElement {
  /// Whether an attribute is written as `YES`.
  func flag(_ attribute: String) -> Bool { self[attribute] == "YES" }

  /// The object id.
  var id: String? { self["id"] }

  /// The role in the element around it.
  var key: String? { self["key"] }

  /// The first element of this role directly inside.
  func child(key: String) -> XMLElement? { children.first { $0.key == key } }

  /// The first element of this name and role directly inside.
  func child(_ name: String, key: String) -> XMLElement? {
    children.first { $0.name == name && $0.key == key }
  }
}
