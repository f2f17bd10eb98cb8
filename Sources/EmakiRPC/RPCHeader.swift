import EmakiLimits

/// The header before a message: lines that end with CR and LF, one of them `Content-Length: 42`,
/// and an empty one.
enum RPCHeader: Equatable {
  /// The bytes so far may be the beginning of a header.
  case unfinished
  /// The line that begins there is none of a header, or the header ends there without a length.
  case wrong(line: Int)
  /// So many bytes of a message begin there.
  case message(length: Int, start: Int)

  /// Reads a header as soon as what has come says what it is.
  init(_ bytes: [UInt8], from start: Int) {
    var (line, length) = (start, Int?.none)
    while line < bytes.count {
      let end = bytes[line...].firstIndex(of: Self.lineFeed)
      guard (end ?? bytes.count) - start <= InputLimit.headerBytes.most,
        let field = Field(bytes[line..<(end ?? bytes.count)], isWhole: end != nil)
      else {
        self = .wrong(line: line)
        return
      }
      guard let end else {
        self = .unfinished
        return
      }
      switch (field, length) {
      case (.other, _): break
      case (.length(let number), nil): length = number
      case (.empty, let length?):
        self = .message(length: length, start: end + 1)
        return
      default:
        self = .wrong(line: line)
        return
      }
      line = end + 1
    }
    self = .unfinished
  }

  private static let lineFeed: UInt8 = 0x0A

  /// A line of a header, or its beginning.
  private enum Field {
    case empty, other
    case length(Int)

    /// `nil` where it is no line of a header, nor the beginning of one.
    ///
    /// - Parameter isWhole: whether the line is complete but for its LF.
    init?(_ line: ArraySlice<UInt8>, isWhole: Bool) {
      let hasEnd = line.last == 0x0D
      if isWhole, !hasEnd { return nil }
      let text = hasEnd ? line.dropLast() : line
      if text.isEmpty {
        self = .empty
        return
      }
      let name = text.prefix { $0 != UInt8(ascii: ":") }
      let isNamed = name.endIndex < text.endIndex
      guard !name.isEmpty, name.allSatisfy(Self.isPartOfName), isNamed || !hasEnd else {
        return nil
      }
      let value = text[name.endIndex...].dropFirst().drop { $0 == 0x20 }
      guard isNamed, String(decoding: name, as: UTF8.self).lowercased() == "content-length" else {
        self = .other
        return
      }
      let number =
        value.allSatisfy { (0x30...0x39).contains($0) }
        ? Int(String(decoding: value, as: UTF8.self)) : nil
      // Who names more than any message can have is not waited for.
      guard let number = number ?? (value.isEmpty && !hasEnd ? 0 : nil), number <= Int32.max else {
        return nil
      }
      self = .length(number)
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
  }

  /// Where a length is named next, in any case, so that a header may begin there.
  static func next(in bytes: [UInt8], from start: Int) -> Int? {
    guard start + name.count <= bytes.count else { return nil }
    return (start...(bytes.count - name.count)).first { place in
      bytes[place] | 0x20 == name[0]
        && zip(bytes[place..<(place + name.count)], name).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    }
  }

  /// How many bytes at the end may be the beginning of what `next(in:from:)` looks for.
  static let overlap = name.count - 1

  private static let name = Array("content-length:".utf8)
}
