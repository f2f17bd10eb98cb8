internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

extension Translation {
  /// Applies the runtime attributes that change the picture; the others concern only the app.
  func applyRuntimeAttributes(_ view: inout View, _ element: XMLElement) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      let key = path.hasPrefix("layer.") ? String(path.dropFirst("layer.".count)) : path
      apply(attribute, key: key, to: &view)
      if !isCanvas { applyText(attribute, key: key, to: &view) }
    }
  }

  /// The characters and their colour, where UIKit's class has a property of that name.
  private func applyText(_ attribute: XMLElement, key: String, to view: inout View) {
    guard [.label, .textField, .textView, .searchBar].contains(view.kind) else { return }
    let string = Strings.value(of: attribute, key: "value")
    switch key {
    case "text": if let string { view.text?.setString(string) }
    case "placeholder":
      guard let string, view.kind == .textField || view.kind == .searchBar else { return }
      let isEmpty = view.text?.isPlaceholder == true || view.text?.string.isEmpty == true
      view.text?.placeholder = string
      if isEmpty { view.text?.string = string }
      if isEmpty { view.text?.isPlaceholder = true }
    case "textColor" where view.kind != .searchBar:
      let color = attribute.child("color", key: "value").flatMap { colors.color($0) }
      if let color { view.text?.color = color }
    default: break
    }
  }

  private func apply(_ attribute: XMLElement, key: String, to view: inout View) {
    let color = attribute.child("color", key: "value").flatMap { colors.color($0) }
    let value = Self.number(attribute)
    switch key {
    case "cornerRadius": view.cornerRadius = max(0, value ?? view.cornerRadius)
    case "cornerCurve":
      view.corner.curve =
        attribute["value"].flatMap(Corner.Curve.init(rawValue:)) ?? view.corner.curve
    case "maskedCorners":
      // The bits of `CACornerMask`.
      if let bits = value.flatMap(Int.init(exactly:)) { view.corner.masked = .init(rawValue: bits) }
    case "borderWidth": view.borderWidth = max(0, value ?? view.borderWidth)
    case "borderColor", "borderUIColor", "borderColorFromUIColor", "borderIBColor":
      view.borderColor = color ?? view.borderColor
    case "masksToBounds", "clipsToBounds":
      view.clipsToBounds = attribute["value"].map { $0 == "YES" } ?? view.clipsToBounds
    case "shadowColor", "shadowUIColor", "shadowOpacity", "shadowRadius", "shadowOffset":
      applyShadow(attribute, key, value, color, to: &view)
    case "backgroundColor": view.backgroundColor = color ?? view.backgroundColor
    case "tintColor": view.tintColor = color ?? view.tintColor
    case "hidden", "isHidden": view.isHidden = attribute["value"] == "YES"
    case "zPosition": view.zPosition = value ?? view.zPosition
    case "alpha", "opacity": view.alpha = value.map { min(max($0, 0), 1) } ?? view.alpha
    default: break
    }
  }

  private func applyShadow(
    _ attribute: XMLElement, _ key: String, _ value: Double?, _ color: Color?, to view: inout View
  ) {
    // Core Animation's defaults: black, radius 3, offset (0, −3).
    var shadow =
      view.shadow
      ?? Shadow(color: .clear, offset: Point(x: 0, y: -3), radius: 3)
    let opacity = shadow.color.alpha
    switch key {
    case "shadowOpacity": shadow.color = shadow.color.opaque.multipliedAlpha(value ?? 0)
    case "shadowRadius": shadow.radius = max(0, value ?? 3)
    case "shadowOffset":
      if let size = attribute.child("size", key: "value") {
        shadow.offset = Point(x: number(size, "width") ?? 0, y: number(size, "height") ?? 0)
      }
    default:
      if let color { shadow.color = Color(rgb: color.rgb, alpha: opacity) }
    }
    view.shadow = shadow
  }

  private static func number(_ attribute: XMLElement) -> Double? {
    let child = attribute.children.first { ["integer", "real"].contains($0.name) }
    return (child?["value"] ?? attribute["value"]).flatMap(Double.init(written:))
  }
}

extension Color {
  /// The same colour without transparency.
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }

  /// 0xRRGGBB.
  fileprivate var rgb: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
