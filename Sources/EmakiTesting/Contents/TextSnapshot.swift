import EmakiFormats

/// Text, kept as UTF-8.
struct TextSnapshot: SnapshotContent {
  let text: String

  var fileExtension: String { "txt" }

  func file() -> [UInt8] { Array(text.utf8) }

  func digest() -> SHA256 {
    var hash = SHA256()
    hash.add(file())
    return hash
  }

  func mismatch(with baseline: [UInt8]) -> Mismatch? {
    if baseline.elementsEqual(text.utf8) { return nil }
    let old = String(decoding: baseline, as: UTF8.self)
    let lines = LineDifference.lines(from: old, to: text)
    return Mismatch(lines: lines.isEmpty ? ["only the line break at the end differs"] : lines)
  }
}
