internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

extension Translation {
  /// Whether a button shows which element of its menu is chosen.
  func isPopUp(_ button: XMLElement) -> Bool {
    button.flag("showsMenuAsPrimaryAction") && button.flag("changesSelectionAsPrimaryAction")
  }

  /// The title of the menu's element that is chosen: the first that is on, else the first of all;
  /// `nil` where the file has no menu, as where code makes it.
  func chosenTitle(of button: XMLElement) -> String? {
    var titled: [XMLElement] = []
    for child in button.child(key: "menu")?.list("children") ?? [] {
      child.walk { if $0.name != "menu", $0["title"]?.isEmpty == false { titled.append($0) } }
    }
    let chosen = titled.first { $0["state"] == "on" } ?? titled.first
    return chosen.flatMap { text($0, "title") }
  }

  /// Two chevrons behind the title, as UIKit draws them where the button has no image. On the
  /// canvas they have no part in the size, which is saved.
  func addPopUpMark(to view: inout View, isConfigured: Bool) {
    guard !isCanvas, view.image == nil else { return }
    let side = ((view.text?.font.size ?? 17) * 0.95).rounded()
    view.image = ImageContent(
      name: "chevron.up.chevron.down", size: Size(width: side, height: side), isSymbol: true)
    view.control.button.imageSide = .trailing
    view.imagePadding = isConfigured ? max(4, view.imagePadding ?? 0) : 4
  }
}
