public import EmakiDrawing

/// A view of a running app, as a description of the app has it.
public struct DescribedElement: Sendable, Hashable {
  /// Its class or kind, such as `UILabel` or `StaticText`.
  public var kind: String
  /// The accessibility identifier; `nil` where it has none.
  public var identifier: String?
  /// The text that it shows or is called by.
  public var label: String?
  /// Where it is on the screen, in points.
  public var rect: Rect
  /// Whether it is left out, with all that is in it.
  public var isHidden = false
  /// Whether other elements are in it.
  public var hasChildren = false
  /// How deep it lies in the tree; the outermost has 0.
  public var depth: Int
}

/// A description of a running app, in one of the forms that tools print.
public enum AppDescription: String, Sendable, CaseIterable {
  /// The text that `-[UIView recursiveDescription]` returns.
  case recursiveDescription
  /// The text of `XCUIElement.debugDescription`.
  case debugDescription
  /// A tree of objects with `frame` or `AXFrame`, as `idb ui describe-all` prints it.
  case accessibilityTree

  /// The form of a text; `nil` where it is none of them.
  public init?(_ text: String) {
    let start = text.prefix(4000)
    let first = start.first { !$0.isWhitespace }
    if start.contains("frame = ("), first == "<" || start.contains("| <") {
      self = .recursiveDescription
    } else if start.contains("Element subtree:") || start.contains("}}") && start.contains(", 0x") {
      self = .debugDescription
    } else if first == "[" || first == "{", start.contains("rame\"") || text.hasPrefix("[]") {
      self = .accessibilityTree
    } else {
      return nil
    }
  }

  /// The elements of a text of this form, in its order.
  public func elements(of text: String) -> [DescribedElement] {
    switch self {
    case .recursiveDescription: ViewDescription.elements(of: text)
    case .debugDescription: ElementDescription.elements(of: text)
    case .accessibilityTree: AccessibilityTree.elements(of: text)
    }
  }
}
