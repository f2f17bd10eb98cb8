internal import EmakiLimits
internal import EmakiXML

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
      return otherSystem("macOS", root)
    }
    if target.contains("watchKit") || target.contains("WatchKit") {
      return otherSystem("watchOS", root)
    }
    if target.contains("AppleTV") { return otherSystem("tvOS", root) }
    return longText(in: root)
  }

  private static func longText(in root: XMLElement) -> XMLFault? {
    var bytes = 0
    var tooMuch: XMLFault?
    func count(_ element: XMLElement) {
      for key in ["text", "title", "placeholder"] { bytes += element[key]?.utf8.count ?? 0 }
      if ["string", "mutableString", "fragment"].contains(element.name) {
        bytes += element.text.utf8.count + (element["content"]?.utf8.count ?? 0)
      }
      if bytes > InputLimit.documentBytes.most, tooMuch == nil {
        tooMuch = XMLFault(
          InputLimit.documentBytes.excess, at: element.place,
          hint: "a text as long as a book is better read from a file by the app")
      }
      for child in element.children where tooMuch == nil { count(child) }
    }
    count(root)
    return tooMuch
  }

  private static func otherSystem(_ name: String, _ root: XMLElement) -> XMLFault {
    XMLFault(
      "this document is for \(name); only iOS is laid out", at: root.place,
      hint: "storyboards and xibs of an iOS target have a type with “CocoaTouch”")
  }
}
