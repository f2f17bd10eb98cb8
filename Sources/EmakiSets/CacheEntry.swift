import EmakiFormats
public import EmakiText

/// What a cache keeps under a key: files, and what is told of them.
public struct CacheEntry: Sendable {
  /// The names and bytes of the files.
  public var files: [(name: String, bytes: [UInt8])]
  /// What else is to be known, such as warnings.
  public var note: JSONValue

  /// Makes an entry.
  public init(files: [(name: String, bytes: [UInt8])], note: JSONValue) {
    self.files = files
    self.note = note
  }

  private static let mark = "emaki-cache-1 "

  /// As one file: a line with the hash of the rest, a line with the note and the sizes, the bytes.
  var bytes: [UInt8] {
    let sizes = files.map { file in
      JSONValue.object([
        ("name", .string(file.name)), ("size", .number(Double(file.bytes.count))),
      ])
    }
    var rest = Array(
      (JSONValue.object([("note", note), ("files", .array(sizes))]).text + "\n").utf8)
    for file in files { rest += file.bytes }
    return Array("\(Self.mark)\(SHA256.hexadecimal(of: rest))\n".utf8) + rest
  }

  /// Reads such a file; `nil` where it is not whole.
  init?(bytes: [UInt8]) {
    let head = Self.mark.utf8.count + 65
    guard bytes.count > head, bytes.starts(with: Self.mark.utf8) else { return nil }
    let rest = Array(bytes[head...])
    let hash = SHA256.hexadecimal(of: rest)
    guard bytes[..<head].elementsEqual("\(Self.mark)\(hash)\n".utf8),
      let end = rest.firstIndex(of: UInt8(ascii: "\n")),
      let json = JSONValue(bytes: Array(rest[..<end]))
    else { return nil }
    var (place, files) = (end + 1, [(name: String, bytes: [UInt8])]())
    for file in json["files"]?.elements ?? [] {
      guard let name = file["name"]?.string, let size = file["size"]?.integer,
        (0...rest.count - place).contains(size)
      else { return nil }
      files.append((name, Array(rest[place..<place + size])))
      place += size
    }
    self.init(files: files, note: json["note"] ?? .null)
  }
}
