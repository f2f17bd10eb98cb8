internal import EmakiLayout
internal import EmakiXML

/// The layout items that the object ids in constraints refer to.
struct LayoutItems: Sendable {
  private var items: [String: LayoutItem] = [:]

  /// Finds the views and guides of a document.
  init(_ root: XMLElement) {
    add(root, owner: nil)
  }

  /// The view or guide of this object id.
  subscript(_ id: String) -> LayoutItem? { items[id] }

  private mutating func add(_ element: XMLElement, owner: ViewID?) {
    if element.name == "connections" { return }
    var inner = owner
    if let id = element.id {
      let view = ViewID(id)
      if Self.guides.contains(element.name), let owner {
        items[id] = Self.guide(element, of: owner)
      } else if element.name == "layoutGuide" {
        items[id] = .guide(view)
      } else if Self.isView(element) {
        items[id] = .view(view)
        inner = view
      } else if element.name == "layoutGuides" || element.child("layoutGuides") != nil {
        addControllerGuides(element)
      }
    }
    for child in element.children { add(child, owner: inner) }
  }

  /// Whatever has a frame or a known name counts, so that a view of an unknown kind can be meant.
  static func isView(_ element: XMLElement) -> Bool {
    ElementKinds[element.name] != nil || element.child("rect", key: "frame") != nil
  }

  /// The guides that a view has of itself.
  private static let guides: Set = ["viewLayoutGuide", "keyboardLayoutGuide"]

  private static func guide(_ element: XMLElement, of view: ViewID) -> LayoutItem {
    switch element.key {
    case "contentLayoutGuide": .content(of: view)
    case "frameLayoutGuide": .frame(of: view)
    case "layoutMarginsGuide", "readableContentGuide", "layoutMargins", "readableContent":
      .margins(of: view)
    // While the keyboard is away, its guide is the strip below the safe area.
    case "keyboard": .bottomGuide(of: view)
    default: .safeArea(of: view)
    }
  }

  private mutating func addControllerGuides(_ controller: XMLElement) {
    guard let root = controller.children.first(where: { $0.key == "view" })?.id else { return }
    for guide in controller.list("layoutGuides") {
      guard let id = guide.id else { continue }
      items[id] =
        guide["type"] == "bottom"
        ? .bottomGuide(of: ViewID(root))
        : .topGuide(of: ViewID(root))
    }
  }
}
