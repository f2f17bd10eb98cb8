import SwiftParser
import SwiftSyntax

/// A file of source, taken apart into what motion can depend on.
package struct SourceFile: Sendable {
  package let path: String
  private let bytes: [UInt8]
  /// Where each line begins.
  private let lineStarts: [Int32]
  /// Statements outside of all functions, and top-level declarations as statements.
  let statements: [Statement]
  /// The modules that it imports.
  let imports: Set<String>
  /// The line of the first thing that is no Swift; `nil` where all of it is.
  package let brokenLine: Int?

  /// Reads what can be read.
  package init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    var starts: [Int32] = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(Int32(index + 1))
    }
    lineStarts = starts
    let tree = Parser.parse(source: text)
    var reader = SyntaxReader(bytes)
    statements = reader.statements(tree.statements)
    imports = reader.imports
    let broken = tree.hasError ? Self.firstError(in: Syntax(tree)) : nil
    brokenLine = broken.map { Self.line(of: Int32($0), in: starts) }
  }

  var lineCount: Int { lineStarts.count - (bytes.last == UInt8(ascii: "\n") ? 1 : 0) }

  /// The line, counted from 1, of a byte.
  func line(of offset: Int32) -> Int { Self.line(of: offset, in: lineStarts) }

  private static func line(of offset: Int32, in starts: [Int32]) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// An expression as it is written, on one line.
  func text(of expression: Expression) -> String {
    Self.oneLine(
      String(
        decoding: bytes[Int(expression.range.lowerBound)..<Int(expression.range.upperBound)],
        as: UTF8.self))
  }

  /// A text with each run of spaces and line ends as one space.
  static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Where the innermost node with an error begins.
  private static func firstError(in node: Syntax) -> Int {
    for child in node.children(viewMode: .all) where child.hasError {
      return firstError(in: child)
    }
    return node.positionAfterSkippingLeadingTrivia.utf8Offset
  }
}
