package import EmakiDrawing
internal import EmakiLimits
internal import EmakiPlatform

/// A picture read from SVG: the areas and lines of icons and drawings, in plain colours.
///
/// Understood are paths, basic shapes, groups, `use`, `viewBox`, transforms, and how all of these are
/// painted by attributes, `style` and classes; of a gradient the mean of its colours. Texts, filters,
/// masks, clips, pictures and scripts are left out. Nothing outside the file is read.
package struct SVGFile {
  /// The picture.
  package let image: VectorImage

  /// The most parts of a picture.
  package static let mostParts = InputLimit.drawingParts.most

  /// The extent in points that a file states, or `nil` where it is no SVG or states none.
  package static func size(_ bytes: [UInt8]) -> Size? {
    guard let root = try? XMLReader.read(bytes), root.localName == "svg" else { return nil }
    return SVGFrame(root)?.size
  }

  /// Reads a file; an error says why that cannot be, and where.
  package init(_ bytes: [UInt8]) throws(XMLFault) {
    let root = try XMLReader.read(bytes)
    guard root.localName == "svg" else {
      throw XMLFault("the file is XML, but not SVG", at: root.place)
    }
    guard let frame = SVGFrame(root) else {
      throw XMLFault(
        "the picture says no size", at: root.place, hint: "a viewBox=\"0 0 24 24\" is enough")
    }
    var collector = SVGCollector(root)
    collector.collect(root, SVGStyle(), frame.map)
    guard !collector.isFull else {
      throw XMLFault("the picture has more than \(Self.mostParts) parts", at: root.place)
    }
    image = VectorImage(
      size: frame.size, parts: collector.parts, leftOut: collector.leftOut)
  }
}

extension XMLElement {
  /// The name without the prefix of a namespace.
  var localName: Substring { name.split(separator: ":").last ?? "" }
}

/// The extent of a picture, and the map from its user units into it.
private struct SVGFrame {
  var size: Size
  var map = Transform.identity

  init?(_ root: XMLElement) {
    let box = root["viewBox"].flatMap(SVGNumbers.all) ?? []
    let view: Rect? =
      box.count == 4 && box[2] > 0 && box[3] > 0
      ? Rect(x: box[0], y: box[1], width: box[2], height: box[3]) : nil
    let (width, height) = (Self.points(root["width"]), Self.points(root["height"]))
    if let width, let height {
      size = Size(width: width, height: height)
    } else if let view {
      // The other side in proportion.
      let factor = width.map { $0 / view.width } ?? height.map { $0 / view.height } ?? 1
      size = Size(width: view.width * factor, height: view.height * factor)
    } else {
      return nil
    }
    guard let view else { return }
    var (x, y) = (size.width / view.width, size.height / view.height)
    if root["preserveAspectRatio"] != "none" { (x, y) = (min(x, y), min(x, y)) }
    map = Transform(
      a: x, b: 0, c: 0, d: y, tx: size.width / 2 - view.midX * x,
      ty: size.height / 2 - view.midY * y)
  }

  /// `24`, `24px` or `18pt`, each taken for points; `nil` for a share or nothing.
  private static func points(_ text: String?) -> Double? {
    guard let text, !text.hasSuffix("%") else { return nil }
    let digits = text.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits), number > 0, number <= 1e5 else { return nil }
    return number
  }
}
