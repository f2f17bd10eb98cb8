internal import EmakiDrawing

/// How an element is painted, with what it inherits.
struct SVGStyle {
  /// The paint of an area or a line.
  enum Paint: Hashable {
    case none
    case color(Color)
    /// The inherited `color`.
    case current
  }

  private(set) var fill = Paint.color(.black)
  private(set) var stroke = Paint.none
  private(set) var pen = Stroke(width: 1)
  private(set) var isEvenOdd = false
  private(set) var isHidden = false
  private var color = Color.black
  private var opacity = 1.0
  private var fillOpacity = 1.0
  private var strokeOpacity = 1.0

  /// The colour of the inside, or `nil` where it is free.
  var fillColor: Color? { resolved(fill, fillOpacity) }
  /// The colour of the outline, or `nil` where there is none.
  var strokeColor: Color? { pen.width > 0 ? resolved(stroke, strokeOpacity) : nil }

  private func resolved(_ paint: Paint, _ own: Double) -> Color? {
    let color: Color? =
      switch paint {
      case .none: nil
      case .color(let color): color
      case .current: self.color
      }
    return color.map { $0.multipliedAlpha(own * opacity) }.flatMap { $0.alpha == 0 ? nil : $0 }
  }

  /// Takes one property; `false` for a value that is not understood.
  mutating func take(_ property: String, _ value: String, _ servers: [String: Color]) -> Bool {
    if value == "inherit" { return true }
    switch property {
    case "fill": return set(\.fill, value, servers)
    case "stroke": return set(\.stroke, value, servers)
    case "color": return SVGColors.color(value).map { color = $0 } != nil || value == "currentColor"
    case "fill-rule": isEvenOdd = value == "evenodd"
    // Groups are not flattened first: where their parts overlap, both are seen.
    case "opacity": return share(value).map { opacity *= $0 } != nil
    case "fill-opacity": return share(value).map { fillOpacity = $0 } != nil
    case "stroke-opacity": return share(value).map { strokeOpacity = $0 } != nil
    case "stroke-width": return SVGNumbers.length(value).map { pen.width = max(0, $0) } != nil
    case "stroke-linecap": return Stroke.Cap(rawValue: value).map { pen.cap = $0 } != nil
    case "stroke-linejoin": return Stroke.Join(rawValue: value).map { pen.join = $0 } != nil
    case "stroke-dasharray":
      let dash = value == "none" ? [] : SVGNumbers.all(value)
      // An odd list is repeated.
      return dash.map { pen.dash = $0.count.isMultiple(of: 2) ? $0 : $0 + $0 } != nil
    case "display": if value == "none" { isHidden = true }
    case "visibility": isHidden = value != "visible"
    default: break
    }
    return true
  }

  /// Lengths of the pen grow with the map in which it is used.
  func pen(scaledBy factor: Double) -> Stroke {
    var pen = pen
    pen.width *= factor
    pen.dash = pen.dash.map { $0 * factor }
    return pen
  }

  private mutating func set(
    _ key: WritableKeyPath<SVGStyle, Paint>, _ value: String, _ servers: [String: Color]
  ) -> Bool {
    switch value {
    case "none": self[keyPath: key] = .none
    case "currentColor", "currentcolor", "context-fill", "context-stroke":
      self[keyPath: key] = .current
    default:
      if value.hasPrefix("url(") {
        let name = value.dropFirst(4).prefix { $0 != ")" }.filter { !"\"'# ".contains($0) }
        guard let color = servers[name] else { return false }
        self[keyPath: key] = .color(color)
      } else {
        guard let color = SVGColors.color(value) else { return false }
        self[keyPath: key] = .color(color)
      }
    }
    return true
  }

  private func share(_ text: String) -> Double? {
    let isPercent = text.hasSuffix("%")
    guard let number = SVGNumbers.all(isPercent ? text.dropLast() : text[...])?.first else {
      return nil
    }
    return min(max(isPercent ? number / 100 : number, 0), 1)
  }
}
