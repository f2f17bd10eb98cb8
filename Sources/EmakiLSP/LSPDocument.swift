import EmakiDiagnostics
import EmakiSceneFile
import EmakiSceneFormat
import EmakiText

/// A document that is open in an editor.
struct LSPDocument: Sendable {
  let uri: String
  let path: String
  var version: Int
  private(set) var text: LSPText
  /// The text as it is now, which its copies share.
  private var reading: LSPReading
  /// Whether the text was a scene file at one time: not every YAML file is.
  private(set) var isScene: Bool
  /// The latest findings, with the version that they are of.
  var found: (version: Int, diagnostics: [Diagnostic]) = (-1, [])

  init(uri: String, version: Int, text: String) {
    self.uri = uri
    self.version = version
    self.text = LSPText(text)
    path = LSPAddress.path(of: uri)
    reading = LSPReading(self.text, at: path)
    isScene = reading.outline.text.isScene
  }

  /// The outline of the text.
  var outline: SceneOutline { reading.outline }

  /// Takes a change: of a range, or of everything.
  mutating func apply(_ change: JSONValue) {
    let new = change["text"]?.string ?? ""
    if let range = change["range"], let start = LSPText.Position(range["start"]),
      let end = LSPText.Position(range["end"])
    {
      text.replace(from: start, to: end, with: new)
    } else {
      text = LSPText(new)
    }
    reading = LSPReading(text, at: path)
  }

  /// Looks again whether this is a scene file.
  mutating func noteKind() {
    isScene = isScene || outline.text.isScene
  }

  func range(_ span: SceneSpan) -> JSONValue {
    .range(
      text.position(line: span.line, column: span.start),
      text.position(line: span.line, column: span.end))
  }
}

extension LSPText.Position {
  init?(_ json: JSONValue?) {
    guard let line = json?["line"]?.integer, let character = json?["character"]?.integer,
      (0...1_000_000_000).contains(line), (0...1_000_000_000).contains(character)
    else { return nil }
    self.init(line: line, character: character)
  }

  var json: JSONValue {
    .object([("line", .number(Double(line))), ("character", .number(Double(character)))])
  }
}

extension JSONValue {
  static func range(_ start: LSPText.Position, _ end: LSPText.Position) -> JSONValue {
    .object([("start", start.json), ("end", end.json)])
  }

  static func number(_ number: Int) -> JSONValue { .number(Double(number)) }
}

/// Addresses of files as editors write them (RFC 8089).
enum LSPAddress {
  /// The path of a file; of another address the address itself.
  static func path(of uri: String) -> String {
    guard uri.hasPrefix("file://") else { return uri }
    let rest = uri.dropFirst(7).drop { $0 != "/" }
    var bytes: [UInt8] = []
    var left = Array(rest.utf8)[...]
    while let byte = left.popFirst() {
      let digits = String(decoding: left.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        left = left.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
