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
}
