@testable import EmakiLSP
@testable import EmakiManual
@testable import EmakiSceneFile
@testable import EmakiSceneFormat

/// A scene file with other values of one of its keys.
struct KeyValues {
  private let source: SourceText
  private let root: SourceNode
  private let slots: [OutlineSlot]
  private let entry: SourceNode.Entry

  /// `nil` where the key does not stand in the text.
  init?(_ text: String, of name: KeyExample.Name) {
    source = SourceText(text, file: "scene.yaml")
    var reader = YAMLSource(source)
    guard let root = try? reader.read() else { return nil }
    self.root = root
    slots = OutlineWalk(root, in: source).slots
    let keys = slots.filter { slot in
      guard case .key(_, let section, _) = slot.content, slot.text == name.key else { return false }
      return section.name == name.section || section.heirs(name.section)
    }
    let all = root.allEntries
    let changed = slots.filter { slot in
      if case .change = slot.content { slot.text.hasSuffix(".\(name.key)") } else { false }
    }
    let isChange = name.section == SceneFormat.viewChange.name
    let place = (isChange ? changed + keys : keys + changed).first
    let found = place.flatMap { place in all.first { $0.keyPlace.isAt(place.span) } }
    guard let entry = found ?? all.first(where: { $0.key == name.key }) else { return nil }
    self.entry = entry
  }

  /// The text with other values in turn, those of the key itself first.
  var others: [String] {
    entry.value.scalars.flatMap { node -> [String] in
      guard let text = node.text else { return [] }
      let slot = slots.first { node.place.isAt($0.span) && $0.text == text }
      var others: [String] = []
      if case .value(let forms, _, _)? = slot?.content {
        others = Shape.either(forms).others(than: text)
      }
      // Then what fits any value, and the names in the file, of motions and the like.
      others += Shape.either([.number(-1e6...1e6), .bool, .text]).others(than: text) + names
      return others.filter { $0 != text }.map { other in
        SceneFileWriter.text(of: root.replacing(node, with: other))
      }
    }
  }

  private var names: [String] { Set(root.allEntries.map(\.key)).sorted() }

  /// Texts with two values each that are often the same, and elsewhere not.
  var pairs: [(String, String)] {
    entry.value.scalars.flatMap { node in
      [("{light: red, dark: green}", "{light: red, dark: blue}"), ("body", "17")].map { values in
        let text = SceneFileWriter.text(of: root.replacing(node, with: Self.mark))
        return (
          text.replacing(Self.mark, with: values.0), text.replacing(Self.mark, with: values.1)
        )
      }
    }
  }

  private static let mark = "a-value-that-stands-nowhere"

  /// The text without the key.
  var without: String { SceneFileWriter.text(of: root.removing(entry)) }
}

extension Section {
  /// Whether its mappings have the keys of another section as well.
  fileprivate func heirs(_ other: String) -> Bool {
    guard let section = SceneFormat.section(other) else { return false }
    return section.keys.allSatisfy { key($0.name) != nil }
  }
}

extension Shape {
  /// Values that differ from one, those that are most likely to be read first.
  fileprivate func others(than text: String) -> [String] {
    let all: [String] =
      switch self {
      case .number(let range):
        Self.numbers(near: Double(text) ?? range.lowerBound, in: range)
          .map(NumberText.text(of:))
      case .integer(let range):
        Self.numbers(
          near: Double(text) ?? 1, in: Double(range.lowerBound)...Double(range.upperBound)
        ).filter { $0 == $0.rounded() }.map(NumberText.text(of:))
      case .bool: ["true", "false"]
      case .choice(let choices): choices.map(\.name)
      case .phrase(let phrase): Self.counted(text) + phrase.examples
      case .text: Self.counted(text) + [text + " too", text + "2"]
      case .either(let shapes): shapes.flatMap { $0.others(than: text) }
      default: []
      }
    return all.filter { $0 != text }
  }

  private static func numbers(near value: Double, in range: ClosedRange<Double>) -> [Double] {
    [value + 10, value + 1, value - 1, value * 1.5, value / 2, value + 0.25, range.lowerBound]
      .filter { range.contains($0) && $0 != value }
  }

  /// With the last number of the text one larger.
  private static func counted(_ text: String) -> [String] {
    guard let last = text.matches(of: #/\d+/#).last, let number = Int(last.output) else {
      return []
    }
    return [text.replacingCharacters(in: last.range, with: "\(number + 1)")]
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}

extension SourcePlace {
  /// Whether it is that of a span, or of the quote before it.
  fileprivate func isAt(_ span: SceneSpan) -> Bool {
    line == span.line + 1 && (column == span.start + 1 || column == span.start)
  }
}

extension SourceNode {
  /// The texts and numbers inside, in their order.
  fileprivate var scalars: [SourceNode] {
    switch content {
    case .scalar: [self]
    case .list(let elements): elements.flatMap(\.scalars)
    case .map(let entries): entries.flatMap(\.value.scalars)
    }
  }

  /// The entries of all mappings inside, in their order.
  fileprivate var allEntries: [Entry] {
    switch content {
    case .scalar: []
    case .list(let elements): elements.flatMap(\.allEntries)
    case .map(let entries): entries.flatMap { [$0] + $0.value.allEntries }
    }
  }

  fileprivate func replacing(_ node: SourceNode, with text: String) -> SourceNode {
    mapped { inner in
      guard inner == node, case .scalar(var scalar) = inner.content else { return inner }
      scalar.text = text
      var copy = inner
      copy.content = .scalar(scalar)
      return copy
    }
  }

  fileprivate func removing(_ entry: Entry) -> SourceNode {
    mapped { inner in
      guard case .map(let entries) = inner.content else { return inner }
      var copy = inner
      copy.content = .map(entries.filter { $0 != entry })
      return copy
    }
  }

  /// With each node inside as a function makes it, the innermost first.
  private func mapped(_ body: (SourceNode) -> SourceNode) -> SourceNode {
    var copy = self
    switch content {
    case .scalar: break
    case .list(let elements): copy.content = .list(elements.map { $0.mapped(body) })
    case .map(let entries):
      copy.content = .map(
        entries.map { entry in
          var entry = entry
          entry.value = entry.value.mapped(body)
          return entry
        })
    }
    return body(copy)
  }
}
