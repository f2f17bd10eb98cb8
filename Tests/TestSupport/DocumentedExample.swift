import Foundation

/// The example of a landing page in DocC, which a test compiles and runs: the lines of the test's file
/// between `// example` and `// end`.
public enum DocumentedExample {
  /// Whether a module's landing page shows the example of a file word for word.
  ///
  /// - Throws: where the page or the file cannot be read, or the file has no example.
  public static func isShown(by module: String, from file: String = #filePath) throws -> Bool {
    let lines = try String(contentsOfFile: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines.map { $0.drop { $0 == " " } }
    guard let first = words.firstIndex(of: "// example"), let end = words.firstIndex(of: "// end")
    else { throw CocoaError(.fileReadCorruptFile) }
    let indent = lines[first].count - words[first].count
    let example = lines[(first + 1)..<end].map { $0.dropFirst(indent) }.joined(separator: "\n")
    var folder = URL(fileURLWithPath: file)
    while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
    let page = folder.deletingLastPathComponent()
      .appendingPathComponent("Sources/\(module)/\(module).docc/\(module).md")
    return try String(contentsOf: page, encoding: .utf8).contains("```swift\n\(example)\n```")
  }
}
