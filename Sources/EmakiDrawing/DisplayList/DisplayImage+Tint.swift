extension DisplayImage {
  /// The picture's shape in one colour: each pixel is as opaque as it was, times the colour's alpha.
  public func tinted(_ color: Color) -> DisplayImage {
    var pixels = pixels
    for start in stride(from: 0, to: pixels.bytes.count, by: 4) {
      let alpha = UInt32(pixels.bytes[start + 3]) * UInt32(color.alpha)
      pixels.bytes[start] = color.red
      pixels.bytes[start + 1] = color.green
      pixels.bytes[start + 2] = color.blue
      pixels.bytes[start + 3] = UInt8((alpha + 127) / 255)
    }
    let channels = [color.red, color.green, color.blue, color.alpha].map(String.init)
    return DisplayImage(name: "\(name) in \(channels.joined(separator: ","))", pixels: pixels)
  }

  /// The picture in shades between two colours, by how light its pixels are: as much as the weights of
  /// Rec. 601 say, in 256 steps.
  public func toned(from dark: Color, to light: Color) -> DisplayImage {
    let shades = (0...255).map { dark.mixed(with: light, share: Double($0) / 255) }
    var pixels = pixels
    pixels.bytes.withUnsafeMutableBufferPointer { bytes in
      for start in stride(from: 0, to: bytes.count, by: 4) {
        let red = 77 * Int(bytes[start])
        let shade = shades[(red + 150 * Int(bytes[start + 1]) + 29 * Int(bytes[start + 2])) >> 8]
        (bytes[start], bytes[start + 1], bytes[start + 2]) = (shade.red, shade.green, shade.blue)
      }
    }
    return DisplayImage(name: "\(name) from \(dark.hex) to \(light.hex)", pixels: pixels)
  }
}
