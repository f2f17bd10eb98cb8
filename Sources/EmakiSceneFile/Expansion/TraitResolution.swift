import EmakiDrawing

/// Gives values that depend on what the user has set on the device their form for one setting:
/// pairs for light and dark, system colours, and text styles.
struct TraitResolution {
  let traits: SceneTraits

  func resolved(_ node: SourceNode, of key: String = "") -> SourceNode {
    switch node.content {
    case .scalar: return scalar(node, key)
    case .list(let elements):
      let resolved = elements.map { self.resolved($0, of: key) }
      return SourceNode(content: .list(resolved), place: node.place)
    case .map(let entries):
      if let pair = pair(entries) { return resolved(pair, of: key) }
      let resolved = entries.map { entry in
        var entry = entry
        entry.value = self.resolved(entry.value, of: entry.key)
        return entry
      }
      return SourceNode(content: .map(resolved), place: node.place)
    }
  }

  /// The value for the appearance, of a mapping from both appearances.
  private func pair(_ entries: [SourceNode.Entry]) -> SourceNode? {
    let names = entries.map(\.key)
    guard names.count == 2, Set(names) == Set(Appearance.allCases.map(\.rawValue)) else {
      return nil
    }
    return entries.first { $0.key == traits.appearance.rawValue }?.value
  }

  private func scalar(_ node: SourceNode, _ key: String) -> SourceNode {
    guard let text = node.text, let new = replacement(text, key) else { return node }
    return .scalar(new, isPlain: true, at: node.place)
  }

  private func replacement(_ text: String, _ key: String) -> String? {
    let word = key.split(separator: ".").last.map(String.init) ?? key
    if word == "font", traits.textSize != .large {
      return FontWords.style(text, at: traits.textSize)
    }
    guard traits.appearance == .dark, SceneFormat.colorKeys.contains(word) else { return nil }
    return ColorText.dark(text)?.hex
  }
}

extension SceneFormat {
  /// The keys that take a colour.
  static let colorKeys: Set<String> = {
    let keys = sections.flatMap(\.keys).filter { $0.shape.takesColor }.map(\.name)
    return Set(keys).union(["output", "to"])
  }()
}

extension Shape {
  /// A colour, or one for each appearance.
  static let color = Shape.either([.phrase(.color), .object("color pair")])

  fileprivate var takesColor: Bool {
    switch self {
    case .object("color pair"), .object("gradient stop"): true
    case .either(let shapes): shapes.contains(where: \.takesColor)
    case .list(let element, _): element.takesColor
    default: false
    }
  }
}
