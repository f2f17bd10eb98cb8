/// Lines of Swift as the formatter leaves them.
enum SwiftLines {
  static let width = 100

  /// A documentation comment.
  static func doc(_ text: String, indent: Int) -> [String] {
    let start = String(repeating: " ", count: indent) + "///"
    var lines: [String] = []
    var line = start
    for word in text.split(separator: " ") {
      if line.count + 1 + word.count > width, line != start {
        lines.append(line)
        line = start
      }
      line += " " + word
    }
    return lines + [line]
  }

  /// `head(items)tail`, on one line where there is room.
  static func call(_ head: String, _ items: [String], _ tail: String, indent: Int) -> [String] {
    let pad = String(repeating: " ", count: indent)
    let short = pad + head + "(" + items.joined(separator: ", ") + ")" + tail
    if short.count <= width { return [short] }
    return [pad + head + "("] + filled(items, indent: indent + 2) + [pad + ")" + tail]
  }

  /// Items one after the other, with as many on a line as fit.
  static func filled(_ items: [String], indent: Int) -> [String] {
    let pad = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = pad
    for (index, item) in items.enumerated() {
      let item = item + (index == items.count - 1 ? "" : ",")
      let isFirst = line == pad
      if !isFirst, line.count + 1 + item.count > width {
        lines.append(line)
        line = pad + item
      } else {
        line += (isFirst ? "" : " ") + item
      }
    }
    return lines + [line]
  }
}
