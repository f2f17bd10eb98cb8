import EmakiText
import FoundationEssentials

/// The result of a tool: a text, and perhaps a picture.
public struct MCPResult: Sendable {
  /// The text; long texts go to the agent in parts.
  public var text: String
  /// The bytes of a PNG file; `nil` for none.
  public var picture: [UInt8]?
  /// Whether the text says why there is nothing else.
  public var isError: Bool

  /// Makes a result.
  public init(_ text: String, picture: [UInt8]? = nil, isError: Bool = false) {
    self.text = text
    self.picture = picture
    self.isError = isError
  }

  /// The most bytes of a picture, as a file.
  private static let largestPicture = 3_000_000

  /// The result as `tools/call` gives it.
  ///
  /// - Parameter cursor: where its text goes on; `nil` at its start.
  func json(from cursor: String?) -> JSONValue {
    guard let page = MCPPage(of: text, from: cursor) else {
      return MCPResult("there is no cursor \"\(cursor ?? "")\" of this answer", isError: true)
        .json(from: nil)
    }
    var contents: [JSONValue] = []
    if let picture, cursor == nil {
      if picture.count > Self.largestPicture {
        let message =
          "the picture has \(picture.count) bytes, too many to send; hint: a lower scale"
        return MCPResult(message, isError: true).json(from: nil)
      }
      contents.append(
        .object([
          ("type", .string("image")), ("data", .string(Data(picture).base64EncodedString())),
          ("mimeType", .string("image/png")),
        ]))
    }
    if !page.text.isEmpty || contents.isEmpty {
      contents.append(.object([("type", .string("text")), ("text", .string(page.text))]))
    }
    return .object([("content", .array(contents)), ("isError", .bool(isError))])
  }
}

/// A part of a long text.
struct MCPPage {
  /// The part, with where it goes on.
  let text: String

  /// Bytes of a part.
  private static let size = 24_000

  /// - Parameter cursor: what the part before ended with; `nil` for the first.
  init?(of whole: String, from cursor: String?) {
    let bytes = whole.utf8
    guard let offset = cursor.map({ Int($0) }) ?? 0, offset >= 0, offset <= bytes.count,
      cursor == nil || offset < bytes.count,
      let start = bytes.index(bytes.startIndex, offsetBy: offset).samePosition(
        in: whole.unicodeScalars)
    else { return nil }
    let rest = whole[start...]
    guard rest.utf8.count > Self.size else {
      text = String(rest)
      return
    }
    var end = rest.utf8.index(start, offsetBy: Self.size)
    while end.samePosition(in: whole.unicodeScalars) == nil { end = bytes.index(before: end) }
    // At the end of a line, where one is near.
    if let line = rest[..<end].utf8.lastIndex(of: UInt8(ascii: "\n")),
      rest.utf8.distance(from: start, to: line) > Self.size / 2
    {
      end = bytes.index(after: line)
    }
    let next = bytes.distance(from: bytes.startIndex, to: end)
    text =
      rest[..<end]
      + "\n[\(bytes.count - next) bytes more: the same call with cursor: \"\(next)\" goes on]\n"
  }
}
