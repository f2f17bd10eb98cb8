/// One element of an XML document with everything that was written in it.
struct XMLElement: Sendable, Hashable {
  /// The tag.
  var name: String
  /// In the order of the file.
  var attributes: [XMLAttribute]
  /// The elements directly inside, in the order of the file.
  var children: [XMLElement] = []
  /// The characters directly inside, joined.
  var text = ""
  /// Where the tag starts; both count from 1.
  var place: XMLPlace

  /// The value of an attribute, or `nil` where it is not written.
  subscript(_ attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// Whether an attribute is written as `YES`.
  func flag(_ attribute: String) -> Bool { self[attribute] == "YES" }

  /// The object id.
  var id: String? { self["id"] }

  /// The role in the element around it.
  var key: String? { self["key"] }

  /// The first element of this name directly inside.
  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The first element of this role directly inside.
  func child(key: String) -> XMLElement? { children.first { $0.key == key } }

  /// The first element of this name and role directly inside.
  func child(_ name: String, key: String) -> XMLElement? {
    children.first { $0.name == name && $0.key == key }
  }

  /// The elements inside the first element of this name.
  func list(_ name: String) -> [XMLElement] { child(name)?.children ?? [] }

  /// Calls `body` with this element and everything in it, in the order of the file.
  func walk(_ body: (XMLElement) throws -> Void) rethrows {
    try body(self)
    for child in children { try child.walk(body) }
  }
}

/// A name and a value.
struct XMLAttribute: Sendable, Hashable {
  /// As written, with its prefix.
  var name: String
  /// With entities and character references resolved.
  var value: String
}

/// A place in a text; both numbers count from 1.
struct XMLPlace: Sendable, Hashable {
  /// The line.
  var line: Int
  /// The byte in the line.
  var column: Int
}
