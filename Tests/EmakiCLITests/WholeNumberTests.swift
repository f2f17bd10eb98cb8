import Foundation
import Testing

/// Floating-point numbers that become whole ones: `Int(value)` ends the program for what is not a
/// number, or too large, so the sources have `Int(clamping: value)` instead.
@Suite struct `The sources` {
  /// A conversion without a label.
  private struct Conversion {
    let argument: String
    /// The text of the file before it.
    let before: Substring
    let isInt: Bool
  }

  private static func matches(_ pattern: String, _ text: String) -> [NSTextCheckingResult] {
    // Foundation's are quick in a debug build too.
    let expression = try? NSRegularExpression(pattern: pattern)
    return expression?.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
      ?? []
  }

  private static func has(_ pattern: String, _ text: String) -> Bool {
    !matches(pattern, text).isEmpty
  }

  /// All conversions of a file outside of comments.
  private static func conversions(_ text: String) -> [Conversion] {
    matches(#"(?<![\w.])(U?Int(?:8|16|32|64)?)\((?!\s*\w+:|\))"#, text).compactMap { match in
      guard let range = Range(match.range, in: text) else { return nil }
      let before = text[..<range.lowerBound]
      let line = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
      if line.drop(while: { $0 == " " }).hasPrefix("//") { return nil }
      var depth = 1
      let argument = text[range.upperBound...].prefix { letter in
        depth += letter == "(" ? 1 : letter == ")" ? -1 : 0
        return depth > 0
      }
      return Conversion(
        argument: String(argument), before: before, isInt: text[range] == "Int(")
    }
  }

  /// What only floating-point numbers have.
  private static let marks =
    #"\.rounded\(|\b(Double|Float|pow)\(|squareRoot|(?<![$\w.])\d+\.\d|\b(scale|density)\b"#
    + #"|\b(size|rect|part|box|bounds|frame|point|place)\.(width|height|m..[XY]|x|y|z)\b"#

  /// Whether the argument is a floating-point number, as far as the text says it.
  private static func isFloating(_ conversion: Conversion) -> Bool {
    let argument = conversion.argument
    if has(marks, argument) { return true }
    // Without the arguments of calls and subscripts.
    let plain = argument.replacing(#/\([^()]*\)|\[[^\[\]]*\]/#, with: "")
    if conversion.isInt, has(" [*/] ", plain) { return true }
    let names = matches(#"(?<![\w.])[a-z]\w*(?![\w(.:])"#, plain).compactMap {
      Range($0.range, in: plain).map { plain[$0] }
    }
    return names.contains { name in
      // The last declaration before counts.
      let before = String(conversion.before)
      let declarations = matches(
        #"\b\#(name): [A-Z]\w*|\b(?:let|var) (?:\([^)\n]*)?\b\#(name)\b[^=\n]*= [^\n]*"#, before)
      guard let range = declarations.last.flatMap({ Range($0.range, in: before) }) else {
        return false
      }
      return has(
        #"^\w+: (Double|Float)$|\.rounded\(|\bDouble\(|squareRoot|= -?\d+\.\d"#,
        String(before[range]))
    }
  }

  @Test func `make whole numbers only where they cannot trap`() throws {
    let sources = Program.repository.appendingPathComponent("Sources")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      // The one that makes them.
      if file.lastPathComponent == "FixedWidthInteger+Clamping.swift" { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for conversion in Self.conversions(text) {
        count += 1
        #expect(
          !Self.isFloating(conversion),
          "\(file.lastPathComponent): write Int(clamping: \(conversion.argument))")
      }
    }
    #expect(count > 300, "conversions of whole numbers, texts and characters")
  }

  @Test(arguments: [
    "Int(value.rounded(.up))", "UInt8(min(max(value, 0), 1) * 255.0)", "Int(rect.minX * 2)",
    "Int(Double(count) * share)", "Int(length / 16)", "Int32(size.width)",
    "func f(_ way: Double) {\n  g(Int(way))",
    "let ideal = (a / b).squareRoot()\n  var low = Int(ideal)",
    "Int(\n  x * scale)",
  ])
  func `have no conversion like these`(text: String) throws {
    let last = try #require(Self.conversions(text).last)
    #expect(Self.isFloating(last))
  }

  @Test(arguments: [
    "Int(pixel & 0xFF)", "UInt32(byte / 2)", "Int(text) ?? 0", "UInt8(ascii: \"a\")",
    "Int(clamping: way)", "// Int(way / 2)", "func f(_ way: Int32) {\n  g(Int(way))",
    "let index: Double\nfunc f(index: UInt8) { Int(index) }", "Int(bytes[4 * index])", "Int($0.0)",
  ])
  func `may have conversions like these`(text: String) {
    #expect(!Self.conversions(text).contains(where: Self.isFloating))
  }
}
