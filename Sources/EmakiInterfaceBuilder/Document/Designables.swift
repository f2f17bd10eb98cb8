internal import EmakiDrawing
internal import EmakiXML

/// The natural sizes that Interface Builder saved for live-rendered classes.
struct Designables: Sendable {
  private var sizes: [String: Size] = [:]

  /// Reads the `<designables>`.
  init(_ root: XMLElement) {
    for designable in root.list("designables") {
      guard let name = designable["name"],
        let size = designable.child("size", key: "intrinsicContentSize"),
        let width = size["width"].flatMap(Double.init(written:)),
        let height = size["height"].flatMap(Double.init(written:))
      else { continue }
      sizes[name] = Size(width: width, height: height)
    }
  }

  /// The size of a class; a side of −1 has none.
  subscript(_ className: String) -> Size? { sizes[className] }
}
