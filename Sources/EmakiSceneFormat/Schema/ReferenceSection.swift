public import EmakiDrawing
import EmakiLayout
internal import EmakiLimits

/// One kind of mapping in scene files, as the reference describes it.
public struct ReferenceSection: Sendable {
  /// A key of the mapping.
  public struct Entry: Sendable {
    /// The key's name before the colon.
    public let name: String
    /// The type of its value, with an article: `a number from 0 to 1`.
    public let value: String
    /// The default where the key is absent, in words.
    public let fallback: String?
    /// Whether the key must be there.
    public let isRequired: Bool
    /// The unit of its number, such as `points`; `nil` where it has none.
    public let unit: String?
    /// One or more sentences.
    public let doc: String
  }

  /// The mapping's name in messages: `view`.
  public let name: String
  /// One sentence.
  public let doc: String
  /// Its keys without those of `base`.
  public let entries: [Entry]
  /// The section whose keys it has as well.
  public let base: String?
}

extension SceneFileReference {
  /// Every section of the format, the whole file first and the parameters of ready-made scenes
  /// last.
  public static let sections: [ReferenceSection] =
    (SceneFormat.sections + ReadyMade.all.map(\.contents.section)).map(ReferenceSection.init)

  /// The syntax of values whose form has a name, such as fonts and colours: the name, and a
  /// sentence in Markdown.
  public static var valueForms: [(name: String, form: String)] { forms }

  /// The words that `style` takes for each kind of view, the default first.
  public static var styles: [(kind: String, names: [String])] {
    ViewStyles.all.flatMap { entry in
      entry.kinds.map { (kind: $0.rawValue, names: entry.names) }
    }
  }

  /// The colours that have names; `dark` where they are others in the dark appearance.
  public static var namedColors: [(name: String, light: Color, dark: Color?)] {
    ColorText.names.compactMap { name in
      ColorText.color(of: name).map { (name: name, light: $0, dark: ColorText.dark(name)) }
    }
  }
}

extension ReferenceSection {
  package init(_ section: Section) {
    let base = Self.base(of: section)
    let inherited = Set(base?.keys.map(\.name) ?? [])
    name = section.name
    doc = section.doc
    self.base = base?.name
    entries = section.keys.filter { !inherited.contains($0.name) }.map {
      Entry($0, isRequired: section.required.contains($0.name))
    }
  }

  /// Scenes and controllers have the keys of their root views, which are not repeated.
  private static func base(of section: Section) -> Section? {
    switch section.name {
    case "file": SceneFormat.scene
    case "scene": SceneFormat.controller
    case "controller", "component", "cell alternative": SceneFormat.view
    default: nil
    }
  }
}

extension ReferenceSection.Entry {
  package init(_ key: Key, isRequired: Bool) {
    name = key.name
    value = key.shape.noun
    fallback = key.fallback
    self.isRequired = isRequired
    unit = Self.unit(of: key)
    doc = key.doc + (key.kinds.isEmpty ? "" : " For \(key.kindNames).")
  }

  /// The unit that the sentence names, or else that of lengths and times, whose ranges tell them.
  private static func unit(of key: Key) -> String? {
    if key.doc.contains("degrees") { return "degrees" }
    if key.doc.contains("points a second") { return "points per second" }
    guard case .number(let range) = key.shape else { return nil }
    if range.upperBound == InputLimit.seconds.amount { return "seconds" }
    let isLength = key.doc.containsWord("points")
    return isLength ? "points" : nil
  }
}

extension String {
  /// Whether a word of ASCII letters stands in the text, in whatever case.
  fileprivate func containsWord(_ word: String) -> Bool {
    split { !$0.isLetter }.contains { $0.lowercased() == word }
  }
}
