import EmakiDrawing
import EmakiLayout

/// Reads what `RecordWriter` wrote.
///
/// It works on bytes: to make strings of all words takes as long as comparing two pictures.
enum RecordReader {
  /// A line of text, or a part of it.
  typealias Line = ArraySlice<UInt8>

  /// The lines of a text, each of which ends.
  static func lines(of text: String) -> ArraySlice<Line> {
    Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast()
  }

  /// The layout that lines say, or `nil` where they make no sense.
  static func layout(_ lines: ArraySlice<Line>) -> LayoutRecord? {
    guard var head = lines.first else { return nil }
    guard takeWord(&head).elementsEqual("1".utf8), let x = number(takeWord(&head)),
      let y = number(takeWord(&head)), let scale = number(takeWord(&head)), scale > 0,
      head.isEmpty
    else { return nil }
    var layout = LayoutRecord(origin: Point(x: x, y: y), scale: scale, views: [])
    layout.views.reserveCapacity(lines.count)
    for line in lines.dropFirst() {
      guard let view = view(line, at: layout.views.count) else { return nil }
      layout.views.append(view)
    }
    return layout
  }

  /// The view that a line says.
  static func view(_ line: Line, at index: Int) -> ViewRecord? {
    var line = line
    guard let up = whole(takeWord(&line)), (0...index).contains(up) else { return nil }
    let title = takeWord(&line)
    guard let mark = title.firstIndex(of: UInt8(ascii: "#")),
      let x = number(takeWord(&line)), let y = number(takeWord(&line)),
      let width = number(takeWord(&line)), let height = number(takeWord(&line)),
      let style = hexadecimal(takeWord(&line))
    else { return nil }
    var view = ViewRecord(
      id: text(title[(mark + 1)...]), kind: text(title[..<mark]),
      parent: up == 0 ? nil : index - up, place: Rect(x: x, y: y, width: width, height: height))
    view.style = style
    while let first = line.first {
      if first == UInt8(ascii: "\"") {
        view.text = text(line.dropFirst())
        return view
      }
      guard view.take(takeWord(&line)) else { return nil }
    }
    return view
  }

  /// The word before the next blank, which is passed over.
  static func takeWord(_ line: inout Line) -> Line {
    let end = line.firstIndex(of: UInt8(ascii: " ")) ?? line.endIndex
    defer { line = end < line.endIndex ? line[(end + 1)...] : line[end...] }
    return line[..<end]
  }

  /// A whole number.
  static func whole(_ word: Line) -> Int? { number(word).flatMap(Int.init(exactly:)) }

  /// A number with decimals.
  static func number(_ word: Line) -> Double? {
    let digits = word.first == UInt8(ascii: "-") ? word.dropFirst() : word
    var value = 0
    var decimals: Int?
    for byte in digits {
      if byte == UInt8(ascii: "."), decimals == nil {
        decimals = 0
      } else if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
        value = 10 * value + Int(byte - UInt8(ascii: "0"))
        decimals = decimals.map { $0 + 1 }
      } else {
        return nil
      }
      // As far as whole numbers are exact.
      if value > 1 << 53 { return nil }
    }
    let step = decimals ?? 0
    guard digits.count > (decimals == nil ? 0 : 1), step < powers.count else { return nil }
    let number = Double(value) / powers[step]
    return digits.count == word.count ? number : -number
  }

  private static let powers = [1.0, 10, 100, 1000]

  private static func hexadecimal(_ word: Line) -> UInt32? {
    guard 1...8 ~= word.count else { return nil }
    var value: UInt32 = 0
    for byte in word {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte & 15)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte & 15 + 9)
      default: return nil
      }
    }
    return value
  }

  /// The text that was escaped.
  fileprivate static func text(_ bytes: Line) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        switch byte {
        case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "s"): result.append(UInt8(ascii: " "))
        default: result.append(byte)
        }
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension ViewRecord {
  /// Takes what a word behind the style says.
  fileprivate mutating func take(_ word: RecordReader.Line) -> Bool {
    let rest = word.dropFirst()
    switch word.first {
    case UInt8(ascii: "a"):
      guard let value = RecordReader.number(rest) else { return false }
      alpha = value
    case UInt8(ascii: "r"):
      guard let value = RecordReader.number(rest) else { return false }
      rotation = value * .pi / 180
    case UInt8(ascii: "h") where rest.isEmpty: isHidden = true
    case UInt8(ascii: "d") where rest.isEmpty: isEnabled = false
    case UInt8(ascii: "p"):
      guard let value = View.Origin.Whole(rawValue: RecordReader.text(rest)) else { return false }
      whole = value
    case UInt8(ascii: "="): name = RecordReader.text(rest)
    default: return false
    }
    return true
  }
}

extension LayoutRecord {
  /// The text for a picture's metadata.
  public var text: String {
    var writer = RecordWriter()
    writer.write(self)
    return writer.text
  }

  /// The record with numbers rounded as the text rounds them.
  public var asWritten: LayoutRecord { LayoutRecord(text: text) ?? self }

  /// Reads the text of a picture's metadata; `nil` where it makes no sense.
  public init?(text: String) {
    guard let layout = RecordReader.layout(RecordReader.lines(of: text)) else { return nil }
    self = layout
  }
}
