internal import EmakiDrawing

/// The characters of an `<attributedString>` and the look of its first part.
struct AttributedText {
  /// All fragments, joined.
  var string: String
  /// The font of the first fragment that says one.
  var font: Font?
  /// The colour of the first fragment that says one.
  var color: Color?
  /// `alignment` of the first paragraph style.
  var alignment: String?
  /// Points between lines.
  var lineSpacing: Double?

  /// Reads the element.
  init(_ element: XMLElement, colors: ColorReader, defaultSize: Double) {
    string = ""
    for fragment in element.children where fragment.name == "fragment" {
      string += Strings.value(of: fragment, key: "content") ?? ""
      guard let attributes = fragment.child("attributes") else { continue }
      if font == nil, let own = attributes.child(key: "NSFont") {
        font = FontDescription.attributedFont(own, defaultSize: defaultSize)
      }
      if color == nil, let own = attributes.child("color", key: "NSColor") {
        color = colors.color(own)
      }
      if let style = attributes.child(key: "NSParagraphStyle") {
        alignment = alignment ?? style["alignment"]
        lineSpacing = lineSpacing ?? style["lineSpacing"].flatMap(Double.init)
      }
    }
  }
}
