@testable import Emaki
@testable import EmakiSceneFormat

/// The sources of the module `Emaki` that come from the table of the format, by their names.
enum KeySources {
  static let all: [(name: String, text: String)] =
    words + kinds + methods + steps + values + [link, changes, names]

  /// A file: what it imports nothing for, in an extension or a type.
  private static func file(_ name: String, _ head: [String], _ members: [[String]]) -> (
    name: String, text: String
  ) {
    let lines =
      [note] + head + members.enumerated().flatMap { $0 == 0 ? $1 : [""] + $1 } + ["}"]
    return (name + ".swift", lines.joined(separator: "\n") + "\n")
  }

  private static let note =
    "// From the table of the format: EMAKI_RECORD=1 swift test --filter KeySourceTests"

  /// The same in several files of fewer lines.
  private static func files(_ name: String, _ head: [String], _ members: [[String]]) -> [(
    name: String, text: String
  )] {
    var parts: [[[String]]] = [[]]
    var count = 0
    for member in members {
      if count + member.count + 1 > 360 {
        parts.append([])
        count = 0
      }
      parts[parts.count - 1].append(member)
      count += member.count + 1
    }
    return parts.enumerated().map { index, part in
      file(parts.count == 1 ? name : "\(name)\(index + 1)", head, part)
    }
  }

  // MARK: Words

  private static let words: [(name: String, text: String)] = {
    let enumerations = SwiftWords.all.map { choices -> [String] in
      let cases = choices.words.map { word -> String in
        let name = SwiftWords.camel(word)
        let isSame = name == word
        return SwiftWords.identifier(name) + (isSame ? "" : " = \"\(word)\"")
      }
      let lines = SwiftLines.filled(cases, indent: 6)
      let first = "    case " + lines[0].drop { $0 == " " }
      return ["  /// The words of `\(choices.key)`."]
        + ["  public enum \(choices.name): String, SceneConvertible {"]
        + (first.count <= SwiftLines.width && lines.count == 1 ? [first] : ["    case"] + lines)
        + ["  }"]
    }
    let head = [
      "/// The words of the format, by the keys that take them.", "public enum SceneWords {",
    ]
    let phrases = SwiftWords.phrases.map { phrase -> (name: String, text: String) in
      let members = phrase.words.map { word -> [String] in
        let name = SwiftWords.camel(word)
        return [
          "    /// As in a scene file.",
          "    public static let \(SwiftWords.identifier(name)): Self = \"\(word)\"",
        ]
      }
      let whole =
        SwiftLines.doc(phrase.noun, indent: 2)
        + ["  public struct \(phrase.type): ScenePhrase {"]
        + ["    /// As a value.", "    public let sceneValue: SceneValue", ""]
        + [
          "    /// Makes it.",
          "    public init(sceneValue: SceneValue) { self.sceneValue = sceneValue }",
        ]
        + members.flatMap { [""] + $0 } + ["  }"]
      return file("SceneWords+\(phrase.type)", ["extension SceneWords {"], [whole])
    }
    return [file("SceneWords", head, enumerations)] + phrases
  }()

  // MARK: Views

  private static let kinds: [(name: String, text: String)] = {
    let all = [("View", "")] + SwiftVocabulary.kinds
    let members = all.map { name, word -> [String] in
      let shown = SwiftVocabulary.content[word]
      let doc = word.isEmpty ? "A view, or what its keys make of it." : "The kind `\(word)`."
      return ["  /// \(doc)"]
        + ["  public struct \(name): \(shown == nil ? "ContainerElement" : "ContentElement") {"]
        + ["    /// The word for it.", "    public static let kind = \"\(word)\""]
        + (shown.map {
          ["    /// The key of what it shows.", "    public static let shown = \"\($0)\""]
        }
          ?? [])
        + ["    /// What was said of it.", "    public var entries: SceneEntries"]
        + [
          "    /// Makes it.", "    public init(entries: SceneEntries) { self.entries = entries }",
        ]
        + ["  }"]
    }
    return files(
      "SceneViews", ["/// The kinds of views.", "public enum SceneViews {"], members
    ).enumerated().map { index, file in
      index == 0
        ? file
        : (
          file.name,
          file.text.replacing(
            "/// The kinds of views.\npublic enum SceneViews {", with: "extension SceneViews {")
        )
    }
  }()

  private static let methods: [(name: String, text: String)] = {
    let view = SwiftVocabulary.viewKeys.flatMap { method(SwiftMethod($0, in: "view")) }
    let controller = SwiftVocabulary.controllerKeys.flatMap {
      method(SwiftMethod($0, in: "controller"))
    }
    let scene = SwiftVocabulary.sceneKeys.flatMap { method(SwiftMethod($0, in: "scene")) }
    return files("ViewElement+Keys", ["extension ViewElement {"], view)
      + files("ControllerElement+Keys", ["extension ControllerElement {"], controller)
      + files("Scene+Keys", ["extension SceneStatements.Scene {"], scene)
  }()

  private static func method(_ method: SwiftMethod) -> [[String]] {
    let name = SwiftWords.identifier(method.key.name)
    let doc = SwiftLines.doc(method.key.doc, indent: 2)
    var methods: [[String]] = []
    if let type = method.type {
      let isTrue = type == .bool ? " = true" : ""
      let value =
        type == .view ? "_ value: some ViewElement" : "_ value: \(type.name)\(isTrue)"
      methods.append(
        doc
          + SwiftLines.call("public func \(name)", [value], " -> Self {", indent: 2)
          + ["    setting(\"\(method.key.name)\", value)", "  }"])
    }
    if let section = method.section {
      methods.append(
        SwiftLines.doc(method.key.doc, indent: 2)
          + SwiftLines.call(
            "public func \(name)", parameters(section), " -> Self {", indent: 2)
          + mapLines("let value = SceneValue.map", section, indent: 4)
          + ["    return setting(\"\(method.key.name)\", value)", "  }"])
    }
    return methods
  }

  private static func parameters(_ section: Section) -> [String] {
    SwiftSignature(section).parameters.map { parameter in
      let label = SwiftWords.identifier(parameter.label)
      switch parameter.type {
      case .changes: return "@ChangeBuilder \(label): () -> SceneChanges = { SceneChanges() }"
      case .steps: return "@StepBuilder \(label): () -> SceneSteps = { SceneSteps() }"
      case .view: return "\(label): (any ViewElement)? = nil"
      default:
        return parameter.isRequired
          ? "\(label): \(parameter.type.name)" : "\(label): \(parameter.type.name)? = nil"
      }
    }
  }

  private static func pairs(_ section: Section) -> [String] {
    SwiftSignature(section).parameters.map { parameter in
      let value = SwiftWords.identifier(parameter.label)
      return "(\"\(parameter.key.name)\", \(value)\(parameter.type.isClosure ? "().given" : ""))"
    }
  }

  private static func mapLines(_ head: String, _ section: Section, indent: Int) -> [String] {
    SwiftLines.call(head, pairs(section), "", indent: indent)
  }

  // MARK: Steps

  private static let steps: [(name: String, text: String)] = {
    let members = SwiftVocabulary.steps.map { name, key -> [String] in
      SwiftLines.doc(key.doc, indent: 2)
        + ["  public struct \(name): StepElement {"]
        + ["    /// What was said of it.", "    public var entries: SceneEntries"]
        + inits(key) + ["  }"]
    }
    return files(
      "SceneMotionSteps", ["/// The steps of motions.", "public enum SceneMotionSteps {"], members
    ).enumerated().map { index, file in
      index == 0
        ? file
        : (
          file.name,
          file.text.replacing(
            "/// The steps of motions.\npublic enum SceneMotionSteps {",
            with: "extension SceneMotionSteps {")
        )
    }
  }()

  private static func inits(_ key: Key) -> [String] {
    let method = SwiftMethod(key, in: "step")
    var lines: [String] = []
    if let type = method.type {
      let value =
        type == .steps ? "@StepBuilder _ value: () -> SceneSteps" : "_ value: \(type.name)"
      let call = type == .steps ? "value()" : "value"
      lines += ["", "    /// Makes it."]
      lines += ["    public init(\(value)) {"]
      lines += ["      entries = SceneEntries((\"\(key.name)\", \(call)))", "    }"]
    }
    if let section = method.section {
      lines += ["", "    /// Makes it."]
      lines += SwiftLines.call("public init", parameters(section), " {", indent: 4)
      lines += mapLines("let value = SceneValue.map", section, indent: 6)
      lines += ["      entries = SceneEntries((\"\(key.name)\", value))", "    }"]
    }
    return lines
  }

  // MARK: Links

  private static let link: (name: String, text: String) = {
    guard let section = SceneFormat.section("link") else { return ("", "") }
    let member =
      SwiftLines.doc(section.doc, indent: 2)
      + ["  public struct Link: SceneStatement {"]
      + ["    /// As parts of a screen.", "    public let content: SceneContent"]
      + ["", "    /// Makes a link."]
      + SwiftLines.call("public init", parameters(section), " {", indent: 4)
      + mapLines("let value = SceneValue.map", section, indent: 6)
      + ["      content = SceneContent([.element(\"links\", value.node)])", "    }", "  }"]
    return file("SceneStatements+Link", ["extension SceneStatements {"], [member])
  }()

  // MARK: Values and changes

  private static let values: [(name: String, text: String)] = {
    let members = SwiftVocabulary.valueSections.map { section -> [String] in
      let name = SwiftWords.identifier(SwiftWords.camel(section.name))
      return SwiftLines.doc(section.doc, indent: 2)
        + SwiftLines.call(
          "public static func \(name)", parameters(section), " -> SceneValue {", indent: 2)
        + mapLines(".map", section, indent: 4) + ["  }"]
    }
    return files("SceneValue+Sections", ["extension SceneValue {"], members)
  }()

  private static let changes: (name: String, text: String) = {
    var view = SceneFormat.viewChange
    view.keys.removeAll { $0.name == "pin" }
    let calls = [(view, "callAsFunction"), (SceneFormat.constraintChange, "callAsFunction")]
    let parts = ["transform", "pin", "contentInset"].compactMap { key -> (Section, String)? in
      SceneFormat.section(key == "contentInset" ? "insets" : key).map { ($0, key) }
    }
    let members = (calls + parts).map { section, name -> [String] in
      let isWhole = name == "callAsFunction"
      var section = section
      section.required = []
      let prefix = isWhole ? "" : name + "."
      var pairs = SwiftSignature(section).parameters.map {
        "(\"\(prefix)\($0.key.name)\", \(SwiftWords.identifier($0.label)))"
      }
      pairs[pairs.count - 1] += ","
      let doc =
        isWhole
        ? section.doc : "What a motion or state can change of a view's `\(name)`, each by itself."
      return SwiftLines.doc(doc, indent: 2)
        + SwiftLines.call(
          "public func \(name)", parameters(section), " -> SceneChange {", indent: 2)
        + ["    SceneChange(", "      self,", "      ["]
        + SwiftLines.filled(pairs, indent: 8) + ["      ])", "  }"]
    }
    let properties = SwiftVocabulary.members.map { word in
      [
        "  /// Its `\(word)`.",
        "  public var \(SwiftWords.identifier(word)): SceneValue { member(\"\(word)\") }",
      ]
    }
    return file("SceneValue+Changes", ["extension SceneValue {"], members + properties)
  }()

  // MARK: Names

  private static let names: (name: String, text: String) = {
    let views = (["View"] + SwiftVocabulary.kinds.map(\.name)).map { ($0, "SceneViews") }
    let steps = SwiftVocabulary.steps.map { ($0.name, "SceneMotionSteps") }
    let statements = [
      "Scene", "Controller", "Component", "Constraint", "State", "Motion", "Link", "Segue",
      "Reaction", "Change",
    ].map { ($0, "SceneStatements") }
    let words = SwiftWords.phrases.filter { $0.type != "Style" }.map { ($0.type, "SceneWords") }
    let members = (views + steps + statements + words).map { name, home in
      [
        "  /// As in the format.",
        "  public typealias \(name) = \(home).\(name)",
      ]
    }
    return file("Screen+Names", ["extension Screen {"], members)
  }()
}
