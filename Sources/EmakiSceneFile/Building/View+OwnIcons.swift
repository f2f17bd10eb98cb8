import EmakiDrawing
import EmakiLayout
import EmakiSceneFormat

extension View {
  /// Shows the author's icons where the scene's folder of icons has those that are named.
  mutating func takeOwnIcons(_ setting: SceneSetting, at node: SourceNode) {
    guard setting.icons != nil else { return }
    image = image.map { setting.ownIcon($0, at: node) }
    guard [.tabBar, .navigationBar, .toolbar].contains(kind) else { return }
    for index in control.items.indices where control.items[index].image == nil {
      let title = control.items[index].title
      // A tab names its icon before a colon; a button of a bar is named as its icon.
      let name = kind == .tabBar ? title.prefix { $0 != ":" } : title[...]
      let named = ImageContent(
        name: String(name), size: Size(width: 24, height: 24), isSymbol: true)
      let icon = setting.ownIcon(named, at: node)
      if icon.picture != nil { control.items[index].image = icon }
    }
  }
}

extension SceneSetting {
  /// An icon with the author's drawing of its name; else as it is.
  func ownIcon(_ image: ImageContent, at node: SourceNode) -> ImageContent {
    guard let icons, image.isSymbol, image.picture == nil,
      let picture = namedFiles.icon(image.name, in: icons, at: node)
    else { return image }
    var image = image
    image.picture = picture
    image.isTemplate = true
    return image
  }

  /// Says it where the folder of icons has none of those that the scene names, as one that is not
  /// there.
  func warnOfUnusedIcons() {
    guard let icons, let folder = icons.text, !namedFiles.hasIcon(from: icons) else { return }
    log.warning(
      "no icon comes from the folder \"\(folder.shortened(to: 40))\"", at: icons.place,
      hint: "icon: rocket shows its rocket.svg; the path starts from this file's folder")
  }
}
