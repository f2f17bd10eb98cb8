import EmakiPlatform

/// A hidden file beside another, for a program that writes files by their names.
///
/// It is there and empty, and is removed with the value, or by signals that end the program; the next
/// process that writes into the folder removes one that was left over.
package final class HiddenFile {
  private let file: NamedFile

  /// Where it is.
  package var path: String { file.name.path }

  /// Makes a file in the folder of `path`.
  package init(beside path: String) throws(FileError) {
    file = try NamedFile(in: path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./")
  }

  deinit { file.name.remove() }
}
