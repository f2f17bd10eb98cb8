/// Takes messages out of bytes that come in parts of any size.
struct RPCMessageReader {
  /// The item that was found.
  enum Item: Equatable {
    case message([UInt8])
    /// A message of more bytes than are taken; it is passed over.
    case tooLarge
    /// Bytes that are no header that says how long its message is, up to the next that may be one;
    /// or the input ends within a message.
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
  /// Whether what comes is passed over up to the next header.
  private var isLost = false

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
    if isLost, !findHeader() { return nil }
    guard start < bytes.count else { return nil }
    let (length, body): (Int, Int)
    switch RPCHeader(bytes, from: start) {
    case .unfinished: return nil
    case .wrong(let line):
      isLost = true
      drop(to: line + 1)
      return .malformed
    case .message(let count, let place): (length, body) = (count, place)
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

  /// Goes on to where a header may begin; false where there is none yet.
  private mutating func findHeader() -> Bool {
    if let place = RPCHeader.next(in: bytes, from: start) {
      drop(to: place)
      isLost = false
    } else {
      drop(to: max(start, bytes.count - RPCHeader.overlap))
    }
    return !isLost
  }

  // MARK: The end

  /// The item at the end of the input: a line without an end is a message, and the beginning of
  /// anything else is malformed.
  mutating func last() -> Item? {
    defer { drop(to: bytes.count) }
    if framing == .lines { append([UInt8(ascii: "\n")]) }
    if let item = next() { return item }
    return framing == .headers && !isLost && start < bytes.count ? .malformed : nil
  }
}
