/// One element of an XML document with everything that was written in it.
package struct XMLElement: Sendable, Hashable {
  /// The tag.
  package var name: String
  /// In the order of the file.
  package var attributes: [XMLAttribute]
  /// The elements directly inside, in the order of the file.
  package var children: [XMLElement] = []
  /// The characters directly inside, joined.
  package var text = ""
  /// Where the tag starts; both count from 1.
  package var place: XMLPlace

  /// Makes an element.
  package init(
    name: String, attributes: [XMLAttribute], children: [XMLElement] = [], text: String = "",
    place: XMLPlace
  ) {
    (self.name, self.attributes, self.children) = (name, attributes, children)
    (self.text, self.place) = (text, place)
  }

  /// The value of an attribute, or `nil` where it is not written.
  package subscript(_ attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The first element of this name directly inside.
  package func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The elements inside the first element of this name.
  package func list(_ name: String) -> [XMLElement] { child(name)?.children ?? [] }

  /// Calls `body` with this element and everything in it, in the order of the file.
  package func walk(_ body: (XMLElement) throws -> Void) rethrows {
    try body(self)
    for child in children { try child.walk(body) }
  }
}

/// A name and a value.
package struct XMLAttribute: Sendable, Hashable {
  /// As written, with its prefix.
  package var name: String
  /// With entities and character references resolved.
  package var value: String

  /// Makes an attribute.
  package init(name: String, value: String) {
    (self.name, self.value) = (name, value)
  }
}

/// A position in a text; both numbers count from 1.
package struct XMLPlace: Sendable, Hashable {
  /// The line.
  package var line: Int
  /// The byte in the line.
  package var column: Int

  /// Makes a position.
  package init(line: Int, column: Int) {
    (self.line, self.column) = (line, column)
  }
}
