import EmakiLayout
import EmakiSceneFormat

extension View {
  /// Takes what stands in a bar, segmented control or search bar.
  mutating func readItems(_ nodes: [SourceNode]) {
    if nodes.isEmpty { return }
    control.items = nodes.compactMap { node in
      if kind == .tabBar { return ControlItem(node.tab, badge: node["badge"]?.text) }
      if kind == .toolbar, node.text == "flexibleSpace" {
        control.bar.hasSpaces = true
        var space = ControlItem("")
        space.space = .flexible
        return space
      }
      return (node.text ?? (node["title"] ?? node["icon"])?.text).map { ControlItem($0) }
    }
  }
}

extension SourceNode {
  /// A tab's title, with its icon's name before it where it has one: `home: Home`.
  fileprivate var tab: String {
    if let text { return text }
    let title = self["title"]?.text ?? ""
    if let icon = self["icon"]?.text { return "\(icon): \(title)" }
    // The text before a colon would be taken for an icon.
    return title.contains(":") ? ": \(title)" : title
  }

  /// The keys of items that only tabs have, for messages.
  var tabKeys: [Entry] {
    (self["items"]?.elements ?? []).flatMap(\.entries).filter { $0.key != "title" }
  }
}
