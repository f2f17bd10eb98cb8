import EmakiFormats
package import EmakiText

/// The files that a cache keeps under a key, and a note about them.
package struct CacheEntry: Sendable {
  /// The names and bytes of the files.
  package var files: [(name: String, bytes: [UInt8])]
  /// Further facts about the files, such as warnings.
  package var note: JSONValue

  /// Makes an entry.
  package init(files: [(name: String, bytes: [UInt8])], note: JSONValue) {
    self.files = files
    self.note = note
  }

  private static let mark = "emaki-cache-3 "

  /// As one file: a line with the checksum of the rest, a line with the key, the note and the
  /// sizes, the bytes.
  ///
  /// - Parameter key: the entry's name in the cache: a copy under another name is no entry.
  func bytes(for key: String) -> [UInt8] {
    let sizes = files.map { file in
      JSONValue.object([
        ("name", .string(file.name)), ("size", .number(Double(file.bytes.count))),
      ])
    }
    let head = Array(
      (JSONValue.object([("key", .string(key)), ("note", note), ("files", .array(sizes))]).text
        + "\n").utf8)
    var check = head.withUnsafeBytes { CRC32.checksum($0) }
    for file in files {
      check = file.bytes.withUnsafeBytes { CRC32.checksum($0, from: check) }
    }
    var bytes = Self.firstLine(check)
    bytes.reserveCapacity(bytes.count + head.count + files.reduce(0) { $0 + $1.bytes.count })
    bytes += head
    for file in files { bytes += file.bytes }
    return bytes
  }

  /// The line with a checksum: it finds what a disk or a network has damaged, and takes a fraction
  /// of the time of a hash that nobody could forge, which most of a run without new pictures went
  /// into.
  private static func firstLine(_ check: UInt32) -> [UInt8] {
    let digits = String(check, radix: 16)
    let zeros = String(repeating: "0", count: 8 - digits.count)
    return Array("\(mark)\(zeros)\(digits)\n".utf8)
  }

  /// Reads such a file; `nil` where it is not whole, was kept under another key, or names what is
  /// no file of a folder.
  init?(bytes: [UInt8], for key: String) {
    let start = Self.firstLine(0).count
    guard bytes.count > start, bytes.starts(with: Self.mark.utf8) else { return nil }
    let check = bytes[start...].withUnsafeBytes { CRC32.checksum($0) }
    guard bytes[..<start].elementsEqual(Self.firstLine(check)),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")),
      let json = JSONValue(bytes: Array(bytes[start..<end])), json["key"]?.string == key
    else { return nil }
    var (place, files) = (end + 1, [(name: String, bytes: [UInt8])]())
    for file in json["files"]?.elements ?? [] {
      guard let name = file["name"]?.string, !name.contains("/"), name != "..", name != ".",
        let size = file["size"]?.integer, (0...bytes.count - place).contains(size)
      else { return nil }
      files.append((name, Array(bytes[place..<place + size])))
      place += size
    }
    self.init(files: files, note: json["note"] ?? .null)
  }
}
