import EmakiDrawing

/// A few lines of a scene file that show what some keys do.
struct KeyExample: Sendable, Hashable {
  /// A key of the format: `view.alpha`.
  struct Name: Hashable, Sendable {
    var section: String
    var key: String

    /// Reads `view.alpha`; a section's spaces are hyphens.
    init?(_ text: Substring) {
      guard let dot = text.lastIndex(of: ".") else { return nil }
      section = String(text[..<dot]).replacing("-", with: " ")
      if section.hasPrefix("parameters of ") { section = Self.readyMade(text[..<dot]) }
      key = String(text[text.index(after: dot)...])
    }

    init(section: String, key: String) {
      self.section = section
      self.key = key
    }

    /// Its name in addresses and files.
    var anchor: String { section.replacing(" ", with: "-") + "-" + key.replacing("$", with: "") }

    /// Ready-made scenes have hyphens in their names.
    private static func readyMade(_ text: Substring) -> String {
      "parameters of " + text.dropFirst("parameters-of-".count)
    }
  }

  var names: [Name]
  /// As a reader sees them.
  var lines: String
  /// The file that the lines are taken from; the same where they are a whole file.
  var scene: String
  /// The part of the screen that the picture shows, from its top left corner, in points; `nil` for
  /// all of it.
  var shown: Size?
  /// The file of its picture.
  var picture: String { "pictures/\(names[0].anchor).svg" }
}

extension KeyExample {
  /// All examples, in the order of their files.
  static let all: [KeyExample] = ManualResource.examples.flatMap { read($0) }

  /// The example that shows a key; the first of several.
  static func of(_ name: Name) -> KeyExample? { byName[name] }

  private static let byName = Dictionary(
    all.flatMap { example in example.names.map { ($0, example) } },
    uniquingKeysWith: { first, _ in first })

  /// Reads a file of examples.
  ///
  /// Each begins with a line `#: keys | stage | size`. A line `#= stage` begins a scene with
  /// `{{example}}` where the lines of an example go.
  static func read(_ text: String) -> [KeyExample] {
    var stages: [String: String] = [:]
    var examples: [KeyExample] = []
    for part in parts(of: text) {
      let fields = part.head.dropFirst(2).split(separator: "|").map { $0.words }
      if part.head.hasPrefix("#=") {
        stages[fields.first?.first.map(String.init) ?? ""] = part.body
      } else if let example = KeyExample(fields, part.body, stages) {
        examples.append(example)
      }
    }
    return examples
  }

  private init?(_ fields: [[Substring]], _ lines: String, _ stages: [String: String]) {
    names = fields.first?.compactMap(Name.init) ?? []
    guard !names.isEmpty else { return nil }
    self.lines = lines
    scene = lines
    shown = nil
    for field in fields.dropFirst().compactMap(\.first) {
      let lengths = field.split(separator: "x").compactMap { Double($0) }
      if lengths.count == 2 {
        shown = Size(width: lengths[0], height: lengths[1])
      } else if let stage = stages[String(field)] {
        scene = Self.filled(stage, with: lines)
      }
    }
  }

  /// A stage with lines in it, indented as the placeholder that they replace.
  private static func filled(_ stage: String, with lines: String) -> String {
    stage.split(separator: "\n").map { line in
      guard let place = line.firstRange(of: "{{example}}") else { return String(line) }
      let indent = String(line[..<place.lowerBound])
      return lines.split(separator: "\n").map { indent + $0 }.joined(separator: "\n")
    }.joined(separator: "\n") + "\n"
  }

  private static func parts(of text: String) -> [(head: Substring, body: String)] {
    var parts: [(head: Substring, body: String)] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#:") || line.hasPrefix("#=") {
        parts.append((line, ""))
      } else if !parts.isEmpty {
        parts[parts.count - 1].body += line + "\n"
      }
    }
    return parts
  }
}

extension Substring {
  fileprivate var words: [Substring] { split(separator: " ") }
}
