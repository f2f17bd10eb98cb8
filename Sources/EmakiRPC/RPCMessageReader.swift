import EmakiLimits

/// Takes messages out of bytes that come in parts of any size.
struct RPCMessageReader {
  /// What was found.
  enum Item: Equatable {
    case message([UInt8])
    /// A message of more bytes than are taken; it is passed over.
    case tooLarge
    /// A header that does not say how long its message is.
    case malformed
  }

  private let framing: RPCFraming
  private let limit: Int
  private var bytes: [UInt8] = []
  /// Where the next item begins.
  private var start = 0
  /// Up to where no end of a line or header was found.
  private var searched = 0
  /// Bytes of a message that is too large and has not come whole.
  private var unwanted = 0
  private var isInUnwantedLine = false

  /// - Parameter limit: the most bytes of a message.
  init(_ framing: RPCFraming, limit: Int) {
    self.framing = framing
    self.limit = limit
  }

  mutating func append(_ part: ArraySlice<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes += part
  }

  /// The next item; `nil` until more bytes come.
  mutating func next() -> Item? {
    framing == .lines ? nextLine() : nextWithHeader()
  }

  private mutating func drop(to place: Int) {
    start = place
    searched = place
  }

  // MARK: Lines

  private mutating func nextLine() -> Item? {
    while true {
      guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
        return unfinishedLine()
      }
      let line = bytes[start..<end].drop { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }
      drop(to: end + 1)
      if isInUnwantedLine {
        isInUnwantedLine = false
      } else if line.count > limit {
        return .tooLarge
      } else if !line.isEmpty {
        return .message(Array(line))
      }
    }
  }

  private mutating func unfinishedLine() -> Item? {
    searched = bytes.count
    guard isInUnwantedLine || bytes.count - start > limit else { return nil }
    drop(to: bytes.count)
    defer { isInUnwantedLine = true }
    return isInUnwantedLine ? nil : .tooLarge
  }

  // MARK: Headers

  private mutating func nextWithHeader() -> Item? {
    let passed = min(unwanted, bytes.count - start)
    unwanted -= passed
    if passed > 0 { drop(to: start + passed) }
    guard unwanted == 0 else { return nil }
    guard let body = endOfHeader() else {
      guard bytes.count - start > InputLimit.headerBytes.most else { return nil }
      drop(to: bytes.count)
      return .malformed
    }
    guard let length = Self.length(in: bytes[start..<body]) else {
      drop(to: body)
      return .malformed
    }
    if length > limit {
      unwanted = length
      drop(to: body)
      return .tooLarge
    }
    guard bytes.count - body >= length else { return nil }
    drop(to: body + length)
    return .message(Array(bytes[body..<(body + length)]))
  }

  /// Where the message begins, behind an empty line.
  private func endOfHeader() -> Int? {
    let end: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    let last = min(bytes.count, start + InputLimit.headerBytes.most) - end.count
    guard start <= last else { return nil }
    return (start...last).first { bytes[$0] == 0x0D && bytes[$0..<($0 + 4)].elementsEqual(end) }
      .map { $0 + end.count }
  }

  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: header, as: UTF8.self).split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      return Int(parts[1].drop { $0 == " " }).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }
}
