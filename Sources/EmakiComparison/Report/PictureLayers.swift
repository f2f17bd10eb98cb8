public import EmakiDrawing
import EmakiFormats
import FoundationEssentials
import PixelDiff

/// A picture of a report as PNG files that lie over one another, the first at the bottom: what two
/// pictures share is there once.
struct PictureLayers: Sendable {
  /// Base64 texts of PNG files; `@id` stands for the file in the element of that id, and `=kind` for
  /// the layers of another picture of the same entry.
  private(set) var texts: [String]
  let size: PixelSize?

  /// A PNG file.
  init(file: [UInt8], size: PixelSize?) {
    texts = [Data(file).base64EncodedString()]
    self.size = size
  }

  /// A picture over another, of which the layers are known: only pixels that differ are stored. One
  /// of another size, or with pixels that are not opaque where it differs, is stored whole.
  init(_ picture: PixelBuffer, over base: PixelBuffer?, _ layers: PictureLayers?) throws {
    size = PixelSize(width: picture.width, height: picture.height)
    guard let base, let layers, let change = picture.change(from: base) else {
      texts = [try Self.text(picture)]
      return
    }
    texts = layers.texts
    if let change { texts.append(try Self.text(change)) }
  }

  /// The layers of another picture of the same entry.
  init(of kind: String, size: PixelSize?) {
    texts = ["=" + kind]
    self.size = size
  }

  /// The base64 text of a picture's file: small, as a page holds many.
  static func text(_ picture: PixelBuffer) throws -> String {
    Data(try PNGEncoder(level: .small).encode(picture)).base64EncodedString()
  }

  /// The file in an element of the page.
  init(element id: String, size: PixelSize) {
    texts = ["@" + id]
    self.size = size
  }

  /// As a list in JSON.
  var json: String { "[" + texts.map { "\"\($0)\"" }.joined(separator: ",") + "]" }
}

/// The first picture of a motion that differs, over which its other pictures are stored.
public struct ReportBase: Sendable {
  let number: Int
  let picture: PixelBuffer
  let layers: PictureLayers
  private let id: String

  /// Makes a base.
  ///
  /// - Parameter number: of the pair among all.
  public init(number: Int, picture: PixelBuffer) {
    self.number = number
    self.picture = picture
    id = "base-\(number)"
    layers = PictureLayers(
      element: id, size: PixelSize(width: picture.width, height: picture.height))
  }

  /// The element of the page that holds it.
  func element() throws -> String {
    let file = try PictureLayers.text(picture)
    return "<script type=\"text/plain\" id=\"\(id)\">\(file)</script>\n"
  }
}

extension PixelBuffer {
  /// The pixels that differ from a base, with two around each so that edges stay sharp at every size;
  /// all others are clear. `.some(nil)` where none differs, `nil` where that does not give the picture.
  fileprivate func change(from base: PixelBuffer) -> PixelBuffer?? {
    guard base.width == width, base.height == height else { return nil }
    if base.bytes == bytes { return .some(nil) }
    var isChanged = [Bool](repeating: false, count: width * height)
    for pixel in isChanged.indices {
      let place = 4 * pixel
      let isSame = (place..<place + 4).allSatisfy { bytes[$0] == base.bytes[$0] }
      if isSame { continue }
      guard bytes[place + 3] == 255 else { return nil }
      isChanged[pixel] = true
    }
    let wide = Self.widened(isChanged, width: width, height: height)
    var result = [UInt8](repeating: 0, count: bytes.count)
    for pixel in wide.indices where wide[pixel] {
      guard bytes[4 * pixel + 3] == 255 else { continue }
      for place in 4 * pixel..<4 * pixel + 4 { result[place] = bytes[place] }
    }
    return .some(PixelBuffer(width: width, height: height, bytes: result))
  }

  /// The marks with two more in every direction.
  private static func widened(_ marks: [Bool], width: Int, height: Int) -> [Bool] {
    var wide = marks
    for y in 0..<height {
      for x in 0..<width where marks[y * width + x] {
        for row in max(0, y - 2)...min(height - 1, y + 2) {
          let start = row * width
          for place in start + max(0, x - 2)...start + min(width - 1, x + 2) { wide[place] = true }
        }
      }
    }
    return wide
  }
}
