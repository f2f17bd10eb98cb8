public import EmakiFiles
public import EmakiText

/// The file of a part that is written result by result, and appears whole or not at all.
public final class GrowingResultPart {
  private let file: GrowingFile
  private var count = 0

  /// Starts the file of a part.
  public init(_ head: ResultPart.Head, _ path: String) throws(FileError) {
    file = try GrowingFile(path)
    let first = JSONValue.object([
      ("emaki", .string("results")), ("command", .string(head.command)),
      ("plan", .string(head.plan)), ("shard", .number(Double(head.index))),
      ("of", .number(Double(head.count))),
    ])
    try file.write(first.text + "\n")
  }

  /// Adds a result.
  public func add(_ result: JSONValue) throws(FileError) {
    try file.write(result.text + "\n")
    count += 1
  }

  /// Puts the file into its place.
  public func finish() throws(FileError) {
    try file.write(JSONValue.object([("results", .number(Double(count)))]).text + "\n")
    try file.finish()
  }
}
