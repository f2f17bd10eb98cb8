import EmakiDrawing

/// Reads what `RecordWriter` wrote.
enum RecordReader {
  /// The layout that lines of text say, or `nil` where they make no sense.
  static func layout(_ lines: ArraySlice<Substring>) -> LayoutRecord? {
    guard let head = lines.first else { return nil }
    let words = head.split(separator: " ")
    guard words.count == 4, words[0] == "1", let x = Double(words[1]), let y = Double(words[2]),
      let scale = Double(words[3]), scale > 0
    else { return nil }
    var layout = LayoutRecord(origin: Point(x: x, y: y), scale: scale, views: [])
    for line in lines.dropFirst() {
      guard let view = view(line, at: layout.views.count) else { return nil }
      layout.views.append(view)
    }
    return layout
  }

  /// The view that a line says.
  static func view(_ line: Substring, at index: Int) -> ViewRecord? {
    let (head, text) = split(line)
    let words = head.split(separator: " ")
    guard words.count >= 7, let up = Int(words[0]), (0...index).contains(up),
      let mark = words[1].firstIndex(of: "#"), let style = UInt32(words[6], radix: 16)
    else { return nil }
    let numbers = words[2..<6].compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    var view = ViewRecord(
      id: unescaped(words[1][words[1].index(after: mark)...]), kind: String(words[1][..<mark]),
      parent: up == 0 ? nil : index - up,
      place: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    view.style = style
    view.text = text.map(unescaped)
    for word in words.dropFirst(7) where !view.take(word) { return nil }
    return view
  }

  /// The words, and the text behind the first blank and quotation mark.
  private static func split(_ line: Substring) -> (words: Substring, text: Substring?) {
    guard let mark = line.firstRange(of: " \"") else { return (line, nil) }
    return (line[..<mark.lowerBound], line[mark.upperBound...])
  }

  fileprivate static func unescaped(_ text: Substring) -> String {
    guard text.contains("\\") else { return String(text) }
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(character == "n" ? "\n" : character == "s" ? " " : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}

extension ViewRecord {
  /// Takes what a word behind the style says.
  fileprivate mutating func take(_ word: Substring) -> Bool {
    let rest = word.dropFirst()
    switch word.first {
    case "a":
      guard let value = Double(rest) else { return false }
      alpha = value
    case "r":
      guard let value = Double(rest) else { return false }
      rotation = value * .pi / 180
    case "h" where rest.isEmpty: isHidden = true
    case "d" where rest.isEmpty: isEnabled = false
    case "=": name = RecordReader.unescaped(rest)
    default: return false
    }
    return true
  }
}

extension LayoutRecord {
  /// For a picture's metadata.
  public var text: String {
    var writer = RecordWriter()
    writer.write(self)
    return writer.text
  }

  /// With numbers rounded as the text rounds them.
  public var asWritten: LayoutRecord { LayoutRecord(text: text) ?? self }

  /// Reads the text of a picture's metadata; `nil` where it makes no sense.
  public init?(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    guard let layout = RecordReader.layout(lines) else { return nil }
    self = layout
  }
}
