extension DisplayList {
  /// The display list as text, one item a line, groups indented; the form that tests compare.
  public var dump: String {
    var lines = ["display \(size.width.shortText)×\(size.height.shortText)"]
    if let background { lines[0] += " on \(background.hex)" }
    for item in items { item.dump(indent: 1, into: &lines) }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DisplayItem {
  fileprivate func dump(indent: Int, into lines: inout [String]) {
    let margin = String(repeating: "  ", count: indent)
    switch self {
    case .fill(let shape, let paint):
      lines.append(margin + "fill \(shape.dump) \(paint.dump)")
    case .stroke(let shape, let stroke, let paint):
      lines.append(margin + "stroke \(shape.dump) \(stroke.dump) \(paint.dump)")
    case .shadow(let shape, let shadow):
      lines.append(
        margin + "shadow \(shape.dump) \(shadow.color.hex) offset \(shadow.offset.dump)"
          + " radius \(shadow.radius.shortText)")
    case .text(let run):
      lines.append(
        margin + "text \(quoted(run.text)) \(run.font.dump) \(run.color.hex) at \(run.origin.dump)"
          + " width \(run.width.shortText)")
    case .image(let image, let source, let destination):
      lines.append(margin + "image \(image.name) \(source.dump) → \(destination.dump)")
    case .group(let group):
      lines.append(margin + group.header)
      for item in group.items { item.dump(indent: indent + 1, into: &lines) }
    }
  }
}

extension DisplayGroup {
  fileprivate var header: String {
    var text = "group"
    if let name { text += " \(name)" }
    if transform != .identity { text += " \(transform.dump)" }
    if let clip { text += " clip \(clip.dump)" }
    if opacity != 1 { text += " opacity \(opacity.shortText)" }
    return text
  }
}

/// In quotation marks, with marks, backslashes and line feeds of the text escaped: one line a text.
private func quoted(_ text: String) -> String {
  let escaped = text.map { character in
    switch character {
    case "\"", "\\": "\\\(character)"
    case _ where character.isNewline: "\\n"
    default: String(character)
    }
  }
  return "\"" + escaped.joined() + "\""
}

extension Point {
  fileprivate var dump: String { "(\(x.shortText), \(y.shortText))" }
}

extension Rect {
  fileprivate var dump: String {
    "[\(minX.shortText) \(minY.shortText) \(width.shortText) \(height.shortText)]"
  }
}

extension Transform {
  fileprivate var dump: String {
    let plane = [0, 1, 4, 5, 12, 13]
    let hasDepth = (0..<16).contains {
      !plane.contains($0) && elements[$0] != Transform.identity.elements[$0]
    }
    let shown = hasDepth ? Array(0..<16) : plane
    return (hasDepth ? "transform3D(" : "transform(")
      + shown.map { elements[$0].shortText }.joined(separator: " ") + ")"
  }
}

extension Shape {
  fileprivate var dump: String {
    switch self {
    case .rect(let rect): "rect \(rect.dump)"
    case .roundedRect(let rect, let corner): "roundedRect \(rect.dump) r\(corner.dump)"
    case .ellipse(let rect): "ellipse \(rect.dump)"
    case .path(let path): "path " + path.segments.map(\.dump).joined(separator: " ")
    }
  }
}

extension Corner {
  /// The radius, and after it what a circle at each corner has not.
  fileprivate var dump: String {
    var text = radius.shortText
    if curve != .circular { text += " \(curve.rawValue)" }
    if masked != .all { text += " at " + masked.names.joined(separator: " ") }
    return text
  }
}

extension Path.Segment {
  fileprivate var dump: String {
    switch self {
    case .move(let p): "M\(p.x.shortText),\(p.y.shortText)"
    case .line(let p): "L\(p.x.shortText),\(p.y.shortText)"
    case .cubic(let a, let b, let end):
      "C\(a.x.shortText),\(a.y.shortText) \(b.x.shortText),\(b.y.shortText) \(end.x.shortText),\(end.y.shortText)"
    case .close: "Z"
    }
  }
}

extension Paint {
  fileprivate var dump: String {
    switch self {
    case .color(let color): color.hex
    case .linearGradient(let gradient):
      "gradient \(gradient.start.dump)→\(gradient.end.dump) "
        + gradient.stops.map { "\($0.offset.shortText):\($0.color.hex)" }.joined(separator: " ")
    }
  }
}

extension Stroke {
  fileprivate var dump: String {
    var text = "\(width.shortText)pt"
    if cap != .butt { text += " \(cap.rawValue)-cap" }
    if join != .miter { text += " \(join.rawValue)-join" }
    if !dash.isEmpty { text += " dash \(dash.map(\.shortText).joined(separator: ","))" }
    return text
  }
}

extension Font {
  fileprivate var dump: String {
    (family ?? "system") + " \(size.shortText)pt \(weight.rawValue)" + (isItalic ? " italic" : "")
  }
}
