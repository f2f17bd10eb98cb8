internal import EmakiXML

/// Finds references of a document that lead nowhere, and ids that mean two objects.
///
/// Looks at all of the document: what a size class leaves out is there nevertheless.
struct ReferenceCheck {
  private let root: XMLElement
  private var objects: [String: XMLElement] = [:]
  private var doubles: [XMLElement] = []

  /// Takes a document whose variations are not resolved.
  init(_ root: XMLElement) {
    self.root = root
    collect(root)
  }

  /// Ids of dependencies, devices and versions are no objects.
  private mutating func collect(_ element: XMLElement) {
    for child in element.children where !["dependencies", "device"].contains(child.name) {
      if let id = child.id {
        if objects[id] == nil { objects[id] = child } else { doubles.append(child) }
      }
      collect(child)
    }
  }

  /// Warns of each.
  func check(_ notices: Notices) {
    checkInitialController(notices)
    for double in doubles {
      guard let id = double.id, let first = objects[id] else { continue }
      notices.warn(
        "“\(id)” is the id of two objects", double.place,
        hint: "line \(first.place.line) has the other; references to it can mean either")
    }
    root.walk { element in
      guard element.name == "constraint" else { return }
      for side in ["firstItem", "secondItem"] {
        guard let id = element[side], objects[id] == nil else { continue }
        notices.warn(
          "\(side) of a constraint is “\(id)”, which is no object of this file", element.place,
          hint: "the constraint is left out")
      }
    }
  }

  private func checkInitialController(_ notices: Notices) {
    guard let id = root["initialViewController"], objects[id] == nil else { return }
    notices.warn(
      "initialViewController is “\(id)”, which is no controller of this file", root.place,
      hint: "no scene is the initial one")
  }
}
