import CPNG

/// The simplified interface of libpng, which other programs read and write pictures with.
enum LibPNG {
  /// What libpng said.
  struct Failure: Error {
    let message: String
  }

  /// Red, green, blue and alpha of every pixel, in sRGB.
  static func pixels(of file: [UInt8]) throws -> [UInt8] {
    var image = makeImage()
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, file, file.count) != 0 else {
      throw Failure(message: message(image))
    }
    // PNG_IMAGE_FLAG_16BIT_sRGB: sixteen bits without a word about their tone are sRGB.
    image.flags |= 4
    image.format = rgba
    var bytes = [UInt8](repeating: 0, count: 4 * Int(image.width) * Int(image.height))
    guard png_image_finish_read(&image, nil, &bytes, 0, nil) != 0 else {
      throw Failure(message: message(image))
    }
    return bytes
  }

  /// A file that libpng wrote, with its own choice of filters and its own compression.
  static func file(width: Int, height: Int, rgba bytes: [UInt8], hasAlpha: Bool) throws -> [UInt8] {
    var image = makeImage()
    image.width = UInt32(width)
    image.height = UInt32(height)
    image.format = hasAlpha ? rgba : rgb
    let samples = hasAlpha ? bytes : bytes.indices.filter { $0 % 4 < 3 }.map { bytes[$0] }
    var file = [UInt8](repeating: 0, count: 2 * samples.count + 4096)
    var count = file.count
    guard png_image_write_to_memory(&image, &file, &count, 0, samples, 0, nil) != 0 else {
      throw Failure(message: message(image))
    }
    return Array(file[..<count])
  }

  // PNG_FORMAT_RGB and PNG_FORMAT_RGBA: the flags for alpha, 1, and for colour, 2.
  private static let rgb: UInt32 = 2
  private static let rgba: UInt32 = 3

  private static func makeImage() -> png_image {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    return image
  }

  private static func message(_ image: png_image) -> String {
    withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
