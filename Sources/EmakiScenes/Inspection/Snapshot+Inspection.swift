public import EmakiText
import EmakiDrawing
public import EmakiLayout

extension Snapshot {
  /// The views as JSON: `id, name, parent, kind, frame, rect, alpha, hidden, enabled, text`,
  /// `selected` of what has a selected tab, segment or page, `contentOffset` and `contentSize` of what
  /// scrolls, and `transform` where there is one.
  ///
  /// `frame` is in the superview's coordinates before transforms, `rect` on the screen after them;
  /// all are points, turns degrees.
  public var viewsJSON: JSONValue {
    let rects = screenRects()
    return .array(
      presentations.indices.map { index in
        let view = screen.nodes[index].view
        let own = presentations[index]
        let parent = screen.nodes[index].parent.map { screen.nodes[$0].view.id.rawValue }
        var more: [(key: String, value: JSONValue)] = []
        if let selected = own.selectedIndex { more.append(("selected", .number(Double(selected)))) }
        if view.scroll != nil {
          let size = screen.nodes[index].contentSize
          more.append(("contentOffset", .point(own.contentOffset)))
          more.append(("contentSize", .array([.number(size.width), .number(size.height)])))
        }
        if own.transform != .identity { more.append(("transform", own.transform.json)) }
        return .object(
          [
            ("id", .string(view.id.rawValue)),
            ("name", JSONValue(view.name)),
            ("parent", JSONValue(parent)),
            ("kind", .string(view.kind.rawValue)),
            ("frame", .rect(own.frame)),
            ("rect", .rect(rects[index])),
            ("alpha", .number(own.alpha)),
            ("hidden", .bool(own.isHidden)),
            ("enabled", .bool(own.isEnabled)),
            ("text", JSONValue(own.text)),
          ] + more)
      })
  }

  /// The views as an indented tree, one a line: kind, id, frame in the superview, what differs from the default.
  public var treeText: String {
    var depths: [Int] = []
    var text = ""
    for (index, node) in screen.nodes.enumerated() {
      let depth = node.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      text += String(repeating: "  ", count: depth) + line(index) + "\n"
    }
    return text
  }

  private func line(_ index: Int) -> String {
    let view = screen.nodes[index].view
    let own = presentations[index]
    var line = "\(view.kind.rawValue) \(view.id.rawValue)"
    if let name = view.name, name != view.id.rawValue { line += " (\(name.onOneLine))" }
    let frame = [own.frame.minX, own.frame.minY, own.frame.width, own.frame.height]
    line += " [\(frame.map(\.shortText).joined(separator: " "))]"
    if own.alpha != 1 { line += " alpha \(own.alpha.shortText)" }
    if own.isHidden { line += " hidden" }
    if !own.isEnabled { line += " disabled" }
    if own.transform != .identity { line += " transformed" }
    if own.contentOffset != .zero {
      line += " offset (\(own.contentOffset.x.shortText), \(own.contentOffset.y.shortText))"
    }
    if let text = own.text { line += " \"\(text.replacing("\n", with: "⏎").onOneLine)\"" }
    return line
  }
}

extension ViewTransform {
  /// What of it changes anything.
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
