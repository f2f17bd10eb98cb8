import EmakiDrawing
import EmakiLayout
import EmakiSceneFormat

/// Gives values that depend on the device, or on the user's settings there, their form for one
/// setting: pairs for small and large screens, for light and dark, system colours, and text styles.
struct TraitResolution {
  /// The user's settings; `nil` leaves what depends on it.
  var traits: SceneTraits?
  /// The device; `nil` leaves what depends on it.
  var room: SceneRoom?

  /// A node with the values for the setting; itself where nothing in it depends on that.
  func resolved(_ node: SourceNode, of key: String = "") -> SourceNode {
    let changesTexts = traits.map { $0 != SceneTraits() } ?? false
    if !changesTexts, node.traitPairs.isDisjoint(with: pairs) { return node }
    return written(node, of: key)
  }

  /// The pairs of which one value is chosen.
  private var pairs: Set<TraitPair> {
    var pairs: Set<TraitPair> = room == nil ? [] : [.widthClass, .orientation]
    if traits != nil { pairs.insert(.appearance) }
    return pairs
  }

  private func written(_ node: SourceNode, of key: String) -> SourceNode {
    switch node.content {
    case .scalar: return scalar(node, key)
    case .list(let elements):
      // Constraints have names.
      let key = key == "constraints" ? Self.changes : key
      return .list(elements.map { written($0, of: key) }, at: node.place)
    case .map(let entries):
      let pair = node.traitPair.flatMap { Self.names(entries, after: key) ? nil : $0 }
      if let pair, let chosen = chosen(of: entries, pair) { return written(chosen, of: key) }
      return node.mapEntries { entry in
        let name = pair != nil ? key : key == "states" ? Self.changes : entry.key
        entry.value = written(entry.value, of: name)
      }
    }
  }

  /// Whether the keys of a mapping are names that the user chose, and no cases of a pair. No
  /// constraint that has a name is a list.
  private static func names(_ entries: [SourceNode.Entry], after key: String) -> Bool {
    guard SceneFormat.namingKeys.contains(key) else { return false }
    return key != "constraints" || !entries.allSatisfy(\.value.isList)
  }

  /// The key of what has names of views.
  private static let changes = "changes"

  private func chosen(of entries: [SourceNode.Entry], _ pair: TraitPair) -> SourceNode? {
    let name =
      switch pair {
      case .appearance: traits?.appearance.rawValue
      case .widthClass: room?.widthClass.rawValue
      case .orientation: room?.orientation.rawValue
      }
    return name.map { entries[entries[0].key == $0 ? 0 : 1].value }
  }

  private func scalar(_ node: SourceNode, _ key: String) -> SourceNode {
    guard let text = node.text, let new = replacement(text, key) else { return node }
    return .scalar(new, isPlain: true, at: node.place)
  }

  private func replacement(_ text: String, _ key: String) -> String? {
    guard let traits, traits != SceneTraits() else { return nil }
    let word = key.split(separator: ".").last.map(String.init) ?? key
    if word == "font", traits.textSize != .large {
      return FontWords.style(text, at: traits.textSize)
    }
    guard traits.appearance == .dark, SceneFormat.colorKeys.contains(word) else { return nil }
    return ColorText.dark(text)?.hex
  }
}
