import EmakiDrawing
import EmakiText

/// Reads accessibility trees as JSON: objects with a frame on the screen, a label, and children.
///
/// `idb ui describe-all` prints them with `AXFrame`, `AXLabel` and `AXUniqueId`; others have `frame` as
/// an object or four numbers, `label` and `identifier`.
enum AccessibilityTree {
  static func elements(of text: String) -> [DescribedElement] {
    guard let json = JSONValue(bytes: Array(text.utf8)) else { return [] }
    var elements: [DescribedElement] = []
    collect(json, 0, &elements)
    return elements
  }

  private static func collect(_ json: JSONValue, _ depth: Int, _ elements: inout [DescribedElement])
  {
    guard depth < 200 else { return }
    if case .array(let values) = json {
      for value in values { collect(value, depth, &elements) }
      return
    }
    let children = children(of: json)
    if let rect = rect(of: json) {
      elements.append(
        DescribedElement(
          kind: text(json, ["type", "role", "AXRole", "elementType"]) ?? "element",
          identifier: text(json, ["AXUniqueId", "identifier", "accessibilityIdentifier", "id"]),
          label: text(json, ["AXLabel", "label", "accessibilityLabel", "title", "name"]),
          rect: rect, hasChildren: !children.isEmpty, depth: depth))
    }
    for child in children { collect(child, depth + 1, &elements) }
  }

  private static func children(of json: JSONValue) -> [JSONValue] {
    ["children", "AXChildren", "elements"].flatMap { json[$0]?.elements ?? [] }
  }

  private static func text(_ json: JSONValue, _ keys: [String]) -> String? {
    for key in keys {
      if let text = json[key]?.string, !text.isEmpty { return text }
    }
    return nil
  }

  private static func rect(of json: JSONValue) -> Rect? {
    if let text = json["AXFrame"]?.string, let rect = ElementDescription.frame(text[...]) {
      return rect
    }
    guard let frame = json["frame"] ?? json["rect"] else { return nil }
    if let text = frame.string { return ElementDescription.frame(text[...]) }
    let listed = frame.elements.compactMap(\.number)
    let named = ["x", "y", "width", "height"].compactMap { frame[$0]?.number }
    let numbers = listed.count == 4 ? listed : named
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
