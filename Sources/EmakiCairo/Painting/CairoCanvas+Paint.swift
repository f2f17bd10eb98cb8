internal import CPangoCairo
import EmakiDrawing

extension CairoCanvas {
  /// Makes a paint Cairo's source; false where it would paint nothing.
  ///
  /// - Parameter area: what is to be painted, in the items' coordinates.
  func setSource(_ paint: Paint, over area: Rect) -> Bool {
    switch paint {
    case .color(let color): return setSource(color)
    case .linearGradient:
      guard let gradient = paint.visibleGradient else { return setSource(paint.plain, over: area) }
      return transform.isAffine ? setSource(gradient) : setProjectedSource(gradient, over: area)
    }
  }

  /// Makes a colour Cairo's source; false where it is clear.
  func setSource(_ color: Color) -> Bool {
    guard color.alpha > 0, opacity > 0 else { return false }
    cairo_set_source_rgba(
      cairo, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      Double(color.alpha) / 255 * opacity)
    return true
  }

  private func setSource(_ gradient: LinearGradient) -> Bool {
    let (start, end) = (gradient.start, gradient.end)
    guard let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y) else {
      return false
    }
    defer { cairo_pattern_destroy(pattern) }
    for stop in gradient.stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.offset, Double(stop.color.red) / 255, Double(stop.color.green) / 255,
        Double(stop.color.blue) / 255, Double(stop.color.alpha) / 255 * opacity)
    }
    cairo_set_source(cairo, pattern)
    return true
  }

  /// A gradient in perspective is no gradient on the surface: each pixel is looked up in the plane.
  private func setProjectedSource(_ gradient: LinearGradient, over area: Rect) -> Bool {
    setProjectedSource(over: area, sample: gradient.color)
  }
}

extension LinearGradient {
  /// The colour at a point of the plane, channels 0…1.
  func color(at point: Point) -> SIMD4<Double> {
    let (axis, along) = (end - start, point - start)
    return color(at: (along.x * axis.x + along.y * axis.y) / (axis.x * axis.x + axis.y * axis.y))
  }

  /// The colour at an offset on the line.
  private func color(at offset: Double) -> SIMD4<Double> {
    let next = stops.firstIndex { $0.offset > offset } ?? stops.count
    guard next > 0 else { return stops.first?.color.channels ?? .zero }
    guard next < stops.count else { return stops[stops.count - 1].color.channels }
    let (a, b) = (stops[next - 1], stops[next])
    let progress = (offset - a.offset) / (b.offset - a.offset)
    return a.color.channels + (b.color.channels - a.color.channels) * progress
  }
}

extension Color {
  /// Red, green, blue, alpha from 0 to 1, not premultiplied.
  var channels: SIMD4<Double> {
    SIMD4(Double(red), Double(green), Double(blue), Double(alpha)) / 255
  }
}
