import EmakiDrawing

/// Writes a display list as an SVG document.
///
/// Cairo's SVG surface gives its definitions other numbers for every surface of the process, so
/// that a picture's bytes would depend on what was painted before; and it cannot name a group after
/// its view. Letters are outlines; blurs, and colours that change along a plane seen in
/// perspective, are embedded pictures.
struct SVGWriter {
  let fonts: FontBook
  let stores: PaintStores
  /// The whole picture.
  let visible: Rect
  var text = SVGText()
  var names = SVGNames()
  /// The pictures that the document holds already, with their ids.
  var written: [PixelIdentity: (name: String, pixels: PixelBuffer)] = [:]
  /// The outlines that letters share; `nil` where each has a separate one.
  let letters: SVGLetters?
  /// The map of the items to the coordinates of the innermost element that is open.
  var carried: Transform = .identity

  /// The document of a picture, still without its mark.
  static func draft(
    of list: DisplayList, fonts: FontBook, stores: PaintStores, letters: SVGLetters?
  ) -> [UInt8] {
    let visible = Rect(origin: .zero, size: list.size)
    var writer = SVGWriter(fonts: fonts, stores: stores, visible: visible, letters: letters)
    writer.text.write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    writer.text.attribute("width", list.size.width)
    writer.text.attribute("height", list.size.height)
    writer.text.attribute("viewBox", [0, 0, list.size.width, list.size.height])
    writer.text.write(">\n")
    if let ground = list.background { writer.fill(.rect(visible), .color(ground)) }
    for item in list.items { writer.write(item) }
    writer.text.write("</svg>\n")
    return writer.text.bytes
  }

  private mutating func write(_ item: DisplayItem) {
    guard let area = item.inkBounds, area.isFinite else { return }
    switch item {
    case .fill(let shape, let paint): fill(shape, paint)
    case .stroke(let shape, let stroke, let paint): self.stroke(shape, stroke, paint)
    case .shadow(let shape, let shadow): self.shadow(shape, shadow)
    case .text(let run): self.write(run)
    case .image(let image, let source, let destination):
      self.image(image, source: source, destination: destination)
    case .group(let group): self.write(group)
    }
  }

  private mutating func write(_ group: DisplayGroup) {
    guard group.opacity > 0, !group.items.isEmpty else { return }
    let outer = carried
    let transform = group.transform.concatenated(with: carried)
    let isPlain = transform.isFlat
    let clip = group.clip.map { define(clip: $0, seenBy: isPlain ? .identity : transform) }
    text.write("<g")
    if let name = group.name { text.attribute("id", ofIDs: names.unique(name)) }
    if isPlain { text.transform(transform) }
    if let clip { text.attribute("clip-path", ofIDs: "url(#\(clip))") }
    if group.opacity < 1 { text.attribute("opacity", group.opacity) }
    text.write(">\n")
    carried = isPlain ? .identity : transform
    for item in group.items { write(item) }
    carried = outer
    text.write("</g>\n")
  }

  private mutating func define(clip: Shape, seenBy transform: Transform) -> String {
    let name = names.unique("clip")
    text.write("<clipPath")
    text.attribute("id", ofIDs: name)
    text.write(">")
    let outer = carried
    carried = transform
    outline(clip)
    text.write("/></clipPath>\n")
    carried = outer
    return name
  }
}

extension Transform {
  /// Whether the plane's affine map says all of it: no perspective, and no depth that a perspective
  /// around it could show.
  fileprivate var isFlat: Bool {
    let depth = [2, 6, 8, 9, 11, 14].map { elements[$0] }
    return isAffine && elements[10] == 1 && depth.allSatisfy { $0 == 0 }
  }
}
