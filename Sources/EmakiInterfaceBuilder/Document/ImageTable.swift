internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

/// The images that a file names, with the sizes that its `<resources>` write and the pixels of the
/// asset catalogs.
struct ImageTable {
  private struct Entry: Sendable {
    var size: Size?
    var isSymbol: Bool
  }

  private var entries: [String: Entry] = [:]
  private let catalog: AssetCatalog
  private let textSize: TextSize

  /// Reads the resources; sizes that they do not give are looked for in `catalog`. Symbols that go
  /// with a text style follow `textSize`.
  init(_ root: XMLElement, catalog: AssetCatalog, textSize: TextSize) {
    self.catalog = catalog
    self.textSize = textSize
    for image in root.list("resources") where image.name == "image" {
      guard let name = image["name"] else { continue }
      let width = image["width"].flatMap(Double.init(written:))
      let height = image["height"].flatMap(Double.init(written:))
      let isSymbol = image["catalog"] == "system"
      // A name can be both an asset and a symbol; they are kept apart.
      entries[Self.key(name, isSymbol)] = Entry(
        size: width.flatMap { width in height.map { Size(width: width, height: $0) } },
        isSymbol: isSymbol)
    }
  }

  /// The image that an element shows in a role (`image`, `highlightedImage` …).
  func image(_ element: XMLElement, key: String = "image") -> ImageContent? {
    let reference = element.child("imageReference", key: key)
    guard let name = reference?["image"] ?? element[key], !name.isEmpty else { return nil }
    let isSymbol = (reference?["catalog"] ?? element["catalog"]) == "system"
    let entry = entries[Self.key(name, isSymbol)] ?? entries[Self.key(name, !isSymbol)]
    guard isSymbol || entry?.isSymbol == true else {
      var image = catalog.image(named: name, element.place) ?? ImageContent(name: name)
      if let size = entry?.size { image.size = size }
      return image
    }
    let pointSize = pointSize(element, reference)
    let size = SymbolSizes.size(of: name, written: entry?.size, pointSize: pointSize)
    return ImageContent(name: name, size: size, isSymbol: true)
  }

  /// The size of the text that a symbol goes with.
  private func pointSize(_ element: XMLElement, _ reference: XMLElement?) -> Double {
    let configuration = element.children.first { $0.name == "preferredSymbolConfiguration" }
    let written = configuration?["pointSize"].flatMap(Double.init(written:))
    let font = configuration?.child("fontDescription")
    let size =
      written ?? font.map { FontDescription.font($0, defaultSize: 17, at: textSize).size } ?? 17
    switch configuration?["scale"] ?? reference?["symbolScale"] {
    case "small": return size * 0.79
    case "large": return size * 1.29
    default: return size
    }
  }

  private static func key(_ name: String, _ isSymbol: Bool) -> String {
    (isSymbol ? "symbol/" : "image/") + name
  }
}
