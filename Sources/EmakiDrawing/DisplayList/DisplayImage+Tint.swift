extension DisplayImage {
  /// The picture's shape in one colour: each pixel is as opaque as it was, times the colour's alpha.
  public func tinted(_ color: Color) -> DisplayImage {
    let channels = [color.red, color.green, color.blue, color.alpha].map(String.init)
    let name = "\(name) in \(channels.joined(separator: ","))"
    if let vector {
      let tinted = vector.mapColors { color.multipliedAlpha(Double($0.alpha) / 255) }
      return DisplayImage(name: name, vector: tinted)
    }
    var pixels = pixels
    for start in stride(from: 0, to: pixels.bytes.count, by: 4) {
      let alpha = UInt32(pixels.bytes[start + 3]) * UInt32(color.alpha)
      pixels.bytes[start] = color.red
      pixels.bytes[start + 1] = color.green
      pixels.bytes[start + 2] = color.blue
      pixels.bytes[start + 3] = UInt8((alpha + 127) / 255)
    }
    return DisplayImage(name: name, pixels: pixels)
  }

  /// The picture in shades between two colours, by how light its pixels are: as much as the weights of
  /// Rec. 601 say, in 256 steps.
  public func toned(from dark: Color, to light: Color) -> DisplayImage {
    let shades = (0...255).map { dark.mixed(with: light, share: Double($0) / 255) }
    func shade(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
      shades[(77 * Int(red) + 150 * Int(green) + 29 * Int(blue)) >> 8]
    }
    let name = "\(name) from \(dark.hex) to \(light.hex)"
    if let vector {
      let toned = vector.mapColors {
        shade($0.red, $0.green, $0.blue).multipliedAlpha(Double($0.alpha) / 255)
      }
      return DisplayImage(name: name, vector: toned)
    }
    var pixels = pixels
    pixels.bytes.withUnsafeMutableBufferPointer { bytes in
      for start in stride(from: 0, to: bytes.count, by: 4) {
        let shade = shade(bytes[start], bytes[start + 1], bytes[start + 2])
        (bytes[start], bytes[start + 1], bytes[start + 2]) = (shade.red, shade.green, shade.blue)
      }
    }
    return DisplayImage(name: name, pixels: pixels)
  }
}
