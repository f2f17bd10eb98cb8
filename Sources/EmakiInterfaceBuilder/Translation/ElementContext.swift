internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

/// Where in the view tree an element stands.
struct ElementContext {
  /// The role of the element in the view around it.
  enum Role: Sendable, Hashable {
    /// The root of a scene.
    case root
    /// A subview like others.
    case subview
    /// Placed by a stack view.
    case arranged
    /// A cell of a table or collection.
    case cell
    /// The view that holds the subviews of a cell or effect view.
    case content
    /// A header, footer or background.
    case accessory
    /// Where a table's section begins, with the title above it.
    case section
    /// Where a table's section ends, with the text below it.
    case sectionEnd
  }

  /// The element's role.
  var role: Role
  /// The element around it.
  var parent: XMLElement?
  /// The element around that one.
  var grandparent: XMLElement?
  /// The id of the view around it.
  var parentID: ViewID?
  /// Its number among the children of that element.
  var number = 0

  /// A unique id for an element that has none.
  func anonymousID(_ element: XMLElement) -> String {
    let parent = parentID?.rawValue ?? "root"
    if role == .content { return "\(parent)-contentView" }
    return "\(parent)-\(element.key ?? element.name)-\(number)"
  }
}
