import EmakiComparison
import EmakiFiles
import EmakiFormats
import EmakiText

/// The mark that tells files that Emaki wrote from those of its users.
enum WrittenMark {
  /// The number of bytes of a file that are searched: the head of a picture before its pixels is
  /// smaller.
  private static let head = 1 << 18

  /// Whether a file is one that Emaki wrote, of whatever kind; nothing is lost of an empty one
  /// either.
  static func isThere(in path: String) -> Bool {
    guard let file = try? FileContents(path, isRegular: true) else { return false }
    return file.withBytes { bytes in
      bytes.isEmpty || isThere(start: Array(bytes.prefix(head)), end: Array(bytes.suffix(400)))
    }
  }

  private static func isThere(start: [UInt8], end: [UInt8]) -> Bool {
    if start.starts(with: PNGChunks.signature) {
      return ["tEXt", "zTXt", "iTXt"].contains { chunk in
        ["\(chunk)Emaki ", "\(chunk)Software\0Emaki"].contains { start.holds(Array($0.utf8)) }
      }
    }
    let text = String(decoding: start, as: UTF8.self)
    if text.hasPrefix("<!DOCTYPE html>") { return text.contains(PageMark.text) }
    if text.hasPrefix("<?xml") { return text.contains("<testsuite name=\"emaki ") }
    if text.hasPrefix("<svg ") {
      return text.prefixMatch(
        of:
          #/<svg xmlns="http://www.w3.org/2000/svg" width="[0-9.]+" height="[0-9.]+" viewBox="0 0 [0-9.]+ [0-9.]+">\n</#
      ) != nil
    }
    if text.hasPrefix("[") { return text == "[]\n" || text.contains("\"check_name\":\"emaki ") }
    if text.hasPrefix("{") {
      return text.hasPrefix("{\"emaki\":\"results\"") || text.hasPrefix("{\"accepted\":")
        || text.contains("\"generator\":\"emaki ")
    }
    if text.hasPrefix("%PDF") { return text.contains("cairo") }
    return isReport(text, end)
  }

  /// Whether a text is a report: in Markdown by its first line, else by its last.
  private static func isReport(_ text: String, _ end: [UInt8]) -> Bool {
    if text.hasPrefix("### ") { return OutcomeCounts.isSummary(text.firstLine.afterColon) }
    let last = String(decoding: end, as: UTF8.self).split(separator: "\n").last.map(String.init)
    return last.map(OutcomeCounts.isSummary) ?? false
  }
}

extension [UInt8] {
  fileprivate func holds(_ word: [UInt8]) -> Bool {
    guard let first = word.first, count >= word.count else { return false }
    return (0...(count - word.count)).contains { place in
      self[place] == first && self[place..<(place + word.count)].elementsEqual(word)
    }
  }
}

extension String {
  fileprivate var firstLine: String { split(separator: "\n").first.map(String.init) ?? "" }

  fileprivate var afterColon: String {
    guard let colon = lastIndex(of: ":") else { return "" }
    return String(self[index(after: colon)...].drop { $0 == " " })
  }
}
