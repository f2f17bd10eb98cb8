internal import EmakiDrawing
internal import EmakiXML

/// Turns `<color>` elements into colours.
struct ColorReader {
  private let named: [String: XMLElement]
  private let system: [String: XMLElement]
  private let catalog: AssetCatalog
  let isDark: Bool

  /// Takes the colours that the file's `<resources>` define; those of `catalog` come before them.
  init(_ root: XMLElement, catalog: AssetCatalog, isDark: Bool) {
    self.catalog = catalog
    self.isDark = isDark
    var named: [String: XMLElement] = [:]
    var system: [String: XMLElement] = [:]
    for resource in root.list("resources") {
      guard let name = resource["name"], let color = resource.child("color") else { continue }
      if resource.name == "namedColor" { named[name] = color }
      if resource.name == "systemColor" { system[name] = color }
    }
    self.named = named
    self.system = system
  }

  /// The colour, or `nil` where the element says none that is known.
  func color(_ element: XMLElement) -> Color? {
    resolved(element, depth: 0)
  }

  /// Follows names at most a few steps, so that a colour that refers to itself ends.
  private func resolved(_ element: XMLElement, depth: Int) -> Color? {
    guard depth < 4 else { return nil }
    if let direct = components(element) { return direct }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      // The file only writes what a colour is in the light.
      if isDark, let color = SystemColors.dark(name) { return color }
      let isSame = system[name]?["systemColor"] == name
      return system[name].flatMap { isSame ? nil : resolved($0, depth: depth + 1) }
        ?? SystemColors[name]
    }
    guard let name = element["name"] else { return nil }
    if let color = catalog.color(named: name) { return color }
    return named[name].flatMap { resolved($0, depth: depth + 1) } ?? SystemColors[name]
  }

  private func components(_ element: XMLElement) -> Color? {
    let space = element["customColorSpace"] ?? element["colorSpace"] ?? ""
    let alpha = number(element, "alpha") ?? 1
    if let white = number(element, "white") {
      let gray = space == "linearGray" ? ColorSpaces.sRGB(linear: SIMD3(repeating: white)).x : white
      return Color(red: gray, green: gray, blue: gray, alpha: alpha)
    }
    if let red = number(element, "red"), let green = number(element, "green"),
      let blue = number(element, "blue")
    {
      return color(converted(SIMD3(red, green, blue), from: space), alpha)
    }
    if let cyan = number(element, "cyan"), let magenta = number(element, "magenta"),
      let yellow = number(element, "yellow"), let black = number(element, "black")
    {
      return color(ColorSpaces.sRGB(cmyk: SIMD4(cyan, magenta, yellow, black)), alpha)
    }
    return nil
  }

  private func converted(_ color: SIMD3<Double>, from space: String) -> SIMD3<Double> {
    switch space {
    case "displayP3": ColorSpaces.sRGB(displayP3: color)
    case "adobeRGB1998": ColorSpaces.sRGB(adobeRGB: color)
    case "linearSRGB", "extendedLinearSRGB": ColorSpaces.sRGB(linear: color)
    // calibratedRGB and deviceRGB reach an iOS screen as they are written.
    default: color
    }
  }

  private func color(_ channels: SIMD3<Double>, _ alpha: Double) -> Color {
    Color(red: channels.x, green: channels.y, blue: channels.z, alpha: alpha)
  }

  private func number(_ element: XMLElement, _ name: String) -> Double? {
    element[name].flatMap(Double.init(written:))
  }
}
