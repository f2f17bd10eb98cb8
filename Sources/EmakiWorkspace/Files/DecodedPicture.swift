package import EmakiDrawing
import EmakiFormats
import EmakiLimits
import EmakiXML

/// Pictures from files, called by path and content, so that another content is another picture.
package enum DecodedPicture {
  /// The picture of a PNG, JPEG, WebP or SVG file.
  package static func read(_ bytes: [UInt8], named path: String) throws(Problem) -> DisplayImage {
    let name = "\(path) \(String(Hash64(bytes).value, radix: 16))"
    do {
      if path.lowercased().hasSuffix(".svg") {
        return DisplayImage(name: name, vector: try SVGFile(bytes).image)
      }
      try check(PictureFile.size(bytes))
      return DisplayImage(name: name, pixels: try PictureFile.pixels(bytes))
    } catch let problem as Problem {
      throw problem
    } catch let fault as XMLFault {
      throw Problem(description: "\(fault.message), in line \(fault.place.line)")
    } catch {
      throw Problem(description: "\(error)")
    }
  }

  /// Refuses a picture whose pixels would fill the memory.
  private static func check(_ size: Size?) throws(Problem) {
    guard let size, size.width * size.height > InputLimit.scenePixels.amount else { return }
    let extent = "\(Int(clamping: size.width)) × \(Int(clamping: size.height))"
    throw Problem(
      description: "it is \(extent) pixels large, \(InputLimit.scenePixels.excess)")
  }

  /// Why a file is no picture.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }
}
