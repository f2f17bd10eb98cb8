import EmakiDrawing

extension SVGWriter {
  /// A paint as attributes name it.
  struct Source {
    /// `#2F6BFF` or `url(#gradient)`.
    var value: String
    /// 0…1.
    var opacity: Double
  }

  /// Defines what a paint needs; `nil` where it would paint nothing.
  mutating func define(_ paint: Paint) -> Source? {
    guard let gradient = paint.visibleGradient else {
      guard case .color(let color) = paint.plain, color.alpha > 0 else { return nil }
      return Source(value: color.opaqueHex, opacity: Double(color.alpha) / 255)
    }
    let name = names.unique("gradient")
    text.write("<linearGradient gradientUnits=\"userSpaceOnUse\"")
    text.attribute("id", ofIDs: name)
    text.attribute("x1", gradient.start.x)
    text.attribute("y1", gradient.start.y)
    text.attribute("x2", gradient.end.x)
    text.attribute("y2", gradient.end.y)
    text.write(">")
    for stop in gradient.stops {
      text.write("<stop")
      text.attribute("offset", stop.offset)
      text.attribute("stop-color", stop.color.opaqueHex)
      if stop.color.alpha < 255 {
        text.attribute("stop-opacity", Double(stop.color.alpha) / 255)
      }
      text.write("/>")
    }
    text.write("</linearGradient>\n")
    return Source(value: "url(#\(name))", opacity: 1)
  }

  /// ` fill="…"` or ` stroke="…"`, with its opacity.
  mutating func write(_ source: Source, as property: String) {
    text.attribute(property, ofIDs: source.value)
    if source.opacity < 1 { text.attribute("\(property)-opacity", source.opacity) }
  }
}

extension Paint {
  /// The gradient, if the paint is one that has more than one colour to show.
  var visibleGradient: LinearGradient? {
    guard case .linearGradient(let gradient) = self, gradient.stops.count > 1,
      gradient.start != gradient.end
    else { return nil }
    return gradient
  }

  /// The paint as one colour: itself, or the last of a gradient.
  var plain: Paint {
    switch self {
    case .color: self
    case .linearGradient(let gradient): .color(gradient.stops.last?.color ?? .clear)
    }
  }
}

extension Color {
  fileprivate var opaqueHex: String { Color(red: red, green: green, blue: blue).hex }
}
