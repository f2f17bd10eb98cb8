public import EmakiText
import EmakiDrawing
public import EmakiLayout

extension Snapshot {
  /// The views as JSON: `id, name, parent, kind, frame, rect, alpha, hidden, enabled, text`,
  /// `part` of a whole that nobody wrote, `selected` of what has a selected tab, segment or page,
  /// `contentOffset` and `contentSize` of what scrolls, and `transform` where there is one.
  ///
  /// `frame` is in the coordinates of `parent` before transforms, `rect` on the screen after them;
  /// all are points, turns degrees.
  ///
  /// - Parameter showsParts: whether parts that nobody wrote have separate entries.
  public func viewsJSON(showsParts: Bool = false) -> JSONValue {
    let rects = screenRects()
    return .array(
      lines(showsParts: showsParts).map { line in
        let view = screen.nodes[line.index].view
        let own = presentations[line.index]
        let parent = line.parent.map { screen.nodes[$0].view.id.rawValue }
        return .object(
          [
            ("id", .string(view.id.rawValue)),
            ("name", JSONValue(view.name)),
            ("parent", JSONValue(parent)),
            ("kind", .string(view.kind.rawValue)),
            ("frame", .rect(line.frame)),
            ("rect", .rect(rects[line.index])),
            ("alpha", .number(own.alpha)),
            ("hidden", .bool(own.isHidden)),
            ("enabled", .bool(own.isEnabled)),
            ("text", JSONValue(line.text)),
          ] + facts(of: line))
      })
  }

  private func facts(of line: InspectedLine) -> [(key: String, value: JSONValue)] {
    let view = screen.nodes[line.index].view
    let own = presentations[line.index]
    var facts: [(key: String, value: JSONValue)] = []
    if let name = line.wholeName { facts.append(("part", .string(name))) }
    if let selected = own.selectedIndex { facts.append(("selected", .number(Double(selected)))) }
    if view.scroll != nil {
      let size = screen.nodes[line.index].contentSize
      facts.append(("contentOffset", .point(own.contentOffset)))
      facts.append(("contentSize", .array([.number(size.width), .number(size.height)])))
    }
    if own.transform != .identity { facts.append(("transform", own.transform.json)) }
    return facts
  }

  /// The views as an indented tree, one a line: kind, id, frame in the line around it, what differs
  /// from the default. Parts that nobody wrote have no lines.
  public var treeText: String { treeText(showsParts: false) }

  /// The views as an indented tree.
  ///
  /// - Parameter showsParts: whether parts that nobody wrote have separate lines.
  public func treeText(showsParts: Bool) -> String {
    var depths: [Int: Int] = [:]
    return lines(showsParts: showsParts).map { line in
      let depth = line.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[line.index] = depth
      return String(repeating: "  ", count: depth) + text(of: line) + "\n"
    }.joined()
  }

  private func text(of inspected: InspectedLine) -> String {
    let view = screen.nodes[inspected.index].view
    let own = presentations[inspected.index]
    var line = "\(view.kind.rawValue) \(view.id.rawValue)"
    if let name = view.name, name != view.id.rawValue { line += " (\(name.onOneLine))" }
    let frame = [
      inspected.frame.minX, inspected.frame.minY, inspected.frame.width, inspected.frame.height,
    ]
    line += " [\(frame.map(\.shortText).joined(separator: " "))]"
    if own.alpha != 1 { line += " alpha \(own.alpha.shortText)" }
    if own.isHidden { line += " hidden" }
    if !own.isEnabled { line += " disabled" }
    if own.transform != .identity { line += " transformed" }
    if own.contentOffset != .zero {
      line += " offset (\(own.contentOffset.x.shortText), \(own.contentOffset.y.shortText))"
    }
    if let text = inspected.text { line += " \"\(text.replacing("\n", with: "⏎").onOneLine)\"" }
    return line
  }
}

extension ViewTransform {
  /// The parts of the transform that change anything.
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    if translation != .zero { members.append(("translation", .point(translation))) }
    if scale != Point(x: 1, y: 1) { members.append(("scale", .point(scale))) }
    for (name, turn) in [
      ("rotation", rotation), ("rotationX", rotationX), ("rotationY", rotationY),
    ] where turn != 0 {
      members.append((name, .number(turn * 180 / .pi)))
    }
    if m34 != 0 { members.append(("m34", .number(m34))) }
    return .object(members)
  }
}

extension JSONValue {
  /// `[x, y]`
  fileprivate static func point(_ point: Point) -> JSONValue {
    .array([.number(point.x), .number(point.y)])
  }

  /// `[x, y, width, height]`
  static func rect(_ rect: Rect) -> JSONValue {
    .array([rect.minX, rect.minY, rect.width, rect.height].map(JSONValue.number))
  }
}
