import EmakiDrawing

/// Reads what XCUITest's `debugDescription` gives: below `Element subtree:` a line for each element, such as
///
///     StaticText, 0x600, {{20.0, 70.0}, {280.0, 32.0}}, identifier: 'title', label: 'Welcome back'
///
/// Frames are on the screen, and each level is indented by two spaces.
enum ElementDescription {
  static func elements(of text: String) -> [DescribedElement] {
    let body = text.firstRange(of: "Element subtree:").map { text[$0.upperBound...] } ?? text[...]
    var elements: [DescribedElement] = []
    var outer: [(indent: Int, index: Int)] = []
    for line in body.split(whereSeparator: \.isNewline) {
      if line.contains("Path to element:") || line.contains("Query chain:") { break }
      guard let frame = frame(line) else { continue }
      let indent = line.prefix { $0 == " " || $0 == "→" }.count
      while let last = outer.last, last.indent >= indent { outer.removeLast() }
      if let last = outer.last { elements[last.index].hasChildren = true }
      let kind = line.dropFirst(indent).prefix { $0 != "," && $0 != "(" }
      outer.append((indent, elements.count))
      elements.append(
        DescribedElement(
          kind: kind.trimmed, identifier: ViewDescription.quoted(line, after: "identifier: '"),
          label: ViewDescription.quoted(line, after: "label: '")
            ?? ViewDescription.quoted(line, after: "title: '"), rect: frame,
          depth: outer.count - 1))
    }
    return elements
  }

  /// `{{20.0, 70.0}, {280.0, 32.0}}`
  static func frame(_ line: Substring) -> Rect? {
    guard let start = line.firstRange(of: "{{")?.upperBound,
      let end = line[start...].firstRange(of: "}}")?.lowerBound
    else { return nil }
    let numbers = line[start..<end].split { "{}, ".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Substring {
  /// Without spaces before and after.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
