/// One line or length of one view or guide.
public struct Anchor: Sendable, Hashable {
  /// The view or guide.
  public var item: LayoutItem
  /// The line or length of it.
  public var attribute: LayoutAttribute

  /// Makes an anchor of a view or guide.
  public init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Makes an anchor of a view.
  public init(_ view: ViewID, _ attribute: LayoutAttribute) {
    self.init(.view(view), attribute)
  }
}

/// The view or guide that a constraint can refer to.
public enum LayoutItem: Sendable, Hashable {
  /// A view's alignment rectangle.
  case view(ViewID)
  /// The part of a view that bars, notch and home indicator leave free.
  case safeArea(of: ViewID)
  /// A view inside its margins.
  case margins(of: ViewID)
  /// A scroll view's content, in content coordinates.
  case content(of: ViewID)
  /// A scroll view's frame.
  case frame(of: ViewID)
  /// The strip under the top bars of a controller's root view (before iOS 11).
  case topGuide(of: ViewID)
  /// The strip over the bottom bars of a controller's root view (before iOS 11).
  case bottomGuide(of: ViewID)
  /// A guide that a view declares in `guides`.
  case guide(ViewID)
}

/// The lines and lengths of a rectangle, named as in UIKit.
public enum LayoutAttribute: String, Sendable, Hashable, CaseIterable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The edge where lines of text start.
  case leading
  /// The edge where lines of text end.
  case trailing
  /// The width.
  case width
  /// The height.
  case height
  /// The horizontal middle.
  case centerX
  /// The vertical middle.
  case centerY
  /// The baseline of the last line of text.
  case lastBaseline
  /// The baseline of the first line of text.
  case firstBaseline
  /// The left edge inside the margins.
  case leftMargin
  /// The right edge inside the margins.
  case rightMargin
  /// The top edge inside the margins.
  case topMargin
  /// The bottom edge inside the margins.
  case bottomMargin
  /// The leading edge inside the margins.
  case leadingMargin
  /// The trailing edge inside the margins.
  case trailingMargin
  /// The horizontal middle between the margins.
  case centerXWithinMargins
  /// The vertical middle between the margins.
  case centerYWithinMargins
}

/// A rectangle that is placed by constraints and not drawn.
public struct LayoutGuide: Sendable, Hashable {
  /// The name by which constraints know it.
  public var id: ViewID

  /// Makes a guide.
  public init(id: ViewID) {
    self.id = id
  }
}
