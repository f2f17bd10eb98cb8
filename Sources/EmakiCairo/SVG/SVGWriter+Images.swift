import EmakiDrawing

extension SVGWriter {
  /// The part `source` of a picture, in its pixels, over `destination`.
  mutating func image(_ image: DisplayImage, source: Rect, destination: Rect) {
    let whole = image.pixels.extent
    guard !source.isEmpty, !destination.isEmpty, let part = source.intersection(whole) else {
      return
    }
    guard carried.isAffine else {
      let pixels = stores.images.premultiplied(image.pixels)
      let picture = ProjectedPicture(
        of: destination, by: carried, within: visible, density: Self.density
      ) { point in
        let x = source.minX + (point.x - destination.minX) / destination.width * source.width
        let y = source.minY + (point.y - destination.minY) / destination.height * source.height
        return part.contains(Point(x: x, y: y)) ? pixels.sample(x, y) : .zero
      }
      write(picture, within: .rect(destination))
      return
    }
    // An inner document cuts out the part and stretches it.
    let name = define(image)
    text.write("<g")
    text.transform(carried)
    text.write("><svg")
    text.frame(destination)
    text.attribute("viewBox", [source.minX, source.minY, source.width, source.height])
    text.write(" preserveAspectRatio=\"none\"><use href=\"#\(name)\"/></svg></g>\n")
  }

  /// The blurred shadow of a shape, outside of the shape only.
  mutating func shadow(_ shape: Shape, _ shadow: Shadow) {
    guard shadow.radius.isFinite, shadow.offset.isFinite, shadow.color.alpha > 0 else { return }
    let seen = ProjectedPicture.scale(of: carried, over: shape.bounds)
    let density = min(carried.isAffine ? Self.density : seen * 2, 8)
    guard let mask = stores.shadows.mask(of: shape, shadow, density: density, origin: .zero) else {
      return
    }
    if carried.isAffine {
      write(mask.picture(shadow.color, opacity: 1), over: mask.frame, transform: carried)
      return
    }
    let picture = ProjectedPicture(
      of: mask.frame, by: carried, within: visible, density: Self.density
    ) { mask.color(shadow.color, at: $0) }
    write(picture, within: .rect(mask.frame))
  }

  /// A gradient in perspective.
  mutating func project(_ gradient: LinearGradient, within shape: Shape) {
    let picture = ProjectedPicture(
      of: shape.bounds, by: carried, within: visible, density: Self.density, sample: gradient.color)
    write(picture, within: shape)
  }

  /// Pixels per point of embedded pictures: sharp on screens and in print.
  private static let density = 3.0

  /// A picture in the coordinates of the document, cut to a shape of the plane.
  private mutating func write(_ picture: ProjectedPicture?, within shape: Shape) {
    guard let picture else { return }
    let clip = names.unique("clip")
    text.write("<clipPath")
    text.attribute("id", ofIDs: clip)
    text.write(">")
    outline(shape)
    text.write("/></clipPath>\n<g")
    text.attribute("clip-path", ofIDs: "url(#\(clip))")
    text.write(">")
    write(picture.pixels, over: picture.frame, transform: .identity)
    text.write("</g>\n")
  }

  private mutating func write(_ pixels: PixelBuffer, over frame: Rect, transform: Transform) {
    guard let data = PNGData.base64(PremultipliedImage(pixels)) else { return }
    text.write("<image preserveAspectRatio=\"none\"")
    text.frame(frame)
    text.transform(transform)
    text.write(" href=\"data:image/png;base64,\(data)\"/>\n")
  }

  /// The id of a picture, written when it is first needed.
  private mutating func define(_ image: DisplayImage) -> String {
    let identity = PixelIdentity(image.pixels)
    if let known = written[identity] { return known.name }
    let name = names.unique("image")
    written[identity] = (name, image.pixels)
    guard let data = PNGData.base64(stores.images.premultiplied(image.pixels)) else {
      return name
    }
    text.write("<defs><image")
    text.attribute("id", ofIDs: name)
    text.attribute("width", image.pixels.extent.width)
    text.attribute("height", image.pixels.extent.height)
    text.write(" href=\"data:image/png;base64,\(data)\"/></defs>\n")
    return name
  }
}
