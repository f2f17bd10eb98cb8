/// What stands before the empty line of an HTTP request (RFC 9112).
struct RequestHead: Hashable {
  /// Why a request cannot be read.
  struct Malformed: Error {}

  /// The most bytes of a head.
  static let maxCount = 16384

  let method: String
  let request: LiveRequest
  /// The value of `Host`; `nil` where there is none.
  let host: String?
  /// Whether the connection stays open for another request.
  let keepsOpen: Bool

  /// Reads the lines of a head.
  ///
  /// A request with a body is taken as one that is not kept open, so that the body is never read for
  /// another request.
  ///
  /// - Parameter bytes: everything before the empty line.
  init(_ bytes: some Sequence<UInt8>) throws(Malformed) {
    guard let text = String(validating: Array(bytes), as: UTF8.self) else { throw Malformed() }
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    let start = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard start.count == 3, start[2] == "HTTP/1.1" || start[2] == "HTTP/1.0" else {
      throw Malformed()
    }
    method = String(start[0])
    request = try LiveRequest(target: start[1])
    let fields = try Self.fields(lines.dropFirst())
    let hosts = fields.filter { $0.name == "host" }
    guard hosts.count <= 1 else { throw Malformed() }
    host = hosts.first?.value
    keepsOpen = Self.keepsOpen(fields, isOld: start[2] == "HTTP/1.0")
  }

  private typealias Field = (name: String, value: String)

  private static func fields(_ lines: ArraySlice<Substring>) throws(Malformed) -> [Field] {
    var fields: [Field] = []
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex,
        line[..<colon].allSatisfy({ $0.isASCII && !$0.isWhitespace })
      else { throw Malformed() }
      let value = line[line.index(after: colon)...]
      fields.append((line[..<colon].lowercased(), trimmed(value)))
    }
    return fields
  }

  private static func trimmed(_ text: Substring) -> String {
    let isSpace = { (letter: Character) in letter == " " || letter == "\t" }
    let start = text.drop(while: isSpace)
    let end = start.lastIndex { !isSpace($0) }
    return end.map { String(start[...$0]) } ?? ""
  }

  private static func keepsOpen(_ fields: [Field], isOld: Bool) -> Bool {
    let hasBody = fields.contains { field in
      field.name == "transfer-encoding" || field.name == "content-length" && field.value != "0"
    }
    let wishes = fields.filter { $0.name == "connection" }.map { $0.value.lowercased() }
    return !hasBody && !isOld && !wishes.contains { $0.contains("close") }
  }
}

extension LiveRequest {
  /// Reads a target such as `/frame.png?t=0.5`.
  init(target: Substring) throws(RequestHead.Malformed) {
    guard target.first == "/" else { throw RequestHead.Malformed() }
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = try Self.decoded(parts[0])
    values = [:]
    for pair in parts.dropFirst().joined().split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      values[try Self.decoded(sides[0])] = try Self.decoded(sides.count > 1 ? sides[1] : "")
    }
  }

  /// Text with its `%XX` replaced by bytes.
  private static func decoded(_ text: Substring) throws(RequestHead.Malformed) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = Substring(rest.prefix(2))
      guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
        let value = UInt8(digits, radix: 16)
      else { throw RequestHead.Malformed() }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw RequestHead.Malformed()
    }
    return text
  }
}
