import EmakiDrawing

/// Reads what `recursiveDescription` gives: a line for each view, such as
///
///     |    | <UILabel: 0x7f8; frame = (20 70; 280 32); text = 'Welcome back'; layer = …>
///
/// Frames are in the superview, and those in a scroll view in its content.
enum ViewDescription {
  private struct Outer {
    var depth: Int
    var origin: Point
    var isHidden: Bool
    var index: Int
  }

  static func elements(of text: String) -> [DescribedElement] {
    var elements: [DescribedElement] = []
    var outer: [Outer] = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard let start = line.firstIndex(of: "<"), let frame = frame(line) else { continue }
      let depth = line[..<start].count { $0 == "|" }
      while let last = outer.last, last.depth >= depth { outer.removeLast() }
      let base = outer.last?.origin ?? .zero
      let isHidden =
        outer.last?.isHidden == true || line.contains("hidden = YES") || line.contains("alpha = 0;")
      let rect = frame.offset(x: base.x, y: base.y)
      if let last = outer.last { elements[last.index].hasChildren = true }
      let kind = line[line.index(after: start)...].prefix { $0 != ":" && $0 != ";" }
      let offset = pair(line, after: "contentOffset: {") ?? .zero
      outer.append(
        Outer(
          depth: depth, origin: Point(x: rect.minX - offset.x, y: rect.minY - offset.y),
          isHidden: isHidden, index: elements.count))
      elements.append(
        DescribedElement(
          kind: String(kind), identifier: quoted(line, after: "accessibilityIdentifier = '"),
          label: quoted(line, after: "text = '") ?? quoted(line, after: "title = '"), rect: rect,
          isHidden: isHidden, depth: depth))
    }
    return elements
  }

  private static func frame(_ line: Substring) -> Rect? {
    guard let start = line.firstRange(of: "frame = (")?.upperBound else { return nil }
    let numbers = line[start...].prefix { $0 != ")" }
      .split { $0 == " " || $0 == ";" || $0 == "," }.compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func pair(_ line: Substring, after key: String) -> Point? {
    guard let start = line.firstRange(of: key)?.upperBound else { return nil }
    let numbers = line[start...].prefix { $0 != "}" }.split { $0 == "," || $0 == " " }
      .compactMap { Double($0) }
    return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
  }

  /// The text between a key and the quote that ends it: one that a separator or the end follows.
  static func quoted(_ line: Substring, after key: String) -> String? {
    guard let start = line.firstRange(of: key)?.upperBound else { return nil }
    var end = start
    while end < line.endIndex {
      let next = line.index(after: end)
      if line[end] == "'", next == line.endIndex || ";,>".contains(line[next]) {
        return String(line[start..<end])
      }
      end = next
    }
    return nil
  }
}
