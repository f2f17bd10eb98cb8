/// Tells Interface Builder documents of iOS apps from other XML.
enum DocumentCheck {
  /// Why a document cannot be read, or `nil` where it can.
  static func fault(of root: XMLElement) -> XMLFault? {
    if root.name == "archive" {
      return XMLFault(
        "this was saved by Xcode 4", at: root.place, hint: "open it in Xcode 5 or later and save")
    }
    guard root.name == "document" else {
      return XMLFault(
        "this is no Interface Builder document: its root is “\(root.name)”", at: root.place,
        hint: "a .storyboard or .xib starts with <document>")
    }
    let target = (root["targetRuntime"] ?? "") + (root["type"] ?? "")
    if target.contains("MacOSX") || target.contains("Cocoa.XIB") && !target.contains("CocoaTouch")
      || target.contains("3.Cocoa.")
    {
      return XMLFault("this document is for macOS; only iOS is laid out", at: root.place)
    }
    if target.contains("watchKit") || target.contains("WatchKit") {
      return XMLFault("this document is for watchOS; only iOS is laid out", at: root.place)
    }
    return nil
  }
}
