/// Collects what a parser reports into a tree.
final class XMLTreeBuilder {
  /// The finished document.
  private(set) var root: XMLElement?
  /// The first reason to refuse the document.
  private(set) var fault: XMLFault?
  /// Says where the parser is.
  var position: () -> XMLPlace = { XMLPlace(line: 1, column: 1) }
  /// Makes the parser stop.
  var stop: () -> Void = {}

  private var open: [XMLElement] = []

  /// A tag was opened.
  func start(_ name: String, _ attributes: [XMLAttribute]) {
    guard open.count < XMLReader.deepestNesting else {
      return refuse("elements are nested more than \(XMLReader.deepestNesting) deep")
    }
    open.append(XMLElement(name: name, attributes: attributes, place: position()))
  }

  /// The innermost open tag was closed.
  func end() {
    guard var element = open.popLast() else { return }
    // The text between tags is the indentation of the file.
    if !element.children.isEmpty { element.text = "" }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  /// Characters inside the innermost open tag.
  func characters(_ text: String) {
    guard let last = open.indices.last else { return }
    open[last].text += text
  }

  /// Gives up on the document.
  func refuse(_ message: String) {
    if fault == nil { fault = XMLFault(message, at: position()) }
    stop()
  }
}
