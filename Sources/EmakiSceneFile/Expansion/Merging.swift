import EmakiSceneFormat

/// Puts what a file says itself over what it is made from.
enum Merging {
  /// The keys whose lists grow.
  private static let lists: Set<String> = ["children", "constraints", "guides", "links"]

  /// The entries of a template with those of the file: views, constraints and links are added, of
  /// mappings the file's members win, other values are replaced.
  static func merged(
    _ own: [SourceNode.Entry], into template: [SourceNode.Entry]
  ) -> [SourceNode.Entry] {
    var entries = template
    for entry in own {
      guard let index = entries.firstIndex(where: { $0.key == entry.key }) else {
        entries.append(entry)
        continue
      }
      let template = entries[index].value
      entries[index].value =
        entry.value.isList && !lists.contains(entry.key)
        ? entry.value : merged(entry.value, into: template)
      entries[index].keyPlace = entry.keyPlace
    }
    return entries
  }

  /// Lists follow one another; members replace those of the same name.
  private static func merged(_ own: SourceNode, into template: SourceNode) -> SourceNode {
    switch (own.content, template.content) {
    case (.list(let new), .list(let old)):
      return .list(old + new, at: template.place)
    case (.map(let new), .map(let old)):
      let kept = old.map { entry in new.first { $0.key == entry.key } ?? entry }
      let added = new.filter { entry in !old.contains { $0.key == entry.key } }
      return .map(kept + added, at: template.place)
    default: return own
    }
  }
}
