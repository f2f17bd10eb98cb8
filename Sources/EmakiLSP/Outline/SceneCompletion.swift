import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiSceneFormat
import EmakiScenes

/// A completion at a position of a scene file.
struct SceneCompletion: Sendable {
  /// The kind of completion.
  enum Kind: Sendable, Hashable {
    /// A key of a kind of mapping.
    case key(section: String)
    /// A name defined in the file.
    case name(SceneNameKind)
    /// A colour.
    case color
    /// One of the words of a key.
    case word
  }

  /// The text to insert.
  let text: String
  /// The kind of completion.
  let kind: Kind
  /// The value that stands after a key, or the thing that has a name, in a few words.
  let detail: String
  /// One or more sentences; empty where there is nothing to say.
  var doc = ""
}

/// The completions at the position of the cursor.
struct SceneCompletions: Sendable {
  /// The completions from the file itself and its format, in their order.
  var items: [SceneCompletion] = []
  /// The span of the begun word, which is replaced.
  var span: SceneSpan
  /// Whether the name of a file is wanted.
  var wantsFile = false
  /// Whether the name of an icon is wanted.
  var wantsIcon = false

  fileprivate var isEmpty: Bool { items.isEmpty && !wantsFile && !wantsIcon }
}

extension SceneOutline {
  /// A word that nobody writes: where it is found again, that is what is to be completed.
  private static let mark = "emakiMark"

  /// The completions at a position. Columns count Unicode scalars from 0.
  func completions(line number: Int, column: Int) -> SceneCompletions {
    var result = SceneCompletions(span: SceneSpan(line: number, start: column, end: column))
    guard (0..<text.source.lineCount).contains(number) else { return result }
    let line = Array(text.source.line(number + 1).unicodeScalars)
    let place = min(column, line.count)
    let start = line[..<place].lastIndex { !Self.isWord($0) }.map { $0 + 1 } ?? 0
    let end = line[place...].firstIndex { !Self.isWord($0) } ?? line.count
    result.span = SceneSpan(line: number, start: start, end: end)
    let (before, after) = (Self.string(line[..<start]), Self.string(line[end...]))
    if let slot = slot(at: result.span, isValue: Self.isValuePlace(before)) {
      fill(&result, slot, asKey: true)
    }
    if result.isEmpty { fill(&result, before, after) }
    result.items.removeAll { $0.text.contains(Self.mark) }
    return result
  }

  /// The slot at a word of the text as it is, with the mark instead of the word; `nil` where the
  /// word may be meant to become something else.
  private func slot(at word: SceneSpan, isValue: Bool) -> OutlineSlot? {
    guard word.start < word.end, !brokenLines.contains(word.line),
      var slot = slots.first(where: { slot in
        slot.span.line == word.line && slot.span.start <= word.start && word.end <= slot.span.end
      })
    else { return nil }
    let isWhole = slot.span == word
    switch slot.content {
    case .change: break
    case .key(let key, let section, let present):
      if isValue { return nil }
      slot.content = .key(key, section: section, present: present.filter { $0 != slot.text })
    case .value: if isWhole, !isValue { return nil }
    }
    let scalars = Array(slot.text.unicodeScalars)
    let (start, end) = (word.start - slot.span.start, word.end - slot.span.start)
    slot.text = Self.string(scalars[..<start]) + Self.mark + Self.string(scalars[end...])
    return slot
  }

  /// Reads the text with the mark in what its line may be meant to become.
  private func fill(_ result: inout SceneCompletions, _ before: String, _ after: String) {
    let number = result.span.line
    var lines = (1...text.source.lineCount).map { text.source.line($0) }
    for attempt in Self.attempts(before, after) {
      lines[number] = before + Self.mark + attempt.rest
      let marked = SceneText(lines.joined(separator: "\n"), file: text.source.file)
      let outline = SceneOutline(marked)
      let slot = outline.slots.first { slot in
        slot.span.line == number && slot.text.contains(Self.mark)
      }
      if let slot { outline.fill(&result, slot, asKey: attempt.isKey) }
      if !result.isEmpty { return }
    }
  }

  /// The lines that this one may be meant to become, with the mark as a key or as a value: as it
  /// is, with the comma that is still missing, or with its brackets closed.
  private static func attempts(
    _ before: String, _ after: String
  ) -> [(isKey: Bool, rest: String)] {
    let hasColon = after.drop { $0 == " " }.first == ":"
    let closing = closers(of: before)
    var keys = [hasColon ? after : ": ~" + (",]}".contains(after.first ?? " ") ? after : "")]
    if !hasColon, !closing.isEmpty { keys += [": ~," + after, ": ~" + closing] }
    let values = [after] + (closing.isEmpty ? [] : [after + closing])
    let asKeys = keys.map { (isKey: true, rest: $0) }
    let asValues = values.map { (isKey: false, rest: $0) }
    return isValuePlace(before) ? asValues + asKeys : asKeys + asValues
  }

  /// The brackets that close those still open at the end of a text.
  private static func closers(of text: String) -> String {
    var open: [Character] = []
    for character in text {
      switch character {
      case "{": open.append("}")
      case "[": open.append("]")
      case "}", "]": if open.last == character { open.removeLast() }
      default: break
      }
    }
    return String(open.reversed())
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
      || scalar == "-" || scalar == "$"
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  /// Whether the text before a position asks for a value, and not for a key.
  private static func isValuePlace(_ before: String) -> Bool {
    let last = before.last { !" \"'".contains($0) }
    return last == ":" || last == "[" || last == "." || last == "="
      || (last == ","
        && before.lastIndex(of: "[") ?? before.startIndex
          > before.lastIndex(of: "{") ?? before.startIndex)
  }

  private func fill(_ result: inout SceneCompletions, _ slot: OutlineSlot, asKey: Bool) {
    switch slot.content {
    case .key(_, let section, let present) where asKey:
      result.items = section.keys.filter { !present.contains($0.name) }.map { key in
        SceneCompletion(
          text: key.name, kind: .key(section: section.name), detail: key.shape.noun, doc: key.doc)
      }
    case .key: break
    case .change: result.items = changes(slot.text)
    case .value(let forms, let key, let section):
      result.items = values(forms, of: key, section: section, slot.text)
      result.wantsIcon = key.name == "icon"
      result.wantsFile = Self.fileKeys.contains("\(section).\(key.name)")
    }
  }

  /// The keys whose texts are paths.
  private static let fileKeys: Set<String> = Set(
    ["import", "data", "storyboard"].flatMap { ["file.\($0)", "scene.\($0)"] }
      + ["data.file", "storyboard.file", "view.image", "image.name"])

  // MARK: Values

  private func values(
    _ forms: [EmakiSceneFormat.Shape], of key: Key, section: String, _ text: String
  ) -> [SceneCompletion] {
    if forms.contains(where: \.isEquation)
      || NamingKeys.expressions.contains("\(section).\(key.name)")
    {
      return expression(text, isEquation: forms.contains(where: \.isEquation))
    }
    var items = forms.flatMap { Self.words($0) }
    if section == "pin", key.name == "to" {
      items += ["superview", "safeArea", "margins"].map { Self.word($0) }
    }
    if let kind = NamingKeys.kind(section, key.name) { items += defined(kind) }
    return items
  }

  private static func words(_ shape: EmakiSceneFormat.Shape) -> [SceneCompletion] {
    switch shape {
    case .bool: return ["true", "false"].map { word($0) }
    case .choice(let choices):
      return choices.flatMap { [$0.name] + $0.aliases }.map { word($0) }
    case .phrase(let phrase):
      switch phrase.noun {
      case Phrase.color.noun:
        return ColorText.names.map { SceneCompletion(text: $0, kind: .color, detail: "colour") }
      case Phrase.device.noun: return Device.all.map { word($0.identifier, $0.name) }
      case Phrase.curve.noun: return TimingCurve.named.map { word($0.name) }
      case Phrase.font.noun:
        return FontWords.styles.map { word($0.0) } + FontWords.weights.map { word($0.name) }
      default: return []
      }
    default: return []
    }
  }

  private static func word(_ text: String, _ detail: String = "") -> SceneCompletion {
    SceneCompletion(text: text, kind: .word, detail: detail)
  }

  /// The names of a kind that the file defines.
  private func defined(_ kind: SceneNameKind) -> [SceneCompletion] {
    var seen: Set<String> = []
    return names.filter { $0.isDefinition && $0.kind == kind && seen.insert($0.name).inserted }
      .map { SceneCompletion(text: $0.name, kind: .name(kind), detail: kind.rawValue) }
  }

  /// Completions in an equation: behind a dot a line of a view, else a view or a number's name.
  private func expression(_ text: String, isEquation: Bool) -> [SceneCompletion] {
    if isBehindDot(text) {
      return isEquation
        ? LayoutAttribute.allCases.map { Self.word($0.rawValue) }
        : PropertyKey.all.map { Self.word($0.change.name) }
    }
    let others = isEquation ? ["superview", "safeArea", "margins"].map { Self.word($0) } : []
    return defined(.view) + others + defined(isEquation ? .metric : .constraint)
  }

  /// Completions for the target of a change: behind a dot a property, else views, constraints and
  /// states.
  private func changes(_ text: String) -> [SceneCompletion] {
    if isBehindDot(text) {
      return PropertyKey.all.map { entry in
        SceneCompletion(
          text: entry.change.name, kind: .key(section: SceneFormat.viewChange.name),
          detail: entry.change.shape.noun, doc: entry.change.doc)
      }
    }
    return defined(.view) + defined(.constraint) + defined(.state)
  }

  private func isBehindDot(_ text: String) -> Bool { text.contains("." + Self.mark) }
}
