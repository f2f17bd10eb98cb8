internal import EmakiDrawing
internal import EmakiLimits
internal import EmakiPlatform

/// Walks the elements of a picture and collects what they paint.
struct SVGCollector {
  private(set) var parts: [VectorImage.Part] = []
  private(set) var leftOut: [String] = []
  /// Elements that `use` may name.
  private var named: [String: XMLElement] = [:]
  /// The mean colours of gradients.
  private var servers: [String: Color] = [:]
  /// The declarations of classes.
  private var classes: [String: [(String, String)]] = [:]
  /// How many `use` are inside one another.
  private var depth = 0
  /// How many elements were met; what `use` repeats is met again.
  private var count = 0

  /// Whether the picture is too large.
  var isFull: Bool { count > SVGFile.mostParts }

  /// Elements that are drawn only where something refers to them, or are no drawing.
  private static let silent: Set<String> = [
    "defs", "title", "desc", "metadata", "style", "linearGradient", "radialGradient", "symbol",
    "namedview",
  ]
  private static let properties = [
    "color", "fill", "stroke", "fill-rule", "opacity", "fill-opacity", "stroke-opacity",
    "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "display",
    "visibility",
  ]

  /// Collects first what the drawing refers to.
  init(_ root: XMLElement) {
    root.walk { element in
      if let id = element["id"], named[id] == nil { named[id] = element }
      if element.localName == "style" { readClasses(element.text) }
    }
    root.walk { element in
      guard ["linearGradient", "radialGradient"].contains(element.localName),
        let id = element["id"]
      else { return }
      servers[id] = mean(of: element)
    }
  }

  /// The mean of a gradient's stops, or of those of the gradient that it names.
  private func mean(of gradient: XMLElement) -> Color? {
    var stops = gradient.children
    if stops.isEmpty, let other = reference(gradient) { stops = other.children }
    let colors = stops.compactMap { stop -> Color? in
      let written = declarations(stop["style"] ?? "")
      func value(_ name: String) -> String? { written.last { $0.0 == name }?.1 ?? stop[name] }
      let opacity = value("stop-opacity").flatMap(SVGNumbers.all)?.first ?? 1
      return (value("stop-color").map(SVGColors.color) ?? .black)?
        .multipliedAlpha(min(max(opacity, 0), 1))
    }
    guard !colors.isEmpty else { return nil }
    func mean(_ channel: KeyPath<Color, UInt8>) -> UInt8 {
      UInt8(colors.reduce(0) { $0 + Int($1[keyPath: channel]) } / colors.count)
    }
    return Color(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
  }

  private func reference(_ element: XMLElement) -> XMLElement? {
    guard let link = element["href"] ?? element["xlink:href"], link.hasPrefix("#") else {
      return nil
    }
    return named[String(link.dropFirst())]
  }

  /// Rules whose selectors are classes; other selectors are left out.
  private mutating func readClasses(_ sheet: String) {
    for rule in sheet.split(separator: "}") {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      for selector in parts[0].split(separator: ",") {
        let name = selector.filter { !$0.isWhitespace }
        guard name.hasPrefix("."), name.dropFirst().allSatisfy({ $0 != "." && $0 != ">" }) else {
          leaveOut("style")
          continue
        }
        classes[String(name.dropFirst()), default: []] += declarations(String(parts[1]))
      }
    }
  }

  private func declarations(_ text: String) -> [(String, String)] {
    text.split(separator: ";").compactMap { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      func trimmed(_ text: Substring) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
      }
      let value = trimmed(parts[1])
      return (
        trimmed(parts[0]), value.hasSuffix("!important") ? trimmed(value.dropLast(10)) : value
      )
    }
  }

  private mutating func leaveOut(_ name: String) {
    if !leftOut.contains(name), leftOut.count < 20 { leftOut.append(name) }
  }

  /// Collects an element and what is inside.
  mutating func collect(_ element: XMLElement, _ inherited: SVGStyle, _ outer: Transform) {
    count += 1
    if isFull { return }
    let style = self.style(of: element, inherited)
    if style.isHidden { return }
    let own = element["transform"].map(SVGTransform.transform) ?? .identity
    let map = own.concatenated(with: outer)
    for name in ["filter", "mask", "clip-path"] where element[name] ?? "none" != "none" {
      leaveOut(name)
    }
    let name = String(element.localName)
    if let path = SVGShapes.path(of: element) {
      return add(path, style, map)
    }
    switch name {
    case "svg", "g", "a", "switch":
      for child in element.children { collect(child, style, map) }
    case "use": use(element, style, map)
    case _ where Self.silent.contains(name) || element.name.contains(":"): break
    default: leaveOut(name)
    }
  }

  private mutating func use(_ element: XMLElement, _ style: SVGStyle, _ map: Transform) {
    guard depth < InputLimit.uses.most, let target = reference(element) else {
      return leaveOut("use")
    }
    let x = element["x"].flatMap(SVGNumbers.all)?.first ?? 0
    let y = element["y"].flatMap(SVGNumbers.all)?.first ?? 0
    let moved = Transform.translation(x: x, y: y).concatenated(with: map)
    depth += 1
    if target.localName == "symbol" {
      for child in target.children { collect(child, self.style(of: target, style), moved) }
    } else {
      collect(target, style, moved)
    }
    depth -= 1
  }

  private mutating func add(_ path: Path, _ style: SVGStyle, _ map: Transform) {
    guard !path.segments.isEmpty else { return }
    let isEvenOdd = style.isEvenOdd && style.fillColor != nil
    let mapped = (isEvenOdd ? path.orientedByNesting : path).applying(map)
    guard mapped.isFinite, let bounds = mapped.bounds,
      [bounds.minX, bounds.maxX, bounds.minY, bounds.maxY]
        .allSatisfy({ abs($0) <= 1e7 })
    else { return leaveOut("path") }
    // Lines under a map that stretches unevenly have the mean width.
    let (a, b) = (map.apply(to: Point(x: 1, y: 0)), map.apply(to: .zero))
    let c = map.apply(to: Point(x: 0, y: 1))
    let area = (a.x - b.x) * (c.y - b.y) - (a.y - b.y) * (c.x - b.x)
    let pen = style.pen(scaledBy: abs(area).squareRoot())
    let part = VectorImage.Part(
      mapped, fill: style.fillColor, stroke: style.strokeColor, pen: pen)
    if part.fill != nil || part.stroke != nil { parts.append(part) }
  }

  private mutating func style(of element: XMLElement, _ inherited: SVGStyle) -> SVGStyle {
    var style = inherited
    let attributes = Self.properties.compactMap { name in element[name].map { (name, $0) } }
    let words = (element["class"] ?? "").split(separator: " ").flatMap { classes[String($0)] ?? [] }
    for (name, value) in attributes + words + declarations(element["style"] ?? "")
    where !style.take(name, value, servers) { leaveOut("\(name)=\"\(value.prefix(30))\"") }
    return style
  }
}
