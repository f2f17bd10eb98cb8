import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiText
import EmakiWireframe

/// Small drawings that stand in the pages themselves and take their colour from the text.
enum InlineDrawing {
  /// An icon.
  static func icon(_ icon: Icon) -> String {
    """
    <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true" fill="none" \
    stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">\
    <path d="\(data(of: icon.path))"/></svg>
    """
  }

  /// A curve from 0 to 1 over the time, with room above for one that overshoots.
  static func curve(_ name: String, _ value: (Double) -> Double) -> String {
    let points = (0...60).map { step -> String in
      let fraction = Double(step) / 60
      let (x, y) = (8 + 104 * fraction, 104 - 80 * value(fraction))
      return "\(Markup.number(x, places: 1)),\(Markup.number(y, places: 1))"
    }
    return """
      <svg viewBox="0 0 120 112" width="120" height="112" role="img" \
      aria-label="The curve \(Markup.escaped(name))" fill="none" stroke="currentColor">\
      <path d="M8 104H112M8 24H112" opacity=".3"/>\
      <polyline stroke-width="2.5" points="\(points.joined(separator: " "))"/></svg>
      """
  }

  /// A device's outline with its safe area, upright, all to one scale.
  static func device(_ device: Device) -> String {
    let scale = 0.1
    let (size, safe) = (device.portraitSize, device.portraitSafeArea)
    let (width, height) = (size.width * scale, size.height * scale)
    func text(_ value: Double) -> String { Markup.number(value, places: 1) }
    return """
      <svg viewBox="0 0 \(text(width + 4)) \(text(height + 4))" width="\(text(width + 4))" \
      height="\(text(height + 4))" aria-hidden="true" fill="none" stroke="currentColor">\
      <rect x="2" y="2" width="\(text(width))" height="\(text(height))" \
      rx="\(text(device.cornerRadius * scale))"/>\
      <rect x="2" y="\(text(2 + safe.top * scale))" width="\(text(width))" \
      height="\(text(height - (safe.top + safe.bottom) * scale))" fill="currentColor" \
      opacity=".12" stroke="none"/></svg>
      """
  }

  /// A colour; of one that depends on the appearance, the light half beside the dark one.
  static func swatch(_ light: Color, _ dark: Color?) -> String {
    func half(_ color: Color, _ x: Int, on paper: String) -> String {
      """
      <rect x="\(x)" width="40" height="42" fill="\(paper)"/>\
      <rect x="\(x)" width="40" height="42" fill="rgb(\(color.red),\(color.green),\(color.blue))" \
      fill-opacity="\(Markup.number(Double(color.alpha) / 255))"/>
      """
    }
    return """
      <svg class="swatch" viewBox="0 0 80 42" aria-hidden="true" preserveAspectRatio="none">\
      \(half(light, 0, on: "white"))\(half(dark ?? light, 40, on: dark == nil ? "white" : "black"))</svg>
      """
  }

  private static func data(of path: Path) -> String {
    func text(_ point: Point) -> String {
      "\(Markup.number(point.x, places: 2)) \(Markup.number(point.y, places: 2))"
    }
    return path.segments.map { segment in
      switch segment {
      case .move(let point): "M\(text(point))"
      case .line(let point): "L\(text(point))"
      case .cubic(let first, let second, let end): "C\(text(first)) \(text(second)) \(text(end))"
      case .close: "Z"
      }
    }.joined()
  }
}
