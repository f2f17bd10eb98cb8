/// A pattern for paths: `*` and `?` stand for characters of one name, `**` for any folders.
package struct Glob {
  /// The folder above the first name with a wildcard.
  package let folder: String
  private let names: [Substring]

  init(_ pattern: String) {
    let all = pattern.split(separator: "/", omittingEmptySubsequences: false)
    let first = all.firstIndex { Self.isPattern(String($0)) } ?? max(all.count - 1, 0)
    let above = all[..<first].joined(separator: "/")
    folder = first == 0 ? "." : above.isEmpty ? "/" : above
    names = Array(all[first...])
  }

  /// Whether a path has wildcards.
  package static func isPattern(_ path: String) -> Bool {
    path.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }

  /// The PNG files that match, by their paths in the folder, sorted.
  package func files() throws(Failure) -> [String] {
    try FolderListing(folder).pictures(where: matches)
  }

  /// Whether a path in the folder matches.
  func matches(_ path: String) -> Bool {
    Self.matches(path.split(separator: "/")[...], names[...])
  }

  private static func matches(
    _ path: ArraySlice<Substring>, _ names: ArraySlice<Substring>
  ) -> Bool {
    guard let name = names.first else { return path.isEmpty }
    if name == "**" {
      return (path.startIndex...path.endIndex).contains { matches(path[$0...], names.dropFirst()) }
    }
    guard let part = path.first, matches(part, name) else { return false }
    return matches(path.dropFirst(), names.dropFirst())
  }

  /// One name; the last `*` takes more characters where what follows does not fit.
  private static func matches(_ text: Substring, _ pattern: Substring) -> Bool {
    var (place, mark) = (text.startIndex, pattern.startIndex)
    var retry: (place: Substring.Index, mark: Substring.Index)?
    while place < text.endIndex {
      if mark < pattern.endIndex, pattern[mark] == "*" {
        mark = pattern.index(after: mark)
        retry = (place, mark)
      } else if mark < pattern.endIndex, pattern[mark] == "?" || pattern[mark] == text[place] {
        place = text.index(after: place)
        mark = pattern.index(after: mark)
      } else if let last = retry {
        place = text.index(after: last.place)
        mark = last.mark
        retry = (place, mark)
      } else {
        return false
      }
    }
    return pattern[mark...].allSatisfy { $0 == "*" }
  }
}
