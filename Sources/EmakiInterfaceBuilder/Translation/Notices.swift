internal import EmakiDiagnostics
internal import EmakiLayout
internal import EmakiXML

/// Collects the diagnostics of one file while it is read.
final class Notices {
  private(set) var diagnostics: [Diagnostic] = []
  private let file: String
  private var seen: Set<String> = []

  /// Starts for a file, named as the user named it.
  init(file: String) {
    self.file = file
  }

  /// The position in the file, for diagnostics that follow when the document is laid out.
  func filePlace(_ place: XMLPlace) -> FilePlace {
    FilePlace(file: file, line: place.line, column: place.column)
  }

  /// Something was read, but likely not as meant. With `once`, only the first of its kind is kept.
  func warn(_ message: String, _ place: XMLPlace, hint: String? = nil, once: String? = nil) {
    add(.warning, message, place, hint: hint, once: once)
  }

  /// Something that a reader of the pictures should know.
  func note(_ message: String, _ place: XMLPlace, hint: String? = nil) {
    add(.note, message, place, hint: hint, once: nil)
  }

  /// Something could not be read.
  func report(_ message: String, _ place: XMLPlace, hint: String? = nil, once: String? = nil) {
    add(.error, message, place, hint: hint, once: once)
  }

  /// Something about a file beside the document.
  func warn(_ message: String, inFile other: String, line: Int? = nil) {
    diagnostics.append(Diagnostic(.warning, message, at: SourceLocation(file: other, line: line)))
  }

  /// Warns of attributes that no known Interface Builder writes, once for each name.
  func checkAttributes(of element: XMLElement) {
    for attribute in element.attributes where !KnownAttributes.contains(attribute.name) {
      warn(
        "\(element.name) has an unknown attribute “\(attribute.name)”", element.place,
        hint: "it is ignored", once: "attribute \(element.name) \(attribute.name)")
    }
  }

  /// Warns of a controller that no known Interface Builder writes, once for each element.
  func checkController(_ element: XMLElement) {
    guard !ControllerKinds.isKnown(element) else { return }
    warn(
      "there is no controller of the kind “\(element.name)”", element.place,
      hint: "it counts as a view controller", once: "controller \(element.name)")
  }

  private func add(
    _ severity: Severity, _ message: String, _ place: XMLPlace, hint: String?, once: String?
  ) {
    if let once, !seen.insert(once).inserted { return }
    let location = SourceLocation(file: file, line: place.line, column: place.column)
    // A controller that several others embed is read for each of them.
    guard seen.insert("\(place.line):\(place.column) \(message)").inserted else { return }
    diagnostics.append(Diagnostic(severity, message, at: location, hint: hint))
  }
}
