package import EmakiFiles
import EmakiFormats
package import EmakiText

/// The file of a part that is written result by result, and appears whole or not at all.
package final class GrowingResultPart {
  private let file: GrowingFile
  private var count = 0
  /// The digest of all lines so far.
  private var hash = SHA256()

  /// Starts the file of a part.
  package init(_ head: ResultPart.Head, _ path: String) throws(FileError) {
    file = try GrowingFile(path)
    let first = JSONValue.object([
      ("emaki", .string("results")), ("command", .string(head.command)),
      ("plan", .string(head.plan)), ("rules", .string(head.rules)),
      ("shard", .number(Double(head.index))),
      ("of", .number(Double(head.count))),
    ])
    try write(first)
  }

  /// Adds a result.
  package func add(_ result: JSONValue) throws(FileError) {
    try write(result)
    count += 1
  }

  private func write(_ line: JSONValue) throws(FileError) {
    let text = line.text + "\n"
    hash.add(Array(text.utf8))
    try file.write(text)
  }

  /// Moves the finished file to its final path.
  package func finish() throws(FileError) {
    let last = JSONValue.object([
      ("results", .number(Double(count))), ("digest", .string(hash.hexadecimal)),
    ])
    try file.write(last.text + "\n")
    try file.finish()
  }
}
